/** What the last look-up saw of each order, and when the earlier ones were. */
import { type Icon, IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconHelpCircle } from '@tabler/icons-react';
import type { OrderReference } from '../../src-preload/contract/change.ts';
import type { OrderEvidence, WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import { orderName } from '../ui/order-name.ts';
import { reachedByKeys } from '../ui/reached-by-keys.ts';
import { remarkWords } from '../ui/remark-words.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { exactTimeWords, TimeAgo } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import styles from './in-doubt-screen.module.css';
import { seenWords } from './in-doubt-words.ts';

const ICONS: Readonly<Record<OrderEvidence['seen'], Icon>> = {
  done: IconCircleCheck,
  'not-done': IconCircleDashed,
  'held-by-other': IconAlertTriangle,
  'cannot-tell': IconHelpCircle,
};

/** A write that names no orders is looked up as a whole, under the id 0. */
function everyUnshipped(): OrderReference {
  return { orderId: 0, orderNumber: say('in-doubt.evidence.every-unshipped') };
}

export function Evidence({ write: { orders: named, readings } }: { readonly write: WriteInDoubt }) {
  const orders = named.length === 0 ? [everyUnshipped()] : named;
  const last = readings.at(-1);
  const byOrder = new Map(last?.orders.map((evidence) => [evidence.orderId, evidence]));
  return (
    <div className={styles.evidence}>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of fields it is not */}
      <div role="group" aria-label={say('in-doubt.evidence.label')} className={styles.tableFrame} ref={reachedByKeys}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('in-doubt.evidence.order')}</th>
              <th scope="col">{say('in-doubt.evidence.seen')}</th>
              <th scope="col">{say('in-doubt.evidence.showed')}</th>
              <th scope="col">{say('in-doubt.evidence.read')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.orderId}>
                <td className="mono">{orderName(order)}</td>
                <SeenCells evidence={byOrder.get(order.orderId)} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {readings.length > 1 && (
        <p className="muted small">
          {say('in-doubt.evidence.times', {
            count: readings.length,
            times: readings.map(({ readAt }) => exactTimeWords(readAt)).join(' · '),
          })}
        </p>
      )}
    </div>
  );
}

function SeenCells({ evidence }: { readonly evidence: OrderEvidence | undefined }) {
  if (evidence === undefined) {
    return (
      <td colSpan={3} className="muted">
        {say('in-doubt.evidence.none')}
      </td>
    );
  }
  const { word, tone } = seenWords(evidence.seen);
  return (
    <>
      <td>
        <StatusBadge tone={tone} icon={ICONS[evidence.seen]}>
          {word}
        </StatusBadge>
      </td>
      <td>{evidence.showed === undefined ? evidence.words : remarkWords(evidence.showed)}</td>
      <td className={styles.when}>
        <TimeAgo at={evidence.readAt} />
      </td>
    </>
  );
}

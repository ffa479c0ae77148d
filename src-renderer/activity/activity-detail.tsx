/** One entry of the activity: which orders it was about, and why it failed where it did. */
import type { ActivityDetail, ActivityEntry } from '../../src-preload/contract/activity.ts';
import { TryAgain } from '../bench/try-again.tsx';
import { useOperation } from '../server-state.ts';
import { Described, Dialog } from '../ui/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { orderName } from '../ui/order-name.ts';
import { reachedByKeys } from '../ui/reached-by-keys.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { exactTimeWords } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import styles from './activity-screen.module.css';
import { aboutWords, isAttempt, kindWords, outcomeWords, withoutOrdersWords } from './activity-words.ts';

interface ActivityDetailDialogProps {
  /** Null: no entry is shown. */
  readonly entry: ActivityEntry | null;
  readonly onClosed: () => void;
}

export function ActivityDetailDialog({ entry, onClosed }: ActivityDetailDialogProps) {
  const title = entry === null ? '' : entryLabel(entry);
  return (
    <Dialog opened={entry !== null} onClosed={onClosed} title={title} described={false}>
      {entry !== null && <ReadDetail entry={entry} onClosed={onClosed} />}
    </Dialog>
  );
}

/** 'Archive of Practice North'; 'Print' of a sheet, which is of no account. */
export function entryLabel({ kind, accountLabel }: ActivityEntry): string {
  return accountLabel === ''
    ? kindWords(kind)
    : say('activity.entry', { kind: kindWords(kind), account: accountLabel });
}

function ReadDetail({ entry, onClosed }: { readonly entry: ActivityEntry; readonly onClosed: () => void }) {
  const { activityId } = entry;
  const { data, error, refetch } = useOperation('activity.get', { activityId });
  const isRead = data !== undefined && data !== null;
  return (
    <>
      {error !== null && <FailureNotice failure={error.failure} onRepeat={() => void refetch()} />}
      {error === null && !isRead && <SkeletonRows count={4} label={say('activity.detail.reading')} />}
      {isRead && <Detail detail={data} onClosed={onClosed} />}
    </>
  );
}

function Detail({ detail, onClosed }: { readonly detail: ActivityDetail; readonly onClosed: () => void }) {
  const { entry, orders, notDone, failure } = detail;
  const about = aboutWords(entry);
  const none = withoutOrdersWords(entry.kind);
  return (
    <div className={styles.detail}>
      <Described>
        <p>
          {[outcomeWords(entry.outcome).word, exactTimeWords(entry.at), about]
            .filter((words) => words !== '')
            .join(' · ')}
        </p>
        {failure !== null && (
          <FailureNotice failure={failure}>
            {isAttempt(entry) && entry.accountId !== null && (
              <TryAgain accountId={entry.accountId} orders={orders} onLeave={onClosed} />
            )}
          </FailureNotice>
        )}
      </Described>
      {orders.length === 0 ? (
        none !== '' && <p>{none}</p>
      ) : (
        <ul className={styles.orders} aria-label={say('activity.detail.orders')} ref={reachedByKeys}>
          {orders.map((order) => (
            <li key={order.orderId}>
              <span className="mono">{orderName(order)}</span>
              <p>{order.receiverName}</p>
              {notDone.includes(order.orderId) && <p className="muted">{say('activity.detail.not-done')}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

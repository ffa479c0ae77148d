/** A pasted or scanned list of order numbers, tracking numbers or ids: looked up, judged line by line, then selected. */
import { Button, Textarea } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { Order, ResolvedCode } from '../../../src-preload/contract/order.ts';
import { useSelectionStore } from '../../bench/selection-store.ts';
import { useScanTaker } from '../../scanner/scan-taker.ts';
import { useChange } from '../../server-state.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { showNotice } from '../../ui/notices-store.ts';
import { failureInList } from '../../ui/show-failure.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { orderCount } from '../order-words.ts';
import styles from './changes.module.css';

/** As many as main looks up at once. */
const MOST_CODES = 500;

export function ListOfCodes({ account, onClosed }: { readonly account: Account; readonly onClosed: () => void }) {
  const [typed, setTyped] = useState('');
  const lookUp = useChange('orders.resolveCodes');
  const codes = codesIn(typed);
  const resolved = lookUp.data ?? [];
  const found = resolved.flatMap(onlyMatch);
  useScanTaker((code) => {
    lookUp.reset();
    setTyped((before) => (before === '' || before.endsWith('\n') ? `${before}${code}\n` : `${before}\n${code}\n`));
  });

  const add = (): void => {
    useSelectionStore.getState().add(account.accountId, found);
    showNotice('good', `${orderCount(found.length)} added to the selection.`);
    onClosed();
  };
  const actions = (
    <>
      <Button variant="default" onClick={onClosed}>
        Cancel
      </Button>
      {lookUp.data === undefined ? (
        <Button
          disabled={codes.length === 0 || codes.length > MOST_CODES}
          loading={lookUp.isPending}
          onClick={() => lookUp.mutate({ accountId: account.accountId, codes })}
        >
          {codes.length === 0 ? 'Look up' : `Look up ${codes.length.toLocaleString()}`}
        </Button>
      ) : (
        <Button disabled={found.length === 0} onClick={add}>
          Select {orderCount(found.length)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={`Select a list of orders of ${account.label}`}
      actions={actions}
      size={560}
    >
      <div className={styles.question}>
        <Textarea
          data-autofocus
          label="Numbers"
          description="Order numbers, tracking numbers or ids, one on each line. Paste them, or scan them one after another."
          rows={8}
          spellCheck={false}
          classNames={{ input: 'mono' }}
          value={typed}
          error={codes.length > MOST_CODES ? `${codes.length} are too many: at most ${MOST_CODES} at once.` : undefined}
          onChange={(event) => {
            lookUp.reset();
            setTyped(event.currentTarget.value);
          }}
        />
        {lookUp.error !== null && <FailureNotice failure={lookUp.error.failure} />}
        {lookUp.data !== undefined && (
          <ul className={styles.codes} aria-label="What was found">
            {resolved.map((line) => (
              <CodeLine key={line.code} line={line} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function CodeLine({ line }: { readonly line: ResolvedCode }) {
  const [order] = onlyMatch(line);
  return (
    <li>
      <span className="mono">{line.code}</span>
      {order === undefined ? (
        <StatusBadge look="plain" tone="bad" icon={IconCircleX}>
          {whyNot(line)}
        </StatusBadge>
      ) : (
        <StatusBadge look="plain" tone="good" icon={IconCircleCheck}>
          {order.orderNumber}, {order.receiverName}
        </StatusBadge>
      )}
    </li>
  );
}

function whyNot({ orders, failure }: ResolvedCode): string {
  if (failure !== null) return failureInList(failure);
  return orders.length === 0 ? 'Not found' : `Fits ${orders.length} orders; scan or search it alone`;
}

/** A code that fits several orders selects none of them. */
function onlyMatch({ orders }: ResolvedCode): readonly Order[] {
  return orders.length === 1 ? orders : [];
}

/** One code a line; commas, semicolons and tabs of spreadsheets part codes too. Spaces are part of order numbers. */
function codesIn(typed: string): readonly string[] {
  const codes = typed.split(/[\r\n\t,;]+/).map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== ''))];
}

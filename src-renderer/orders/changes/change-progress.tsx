/** A change under way and its outcome: counts, a stop, a result for each order, and the results as CSV. */
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPlayerStop,
  IconSearch,
  IconSend,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ChangeRunResults, OrderResult, OrderResultState } from '../../../src-preload/contract/change.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { Reasons } from '../../../src-preload/contract/operations.ts';
import { useNavigation } from '../../bench/navigation-store.ts';
import { useSelectionStore } from '../../bench/selection-store.ts';
import { readAgain, useChange, useOperation } from '../../server-state.ts';
import { copyText } from '../../ui/copy-text.ts';
import type { DataColumn } from '../../ui/data-grid-props.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureInList } from '../../ui/failure-in-list.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { showNotice } from '../../ui/notices-store.ts';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { numberWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import { runTitle, runTotal } from './change-words.ts';
import styles from './changes.module.css';

export function ChangeProgress({ runId, onClosed }: { readonly runId: string; readonly onClosed: () => void }) {
  const { data: run, error, refetch } = useOperation('changes.get', { runId });
  useSettledSelection(run);
  const mayClose = run === undefined ? error !== null : run.state === 'ended';
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={run === undefined ? say('orders.run.starting') : runTitle(run)}
      size={640}
      closable={mayClose}
      actions={<RunActions run={run} mayClose={mayClose} onClosed={onClosed} />}
    >
      {error !== null && <FailureNotice failure={error.failure} onRepeat={() => void refetch()} />}
      {run !== undefined && <RunState run={run} />}
    </Dialog>
  );
}

function RunState({ run }: { readonly run: ChangeRunResults }) {
  const total = runTotal(run);
  const { left, sending, 'looking-up': lookingUp } = run.counts;
  const over = total - left - sending - lookingUp;
  const barred = run.results.flatMap(barredBy)[0];
  const shown = (Object.keys(RESULT_LOOKS) as OrderResultState[]).filter((state) => run.counts[state] > 0);
  return (
    <div className={styles.question}>
      <ProgressLine
        label={say('orders.run.progress')}
        progress={{ doneCount: over, totalCount: total }}
        isRunning={run.state !== 'ended'}
      >
        {run.state !== 'ended' && <Stop run={run} />}
      </ProgressLine>
      <ul className={styles.counts} aria-label={say('orders.run.counts')} aria-live="polite">
        {shown.map((state) => (
          <li key={state}>
            <ResultBadge state={state} /> <strong>{numberWords(run.counts[state])}</strong>
          </li>
        ))}
      </ul>
      <p className="muted" role="status">
        {run.state === 'cancelling' ? say('orders.run.stopping') : ''}
      </p>
      {lookingUp > 0 && (
        <p className={styles.warning}>
          <IconAlertTriangle aria-hidden size={18} />
          <span>{say('orders.run.looking-up')}</span>
        </p>
      )}
      {run.counts['in-doubt'] > 0 && (
        <p className={styles.warning}>
          <IconAlertTriangle aria-hidden size={18} />
          <span>{say('orders.run.in-doubt')}</span>
        </p>
      )}
      {barred !== undefined && <FailureNotice failure={barred} />}
      {run.results.length > 0 && <Results results={run.results} />}
    </div>
  );
}

/**
 * A failure that blocks the whole account is shown in full, with what to do about it: a line of the results has no room
 * for that.
 */
function barredBy({ failure }: OrderResult): readonly Failure[] {
  const bars = failure?.code === 'unshipped-being-removed' || failure?.code === 'account-writes-open';
  return bars ? [failure] : [];
}

const RESULT_LOOKS: Readonly<Record<OrderResultState, { tone: Tone; icon: typeof IconClock }>> = {
  left: { tone: 'quiet', icon: IconClock },
  sending: { tone: 'accent', icon: IconSend },
  'looking-up': { tone: 'warn', icon: IconSearch },
  done: { tone: 'good', icon: IconCircleCheck },
  refused: { tone: 'bad', icon: IconCircleX },
  'in-doubt': { tone: 'warn', icon: IconAlertTriangle },
  cancelled: { tone: 'quiet', icon: IconPlayerStop },
};

function ResultBadge({ state }: { readonly state: OrderResultState }) {
  const { tone, icon } = RESULT_LOOKS[state];
  return (
    <StatusBadge look="plain" tone={tone} icon={icon}>
      {say(`orders.result.${state}`)}
    </StatusBadge>
  );
}

const columns = (): readonly DataColumn<OrderResult>[] => [
  {
    id: 'orderNumber',
    header: say('orders.column.orderNumber'),
    width: 'minmax(120px, 1fr)',
    cell: (result) => <span className="mono">{resultName(result)}</span>,
  },
  { id: 'state', header: say('orders.run.result'), width: '136px', cell: ({ state }) => <ResultBadge state={state} /> },
  {
    id: 'why',
    header: say('orders.run.why'),
    width: 'minmax(160px, 2fr)',
    cell: ({ failure }) =>
      failure === null ? '' : <span data-whole={failureInList(failure)}>{failureInList(failure)}</span>,
  },
];

/** Order id 0 stands for every imported unshipped order. */
function resultName({ orderId, orderNumber }: OrderResult): string {
  if (orderId === 0) return say('orders.run.every-unshipped');
  return orderNumber === '' ? String(orderId) : orderNumber;
}

/** A line for each order, with tabs between columns as spreadsheets expect. */
function resultsText(results: readonly OrderResult[]): string {
  return results
    .map((result) => {
      const why = result.failure === null ? '' : failureInList(result.failure);
      const cells = [String(result.orderId), resultName(result), say(`orders.result.${result.state}`), why];
      return cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t');
    })
    .join('\n');
}

/** What the service said about each order has a column of its own. */
function reasonsOf(results: readonly OrderResult[]): Reasons {
  const told = results.flatMap(({ orderId, failure }) =>
    failure === null ? [] : [[orderId, failureInList({ ...failure, details: [] })]],
  );
  return Object.fromEntries(told);
}

const resultId = ({ orderId }: OrderResult): string => String(orderId);

function Results({ results }: { readonly results: readonly OrderResult[] }) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  return (
    <div className={styles.results}>
      <DataTable
        label={say('orders.run.results')}
        rows={results}
        rowId={resultId}
        rowLabel={resultName}
        columns={columns()}
        currentId={currentId}
        onCurrent={setCurrentId}
        empty={null}
      />
    </div>
  );
}

/** In a place of its own: pressed a moment too late, it must not close results that nobody has read. */
function Stop({ run: { runId, state } }: { readonly run: ChangeRunResults }) {
  const cancel = useChange('changes.cancel', { onSuccess: () => readAgain('changes.get') });
  const button = useRef<HTMLButtonElement>(null);
  // The dialog was there before it, with nothing to press.
  useEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      variant="default"
      size="xs"
      loading={state === 'cancelling' || cancel.isPending}
      onClick={() => cancel.mutate({ runId })}
    >
      {say('orders.run.stop')}
    </Button>
  );
}

interface RunActionsProps {
  readonly run: ChangeRunResults | undefined;
  readonly mayClose: boolean;
  readonly onClosed: () => void;
}

function RunActions({ run, mayClose, onClosed }: RunActionsProps) {
  const close = useRef<HTMLButtonElement>(null);
  // Stop had the focus, and is gone.
  useEffect(() => {
    if (mayClose) close.current?.focus();
  }, [mayClose]);
  return (
    <>
      {run?.state === 'ended' && <ResultActions run={run} onClosed={onClosed} />}
      <Button ref={close} disabled={!mayClose} onClick={onClosed}>
        {say('common.close')}
      </Button>
    </>
  );
}

function ResultActions({ run, onClosed }: { readonly run: ChangeRunResults; readonly onClosed: () => void }) {
  const go = useNavigation((state) => state.go);
  const saveCsv = useChange('changes.saveCsv', {
    onSuccess: ({ savedTo }) => {
      if (savedTo !== null) showNotice('good', say('orders.run.saved', { path: savedTo }));
    },
    onError: showFailure,
  });
  const save = (): void => saveCsv.mutate({ runId: run.runId, reasons: reasonsOf(run.results) });
  return (
    <>
      <Button variant="default" onClick={() => copyText(resultsText(run.results), say('orders.run.copied'))}>
        {say('orders.run.copy')}
      </Button>
      <Button variant="default" loading={saveCsv.isPending} onClick={save}>
        {say('orders.run.save')}
      </Button>
      {run.counts['in-doubt'] > 0 && (
        <Button
          variant="default"
          onClick={() => {
            onClosed();
            go('in-doubt');
          }}
        >
          {say('orders.run.open-in-doubt')}
        </Button>
      )}
    </>
  );
}

/** When a run is over, orders that were changed leave the selection. */
function useSettledSelection(run: ChangeRunResults | undefined): void {
  useEffect(() => {
    if (run === undefined || run.state !== 'ended') return;
    const changed = run.results.filter(({ state }) => state === 'done').map(({ orderId }) => orderId);
    useSelectionStore.getState().deselectEverywhere(changed);
    if (run.kind === 'remove-all-unshipped') useSelectionStore.getState().clear(run.accountId);
  }, [run]);
}

/** A change under way and its outcome: counts, a stop, and what to do with the results. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ChangeRunResults, OrderResult } from '../../../src-preload/contract/change.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { useNavigation } from '../../bench/navigation-store.ts';
import { readAgain, useChange, useOperation } from '../../server-state.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { showNotice } from '../../ui/notices-store.ts';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { Told } from '../../ui/told.tsx';
import { SLOW_AFTER, useLasts } from '../../ui/use-pace.ts';
import { numberWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import { ChangeResults, RESULT_STATES, ResultBadge, reasonsOf, resultsText } from './change-results.tsx';
import { runTitle, runTotal } from './change-words.ts';
import styles from './changes.module.css';

export function ChangeProgress({ runId, onClosed }: { readonly runId: string; readonly onClosed: () => void }) {
  const { data: run, error, refetch } = useOperation('changes.get', { runId });
  const mayClose = run === undefined ? error !== null : run.state === 'ended';
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={run === undefined ? say('orders.run.starting') : runTitle(run)}
      size={800}
      closable={mayClose}
      actions={<RunActions run={run} mayClose={mayClose} onClosed={onClosed} />}
    >
      {error !== null && <FailureNotice failure={error.failure} onRepeat={() => void refetch()} />}
      {run !== undefined && <RunState run={run} onLeft={onClosed} />}
    </Dialog>
  );
}

interface RunStateProps {
  readonly run: ChangeRunResults;
  /** A person goes on working; change-watch.tsx tells the end. */
  readonly onLeft: () => void;
}

function RunState({ run, onLeft }: RunStateProps) {
  const total = runTotal(run);
  const { left, sending, 'looking-up': lookingUp } = run.counts;
  const over = total - left - sending - lookingUp;
  const barred = run.results.flatMap(barredBy)[0];
  const shown = RESULT_STATES.filter((state) => run.counts[state] > 0);
  return (
    <div className={styles.question}>
      <ProgressLine
        label={say('orders.run.progress')}
        progress={{ doneCount: over, totalCount: total }}
        isRunning={run.state !== 'ended'}
      >
        {run.state !== 'ended' && (
          <div className={styles.meanwhile}>
            <Stop run={run} />
            <GoOn onLeft={onLeft} />
          </div>
        )}
      </ProgressLine>
      <div>
        <ul className={styles.counts} aria-label={say('orders.run.counts')} aria-live="polite">
          {shown.map((state) => (
            <li key={state}>
              <ResultBadge state={state} /> <strong>{numberWords(run.counts[state])}</strong>
            </li>
          ))}
        </ul>
        <Told className="muted">
          {run.state === 'cancelling' ? say('orders.run.stopping') : <Slow key={over} isSending={sending > 0} />}
        </Told>
      </div>
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
      {run.results.length > 0 && <ChangeResults results={run.results} />}
    </div>
  );
}

/** Says that the batch that is being sent takes long. */
function Slow({ isSending }: { readonly isSending: boolean }) {
  return useLasts(isSending, SLOW_AFTER) ? say('orders.run.slow') : null;
}

/**
 * A failure that blocks the whole account is shown in full, with what to do about it: a line of the results has no room
 * for that.
 */
function barredBy({ failure }: OrderResult): readonly Failure[] {
  const bars = failure?.code === 'unshipped-being-removed' || failure?.code === 'account-writes-open';
  return bars ? [failure] : [];
}

/** In a place of its own: pressed a moment too late, it must not close results that nobody has read. */
function Stop({ run: { runId, state } }: { readonly run: ChangeRunResults }) {
  const cancel = useChange('changes.cancel', { onSuccess: () => readAgain('changes.get') });
  return (
    <Button
      variant="default"
      size="xs"
      loading={state === 'cancelling' || cancel.isPending}
      onClick={() => cancel.mutate({ runId })}
    >
      {say('orders.run.stop')}
    </Button>
  );
}

/** Has the focus: an Enter too many neither stops the change nor closes results that nobody has read. */
function GoOn({ onLeft }: Pick<RunStateProps, 'onLeft'>) {
  const button = useRef<HTMLButtonElement>(null);
  // The dialog was there before it, with nothing to press.
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="default" size="xs" onClick={onLeft}>
      {say('common.go-on-working')}
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
  // What had the focus is gone. Whoever reads the results by keys stays there.
  useEffect(() => {
    const results = close.current?.closest('[role="dialog"]')?.querySelector('[role="grid"]');
    if (mayClose && results?.contains(document.activeElement) !== true) close.current?.focus();
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

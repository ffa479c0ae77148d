/** How far a list has come, by whom, and why it was stopped. */
import { Button, Progress } from '@mantine/core';
import type { AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useComparedCopy } from './list-rows.tsx';
import { useListStore } from './list-store.ts';
import { runTitle, timeLeft } from './list-words.ts';
import styles from './lists.module.css';

export function RunState({ run }: { readonly run: AddressListRun }) {
  const { begun, busy, start } = useListStore();
  const copyReadAt = useComparedCopy(run.listId);
  const isStopped = run.state === 'cancelled' || run.state === 'stopped';
  const left = timeLeft(run, begun, performance.now());
  return (
    <section aria-label="Progress" className={styles.state}>
      <p className="unseen" role="status">
        {run.state === 'running' ? 'The list is being validated.' : `${runTitle(run)}.`}
      </p>
      <div className={styles.stateHead}>
        <p>
          <strong>{runTitle(run)}</strong>{' '}
          <span className="muted">
            {run.way === 'service' ? (
              isStopped ? (
                '· asked the service'
              ) : (
                'by the service'
              )
            ) : (
              <>
                {isStopped ? '· compared with' : 'by'} the address book
                {copyReadAt !== null && (
                  <>
                    {' '}
                    of <TimeAgo at={copyReadAt} place="after-of" />
                  </>
                )}
              </>
            )}
            {left !== null && ` · ${left} left`}
          </span>
        </p>
        {run.state === 'cancelled' && (
          <Button variant="default" size="xs" loading={busy} onClick={start}>
            Go on
          </Button>
        )}
      </div>
      <Progress
        aria-label="Rows validated"
        value={run.totalCount === 0 ? 100 : (run.doneCount / run.totalCount) * 100}
        size="md"
      />
      {run.state === 'stopped' && run.failure !== null && (
        <FailureNotice failure={run.failure}>
          <Button variant="default" size="xs" loading={busy} onClick={start}>
            Go on with the rest
          </Button>
        </FailureNotice>
      )}
    </section>
  );
}

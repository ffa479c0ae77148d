/** The progress of a list, who answers, and why it was stopped. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { Told } from '../../ui/told.tsx';
import { say, sayRich } from '../../words/say.ts';
import { useComparedCopy } from './list-rows.tsx';
import { useListStore } from './list-store.ts';
import { runTitle } from './list-words.ts';
import styles from './lists.module.css';

export function RunState({ run }: { readonly run: AddressListRun }) {
  const { busy, start } = useListStore();
  const copyReadAt = useComparedCopy(run.listId);
  const isStopped = run.state === 'cancelled' || run.state === 'stopped';
  return (
    <section aria-label={say('validate.run.progress')} className={styles.state}>
      <Told unseen saidBefore>
        {run.state === 'running' ? say('validate.run.running') : `${runTitle(run)}.`}
      </Told>
      <div className={styles.stateHead}>
        <p>
          <strong>{runTitle(run)}</strong>{' '}
          <span className="muted">
            {run.way === 'service'
              ? say(isStopped ? 'validate.run.service.stopped' : 'validate.run.service')
              : byBook(isStopped, copyReadAt)}
          </span>
        </p>
        {run.state === 'cancelled' && (
          <Button variant="default" size="xs" loading={busy} onClick={start}>
            {say('validate.run.go-on')}
          </Button>
        )}
      </div>
      <ProgressLine
        label={say('validate.run.bar')}
        progress={run}
        isRunning={run.state === 'running'}
        showsCount={false}
      />
      {run.state === 'stopped' && run.failure !== null && (
        <FailureNotice failure={run.failure}>
          <Button variant="default" size="xs" loading={busy} onClick={start}>
            {say('validate.run.go-on-rest')}
          </Button>
        </FailureNotice>
      )}
    </section>
  );
}

function byBook(isStopped: boolean, copyReadAt: string | null): ReactNode {
  if (copyReadAt === null) return say(isStopped ? 'validate.run.book.stopped' : 'validate.run.book');
  const age = <TimeAgo at={copyReadAt} place="after-of" />;
  return sayRich(isStopped ? 'validate.run.book.stopped-of' : 'validate.run.book.of', { age });
}

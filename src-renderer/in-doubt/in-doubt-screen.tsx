/** In doubt: every write whose end is not known, and the way to settle each. Nothing is ever sent again by itself. */
import { IconCircleCheck } from '@tabler/icons-react';
import { useOperation } from '../server-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { say } from '../words/say.ts';
import styles from './in-doubt-screen.module.css';
import { LookUpAll } from './look-up-all.tsx';
import { WriteCard } from './write-card.tsx';

export function InDoubtScreen() {
  const { data: writes, error, refetch } = useOperation('inDoubt.list', {});
  return (
    <>
      <Toolbar label={say('common.screen.in-doubt')} title={say('in-doubt.title')}>
        <span className="muted">{say('in-doubt.about')}</span>
      </Toolbar>
      <div className={styles.scroller}>
        {writes !== undefined && writes.length > 0 && (
          <div className={styles.all}>
            <LookUpAll writes={writes} />
          </div>
        )}
        {error !== null && <FailureNotice size="page" failure={error.failure} onRepeat={() => void refetch()} />}
        {error === null && writes === undefined && <SkeletonRows count={6} label={say('in-doubt.reading')} />}
        {writes?.length === 0 && (
          <EmptyState icon={IconCircleCheck} title={say('in-doubt.none.title')}>
            {say('in-doubt.none.next')}
          </EmptyState>
        )}
        {writes !== undefined && writes.length > 0 && (
          <ul className={styles.writes} aria-label={say('in-doubt.list')}>
            {writes.map((write) => (
              <li key={write.writeId}>
                <WriteCard write={write} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** In doubt: every write whose end is not known, and the way to settle each. Nothing is ever sent again by itself. */
import { IconCircleCheck } from '@tabler/icons-react';
import { useOperation } from '../server-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import styles from './in-doubt-screen.module.css';
import { WriteCard } from './write-card.tsx';

export function InDoubtScreen() {
  const { data: writes, error, refetch } = useOperation('inDoubt.list', {});
  return (
    <>
      <Toolbar label="In doubt" title="In doubt">
        <span className="muted">
          Sent, and what became of it is not known. Packbench sends nothing again by itself.
        </span>
      </Toolbar>
      <div className={styles.scroller}>
        {error !== null && <FailureNotice size="page" failure={error.failure} onRepeat={() => void refetch()} />}
        {error === null && writes === undefined && <SkeletonRows count={6} label="Reading what is in doubt" />}
        {writes?.length === 0 && (
          <EmptyState icon={IconCircleCheck} title="Nothing is in doubt">
            Every request of this bench has had its answer. There is nothing to do here.
          </EmptyState>
        )}
        {writes !== undefined && writes.length > 0 && (
          <ul className={styles.writes} aria-label="Writes in doubt">
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

/** In doubt: every write whose end is not known, and the way to settle each. Nothing is ever sent again by itself. */
import { IconCircleCheck } from '@tabler/icons-react';
import type { WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import { useOperation } from '../server-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { WhatWasRead } from '../ui/what-was-read.tsx';
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
        <WhatWasRead
          read={writes}
          failure={error?.failure ?? null}
          onRepeat={() => void refetch()}
          reading={<SkeletonRows count={6} label={say('in-doubt.reading')} />}
        >
          {(read) => <Writes writes={read} />}
        </WhatWasRead>
      </div>
    </>
  );
}

function Writes({ writes }: { readonly writes: readonly WriteInDoubt[] }) {
  if (writes.length === 0) {
    return (
      <EmptyState icon={IconCircleCheck} title={say('in-doubt.none.title')}>
        {say('in-doubt.none.next')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.writes} aria-label={say('in-doubt.list')}>
      {writes.map((write) => (
        <li key={write.writeId}>
          <WriteCard write={write} />
        </li>
      ))}
    </ul>
  );
}

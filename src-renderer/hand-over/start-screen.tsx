/** Where a hand-over begins: a parcel is scanned, a tally is taken up again, or a manifest is chosen. */
import { IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ManifestToHandOver, TallySummary } from '../../src-preload/contract/hand-over.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { carrierWords } from '../manifests/manifest-words.ts';
import { useReadyMark } from '../ready-mark.ts';
import { useOperation } from '../server-state.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { dayTimeWords, TimeAgo } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import styles from './hand-over.module.css';
import { beginHandOver, useHandOverStore } from './hand-over-store.ts';
import { TallyBand } from './tally-band.tsx';
import { TallyChoices } from './tally-choices.tsx';

export function StartScreen() {
  const tallies = useOperation('handOver.get', {});
  const manifests = useOperation('handOver.waiting', {});
  const error = tallies.error ?? manifests.error;
  const isRead = tallies.data !== undefined && manifests.data !== undefined;
  useReadyMark(isRead || error !== null);
  const { open = [], done = [] } = tallies.data ?? {};
  const waiting = manifests.data ?? [];
  const [first] = open;
  const [newest] = waiting;
  const takeNext = (): void => {
    if (first !== undefined) takeUp(first.tallyId);
    else if (newest !== undefined) void beginHandOver(newest.manifestId);
  };
  const hasNext = first !== undefined || newest !== undefined;
  useActions([{ label: say('hand-over.next'), group: 'scanning', command: 'next', enabled: hasNext, run: takeNext }]);
  return (
    <>
      <TallyBand tallyId={null} ready={say('hand-over.ready')} left={null} />
      <TallyChoices tallyId={null} />
      <div className={styles.start}>
        {error !== null && (
          <FailureNotice
            failure={error.failure}
            onRepeat={() => {
              void tallies.refetch();
              void manifests.refetch();
            }}
          />
        )}
        {isRead && open.length + done.length + waiting.length === 0 && (
          <EmptyState icon={IconTruckDelivery} title={say('hand-over.empty')}>
            {say('hand-over.empty.next')}
          </EmptyState>
        )}
        <Tallies title={say('hand-over.open')} tallies={open} />
        <Waiting manifests={waiting} />
        <Tallies title={say('hand-over.done')} tallies={done} />
      </div>
    </>
  );
}

function takeUp(tallyId: string): void {
  useHandOverStore.getState().forget();
  useNavigation.getState().openTally(tallyId);
}

function Tallies({ title, tallies }: { readonly title: string; readonly tallies: readonly TallySummary[] }) {
  if (tallies.length === 0) return null;
  return (
    <Lines title={title}>
      {tallies.map((tally) => (
        <Line key={tally.tallyId} of={tally} createdAt={tally.manifestCreatedAt} onOpen={() => takeUp(tally.tallyId)}>
          {say('hand-over.counted-of', { counted: tally.tickedCount, count: tally.orderCount })}
          {' · '}
          {tally.handedOverAt === null ? (
            <TimeAgo at={tally.startedAt} />
          ) : (
            say('hand-over.done.by', { time: dayTimeWords(tally.handedOverAt), name: tally.handedOverBy ?? '' })
          )}
        </Line>
      ))}
    </Lines>
  );
}

function Waiting({ manifests }: { readonly manifests: readonly ManifestToHandOver[] }) {
  if (manifests.length === 0) return null;
  return (
    <Lines title={say('hand-over.waiting')}>
      {manifests.map((manifest) => (
        <Line
          key={manifest.manifestId}
          of={manifest}
          createdAt={manifest.createdAt}
          onOpen={() => void beginHandOver(manifest.manifestId)}
        >
          {say('common.orders', { count: manifest.orderCount })}
        </Line>
      ))}
    </Lines>
  );
}

function Lines({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.list}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface LineProps {
  readonly of: Pick<TallySummary, 'accountId' | 'accountLabel' | 'carriers'>;
  readonly createdAt: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Line({ of: { accountId, accountLabel, carriers }, createdAt, onOpen, children }: LineProps) {
  const { accounts } = useAccounts();
  const account = accounts.find((one) => one.accountId === accountId);
  return (
    <li>
      <button type="button" className={styles.choice} onClick={onOpen}>
        <span className={styles.words}>
          <span>
            {account !== undefined && <AccountDot colour={account.colour} />} <strong>{accountLabel}</strong>
          </span>
          <span className="muted small">
            {say('hand-over.manifest-of', { time: dayTimeWords(createdAt) })} · {carrierWords(carriers)}
          </span>
        </span>
        <span className={styles.end}>{children}</span>
      </button>
    </li>
  );
}

/** Where a hand-over begins: scan a parcel, resume a tally, or choose a manifest. */
import { Button } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { TallySummary, WaitingManifests } from '../../src-preload/contract/hand-over.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { handedOverWords, stillHereWords } from '../manifests/history/hand-over-words.ts';
import { carrierWords } from '../manifests/manifest-words.ts';
import { useReadyMark } from '../ready-mark.ts';
import { useOperation } from '../server-state.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { BenchList } from '../ui/bench-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { dayTimeWords, TimeAgo } from '../ui/time-ago.tsx';
import { timesApart } from '../ui/times-apart.ts';
import { say } from '../words/say.ts';
import styles from './hand-over.module.css';
import { beginTally, useHandOverStore } from './hand-over-store.ts';
import { TallyBand } from './tally-band.tsx';
import { TallyChoices } from './tally-choices.tsx';
import { placesWords } from './tally-words.ts';
import { useTallyScans } from './use-tally-scans.ts';

/** How many of the newest manifests are looked through at first, and how many older ones with each press. */
const LOOKED_THROUGH = 200;

export function StartScreen() {
  const go = useNavigation((state) => state.go);
  const tallies = useOperation('handOver.get', {});
  const [lookedThrough, setLookedThrough] = useState(LOOKED_THROUGH);
  const manifests = useOperation('handOver.waiting', { lookedThrough }, { keepPrevious: true });
  const error = tallies.error ?? manifests.error;
  const isRead = tallies.data !== undefined && manifests.data !== undefined;
  useReadyMark(isRead || error !== null);
  useTallyScans(false);
  const { open = [], partly = [], partlyMore = 0, done = [] } = tallies.data ?? {};
  const { manifests: waiting = [], olderCount = 0 } = manifests.data ?? {};
  const [first] = open;
  const [newest] = waiting;
  const takeNext = (): void => {
    if (first !== undefined) takeUp(first.tallyId);
    else if (newest !== undefined) void beginTally(newest.manifestId);
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
        {isRead && open.length + partly.length + done.length + waiting.length + olderCount === 0 && (
          <EmptyState
            icon={IconTruckDelivery}
            title={say('hand-over.empty')}
            actions={
              <Button variant="default" onClick={() => go('orders')}>
                {say('manifests.go-to-orders')}
              </Button>
            }
          >
            {say('hand-over.empty.next')}
          </EmptyState>
        )}
        <Tallies title={say('hand-over.open')} tallies={open} />
        <Partly tallies={partly} more={partlyMore} />
        <Waiting
          manifests={waiting}
          olderCount={olderCount}
          isReading={manifests.isPlaceholderData}
          onOlder={() => setLookedThrough((before) => before + LOOKED_THROUGH)}
        />
        <Tallies title={say('hand-over.done')} tallies={done} />
      </div>
    </>
  );
}

const madeAt = (instants: readonly string[]) => timesApart(instants, dayTimeWords);

function takeUp(tallyId: string): void {
  useHandOverStore.getState().forget();
  useNavigation.getState().openTally(tallyId);
}

function Tallies({ title, tallies }: { readonly title: string; readonly tallies: readonly TallySummary[] }) {
  if (tallies.length === 0) return null;
  const timeOf = madeAt(tallies.map(({ manifestCreatedAt }) => manifestCreatedAt));
  return (
    <BenchList title={title}>
      {tallies.map((tally) => (
        <Line
          key={tally.tallyId}
          of={tally}
          time={timeOf(tally.manifestCreatedAt)}
          onOpen={() => takeUp(tally.tallyId)}
        >
          <span>{say('hand-over.counted-of', { counted: tally.tickedCount, count: tally.orderCount })}</span>{' '}
          <span className="muted small">
            {tally.handedOverAt === null ? <TimeAgo at={tally.startedAt} /> : handedOverWords(tally)}
          </span>
        </Line>
      ))}
    </BenchList>
  );
}

/** What stayed behind goes with the next driver: the line begins another hand-over. */
function Partly({ tallies, more }: { readonly tallies: readonly TallySummary[]; readonly more: number }) {
  if (tallies.length === 0) return null;
  const timeOf = madeAt(tallies.map(({ manifestCreatedAt }) => manifestCreatedAt));
  const which = placesWords(tallies.map((tally) => ({ ...tally, createdAt: tally.manifestCreatedAt })));
  return (
    <BenchList
      title={say('hand-over.partly')}
      foot={more > 0 && <p className="muted small">{say('hand-over.partly.more', { count: more })}</p>}
    >
      {tallies.map((tally, at) => (
        <Line
          key={tally.tallyId}
          of={tally}
          time={timeOf(tally.manifestCreatedAt)}
          onOpen={() => void beginTally(tally.manifestId, true)}
          press={
            <Button
              variant="default"
              size="xs"
              aria-label={say('hand-over.show.long', { which: which[at] ?? '' })}
              onClick={() => takeUp(tally.tallyId)}
            >
              {say('hand-over.show')}
            </Button>
          }
        >
          <strong>{stillHereWords(tally)}</strong> <span className="muted small">{handedOverWords(tally)}</span>
        </Line>
      ))}
    </BenchList>
  );
}

interface WaitingProps extends WaitingManifests {
  readonly isReading: boolean;
  readonly onOlder: () => void;
}

function Waiting({ manifests, olderCount, isReading, onOlder }: WaitingProps) {
  if (manifests.length + olderCount === 0) return null;
  const timeOf = madeAt(manifests.map(({ createdAt }) => createdAt));
  return (
    <BenchList
      title={say('hand-over.waiting')}
      foot={
        olderCount > 0 && (
          <p className={styles.older}>
            <span className="muted">{say('hand-over.waiting.older', { count: olderCount })}</span>
            <Button variant="default" size="xs" loading={isReading} onClick={onOlder}>
              {say('hand-over.waiting.look', { count: Math.min(olderCount, LOOKED_THROUGH) })}
            </Button>
          </p>
        )
      }
    >
      {manifests.map((manifest) => (
        <Line
          key={manifest.manifestId}
          of={manifest}
          time={timeOf(manifest.createdAt)}
          onOpen={() => void beginTally(manifest.manifestId)}
        >
          {say('hand-over.waiting.count', { count: manifest.orderCount })}
        </Line>
      ))}
    </BenchList>
  );
}

interface LineProps {
  readonly of: Pick<TallySummary, 'accountId' | 'accountLabel' | 'carriers'>;
  /** When its manifest was made, as it is told from the others of its list. */
  readonly time: string;
  readonly onOpen: () => void;
  /** Beside the line, which is a press itself. */
  readonly press?: ReactNode;
  readonly children: ReactNode;
}

function Line({ of: { accountId, accountLabel, carriers }, time, onOpen, press, children }: LineProps) {
  const { accounts } = useAccounts();
  const account = accounts.find((one) => one.accountId === accountId);
  return (
    <li className={styles.choiceLine}>
      <button type="button" className={styles.choice} onClick={onOpen}>
        <span className={styles.choiceWords}>
          <span>
            {account !== undefined && <AccountDot colour={account.colour} />} <strong>{accountLabel}</strong>
          </span>
          <span className="muted small">
            {say('hand-over.manifest-of', { time })} · {carrierWords(carriers)}
          </span>
        </span>
        <span className={styles.end}>{children}</span>
      </button>
      {press}
    </li>
  );
}

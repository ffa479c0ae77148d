/** Which manifest is handed over, and its progress: numbers that can be read from two metres away. */
import type { Tally } from '../../src-preload/contract/hand-over.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { carrierWords } from '../manifests/manifest-words.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { dayTimeWords } from '../ui/time-ago.tsx';
import { numberWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import styles from './hand-over.module.css';

export function TallyHead({ tally }: { readonly tally: Tally }) {
  const { accounts } = useAccounts();
  const account = accounts.find(({ accountId }) => accountId === tally.accountId);
  const { orderCount, tickedCount, extraCount, earlierCount, forOthers, notGoing, stillHere, state } = tally;
  const isOpen = state === 'open';
  const left = say(isOpen ? 'hand-over.left' : 'hand-over.missing');
  const leftCount = orderCount - tickedCount - forOthers.length;
  return (
    <header className={styles.head} data-colour={account?.colour}>
      <p className={styles.account}>
        {account !== undefined && <AccountDot colour={account.colour} large />}
        {tally.accountLabel}
      </p>
      <p className="muted">
        {say('hand-over.manifest-of', { time: dayTimeWords(tally.manifestCreatedAt) })} · {carrierWords(tally.carriers)}
      </p>
      <dl className={styles.counts} aria-label={say('hand-over.counts')}>
        <Count
          name={left}
          count={leftCount}
          tone={leftCount === 0 ? 'good' : isOpen ? 'open' : stillHere.missing === 0 ? 'plain' : 'bad'}
        />
        <Count name={say('hand-over.counted')} count={tickedCount} tone="plain" />
        {forOthers.length > 0 && <Count name={say('hand-over.for-others')} count={forOthers.length} tone="plain" />}
        {notGoing.length > 0 && <Count name={say('hand-over.not-going')} count={notGoing.length} tone="plain" />}
        {earlierCount > 0 && <Count name={say('hand-over.earlier')} count={earlierCount} tone="plain" />}
        <Count name={say('hand-over.extra.count')} count={extraCount} tone={extraCount === 0 ? 'plain' : 'bad'} />
      </dl>
    </header>
  );
}

interface CountProps {
  readonly name: string;
  readonly count: number;
  readonly tone: 'good' | 'open' | 'plain' | 'bad';
}

function Count({ name, count, tone }: CountProps) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>{numberWords(count)}</dd>
    </div>
  );
}

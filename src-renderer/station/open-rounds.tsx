/**
 * The open rounds: the number of orders by carrier, since when, and buttons that close a round or one carrier of it.
 */
import { Button } from '@mantine/core';
import type { Account } from '../../src-preload/contract/account.ts';
import type { OpenRound } from '../../src-preload/contract/station.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { BenchList } from '../ui/bench-list.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { numberWords } from '../words/locale.ts';
import { say, sayRich } from '../words/say.ts';
import styles from './open-rounds.module.css';
import { closeRounds } from './station-store.ts';

interface OpenRoundsProps {
  readonly rounds: readonly OpenRound[];
  readonly accounts: readonly Account[];
}

export function OpenRounds({ rounds, accounts }: OpenRoundsProps) {
  if (rounds.length === 0) return null;
  return (
    <BenchList title={say('station.rounds')}>
      {rounds.map((round) => (
        <OneRound
          key={round.roundId}
          round={round}
          account={accounts.find(({ accountId }) => accountId === round.accountId)}
        />
      ))}
    </BenchList>
  );
}

function OneRound({ round, account }: { readonly round: OpenRound; readonly account: Account | undefined }) {
  const { accountId, orderCount, carriers, startedAt } = round;
  const { stationPrints } = usePreferences();
  const label = account?.label ?? round.accountLabel;
  return (
    <li className={styles.round}>
      <div className={styles.head}>
        {account !== undefined && <AccountDot colour={account.colour} large />}
        <strong>{label}</strong>
        <p className={styles.roundCount}>{say('common.orders', { count: orderCount })}</p>
      </div>
      <p className={`muted small ${styles.since}`}>
        {sayRich('station.round.since', { age: <TimeAgo at={startedAt} /> })}
      </p>
      <ul aria-label={say('station.round.carriers', { account: label })}>
        {carriers.map(({ name, count }) => {
          const carrier = name === '' ? say('orders.carrier.none') : name;
          return (
            <li key={name} className={styles.carrier}>
              <span className={styles.carrierName}>{carrier}</span>
              <p className={styles.roundCount}>{numberWords(count)}</p>
              <Button
                variant="default"
                size="xs"
                data-carrier
                aria-label={say('station.close.carrier.long', { carrier, account: label, count })}
                onClick={() => void closeRounds(accountId, name, stationPrints)}
              >
                {say('station.close.carrier')}
              </Button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

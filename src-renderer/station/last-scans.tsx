/** The last ten scans that joined a round: each can be taken out by its own button, and put back by another. */
import { Button } from '@mantine/core';
import type { Account } from '../../src-preload/contract/account.ts';
import type { RoundScan } from '../../src-preload/contract/station.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { BenchLine, BenchList } from '../ui/bench-list.tsx';
import { orderName } from '../ui/order-name.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import styles from './last-scans.module.css';
import { takeOut, useStationStore } from './station-store.ts';

interface LastScansProps {
  readonly scans: readonly RoundScan[];
  readonly accounts: readonly Account[];
}

export function LastScans({ scans, accounts }: LastScansProps) {
  if (scans.length === 0) return null;
  const areOfSeveral = new Set(scans.map(({ accountId }) => accountId)).size > 1;
  return (
    <BenchList title={say('station.last')} ordered>
      {scans.map((scan) => (
        <LastScan
          key={`${scan.roundId} ${scan.orderId}`}
          scan={scan}
          account={accounts.find(({ accountId }) => accountId === scan.accountId)}
          withAccount={areOfSeveral}
        />
      ))}
    </BenchList>
  );
}

interface LastScanProps {
  readonly scan: RoundScan;
  readonly account: Account | undefined;
  /** By its name, too: the dot says nothing to whoever does not see its colour. One that was removed has no dot, and always its name. */
  readonly withAccount: boolean;
}

function LastScan({ scan, account, withAccount }: LastScanProps) {
  const { roundId, orderId, receiverName, scannedAt, takenOutAt, isOpen, accountId } = scan;
  const take = useStationStore((state) => state.take);
  const isOut = takenOutAt !== null;
  const about = isOut ? say('station.last.out') : receiverName;
  return (
    <BenchLine
      isOut={isOut}
      sign={account !== undefined && <AccountDot colour={account.colour} />}
      press={
        <>
          {isOpen && !isOut && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              aria-label={say('station.take-out.long', { order: orderName(scan) })}
              onClick={() => void takeOut(roundId, orderId)}
            >
              {say('station.take-out')}
            </Button>
          )}
          {isOut && account !== undefined && (
            <Button
              variant="default"
              size="xs"
              aria-label={say('station.put-back.long', { order: orderName(scan) })}
              onClick={() => void take(accountId, orderId)}
            >
              {say('station.put-back')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <span className="mono">{orderName(scan)}</span>
        {(withAccount || account === undefined) && (
          <span className="muted small"> {account?.label ?? scan.accountLabel}</span>
        )}
      </p>
      <div className={`muted small ${styles.about}`}>
        {about !== '' && <p>{about}</p>}
        <TimeAgo at={scannedAt} />
      </div>
    </BenchLine>
  );
}

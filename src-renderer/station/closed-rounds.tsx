/** Closed rounds: a line each, until it is done or settled, with what it needs and the next step. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconLoader2 } from '@tabler/icons-react';
import type { Account } from '../../src-preload/contract/account.ts';
import type { ClosedRound, RoundStep } from '../../src-preload/contract/station.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { call, failureFrom } from '../desktop.ts';
import { refusedOrders } from '../manifests/confirm/refused-orders.ts';
import { useOperation } from '../server-state.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { BenchLine, BenchList } from '../ui/bench-list.tsx';
import { useHelpTopic } from '../ui/help-store.ts';
import { showNotice } from '../ui/notices-store.ts';
import { orderName } from '../ui/order-name.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import styles from './closed-rounds.module.css';
import { closedRoundName, lackOfPrinter, namedWords, roundWords, stepWords } from './round-words.ts';
import { takeStep } from './station-store.ts';

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, waiting: IconLoader2 };

interface ClosedRoundsProps {
  readonly title: string;
  readonly rounds: readonly ClosedRound[];
  /** Those of the other lists, too: no two of them have one name. */
  readonly all: readonly ClosedRound[];
  readonly accounts: readonly Account[];
}

export function ClosedRounds({ title, rounds, all, accounts }: ClosedRoundsProps) {
  if (rounds.length === 0) return null;
  return (
    <BenchList title={title}>
      {rounds.map((round) => (
        <ClosedLine
          key={round.roundId}
          round={round}
          all={all}
          account={accounts.find(({ accountId }) => accountId === round.accountId)}
        />
      ))}
    </BenchList>
  );
}

interface ClosedLineProps extends Pick<ClosedRoundsProps, 'all'> {
  readonly round: ClosedRound;
  readonly account: Account | undefined;
}

function ClosedLine({ round, all, account }: ClosedLineProps) {
  const { steps, trouble, state, manifestId } = round;
  const { go, openManifest } = useNavigation();
  const { data: printers } = useOperation('printing.listPrinters', {});
  const { manifestPrinter } = usePreferences();
  const lack = printers === undefined ? null : lackOfPrinter(printers, manifestPrinter);
  const { tone, title, next } = roundWords(round, lack);
  useHelpTopic(state === 'done' ? null : 'round');
  const IconShape = ICONS[tone];
  const about = closedRoundName(round, account === undefined ? [] : [account], all);
  const opens = manifestId !== null && (state === 'done' || state === 'being-printed' || steps.includes('print'));
  const presses: readonly (readonly [string, () => void])[] = [
    ...(trouble === 'in-doubt' ? [[say('station.step.look-up'), () => go('in-doubt')] as const] : []),
    ...(opens ? [[say('scan.choice.manifest'), () => openManifest(manifestId)] as const] : []),
    ...steps.map((step) => [stepWords(step), () => void runStep(round, step)] as const),
  ];
  return (
    <BenchLine tone={tone} state={state} sign={<IconShape aria-hidden size={20} stroke={2} />}>
      <p>
        {account !== undefined && <AccountDot colour={account.colour} />} <strong>{title}</strong>
      </p>
      <p className="small">{about}</p>
      {next !== '' && <p className="muted small">{next}</p>}
      <div className={styles.steps}>
        {presses.map(([press, run]) => (
          <Button
            key={press}
            size="xs"
            variant="default"
            aria-label={say('common.press-of', { press, what: about })}
            onClick={run}
          >
            {press}
          </Button>
        ))}
      </div>
    </BenchLine>
  );
}

async function runStep(round: ClosedRound, step: RoundStep): Promise<void> {
  if (step !== 'leave-out') {
    await takeStep(round.roundId, step);
    return;
  }
  const left = await ordersInTheWay(round);
  if (left === null || !(await takeStep(round.roundId, step, left.orderIds)) || left.numbers.length === 0) return;
  // Their line is gone, and their parcels are still among the others.
  showNotice('warn', say('station.left-out', { count: left.numbers.length, orders: namedWords(left.numbers) }));
}

interface OrdersLeftOut {
  /** Empty: main knows them. */
  readonly orderIds: readonly number[];
  readonly numbers: readonly string[];
}

/** Orders that main names, and those in the service's own words; null: nobody names any, and the line says so. */
async function ordersInTheWay({ failure, manifestId, inTheWay }: ClosedRound): Promise<OrdersLeftOut | null> {
  if (failure === null || manifestId === null || failure.code !== 'service-refused') {
    return { orderIds: [], numbers: inTheWay };
  }
  try {
    const { orders } = await call('manifests.get', { manifestId });
    const named = refusedOrders(failure, orders).map(({ order }) => order);
    if (named.length > 0) {
      const numbers = named.map(orderName);
      return { orderIds: named.map(({ orderId }) => orderId), numbers };
    }
    showFailure({ failure });
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
  return null;
}

/**
 * The order in the hand, readable from two metres: its number, receiver, country and carrier, framed in its account's
 * colour.
 */
import { Button } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import { isUnderWay, type ListedOrder } from '../../src-preload/contract/order-list.ts';
import type { OrderMatch } from '../../src-preload/contract/scan.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { switchAccount } from '../bench/use-accounts.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { choicesWords } from '../scan/scan-words.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { Fact } from '../ui/fact.tsx';
import { orderName } from '../ui/order-name.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../words/say.ts';
import type { ShownScan } from './shown-scan.ts';
import styles from './station-card.module.css';
import { useStationStore } from './station-store.ts';
import { isOfRoundInDoubt } from './station-words.ts';

interface StationCardProps {
  readonly scan: ShownScan | null;
  /** Its order was taken out of its round since: from two metres it must not look like one that was added. */
  readonly isOut: boolean;
  readonly accounts: readonly Account[];
  readonly current: Account | null;
}

export function StationCard({ scan, isOut, accounts, current }: StationCardProps) {
  const order = orderOf(scan);
  const account = accounts.find(({ accountId }) => accountId === order?.accountId);
  return (
    <section
      aria-label={say('station.card')}
      className={styles.card}
      data-colour={account?.colour ?? current?.colour}
      data-empty={order === null}
      data-out={isOut}
    >
      {order === null || account === undefined ? (
        <p className={styles.hint}>{say(`station.card.${withoutOrder(scan)}`)}</p>
      ) : (
        <OrderFacts order={order} account={account} isOut={isOut} />
      )}
      {scan !== null && <Choices scan={scan} accounts={accounts} />}
    </section>
  );
}

function orderOf(scan: ShownScan | null): ListedOrder | null {
  const verdict = scan?.verdict ?? null;
  return verdict !== null && 'order' in verdict ? verdict.order : null;
}

/** What stands in the place of the order. */
function withoutOrder(scan: ShownScan | null): 'empty' | 'choose' | 'none' {
  switch (scan?.verdict?.kind) {
    case 'several':
      return 'choose';
    case 'unknown':
    case 'not-printed':
    case 'refused':
    case 'failed':
      return 'none';
    // Its order may still come; or it is known, and its account is not.
    default:
      return 'empty';
  }
}

interface OrderFactsProps extends Pick<StationCardProps, 'isOut'> {
  readonly order: ListedOrder;
  readonly account: Account;
}

function OrderFacts({ order, account, isOut }: OrderFactsProps) {
  const number = orderName(order);
  return (
    <>
      {isOut && <p className={styles.out}>{say('station.last.out')}</p>}
      <p className={styles.account}>
        <AccountDot colour={account.colour} large />
        {account.label}
      </p>
      <p className={styles.number} style={{ '--characters': number.length } as CSSProperties}>
        {/* '#4012-EU' is the same number on a page that is read from right to left. */}
        <bdi dir="ltr">{number}</bdi>
      </p>
      <p className={styles.receiver}>
        <bdi>{order.receiverName}</bdi>
      </p>
      <dl className={styles.facts}>
        <Fact name={say('station.card.country')}>{order.country === '' ? say('common.not-given') : order.country}</Fact>
        <Fact name={say('station.card.carrier')}>
          {order.carrierName === '' ? say('common.not-given') : order.carrierName}
        </Fact>
      </dl>
    </>
  );
}

interface StationChoice {
  /** Unlike that of any other choice of the scan. */
  readonly name: string;
  readonly label: string;
  /** Null: there are more choices than digits. */
  readonly keys: string | null;
  readonly account: Account | undefined;
  readonly run: () => void;
}

/** Alt and a digit: one for each digit. */
const MOST_KEYS = 9;

function Choices({ scan, accounts }: { readonly scan: ShownScan; readonly accounts: readonly Account[] }) {
  const choices = stationChoices(scan, accounts);
  useActions(
    choices.flatMap(({ label, keys, run }) =>
      keys === null ? [] : [{ label, group: 'scanning' as const, keys, run }],
    ),
  );
  if (choices.length === 0) return null;
  return (
    <div className="presses">
      {choices.map(({ name, label, keys, account, run }) => (
        <Button
          key={name}
          variant="default"
          size="md"
          leftSection={account === undefined ? undefined : <AccountDot colour={account.colour} />}
          rightSection={keys === null ? undefined : <Shortcut keys={keys} />}
          onClick={run}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** What a person may do next about the scan, by its key or its button. */
export function stationChoices(
  { verdict, shownId }: ShownScan,
  accounts: readonly Account[],
): readonly StationChoice[] {
  const take = ({ accountId, order }: Pick<OrderMatch, 'accountId' | 'order'>, before?: () => Promise<boolean>): void =>
    void useStationStore.getState().take(accountId, order.orderId, shownId, before);
  const accountOf = (accountId: string): Account | undefined =>
    accounts.find((account) => account.accountId === accountId);
  switch (verdict?.kind) {
    case 'several': {
      const labels = choicesWords(
        verdict.matches.map(({ accountId, order }) => ({
          order,
          account: accountOf(accountId)?.label ?? say('scan.some-account'),
        })),
      );
      return verdict.matches.map((match, at) => ({
        name: `${match.accountId} ${match.order.orderId}`,
        label: labels[at] ?? '',
        keys: at < MOST_KEYS ? `alt+${at + 1}` : null,
        account: accountOf(match.accountId),
        run: () => take(match),
      }));
    }
    case 'other-account': {
      const { order } = verdict;
      const account = accountOf(order.accountId);
      const label = say('scan.choice.switch', { account: account?.label ?? '', order: orderName(order) });
      const run = (): void => take({ accountId: order.accountId, order }, () => switchAccount(order.accountId));
      return [{ name: 'F8', label, keys: 'F8', account, run }];
    }
    case 'in-manifest': {
      const { manifestId } = verdict.mark;
      const run = (): void => useNavigation.getState().openManifest(manifestId);
      return [{ name: 'manifest', label: say('scan.choice.manifest'), keys: 'alt+1', account: undefined, run }];
    }
    case 'in-round':
    case 'in-doubt': {
      if (verdict.kind === 'in-round' ? !isOfRoundInDoubt(verdict) : isUnderWay(verdict.order)) return [];
      const run = (): void => useNavigation.getState().go('in-doubt');
      return [{ name: 'in-doubt', label: say('scan.choice.in-doubt'), keys: 'alt+1', account: undefined, run }];
    }
    default:
      return [];
  }
}

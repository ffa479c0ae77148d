/** Every filter by name, each choice with the number of orders it shows. */
import { Button, Select } from '@mantine/core';
import type { CountedName, OrderCounts, OrderRecordsFilter } from '../../../src-preload/contract/order-list.ts';
import type { Accounts } from '../../bench/use-accounts.ts';
import { numberWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import { useOrdersStore } from '../orders-store.ts';
import styles from './filter-row.module.css';
import { PracticeSwitch } from './practice-orders.tsx';

const RECORDS = [
  'any',
  'manifested',
  'not-manifested',
  'in-doubt',
  'archived',
  'gone',
] as const satisfies readonly OrderRecordsFilter[];

export interface MoreFiltersProps {
  readonly accounts: Accounts;
  readonly counts: OrderCounts | undefined;
}

export function MoreFilters({ accounts: { accounts, current }, counts }: MoreFiltersProps) {
  const { view, changeView, clearFilters } = useOrdersStore();
  const ofAccount = (accountId: string): number | undefined =>
    counts?.accounts.find((each) => each.accountId === accountId)?.count;
  const isOther =
    view.accounts === 'all' ||
    accounts.some(({ accountId }) => accountId === view.accounts && accountId !== current?.accountId);
  return (
    <div className={styles.menu}>
      <Select
        label={say('orders.filter.account')}
        data={[
          { value: 'current', label: counted(current?.label ?? '', ofAccount(current?.accountId ?? '')) },
          { value: 'all', label: say('orders.accounts.all') },
          ...accounts
            .filter(({ accountId }) => accountId !== current?.accountId)
            .map(({ accountId, label }) => ({ value: accountId, label: counted(label, ofAccount(accountId)) })),
        ]}
        value={isOther ? view.accounts : 'current'}
        allowDeselect={false}
        onChange={(value) => value !== null && changeView({ accounts: value })}
      />
      <Select
        label={say('orders.filter.records')}
        data={RECORDS.map((value) => ({
          value,
          label: counted(say(`orders.records.${value}`), counts?.records[value]),
        }))}
        value={view.records}
        allowDeselect={false}
        onChange={(value) => changeView({ records: RECORDS.find((each) => each === value) ?? 'any' })}
      />
      <NameFilter
        label={say('orders.filter.carrier')}
        none={say('orders.carrier.none')}
        names={counts?.carriers ?? []}
        value={view.carrierName}
        onChange={(carrierName) => changeView({ carrierName })}
      />
      <NameFilter
        label={say('orders.filter.country')}
        none={say('orders.country.none')}
        names={counts?.countries ?? []}
        value={view.country}
        onChange={(country) => changeView({ country })}
      />
      <PracticeSwitch accounts={accounts} />
      <Button variant="default" size="xs" onClick={clearFilters}>
        {say('orders.filters.clear')}
      </Button>
    </div>
  );
}

interface NameFilterProps {
  readonly label: string;
  /** The label for orders without one. */
  readonly none: string;
  readonly names: readonly CountedName[];
  readonly value: string | null;
  readonly onChange: (name: string | null) => void;
}

/** The names come from a service and may be empty, so choices are identified by their place. */
function NameFilter({ label, none, names, value, onChange }: NameFilterProps) {
  const known = value === null || names.some(({ name }) => name === value);
  const all = known ? names : [{ name: value, count: 0 }, ...names];
  return (
    <Select
      label={label}
      searchable
      clearable
      placeholder={say('orders.filter.any')}
      nothingFoundMessage={say('orders.filter.no-such')}
      data={all.map(({ name, count }, at) => ({ value: String(at), label: counted(name === '' ? none : name, count) }))}
      value={value === null ? null : String(all.findIndex(({ name }) => name === value))}
      onChange={(at) => onChange(at === null ? null : (all[Number(at)]?.name ?? null))}
    />
  );
}

function counted(name: string, count: number | undefined): string {
  return count === undefined ? name : say('orders.filter.counted', { name, count: numberWords(count) });
}

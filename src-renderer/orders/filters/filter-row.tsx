/** The filters of the list besides search and status: carriers at a press, the rest in a menu; and 'Select all 37'. */
import { Button, Popover, Switch } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import type { OrderCounts, OrderListQuery } from '../../../src-preload/contract/order-list.ts';
import type { Accounts } from '../../bench/use-accounts.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { firstScreenShown } from '../../ready-mark.ts';
import { useOperation } from '../../server-state.ts';
import { Brought, onDemand } from '../../ui/on-demand.tsx';
import { drawnAlone } from '../../words/drawn-alone.ts';
import { numberWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import { selectAll } from '../list/use-list-selection.ts';
import { useOrdersStore } from '../orders-store.ts';
import { carrierPlaces, listOfCarriers, noPlaces } from './carrier-places.ts';
import styles from './filter-row.module.css';
import type { MoreFiltersProps } from './more-filters.tsx';

/** Loaded after the first rows: its choices are the largest part of the whole screen. */
const moreFilters = onDemand<MoreFiltersProps>(async () => (await import('./more-filters.tsx')).MoreFilters);
void firstScreenShown.then(moreFilters.bring);

interface FilterRowProps {
  readonly query: OrderListQuery;
  readonly accounts: Accounts;
  readonly totalCount: number;
}

export const FilterRow = drawnAlone(function FilterRow({ query, accounts, totalCount }: FilterRowProps) {
  const reply = useOperation('orders.counts', { query }, { keepPrevious: true, keptFor: 5_000 });
  const { data: counts } = reply;
  const shownCarriers = useCarrierPlaces(reply.isPlaceholderData ? null : query, counts);
  const selectThese = (): void => void selectAll(query, 'filter');
  const label = say('orders.select-all', { count: totalCount });
  useActions([{ label, group: 'orders', keys: 'mod+shift+a', enabled: totalCount > 0, run: selectThese }]);
  return (
    <section className={styles.row} aria-label={say('orders.filters')}>
      <MoreMenu accounts={accounts} counts={counts} />
      <div className={styles.chips}>
        <ActiveFilters accounts={accounts} />
        <CarrierChips names={shownCarriers} counts={counts} />
      </div>
      <SelectedOnly />
      <Button variant="default" size="xs" disabled={totalCount === 0} onClick={selectThese}>
        {label}
      </Button>
    </section>
  );
});

/** `query`: null while the counts are still those of the query before. */
function useCarrierPlaces(query: OrderListQuery | null, counts: OrderCounts | undefined): readonly string[] {
  const [before, setPlaces] = useState(noPlaces);
  if (query === null || counts === undefined) return before.names;
  const places = carrierPlaces(before, listOfCarriers(query), counts.carriers);
  if (places !== before) setPlaces(places);
  return places.names;
}

interface CarrierChipsProps {
  /** In the order in which they stand. */
  readonly names: readonly string[];
  readonly counts: OrderCounts | undefined;
}

function CarrierChips({ names, counts }: CarrierChipsProps) {
  const { carrierName } = useOrdersStore((state) => state.view);
  const changeView = useOrdersStore((state) => state.changeView);
  const shown = carrierName === null || names.includes(carrierName) ? names : [...names, carrierName];
  const countOf = (name: string): number => counts?.carriers.find((one) => one.name === name)?.count ?? 0;
  return shown.map((name) => (
    <button
      key={name}
      type="button"
      className={styles.chip}
      aria-pressed={name === carrierName}
      onClick={() => changeView({ carrierName: name === carrierName ? null : name })}
    >
      {name === '' ? <span>{say('orders.carrier.none')}</span> : <CarrierName name={name} />}
      <span className={styles.count}>{numberWords(countOf(name))}</span>
    </button>
  ));
}

function CarrierName({ name }: { readonly name: string }) {
  return (
    <span data-foreign data-whole={name} dir="auto">
      {name}
    </span>
  );
}

/** Each active filter of the menu, with a way to remove it. */
function ActiveFilters({ accounts: { accounts } }: { readonly accounts: Accounts }) {
  const { view, changeView } = useOrdersStore();
  const ofAccounts =
    view.accounts === 'all'
      ? say('orders.accounts.all')
      : accounts.find(({ accountId }) => accountId === view.accounts)?.label;
  const active: readonly { readonly words: string; readonly leave: () => void }[] = [
    ...(ofAccounts === undefined ? [] : [{ words: ofAccounts, leave: () => changeView({ accounts: 'current' }) }]),
    ...(view.records === 'any'
      ? []
      : [{ words: say(`orders.records.${view.records}`), leave: () => changeView({ records: 'any' }) }]),
    ...(view.country === null
      ? []
      : [
          {
            words: view.country === '' ? say('orders.country.none') : view.country,
            leave: () => changeView({ country: null }),
          },
        ]),
  ];
  return active.map(({ words, leave }) => (
    <button
      key={words}
      type="button"
      className={styles.chip}
      aria-label={say('orders.filter.leave', { filter: words })}
      aria-pressed
      onClick={leave}
    >
      <span data-whole={words} dir="auto">
        {words}
      </span>
      <IconX aria-hidden size={14} />
    </button>
  ));
}

function SelectedOnly() {
  const { selectedOnly, showSelectedOnly } = useOrdersStore();
  return (
    <Switch
      size="xs"
      label={say('orders.selected-only')}
      checked={selectedOnly}
      onChange={(event) => showSelectedOnly(event.currentTarget.checked)}
    />
  );
}

function MoreMenu(props: MoreFiltersProps) {
  const [opened, setOpened] = useState(false);
  /** A list of choices that is open in it closes alone. */
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent): void => {
    const list = currentTarget.querySelector('[aria-haspopup="listbox"][aria-expanded="true"]');
    if (key === 'Escape' && list === null) setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={340}
      closeOnEscape={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconFilter aria-hidden size={16} />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {say('orders.filters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say('orders.filters')} onKeyDownCapture={onKeyDown}>
        <Brought what={moreFilters} props={props} />
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * The rows of a list in the table. A list may have many thousands: only those in view are read, a page of them at a
 * time, and read again while the list is being validated.
 */
import { createContext, type ReactNode, useContext } from 'react';
import type { AddressListRow, AddressListRows, ListWay } from '../../../src-preload/contract/address-list.ts';
import { useOperation } from '../../server-state.ts';
import { CutWords } from '../../ui/cut-words.tsx';
import type { DataColumn } from '../../ui/data-grid-props.ts';
import { failureInList } from '../../ui/failure-in-list.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { numberWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import { linesOf } from '../address-differences.ts';
import { verdictLook } from '../verdict-words.tsx';
import type { ShownOutcome } from './list-store.ts';
import { outcomeLook, suggestionWords } from './list-words.ts';

/** The rows that the table shows. */
export interface ShownRows {
  readonly listId: string;
  readonly only: ShownOutcome;
  readonly way: ListWay;
}

export const RowsContext = createContext<ShownRows>({ listId: '', only: 'all', way: 'service' });

/** A place in the table, from 0; its row is read when it comes into view. */
export interface PlacedRow {
  readonly place: number;
}

const PAGE = 100;

/** Undefined until the first page has arrived. */
export function useRowCount(listId: string, only: ShownOutcome): number | undefined {
  return useOperation('addressLists.getRows', { listId, offset: 0, limit: PAGE, only }).data?.totalCount;
}

/** Those of the rows that are shown, which are read less often than a run reports. Undefined as for the count. */
export function useOutcomeCounts(listId: string, only: ShownOutcome): AddressListRows['counts'] | undefined {
  return useOperation('addressLists.getRows', { listId, offset: 0, limit: PAGE, only }).data?.counts;
}

let places: readonly PlacedRow[] = [];

/** The same array for the same count, because the table sorts again for another one. */
export function placedRows(count: number): readonly PlacedRow[] {
  if (places.length !== count) places = Array.from({ length: count }, (_, place) => ({ place }));
  return places;
}

/**
 * When the copy was read that the rows were compared with; null until a row was compared, or when the service is asked.
 */
export function useComparedCopy(listId: string): string | null {
  const { data } = useOperation('addressLists.getRows', { listId, offset: 0, limit: PAGE, only: 'all' });
  return data?.rows.find(({ answer }) => answer !== null)?.answer?.copyReadAt ?? null;
}

/** Undefined while its page is being read. */
export function useListRow(place: number): AddressListRow | undefined {
  const { listId, only } = useContext(RowsContext);
  const offset = Math.floor(place / PAGE) * PAGE;
  return useOperation('addressLists.getRows', { listId, offset, limit: PAGE, only }).data?.rows[place - offset];
}

export function rowColumns(): readonly DataColumn<PlacedRow>[] {
  return [
    { id: 'row', header: say('validate.rows.column.row'), width: '56px', cell: at(({ row }) => numberWords(row)) },
    {
      id: 'address',
      header: say('validate.rows.column.address'),
      width: 'minmax(200px, 3fr)',
      cell: at(({ address }) => <CutWords words={linesOf(address).join(', ')} />),
    },
    {
      id: 'outcome',
      header: say('validate.rows.column.outcome'),
      width: '120px',
      cell: at((row) => <OutcomeBadge row={row} />),
    },
    {
      id: 'suggestion',
      header: say('validate.rows.column.suggestion'),
      width: 'minmax(160px, 3fr)',
      cell: at((row) => <SuggestionOrWhy row={row} />),
    },
  ];
}

function at(cell: (row: AddressListRow) => ReactNode): (placed: PlacedRow) => ReactNode {
  return ({ place }) => <Cell place={place} cell={cell} />;
}

function Cell({ place, cell }: PlacedRow & { readonly cell: (row: AddressListRow) => ReactNode }) {
  const row = useListRow(place);
  return row === undefined ? null : cell(row);
}

export function OutcomeBadge({ row: { outcome, answer } }: { readonly row: AddressListRow }) {
  const { way } = useContext(RowsContext);
  const { tone, icon, word } = answer === null ? outcomeLook(outcome, way) : verdictLook(answer);
  return (
    <StatusBadge look="plain" tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  );
}

function SuggestionOrWhy({ row }: { readonly row: AddressListRow }) {
  if (row.failure !== null) return <CutWords muted words={failureInList(row.failure)} />;
  const words = suggestionWords(row);
  if (words === '' && row.outcome === 'questionable')
    return <CutWords muted words={say('validate.rows.no-suggestion')} />;
  return <CutWords words={words} />;
}

/**
 * What happened to the rows of the list while it was on the screen, and not by this computer: new orders, changed ones,
 * and those that left the list. Each is marked until it has been looked at. Pure, except for the store at the end.
 */
import { create } from 'zustand';
import { type ListedOrder, mostKept, type OrderWindow } from '../../../src-preload/contract/order-list.ts';
import { orderRowId } from './use-order-window.ts';

export type RowMark = 'new' | 'changed' | 'left';

export interface RowChanges {
  readonly marks: ReadonlyMap<string, RowMark>;
  /** No longer among the rows, although its neighbours are. */
  readonly left: readonly ListedOrder[];
}

/**
 * Between two answers to one question. Rows at the edges of a window may only have moved out of it, so they say
 * nothing.
 */
export function changesBetween(before: OrderWindow, now: OrderWindow): RowChanges {
  // A list that fills, or that is emptied to be read again, is no news.
  if (before.rows.length === 0 || now.rows.length === 0) return { marks: new Map(), left: [] };
  const old = new Map(before.rows.map((row) => [orderRowId(row), row]));
  const current = new Map(now.rows.map((row) => [orderRowId(row), row]));
  const marks = new Map<string, RowMark>();
  const isKnown = (row: ListedOrder): boolean => old.has(orderRowId(row));
  const kept = new Set(now.kept.map(orderRowId));
  for (const row of between(now, before, isKnown)) {
    const was = old.get(orderRowId(row));
    if (kept.has(orderRowId(row))) continue;
    if (was === undefined) marks.set(orderRowId(row), 'new');
    else if (wordsOf(was) !== wordsOf(row) && isElsewhere(was, row)) marks.set(orderRowId(row), 'changed');
  }
  // Orders that were only kept were reported when they left.
  const told = new Set(before.kept.map(orderRowId));
  const left = between(before, now, (row) => current.has(orderRowId(row))).filter(
    (row) => !current.has(orderRowId(row)) && !told.has(orderRowId(row)),
  );
  return { marks, left };
}

/** An answer, and the question that it belongs to. */
export interface AnsweredWindow {
  readonly questionKey: string;
  readonly window: OrderWindow;
}

/** Which of the orders that left the list at `asked` are to be told, although more answers may have come since. */
export function leftByNow(
  left: readonly ListedOrder[],
  asked: Pick<AnsweredWindow, 'questionKey'>,
  now: AnsweredWindow | null,
): readonly ListedOrder[] {
  if (now?.questionKey !== asked.questionKey) return [];
  const shown = new Set(now.window.rows.map(orderRowId));
  return left.filter((row) => !shown.has(orderRowId(row)));
}

/** The rows between others that both windows know, or at an end of the list that both show. */
function between(window: OrderWindow, other: OrderWindow, isKnown: (row: ListedOrder) => boolean): ListedOrder[] {
  const { rows } = window;
  const isHead = window.offset === 0 && other.offset === 0;
  const isEnd = reachesEnd(window) && reachesEnd(other);
  const first = isHead ? 0 : rows.findIndex(isKnown);
  const last = isEnd ? rows.length - 1 : rows.findLastIndex(isKnown);
  return first < 0 ? [] : rows.slice(first, last + 1);
}

function reachesEnd({ offset, rows, totalCount }: OrderWindow): boolean {
  return offset + rows.length >= totalCount;
}

/** What a person reads about an order; not when it was last seen. */
function wordsOf(order: ListedOrder): string {
  const { orderNumber, receiverName, carrierName, trackingNumber, country, seenAmong, isMissing, goneAt } = order;
  return JSON.stringify([
    orderNumber,
    receiverName,
    carrierName,
    trackingNumber,
    country,
    seenAmong,
    isMissing,
    goneAt,
  ]);
}

/** What this computer did itself is no news. */
function isElsewhere(was: ListedOrder, row: ListedOrder): boolean {
  return was.manifest?.manifestId === row.manifest?.manifestId && was.removal?.writeId === row.removal?.writeId;
}

const isSame = (one: ListedOrder, other: ListedOrder): boolean => orderRowId(one) === orderRowId(other);

interface ChangedRowsState {
  readonly marks: ReadonlyMap<string, RowMark>;
  /** They stay in their place in the list until all of them were seen, or something else is asked for. */
  readonly left: readonly ListedOrder[];
  /** The question for which they left. */
  readonly leftOf: string;
  /** `questionKey`: of the query that gave the rows. */
  note(changes: RowChanges, questionKey: string): void;
  look(rowId: string): void;
  /** They are not in the list any more, so nobody can look at them there. */
  forget(gone: readonly ListedOrder[]): void;
  /** All of them were looked at. */
  clear(): void;
}

export const useChangedRows = create<ChangedRowsState>()((set) => ({
  marks: new Map(),
  left: [],
  leftOf: '',
  note: (changes, questionKey) =>
    set(({ marks, left }) => ({
      leftOf: questionKey,
      marks: new Map([...marks, ...changes.marks]),
      left: [...left, ...changes.left.filter((row) => !left.some((one) => isSame(one, row)))].slice(-mostKept),
    })),
  look: (rowId) =>
    set(({ marks }) => {
      if (!marks.has(rowId)) return {};
      const rest = new Map(marks);
      rest.delete(rowId);
      return { marks: rest };
    }),
  forget: (gone) =>
    set(({ marks }) => {
      const rest = new Map(marks);
      for (const row of gone) rest.delete(orderRowId(row));
      return rest.size === marks.size ? {} : { marks: rest };
    }),
  clear: () => set({ marks: new Map(), left: [] }),
}));

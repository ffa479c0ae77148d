/**
 * The keys of a list whose rows are buttons: Up, Down, Page Up, Page Down, Home and End go from row to row, and Enter
 * opens the focused one, as on every button. At first the focus is on the open row, otherwise on the first.
 */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { rowReachedBy } from '../../ui/row-keys.ts';

/** Returns the listener for the list. `show` scrolls to a row, which may only be in the page afterwards. */
export function useRowWalk(
  list: RefObject<HTMLElement | null>,
  count: number,
  show: (index: number) => void,
): (event: KeyboardEvent) => void {
  /** This row gets the focus as soon as it is in the page; null: the focus is where it belongs. */
  const awaited = useRef<number | 'opened' | null>('opened');
  const focusAwaited = (): void => {
    const row = awaited.current === null ? null : rowOf(list.current, awaited.current);
    if (row === null) return;
    const isArrival = awaited.current === 'opened';
    awaited.current = null;
    const focused = document.activeElement;
    // The row was on its way, and a person has gone on elsewhere: neither in the list nor around it, where the focus falls by itself.
    const isHere = list.current?.contains(focused) === true || focused?.contains(list.current) === true;
    if (!isArrival && !isHere) return;
    // A person was faster than the list and is already typing, or follows the tour.
    const isKept = focused?.closest('[role="dialog"]') || focused?.closest('[data-keeps-focus]');
    if (isArrival && (focused instanceof HTMLInputElement || isKept)) return;
    row.focus({ preventScroll: true });
  };
  useEffect(focusAwaited);

  return (event) => {
    const from = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index ?? 0);
    const target = rowReachedBy(event.key, from, count, rowsInView(list.current));
    if (target === null) return;
    event.preventDefault();
    awaited.current = target;
    show(target);
    focusAwaited();
  };
}

function rowsInView(list: HTMLElement | null): number {
  const row = list?.querySelector('[data-index]');
  return list === null || row == null ? 1 : Math.max(1, Math.floor(list.clientHeight / row.clientHeight));
}

function rowOf(list: HTMLElement | null, index: number | 'opened'): HTMLElement | null {
  if (index !== 'opened') return list?.querySelector<HTMLElement>(`[data-index="${index}"] button`) ?? null;
  return list?.querySelector<HTMLElement>('[aria-current="true"]') ?? list?.querySelector('button') ?? null;
}

/** The place in the list that typed text means. */
import type { OrderListPlace } from '../../../src-preload/contract/order-list.ts';
import { endOfDay, startOfDay } from '../../ui/day-bounds.ts';

/** In a list with the newest first, the day begins at its end. Null: nothing to go to yet. */
export function placeOf(text: string, isDate: boolean, newestFirst: boolean): OrderListPlace | null {
  if (text === '') return null;
  if (!isDate) return { beginning: text.slice(0, 200) };
  const at = newestFirst ? endOfDay(text) : startOfDay(text);
  return at === null ? null : { at };
}

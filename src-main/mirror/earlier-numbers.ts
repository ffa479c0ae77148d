/**
 * The numbers that an order had before the service gave it another: a label may have been printed under any of them. The
 * order's row has them under its seal; a table of their own only leads to it.
 */
import type { FoundOrder } from '../shipping/shipping-client.ts';
import { foldNumber } from './folded.ts';
import type { MirrorDatabase, Row } from './mirror-database.ts';

export interface EarlierNumbers {
  /** JSON, the last first; null: there are none. */
  readonly numbers: string | null;
  /** Those of them that the order is also found by, folded, in lines. */
  readonly folded: string | null;
}

export const noEarlierNumbers: EarlierNumbers = { numbers: null, folded: null };

/** A service may give an order another number with every answer. */
const mostKept = 8;

/** `row`: the order as it is in the copy; `order`: as the service shows it now. */
export function earlierNumbersOf(row: Row, order: FoundOrder): EarlierNumbers {
  const before = String(row.order_number);
  const known = { numbers: textOrNull(row.earlier_numbers), folded: textOrNull(row.earlier_folded) };
  if (before === order.orderNumber || before === '') return known;
  if (!isSameOrder(row, order)) return { numbers: JSON.stringify([before]), folded: null };
  const isKept = (one: string, now: string, index: number, all: readonly string[]): boolean =>
    one !== now && one !== '' && all.indexOf(one) === index;
  const numbers = [before, ...numbersIn(known.numbers)].filter((one, index, all) =>
    isKept(one, order.orderNumber, index, all),
  );
  const numberNow = foldNumber(order.orderNumber);
  const folded = [foldNumber(before), ...linesIn(known.folded)].filter((one, index, all) =>
    isKept(one, numberNow, index, all),
  );
  return {
    numbers: numbers.length === 0 ? null : JSON.stringify(numbers.slice(0, mostKept)),
    folded: folded.length === 0 ? null : folded.slice(0, mostKept).join('\n'),
  };
}

/** Some services give the id of an order that was removed to another one: a parcel of the first must not be taken for it. */
function isSameOrder(row: Row, { trackingNumber, receiverName, orderedAt }: FoundOrder): boolean {
  if (trackingNumber !== '' && trackingNumber === row.tracking_number) return true;
  return orderedAt !== null && orderedAt === row.ordered_at && receiverName === row.receiver_name;
}

/** Lets the order be found by its numbers as they are now in its row. */
export function noteEarlierNumbers(database: MirrorDatabase, key: number, { folded }: EarlierNumbers): void {
  forgetEarlierNumbers(database, key);
  for (const one of linesIn(folded)) database.run('INSERT INTO earlier (folded, key) VALUES (?, ?)', one, key);
}

export function forgetEarlierNumbers(database: MirrorDatabase, key: number): void {
  database.run('DELETE FROM earlier WHERE key = ?', key);
}

export const withEarlierNumber = 'SELECT key FROM earlier WHERE folded = ?';

/** The last one, or the one that `code` was found by; null: there is none. */
export function earlierNumberIn(row: Row, code: string | null): string | null {
  const numbers = numbersIn(textOrNull(row.earlier_numbers));
  return (code === null ? numbers[0] : numbers.find((number) => foldNumber(number) === code)) ?? null;
}

export const isFoundByEarlier = (row: Row, code: string): boolean =>
  linesIn(textOrNull(row.earlier_folded)).includes(code);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numbersIn = (json: string | null): readonly string[] =>
  json === null ? [] : (JSON.parse(json) as readonly string[]);
const linesIn = (text: string | null): readonly string[] => (text === null ? [] : text.split('\n'));

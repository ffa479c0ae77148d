/** What stands in the columns of an order's row: what is shown, what it is found and sorted by, and the seal of all of it. */
import { crc32 } from 'node:zlib';
import type { FoundOrder } from '../shipping/shipping-client.ts';
import type { EarlierNumbers } from './earlier-numbers.ts';
import { foldedNumberSortKey, foldName, foldNumber } from './folded.ts';
import type { Row } from './mirror-database.ts';
import { MirrorDamaged } from './mirror-file.ts';
import type { NumberedTexts } from './numbered-texts.ts';

export const orderColumns = [
  'seen_as',
  'carrier_no',
  'country_no',
  'ordered_ms',
  'number_sort',
  'tracking_sort',
  'name_sort',
  'number_folded',
  'tracking_folded',
  'order_number',
  'tracking_number',
  'receiver_name',
  'ordered_at',
  'other',
  'earlier_numbers',
  'earlier_folded',
] as const;

/** In the order of the columns. */
type Values = readonly [
  seenAs: number,
  carrierNo: number,
  countryNo: number,
  orderedMs: number,
  numberSort: string,
  trackingSort: string,
  nameSort: string,
  numberFolded: string,
  trackingFolded: string,
  orderNumber: string,
  trackingNumber: string,
  receiverName: string,
  orderedAt: string | null,
  other: string | null,
  earlierNumbers: string | null,
  earlierFolded: string | null,
];
type AnyValues = readonly (string | number | null)[];

export interface OrderValues {
  valuesOf(order: FoundOrder, seenAs: number, earlier: EarlierNumbers): Values;
  sealOf(accountNo: number, orderId: number, goneAt: string | null, values: AnyValues): number;
  /** The row's seal with this time of its going. */
  sealOfRow(row: Row, goneAt: Row[string]): number;
  /** Throws MirrorDamaged when the row is not as it was written. */
  assertSound(row: Row): void;
}

/** What a phrase is looked for in, as one text; no phrase holds a line feed. */
export function foundBy(values: Values): string {
  const [, , , , , , nameFolded, numberFolded, trackingFolded] = values;
  return `${numberFolded}\n${trackingFolded}\n${nameFolded}\n${values.at(-1) ?? ''}`;
}

const storedTexts = ['orderNumber', 'trackingNumber', 'receiverName', 'carrierName', 'country'] as const;

/**
 * The order with its texts as the file gives them back, which holds no half of a character: a name that was cut there would be
 * another one each time it is shown.
 */
export function storable(order: FoundOrder): FoundOrder {
  const odd = storedTexts.filter((name) => !order[name].isWellFormed());
  if (odd.length === 0) return order;
  return { ...order, ...Object.fromEntries(odd.map((name) => [name, order[name].toWellFormed()])) };
}

type Texts = Pick<NumberedTexts, 'no' | 'text'>;

export function createOrderValues(accounts: Texts, names: Texts): OrderValues {
  const valuesOf: OrderValues['valuesOf'] = (order, seenAs, { numbers, folded }) => {
    const { orderNumber, trackingNumber, receiverName, orderedAt, other } = order;
    const orderedMs = orderedAt === null ? 0 : Date.parse(orderedAt) || 0;
    const [numberFolded, trackingFolded] = [foldNumber(orderNumber), foldNumber(trackingNumber)];
    const hasOther = other !== undefined && Object.keys(other).length > 0;
    return [
      seenAs,
      names.no(order.carrierName),
      names.no(order.country),
      orderedMs,
      foldedNumberSortKey(numberFolded),
      foldedNumberSortKey(trackingFolded),
      foldName(receiverName),
      numberFolded,
      trackingFolded,
      orderNumber,
      trackingNumber,
      receiverName,
      orderedAt,
      hasOther ? JSON.stringify(other) : null,
      numbers,
      folded,
    ];
  };
  /**
   * The seal of the order as it is shown, with its account and names as texts: neither changed bytes nor an index that
   * leads to another order may put a parcel into the wrong round.
   */
  const sealOf = (accountNo: number, orderId: number, goneAt: string | null, values: AnyValues): number => {
    const [, carrierNo, countryNo] = values;
    const texts = [accounts.text(accountNo), names.text(Number(carrierNo)), names.text(Number(countryNo))];
    return crc32([...texts, orderId, goneAt, ...values].join('\0'));
  };
  const sealOfRow = (row: Row, goneAt: Row[string]): number =>
    sealOf(
      Number(row.account_no),
      Number(row.order_id),
      goneAt === null ? null : String(goneAt),
      orderColumns.map((name) => row[name] as AnyValues[number]),
    );
  const assertSound = (row: Row): void => {
    const isSound = row.gone === Number(row.gone_at !== null) && row.seal === sealOfRow(row, row.gone_at ?? null);
    if (!isSound) throw new MirrorDamaged('An order in the copy is not as it was written.');
  };
  return { valuesOf, sealOf, sealOfRow, assertSound };
}

/** A validated list as rows of a table: what was in it, and beside it what was found, in plain words. */
import type { DifferingPart, ValidationAnswer } from '../../src-preload/contract/address.ts';
import type { AddressListRow } from '../../src-preload/contract/address-list.ts';
import { addressFields, proposedFields } from '../addresses/same-address.ts';
import type { TableRow } from './list-reading.ts';

const fieldWords: Readonly<Record<DifferingPart, string>> = {
  street: 'street',
  building: 'building',
  suburb: 'suburb',
  city: 'city',
  state: 'state',
  postCode: 'post code',
  country: 'country',
};

const foundColumns = [
  'verdict',
  'source',
  'checked_at',
  'address_book_read_at',
  'differs_in',
  'suggested_street',
  'suggested_suburb',
  'suggested_city',
  'suggested_state',
  'suggested_post_code',
  'suggested_country',
  'reason',
];

/** `found` and `rows` are of the same list, in the same order. */
export function* listTable(
  columns: readonly string[],
  rows: readonly TableRow[],
  found: Iterable<AddressListRow>,
): Generator<string[]> {
  yield [...columns, ...foundColumns];
  let at = 0;
  for (const one of found) {
    const cells = rows[at]?.cells ?? [];
    at += 1;
    yield [...columns.map((_, place) => cells[place] ?? ''), ...foundCells(one)];
  }
}

function foundCells({ address, answer, failure, outcome }: AddressListRow): string[] {
  if (answer === null) {
    const verdict = outcome === 'failed' ? 'no answer' : 'not asked';
    const details = (failure?.details ?? []).map((one) => [one.message, one.details].filter(Boolean).join(': '));
    const reason = failure === null ? '' : [failure.code, ...details].join('; ');
    return [verdict, ...foundColumns.slice(2).map(() => ''), reason];
  }
  const [best] = answer.suggestions;
  const differs = best === undefined ? [] : proposedFields(address, best);
  return [
    verdictWords(answer),
    answer.source === 'service' ? 'service' : 'address book',
    answer.checkedAt,
    answer.copyReadAt ?? '',
    differs.map((field) => fieldWords[field]).join(', '),
    ...addressFields.map((field) => best?.[field] ?? ''),
    '',
  ];
}

/** The address book claims nothing of what it does not know. */
function verdictWords({ verdict, source, copyReadAt, checkedAt }: ValidationAnswer): string {
  if (source === 'address-book') {
    const age = copyReadAt === null ? '' : ` of ${ageWords(Date.parse(checkedAt) - Date.parse(copyReadAt))}`;
    return verdict === 'valid' ? `matches the address book${age}` : 'not known';
  }
  if (verdict === 'cannot-tell') return 'the service cannot tell';
  return verdict === 'valid' ? 'valid' : 'not valid';
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Behind 'of'. Below nothing: the clock was set back in between. */
function ageWords(milliseconds: number): string {
  if (milliseconds <= -minute) return 'an unknown age';
  if (milliseconds < minute) return 'a moment ago';
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min ago`;
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)} h ago`;
  const days = Math.floor(milliseconds / day);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

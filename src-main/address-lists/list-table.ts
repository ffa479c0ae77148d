/**
 * A validated list as rows of a table: its own columns, and beside them the answers, under names that mean the same in
 * every language.
 */
import type { ValidationAnswer } from '../../src-preload/contract/address.ts';
import type { AddressListRow } from '../../src-preload/contract/address-list.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Reasons } from '../../src-preload/contract/operations.ts';
import { proposedFields } from '../addresses/proposed-fields.ts';
import { addressFields } from '../addresses/same-address.ts';
import { quotedWords } from '../failures.ts';
import type { TableRow } from './read-table.ts';

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

/**
 * `found` and `rows` belong to the same list, in the same order. `reasons`: by the code of a failure, or of its remark.
 */
export function* listTable(
  columns: readonly string[],
  rows: readonly TableRow[],
  found: Iterable<AddressListRow>,
  reasons: Reasons,
): Generator<string[]> {
  const named = columns.map((column, place) => (column === '' ? `column_${place + 1}` : column));
  yield [...named, ...foundColumns];
  let at = 0;
  for (const one of found) {
    const cells = rows[at]?.cells ?? [];
    at += 1;
    yield [...named.map((_, place) => cells[place] ?? ''), ...foundCells(one, reasons)];
  }
}

function foundCells({ address, answer, failure, outcome }: AddressListRow, reasons: Reasons): string[] {
  if (answer === null) {
    const verdict = outcome === 'failed' ? 'no_answer' : 'not_asked';
    return [verdict, ...foundColumns.slice(2).map(() => ''), reasonOf(failure, reasons)];
  }
  const [best] = answer.suggestions;
  const differs = best === undefined ? [] : proposedFields(address, best);
  return [
    verdictOf(answer),
    answer.source === 'service' ? 'service' : 'address_book',
    answer.checkedAt,
    answer.copyReadAt ?? '',
    differs.map((field) => (field === 'postCode' ? 'post_code' : field)).join(', '),
    ...addressFields.map((field) => best?.[field] ?? ''),
    quotedWords({ details: answer.words ?? [] }),
  ];
}

function reasonOf(failure: Failure | null, reasons: Reasons): string {
  if (failure === null) return '';
  const code = failure.facts.remarks?.[0]?.code ?? failure.code;
  return [reasons[code] ?? code, quotedWords(failure)].filter(Boolean).join('; ');
}

/** The address book claims nothing about what it does not know. */
function verdictOf({ verdict, source }: ValidationAnswer): string {
  if (source === 'address-book') return verdict === 'valid' ? 'matches' : 'not_known';
  if (verdict === 'cannot-tell') return 'cannot_tell';
  return verdict === 'valid' ? 'valid' : 'not_valid';
}

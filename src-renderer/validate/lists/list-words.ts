/** Lists of addresses in words. */
import type { Icon } from '@tabler/icons-react';
import {
  IconAddressBook,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHelpCircle,
} from '@tabler/icons-react';
import type {
  AddressList,
  AddressListRow,
  AddressListRun,
  ListField,
  ListOutcome,
  ListWay,
} from '../../../src-preload/contract/address-list.ts';
import type { Remark } from '../../../src-preload/contract/remark.ts';
import { durationWords } from '../../ui/progress-words.ts';
import type { Tone } from '../../ui/status-badge.tsx';
import { sentenceStart } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import { comparedFields, fieldInside, fieldLabel, isAsAsked } from '../address-differences.ts';

export const LIST_FIELDS: readonly ListField[] = [
  'street',
  'houseNumber',
  'streetLine2',
  'suburb',
  'city',
  'state',
  'postCode',
  'country',
];

export function listFieldLabel(field: ListField): string {
  if (field === 'houseNumber' || field === 'streetLine2') return say(`validate.field.${field}.label`);
  return fieldLabel(field);
}

export interface OutcomeLook {
  readonly tone: Tone;
  readonly icon: Icon;
  readonly word: string;
}

/** The word depends on who was asked: a copy on this computer never says 'valid'. */
export function outcomeLook(outcome: ListOutcome, way: ListWay): OutcomeLook {
  const offline = way === 'address-book';
  switch (outcome) {
    case 'good':
      return offline
        ? { tone: 'good', icon: IconAddressBook, word: say('validate.verdict.matches') }
        : { tone: 'good', icon: IconCircleCheck, word: say('validate.verdict.valid') };
    case 'questionable':
      return offline
        ? { tone: 'warn', icon: IconHelpCircle, word: say('validate.verdict.not-known') }
        : { tone: 'bad', icon: IconCircleX, word: say('validate.verdict.not-valid') };
    case 'failed':
      return { tone: 'warn', icon: IconAlertTriangle, word: say('validate.verdict.failed') };
    case 'not-asked':
      return { tone: 'quiet', icon: IconClock, word: say('validate.verdict.not-asked') };
  }
}

/** 'customers.csv', 'A pasted list'. */
export function listName({ fileName }: Pick<AddressList, 'fileName'>): string {
  return fileName ?? say('validate.list.pasted');
}

/** Number of rows with addresses, by what the operator says about the first one. */
export function rowCountOf(list: AddressList, hasHeader: boolean): number {
  return list.rowCount + rowsOfHeader(list, list.hasHeader) - rowsOfHeader(list, hasHeader);
}

/** The header and what is above it: these rows are no addresses. */
export function rowsOfHeader({ aboveCount }: AddressList, hasHeader: boolean): number {
  return hasHeader ? aboveCount + 1 : 0;
}

/** What is said of the row of names. */
const OF_HEADER: ReadonlySet<string> = new Set([
  'rows-above-header',
  'columns-alike',
  'rows-shorter-than-header',
  'rows-longer-than-header',
]);

/** What is said about the first row as a header is left out where the operator says that it is none. */
export function problemsOf({ problems }: AddressList, hasHeader: boolean): readonly Remark[] {
  return problems.filter(({ code }) => hasHeader || !OF_HEADER.has(code));
}

export function columnName(list: AddressList, hasHeader: boolean, column: number): string {
  const written = hasHeader ? (list.hasHeader ? list.columns[column] : list.sample[0]?.[column]) : undefined;
  return written === undefined || written.trim() === ''
    ? say('validate.columns.numbered', { place: column + 1 })
    : written;
}

/** 'Column 2: 12 Smith St': a column without a name is recognised by its cells. */
export function columnWithExample(list: AddressList, hasHeader: boolean, column: number): string {
  const name = columnName(list, hasHeader, column);
  const example = list.sample.map((row) => (row[column] ?? '').trim()).find((cell) => cell !== '');
  return hasHeader || example === undefined ? name : `${name}: ${example}`;
}

/** The service is asked politely, at most this many times a second. */
const ASKED_PER_SECOND = 2;

/** 'about 9 minutes', at the polite pace. */
export function askingTime(rows: number): string {
  return durationWords(rows / ASKED_PER_SECOND);
}

/** '1,200 of 4,000 rows', as the title of a run. */
export function runTitle({ state, totalCount, doneCount }: AddressListRun): string {
  if (state === 'ended') return say('validate.run.ended', { count: totalCount });
  const far = { done: doneCount, count: totalCount };
  return state === 'running' ? say('validate.run.at', far) : say('validate.run.stopped-at', far);
}

/** The first suggestion by what it would change: 'Suburb Fitzroy, post code 3065'. Empty without one. */
export function suggestionWords({ address, answer }: AddressListRow): string {
  const best = answer?.suggestions[0];
  if (best === undefined) return '';
  const fields = comparedFields(address, best);
  const changed = fields.filter(({ differs }) => differs);
  if (changed.length === 0) return say(isAsAsked(fields) ? 'validate.rows.as-asked' : 'validate.rows.another-spelling');
  const words = changed
    .map(({ field, suggested }) =>
      suggested === ''
        ? say('validate.rows.field-left-out', { field: fieldInside(field) })
        : say('validate.rows.field-changed', { field: fieldInside(field), suggested }),
    )
    .join(', ');
  return sentenceStart(words);
}

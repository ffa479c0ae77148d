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
import type { Tone } from '../../ui/status-badge.tsx';
import { comparedFields } from '../address-differences.ts';

export const LIST_FIELDS: readonly { readonly field: ListField; readonly label: string }[] = [
  { field: 'street', label: 'Street and number' },
  { field: 'streetLine2', label: 'Street, second line' },
  { field: 'suburb', label: 'Suburb' },
  { field: 'city', label: 'City' },
  { field: 'state', label: 'State' },
  { field: 'postCode', label: 'Post code' },
  { field: 'country', label: 'Country' },
];

export interface OutcomeLook {
  readonly tone: Tone;
  readonly icon: Icon;
  readonly word: string;
}

/** Who was asked decides the word: a copy on this computer never says 'valid'. */
export function outcomeLook(outcome: ListOutcome, way: ListWay): OutcomeLook {
  const offline = way === 'address-book';
  switch (outcome) {
    case 'good':
      return offline
        ? { tone: 'good', icon: IconAddressBook, word: 'Matches' }
        : { tone: 'good', icon: IconCircleCheck, word: 'Valid' };
    case 'questionable':
      return offline
        ? { tone: 'warn', icon: IconHelpCircle, word: 'Not known' }
        : { tone: 'bad', icon: IconCircleX, word: 'Not valid' };
    case 'failed':
      return { tone: 'warn', icon: IconAlertTriangle, word: 'Failed' };
    case 'not-asked':
      return { tone: 'quiet', icon: IconClock, word: 'Not asked' };
  }
}

/** 'customers.csv', 'A pasted list'. */
export function listName({ fileName }: Pick<AddressList, 'fileName'>): string {
  return fileName ?? 'A pasted list';
}

/** Rows with addresses, with what the operator says of the first one. */
export function rowCountOf(list: AddressList, hasHeader: boolean): number {
  return list.rowCount + (list.hasHeader ? 1 : 0) - (hasHeader ? 1 : 0);
}

export function columnName(list: AddressList, hasHeader: boolean, column: number): string {
  const written = hasHeader ? (list.hasHeader ? list.columns[column] : list.sample[0]?.[column]) : undefined;
  return written === undefined || written.trim() === '' ? `Column ${column + 1}` : written;
}

/** 'Column 2: 12 Smith St': a column without a name is known by what is in it. */
export function columnWithExample(list: AddressList, hasHeader: boolean, column: number): string {
  const name = columnName(list, hasHeader, column);
  const example = list.sample.map((row) => (row[column] ?? '').trim()).find((cell) => cell !== '');
  return hasHeader || example === undefined ? name : `${name}: ${example}`;
}

/** The service is asked politely, so many a second at most. */
const ASKED_PER_SECOND = 2;

/** 'about 9 minutes', by the polite pace. */
export function askingTime(rows: number): string {
  return durationWords(rows / ASKED_PER_SECOND);
}

/** What is left of a run by the pace it has had so far; null until that can be told. */
export function timeLeft(
  { totalCount, doneCount, state }: AddressListRun,
  begun: { readonly at: number; readonly doneCount: number },
  now: number,
): string | null {
  const done = doneCount - begun.doneCount;
  if (state !== 'running' || done < 5 || now <= begun.at) return null;
  return durationWords(((totalCount - doneCount) * (now - begun.at)) / done / 1_000);
}

function durationWords(seconds: number): string {
  if (seconds <= 5) return 'a few seconds';
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return minutes === 1 ? 'about 1 minute' : `about ${minutes} minutes`;
  return `about ${Math.round(minutes / 60)} hours`;
}

/** '1,200 of 4,000 rows', as the title of a run. */
export function runTitle({ state, totalCount, doneCount }: AddressListRun): string {
  const total = `${totalCount.toLocaleString()} ${totalCount === 1 ? 'row' : 'rows'}`;
  if (state === 'ended') return `${total} validated`;
  const done = `${doneCount.toLocaleString()} of ${total}`;
  return state === 'running' ? `Validating: ${done}` : `Stopped at ${done}`;
}

/** The first suggestion by what it would change: 'Suburb Fitzroy, post code 3065'. Empty without one. */
export function suggestionWords({ address, answer }: AddressListRow): string {
  const best = answer?.suggestions[0];
  if (best === undefined) return '';
  const changed = comparedFields(address, best).filter(({ differs }) => differs);
  if (changed.length === 0) return 'Another spelling';
  const words = changed
    .map(({ name, suggested }) => `${name.toLocaleLowerCase()} ${suggested === '' ? 'left out' : suggested}`)
    .join(', ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

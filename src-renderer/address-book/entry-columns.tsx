/** The columns of the address book. */
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import type { DataColumn } from '../ui/data-table.tsx';
import { entryTitle, placeWords, streetWords } from './entry-words.ts';

/** Columns that give way to the pane beside the list. */
export const BESIDE_DETAIL: ReadonlySet<string> = new Set(['company', 'telephone', 'country']);
/** On a narrow window. */
export const NARROW: ReadonlySet<string> = new Set(['company']);
export const ALL_SHOWN: ReadonlySet<string> = new Set();

export const ENTRY_COLUMNS: readonly DataColumn<AddressBookEntry>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(120px, 1.3fr)',
    cell: (entry) => <Words value={entryTitle(entry)} />,
  },
  {
    id: 'company',
    header: 'Company',
    width: 'minmax(88px, 1fr)',
    cell: ({ company }) => <Words value={company} />,
  },
  {
    id: 'street',
    header: 'Street',
    width: 'minmax(140px, 1.7fr)',
    cell: (entry) => <Words value={streetWords(entry)} />,
  },
  {
    id: 'place',
    header: 'Suburb, city',
    width: 'minmax(120px, 1.4fr)',
    cell: (entry) => <Words value={placeWords(entry)} />,
  },
  {
    id: 'postCode',
    header: 'Post code',
    width: '92px',
    cell: ({ postCode }) => <Words value={postCode} />,
  },
  {
    id: 'country',
    header: 'Country',
    width: 'minmax(80px, 0.8fr)',
    cell: ({ country }) => <Words value={country} />,
  },
  {
    id: 'telephone',
    header: 'Telephone',
    width: 'minmax(140px, 0.9fr)',
    cell: ({ telephone }) => <Words value={telephone} />,
  },
];

function Words({ value }: { readonly value: string }) {
  if (value !== '') return <span title={value}>{value}</span>;
  return (
    <span className="muted">
      <span aria-hidden>–</span>
      <span className="unseen">none</span>
    </span>
  );
}

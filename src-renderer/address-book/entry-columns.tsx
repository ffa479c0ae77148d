/** The columns of the address book. */
import { Fragment } from 'react';
import type { EntryField } from '../../src-preload/contract/address-book.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import type { DataColumn } from '../ui/data-table.tsx';
import styles from './entry-columns.module.css';
import { entryTitle, FIELD_NAMES } from './entry-words.ts';
import { MarkedFields, MarkedText } from './marked-text.tsx';
import type { Found } from './use-address-book.ts';

export interface ListLayout {
  readonly narrow: boolean;
  /** The details stand beside the list and need their room. */
  readonly besideDetail: boolean;
  /** Rows are of several accounts' books. */
  readonly ofAll: boolean;
}

interface EntryColumn extends DataColumn<Found> {
  /** The fields it shows. */
  readonly fields: readonly EntryField[];
}

const ENTRY_COLUMNS: readonly EntryColumn[] = [
  column('company', 'Company', ['company'], 'minmax(88px, 1fr)'),
  column('street', 'Street', ['building', 'street'], 'minmax(140px, 1.7fr)'),
  column('place', 'Suburb, city', ['suburb', 'city'], 'minmax(120px, 1.4fr)'),
  column('postCode', 'Post code', ['postCode'], '92px'),
  column('country', 'Country', ['country'], 'minmax(80px, 0.8fr)'),
  column('telephone', 'Telephone', ['telephone'], 'minmax(140px, 0.9fr)'),
];

const ACCOUNT_COLUMN: DataColumn<Found> = {
  id: 'account',
  header: 'Account',
  width: 'minmax(96px, 0.9fr)',
  cell: ({ account: { colour, label } }) => (
    <span className={styles.account} title={label}>
      <AccountDot colour={colour} />
      <span className={styles.label}>{label}</span>
    </span>
  ),
};

/** What is marked in a field that has no column stands behind the name: nothing is found without a reason to be seen. */
export function entryColumns(layout: ListLayout): readonly DataColumn<Found>[] {
  const hidden = hiddenColumns(layout);
  const columns = ENTRY_COLUMNS.filter(({ id }) => !hidden.includes(id));
  const shown = new Set<EntryField>(['name', ...columns.flatMap(({ fields }) => fields)]);
  const nameColumn: DataColumn<Found> = {
    id: 'name',
    header: 'Name',
    width: 'minmax(120px, 1.4fr)',
    cell: (found) => <Name found={found} shown={shown} />,
  };
  return [nameColumn, ...columns, ...(layout.ofAll ? [ACCOUNT_COLUMN] : [])];
}

function hiddenColumns({ narrow, besideDetail, ofAll }: ListLayout): readonly string[] {
  if (besideDetail) return ['company', 'telephone', 'country'];
  if (narrow) return ofAll ? ['company', 'telephone'] : ['company'];
  return ofAll ? ['telephone'] : [];
}

function Name({ found, shown }: { readonly found: Found; readonly shown: ReadonlySet<EntryField> }) {
  const { entry, marks } = found;
  const titleField = entry.name !== '' ? 'name' : entry.company !== '' ? 'company' : null;
  const others = Object.keys(FIELD_NAMES).filter(isEntryField);
  const hiddenMarks = others.filter(
    (field) => field !== titleField && !shown.has(field) && (marks[field]?.length ?? 0) > 0,
  );
  return (
    <span title={entryTitle(entry)}>
      {titleField === null ? entryTitle(entry) : <MarkedText of={found} field={titleField} />}
      {hiddenMarks.map((field) => (
        <Fragment key={field}>
          <span className="muted"> · </span>
          <span className="unseen">{FIELD_NAMES[field]} </span>
          <MarkedText of={found} field={field} />
        </Fragment>
      ))}
    </span>
  );
}

function isEntryField(name: string): name is EntryField {
  return name in FIELD_NAMES;
}

function column(id: string, header: string, fields: readonly EntryField[], width: string): EntryColumn {
  return { id, header, width, fields, cell: (found) => <MarkedFields of={found} fields={fields} /> };
}

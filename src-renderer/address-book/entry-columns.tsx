/** The columns of the address book. */
import type { EntryField } from '../../src-preload/contract/address-book.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { CutWords } from '../ui/cut-words.tsx';
import type { DataColumn } from '../ui/data-grid-props.ts';
import { say } from '../words/say.ts';
import { alsoFound } from './also-found.ts';
import styles from './entry-columns.module.css';
import { entryTitle, fieldName } from './entry-words.ts';
import { AlsoMarked, MarkedFields, MarkedText } from './marked-text.tsx';
import type { Found } from './use-address-book.ts';

export interface ListLayout {
  readonly narrow: boolean;
  /** With large text: the least that tells an entry apart, so that no line is longer than the window is wide. */
  readonly cramped: boolean;
  readonly wide: boolean;
  /** The details beside the list need room. */
  readonly besideDetail: boolean;
  /** The rows come from the books of several accounts. */
  readonly ofAll: boolean;
}

interface EntryColumn {
  readonly id: 'company' | 'street' | 'place' | 'postCode' | 'country' | 'telephone';
  readonly fields: readonly EntryField[];
  /** Shown behind these fields when it is why the entry was found. */
  readonly withAlso?: EntryField;
  readonly width: string;
}

const ENTRY_COLUMNS: readonly EntryColumn[] = [
  { id: 'company', fields: ['company'], width: 'minmax(88px, 1fr)' },
  { id: 'street', fields: ['building', 'street'], width: 'minmax(124px, 1.7fr)' },
  {
    id: 'place',
    fields: ['suburb', 'city'],
    withAlso: 'state',
    width: 'minmax(96px, 1.4fr)',
  },
  { id: 'postCode', fields: ['postCode'], width: 'minmax(88px, 120px)' },
  { id: 'country', fields: ['country'], width: 'minmax(76px, 0.8fr)' },
  { id: 'telephone', fields: ['telephone'], width: 'minmax(116px, 0.9fr)' },
];

function accountColumn(): DataColumn<Found> {
  return {
    id: 'account',
    header: say('address-book.entry.account'),
    width: 'minmax(104px, 0.9fr)',
    cell: ({ account: { colour, label } }) => (
      <span className={styles.account}>
        <AccountDot colour={colour} />
        <CutWords words={label} />
      </span>
    ),
  };
}

/** A hit in a field without a column is shown behind the name, so that every hit has a visible reason. */
export function entryColumns(layout: ListLayout): readonly DataColumn<Found>[] {
  const hidden = hiddenColumns(layout);
  const columns = ENTRY_COLUMNS.filter(({ id }) => !hidden.includes(id));
  const shown = new Set<EntryField>(['name', ...columns.flatMap(({ fields }) => fields)]);
  const elsewhere = columns.flatMap(({ withAlso }) => withAlso ?? []);
  const nameColumn: DataColumn<Found> = {
    id: 'name',
    header: say('address-book.field.name'),
    width: 'minmax(100px, 1.4fr)',
    cell: (found) => (
      <Name found={found} also={alsoFound(found, shown).filter((field) => !elsewhere.includes(field))} />
    ),
  };
  return [
    nameColumn,
    ...columns.map((column) => dataColumn(column, shown)),
    ...(layout.ofAll ? [accountColumn()] : []),
  ];
}

function hiddenColumns({ narrow, cramped, wide, besideDetail, ofAll }: ListLayout): readonly string[] {
  if (cramped) return ['company', 'telephone', 'country', ...(ofAll ? ['postCode'] : [])];
  if (wide) return besideDetail ? ['telephone'] : [];
  if (besideDetail) return ['company', 'telephone', 'country'];
  if (narrow) return ofAll ? ['company', 'telephone'] : ['company'];
  return ofAll ? ['telephone'] : [];
}

/** The first reason is shown beside the name, both shortened if needed; a further one only where there is room. */
function Name({ found, also }: { readonly found: Found; readonly also: readonly EntryField[] }) {
  const { entry } = found;
  const titleField = entry.name !== '' ? 'name' : entry.company !== '' ? 'company' : null;
  const [reason, ...others] = also.filter((field) => field !== titleField);
  const title = titleField === null ? entryTitle(entry) : <MarkedText of={found} field={titleField} />;
  if (reason === undefined) return <CutWords words={entryTitle(entry)}>{title}</CutWords>;
  return (
    <span data-whole={entryTitle(entry)} className={styles.name}>
      <span className={styles.named}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.reason} dir="auto">
          <AlsoMarked of={found} field={reason} />
        </span>
      </span>
      {others.map((field) => (
        <span key={field}>
          <AlsoMarked of={found} field={field} />
        </span>
      ))}
    </span>
  );
}

function dataColumn({ id, fields, withAlso, width }: EntryColumn, shown: ReadonlySet<EntryField>) {
  const header = id === 'place' ? say('address-book.column.place') : fieldName(id);
  const cell = (found: Found) => (
    <MarkedFields of={found} fields={fields}>
      {withAlso !== undefined && alsoFound(found, shown).includes(withAlso) && (
        <AlsoMarked of={found} field={withAlso} />
      )}
    </MarkedFields>
  );
  return { id, header, width, cell };
}

/** A list of addresses from a file or the clipboard, validated as a whole. Known until it is closed or the app ends. */
import type { AccountId } from './account.ts';
import type { Address, AddressField, ValidationAnswer } from './address.ts';
import type { Failure } from './failure.ts';
import type { Remark } from './remark.ts';

/** What a column can hold: a field of an address, or a part of the street that many tables have in a column of its own. */
export type ListField = AddressField | 'houseNumber' | 'streetLine2';

/** Which column holds which field: its place from 0; null where no column does. */
export type ColumnMapping = Readonly<Record<ListField, number | null>>;

/** A table that was read, and what it seems to hold: the operator sees this before anything is validated. */
export interface AddressList {
  readonly listId: string;
  readonly accountId: AccountId;
  /** The file's name; null when pasted. */
  readonly fileName: string | null;
  /** The names in the first row, '' where it has none. As many as the longest row has cells. */
  readonly columns: readonly string[];
  /** A guess, like `mapping`: the start of the list states both again. */
  readonly hasHeader: boolean;
  readonly mapping: ColumnMapping;
  /** Fields whose column was guessed from its cells, as its name does not say it: the operator must confirm them first. */
  readonly guessed: readonly ListField[];
  /** Each row held a whole address: the first column is that text, the others are its parts, which are a guess too. */
  readonly isTakenApart: boolean;
  /** Rows that are not empty, without the header if there is one and what is above it. */
  readonly rowCount: number;
  /** Rows above the header. They are left out with it, and are addresses where the operator says that there is none. */
  readonly aboveCount: number;
  /** The first rows that are not empty, as read, with those above the header and the header if there is one. */
  readonly sample: readonly (readonly string[])[];
  /** The number of each of them in the table, empty rows counted. */
  readonly sampleRows: readonly number[];
  /** What looks wrong: rows with too few columns, letters that could not be read. */
  readonly problems: readonly Remark[];
}

/** 'service': asked one after another, politely · 'address-book': compared with the copy on this computer. */
export type ListWay = 'service' | 'address-book';

/** `doneCount` = `goodCount` + `questionableCount` + `failedCount`, in rows. */
export interface AddressListRun {
  readonly listId: string;
  readonly accountId: AccountId;
  readonly way: ListWay;
  readonly state: 'running' | 'cancelled' | 'ended' | 'stopped';
  readonly totalCount: number;
  readonly doneCount: number;
  /** Valid at the service, or in the address book. */
  readonly goodCount: number;
  /** Not valid, or not known. */
  readonly questionableCount: number;
  readonly failedCount: number;
  /**
   * Why it was 'stopped' before its end. The answers so far are kept. Started again with the same mapping and way, a
   * list asks only for missing answers; once every row has one, it asks for all of them again.
   */
  readonly failure: Failure | null;
}

/** A list that is open, as it was started last. */
export interface OpenedList {
  readonly list: AddressList;
  readonly hasHeader: boolean;
  readonly mapping: ColumnMapping;
  readonly way: ListWay;
  /** Null: it was not started yet. */
  readonly run: AddressListRun | null;
}

export type ListOutcome = 'good' | 'questionable' | 'failed' | 'not-asked';

export interface AddressListRow {
  /** Line in the table as a person counts, from 1, the header included. */
  readonly row: number;
  readonly address: Address;
  readonly outcome: ListOutcome;
  /** Null when the row failed or was not asked. */
  readonly answer: ValidationAnswer | null;
  readonly failure: Failure | null;
}

export interface AddressListRows {
  readonly totalCount: number;
  /** The counts of the whole list when these rows were read: a run has gone on meanwhile. */
  readonly counts: Readonly<Record<ListOutcome, number>>;
  readonly rows: readonly AddressListRow[];
}

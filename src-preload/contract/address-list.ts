/** A list of addresses from a file or the clipboard, validated as a whole. Known until it is closed or the app ends. */
import type { AccountId } from './account.ts';
import type { Address, AddressField, ValidationAnswer } from './address.ts';
import type { Failure } from './failure.ts';
import type { Remark } from './remark.ts';

/** What a column can hold: a field of an address, or the second line that many tables give a street. */
export type ListField = AddressField | 'streetLine2';

/** Which column holds which field: its place from 0; null where no column does. */
export type ColumnMapping = Readonly<Record<ListField, number | null>>;

/** A table that was read, and what seems to be in it: the operator sees it before anything is validated. */
export interface AddressList {
  readonly listId: string;
  readonly accountId: AccountId;
  /** The file's name; null when pasted. */
  readonly fileName: string | null;
  /** What the first row says, '' where it says nothing. As many as the longest row has cells. */
  readonly columns: readonly string[];
  /** A guess, like `mapping`: both are said again when the list is started. */
  readonly hasHeader: boolean;
  readonly mapping: ColumnMapping;
  /** Fields whose column was told by what is in it, and by no name: to be confirmed by the operator before it is used. */
  readonly guessed: readonly ListField[];
  /** Each row held a whole address: the first column is that, the others are its parts, which is a guess too. */
  readonly isTakenApart: boolean;
  /** Rows that are not empty, without the header where there is one. */
  readonly rowCount: number;
  /** The first rows that are not empty, as read: with the header where there is one. */
  readonly sample: readonly (readonly string[])[];
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
   * Why it was 'stopped' before its end. What is done is kept: started again with the same mapping and way, a list asks only
   * for what has no answer yet; once every row has one, it asks for all of them again.
   */
  readonly failure: Failure | null;
}

export type ListOutcome = 'good' | 'questionable' | 'failed' | 'not-asked';

export interface AddressListRow {
  /** Line in the table as a person counts, from 1, the header included. */
  readonly row: number;
  readonly address: Address;
  readonly outcome: ListOutcome;
  /** Null when it failed or was not asked. */
  readonly answer: ValidationAnswer | null;
  readonly failure: Failure | null;
}

export interface AddressListRows {
  readonly totalCount: number;
  readonly rows: readonly AddressListRow[];
}

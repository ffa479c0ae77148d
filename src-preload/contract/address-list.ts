/** A list of addresses from a file or the clipboard, validated as a whole. Known until it is closed or the app ends. */
import type { AccountId } from './account.ts';
import type { Address, AddressField, ValidationAnswer } from './address.ts';
import type { Failure } from './failure.ts';

/** Which column holds which field: its place from 0; null where no column does. */
export type ColumnMapping = Readonly<Record<AddressField, number | null>>;

/** A table that was read, and what seems to be in it: the operator sees it before anything is validated. */
export interface AddressList {
  readonly listId: string;
  readonly accountId: AccountId;
  /** The file's name; null when pasted. */
  readonly fileName: string | null;
  /** What the first row says, or 'Column 1' and so on. */
  readonly columns: readonly string[];
  readonly hasHeader: boolean;
  readonly mapping: ColumnMapping;
  /** Rows with addresses: without the header and empty rows. */
  readonly rowCount: number;
  /** The first rows, as read. */
  readonly sample: readonly (readonly string[])[];
  /** Plain words on what looks wrong: rows with too few columns, letters that could not be read. */
  readonly problems: readonly string[];
}

/** 'service': asked one after another, politely · 'address-book': compared with the copy on this computer. */
export type ListWay = 'service' | 'address-book';

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
  /** Why it was 'stopped' before its end; what is done is kept. */
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

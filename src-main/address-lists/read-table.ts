/** A table of addresses as it was read. */
import type { Address, AddressSuggestion } from '../../src-preload/contract/address.ts';
import type { ColumnMapping, ListField } from '../../src-preload/contract/address-list.ts';
import type { Remark } from '../../src-preload/contract/remark.ts';

export interface ReadTable {
  /** Rows above the header, such as a title. Addresses like the others where the operator says that there is no header. */
  readonly above: readonly TableRow[];
  /** Not one of them is empty. */
  readonly rows: readonly TableRow[];
  /** Cells of the longest row, those above counted. */
  readonly width: number;
  readonly hasHeader: boolean;
  readonly mapping: ColumnMapping;
  /** Fields whose column was guessed from its cells. */
  readonly guessed: readonly ListField[];
  /** For whole addresses: the first cell is the original text, the others are its parts. */
  readonly isTakenApart: boolean;
  readonly problems: readonly Remark[];
}

export interface TableRow {
  /** Its number in the table, from 1, with empty rows counted, as a spreadsheet numbers it. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface RowAddress {
  readonly row: number;
  /** As the table has it. */
  readonly address: Address;
  /** What to ask about instead, where its post code has lost zeros; null: nothing is missing. */
  readonly zerosBack: AddressSuggestion | null;
}

/** Before anybody knows what its columns are. */
export type RowsRead = Pick<ReadTable, 'above' | 'rows' | 'width' | 'hasHeader' | 'problems'>;

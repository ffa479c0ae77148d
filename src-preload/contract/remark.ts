/**
 * What main itself adds to a failure's code, or says about an order it looked up or a list it read: a code and its
 * facts, never a sentence. The page puts each into the shown language (words/en/remarks.ts). Remarks are stored with
 * their subject, so a code is never renamed, and its facts only grow.
 */

/** Codes without facts. */
export type PlainRemarkCode =
  // a request on its way, and its end
  | 'ended-before-sending'
  | 'ended-before-answer'
  | 'ended-before-answer-was-kept'
  | 'kept-answer-damaged'
  | 'kept-answer-not-read'
  | 'ended-by-another-packbench' // a second program thought that this request had been left behind
  | 'half-a-character' // a text that cannot be sent
  // this computer
  | 'packbench-ended'
  | 'start-failed'
  | 'practice-ended' // before it had started
  | 'practice-not-answered'
  | 'ledger-replaced' // another program has replaced its file
  | 'disk-failed-earlier'
  | 'file-gone'
  | 'no-plain-file' // a folder, a device or a pipe
  | 'own-file' // it would have been replaced by what was saved
  | 'folder-not-answered' // for a minute; a file that was being saved there may still appear
  | 'folders-hang' // two of them: nothing more is read or saved until one answers
  | 'file-cut-short' // the file did not arrive whole
  | 'pdf-not-whole'
  // a file of exported settings
  | 'settings-file-not-json'
  | 'settings-file-foreign' // JSON, but not settings of Packbench
  | 'settings-file-newer'
  | 'settings-changed-meanwhile' // since the page showed what the file would change
  // printing
  | 'print-question-refused'
  | 'print-question-forbidden' // the print system does not let this user ask that
  | 'print-job-gone'
  | 'print-copy-broke-off' // its disk is full, or the job larger than it takes
  | 'print-not-allowed' // not this user, not on this printer
  | 'print-quota-reached'
  | 'print-queue-full' // as many jobs as the print system keeps
  | 'print-queue-closed' // the queue takes no new jobs
  | 'print-form-not-drawn' // what is filled in would be missing on the paper
  | 'print-program-missing' // SumatraPDF is not there
  | 'print-program-forbidden' // SumatraPDF may not be started
  // accounts
  | 'clipboard-empty'
  | 'clipboard-is-no-key'
  | 'base-address-not-whole'
  | 'base-address-not-secure'
  | 'base-address-with-sign-in'
  | 'base-address-with-query'
  // what a look-up saw of an order
  | 'order-without-number'
  | 'order-not-first'
  | 'order-among-too-many'
  | 'order-without-id' // the service shows its number under an id that no request can name
  | 'order-not-seen-by-other-keys'
  | 'order-in-shipped'
  | 'order-in-unshipped'
  | 'order-nowhere'
  | 'order-in-search'
  | 'order-gone-from-search'
  | 'search-is-empty' // of the whole account, without a number of pages: it says nothing of one order
  | 'order-in-no-account'
  | 'no-unshipped-order'
  // a list of addresses
  | 'list-empty'
  | 'list-not-text'
  | 'list-is-page' // HTML or XML
  | 'list-is-json'
  | 'list-only-header'
  | 'list-one-column' // nobody says that this column is the street
  | 'list-column-is-street'
  | 'list-without-header'
  | 'list-without-street'
  | 'list-letters-lost'
  | 'row-empty'
  | 'field-too-long';

export type RemarkFacts = { readonly [Code in PlainRemarkCode]: Readonly<Record<never, never>> } & {
  /** `why`: in the system's own words. */
  readonly 'own-certificates-unread': { readonly why: string };
  /** `variable`: of the environment, which names a proxy that is none or of a kind that is not spoken. */
  readonly 'proxy-not-usable': { readonly variable: string };
  /** `proxy`: of a kind that is not spoken, as the settings of the system name it. */
  readonly 'system-proxy-not-usable': { readonly proxy: string };
  /** `why`: in its own words. */
  readonly 'practice-not-started': { readonly why: string };
  readonly 'sqlite-too-old': { readonly version: string; readonly needed: string };
  readonly 'file-too-large': { readonly megabytes: number; readonly most: number };
  /** `field`: dotted, as it stands in the file: 'accounts.0.colour'. */
  readonly 'settings-file-field': { readonly field: string };
  /** What the print system calls it. */
  readonly 'paper-not-offered': { readonly paper: string };
  readonly 'tray-not-there': { readonly tray: string };
  readonly 'name-with-comma': { readonly name: string };
  readonly 'print-system-answered': { readonly httpStatus: number };
  readonly 'key-too-long': { readonly most: number };
  /** `at`: an instant. */
  readonly 'order-manifested': { readonly orderId: number; readonly orderNumber: string; readonly at: string };
  /** `account`: its label. */
  readonly 'order-held-by': { readonly account: string };
  readonly 'order-still-held-by': { readonly account: string };
  readonly 'order-in-search-of': { readonly account: string };
  readonly 'order-in-shipped-of': { readonly account: string };
  readonly 'order-in-unshipped-of': { readonly account: string };
  /** `status`: as the service says it. */
  readonly 'order-tracked': { readonly status: string };
  /** `words`: the service's own; empty: it said none. */
  readonly 'search-refused': { readonly words: string };
  /** `isAll` false: there are more. */
  readonly 'unshipped-orders': { readonly count: number; readonly isAll: boolean };
  /** Not in UTF-8. `encoding`: 'Windows-1252'. */
  readonly 'list-letters-guessed': { readonly encoding: string };
  readonly 'list-too-wide': { readonly row: number; readonly most: number };
  readonly 'list-too-long': { readonly most: number };
  /** `columns` and `used`: counted from 1. `headings`: as written, one for each column. */
  readonly 'columns-alike': {
    readonly columns: readonly number[];
    readonly headings: readonly string[];
    readonly used: number;
  };
  /** `rows`: the first of them. `count`: how many there are. */
  readonly 'rows-above-header': RowsMeant;
  /** The row of names again, further down. */
  readonly 'rows-like-header': RowsMeant;
  readonly 'rows-shorter-than-header': RowsMeant;
  readonly 'rows-shorter-than-others': RowsMeant;
  readonly 'rows-longer-than-header': RowsMeant;
  readonly 'rows-not-taken-apart': RowsMeant;
  readonly 'quotes-left-open': RowsMeant;
  readonly 'post-codes-without-zeros': RowsMeant;
  readonly 'house-numbers-as-dates': RowsMeant;
  /** '1.2E+04' */
  readonly 'house-numbers-shortened': RowsMeant;
  readonly 'post-codes-shortened': RowsMeant;
  /** '#N/A', '####' */
  readonly 'rows-with-spreadsheet-errors': RowsMeant;
  /** Others of the list have one. */
  readonly 'rows-without-country': RowsMeant;
};

export interface RowsMeant {
  readonly rows: readonly number[];
  readonly count: number;
}

export type RemarkCode = keyof RemarkFacts;

export type Remark = {
  readonly [Code in RemarkCode]: { readonly code: Code; readonly facts: RemarkFacts[Code] };
}[RemarkCode];

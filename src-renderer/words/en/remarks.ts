/**
 * What the app adds to a failure, shows beside an order it looked up, or says about a list of addresses it read: the
 * codes of src-preload/contract/remark.ts. {rows} holds up to five numbers of rows, joined: '4, 9, 12'; {count} says
 * how many there are.
 */
import { rowsHave } from './counts.ts';

export const remarks = {
  'ended-before-sending': 'Packbench was closed before it was sent.',
  'ended-before-answer': 'Packbench was closed before the answer came.',
  'ended-before-answer-was-kept': 'Packbench was closed before the answer was kept.',
  'kept-answer-damaged': 'The answer that was kept is damaged.',
  'kept-answer-not-read': 'The answer that was kept could not be read.',
  'ended-by-another-packbench': 'Another Packbench was started and ended this before it was sent.',
  'half-a-character': 'The text holds half a character, which cannot be sent.',

  'packbench-ended': 'Packbench is closed already.',
  'start-failed': 'Packbench could not start. Close it and start it again.',
  'ledger-replaced': 'Another program has replaced the file. Start Packbench again.',
  'disk-failed-earlier': 'The disk failed earlier. Start Packbench again.',
  'sqlite-too-old': 'SQLite {version} is too old. Packbench needs {needed}.',
  'own-certificates-unread':
    'This computer’s own certificates could not be read, so only widely known ones count. The system says: {why}',
  'proxy-not-usable':
    '{variable} of this computer’s environment names a proxy that cannot be used. Only http and https proxies can.',
  'system-proxy-not-usable':
    'The settings of this computer name only a proxy that cannot be used ({proxy}), so it was tried without one. Only http and https proxies can.',
  'practice-not-started': 'The practice service could not start. It says: {why}',
  'practice-ended': 'The practice service ended before it had started.',
  'practice-not-answered': 'The practice service did not start in time.',
  'file-gone': 'The file is not there any more.',
  'no-plain-file': 'This is a folder or a device, not a file. Choose another one.',
  'own-file': 'It is one of Packbench’s own files, which nothing may replace. Choose another folder.',
  'folder-not-answered': 'Its folder does not answer.',
  'folders-hang': 'Folders chosen before do not answer. Start Packbench again.',
  'file-cut-short': 'The file could not be read to its end.',
  'file-too-large': 'The file has {megabytes, number} MB. Up to {most, number} MB can be read.',
  'pdf-not-whole': 'This is not a whole PDF.',

  'settings-file-not-json': 'The file is damaged or not whole: it is no JSON in UTF-8.',
  'settings-file-foreign': 'The file holds no settings that Packbench exported.',
  'settings-file-newer': 'A newer Packbench exported these settings. Update this one first.',
  // {field}: a name from the file.
  'settings-file-field': 'In the file, {field} makes no sense.',
  'settings-changed-meanwhile': 'The settings have changed since the file was opened. Choose it again.',

  'print-question-refused': 'The print system refused the question.',
  'print-question-forbidden': 'The print system does not let this user ask that.',
  'print-job-gone': 'The job is not in the queue any more.',
  'print-copy-broke-off':
    'The print system stopped taking the job while it was copied. The disk of its computer may be full, or the PDF is larger than it allows. Free space there, or save the PDF and print it elsewhere.',
  'print-not-allowed':
    'The print system does not let this user print there. Choose another printer, or ask whoever looks after it.',
  'print-quota-reached':
    'This user has printed there as much as the print system allows for now. Choose another printer, or ask whoever looks after it.',
  'print-queue-full': 'The print system takes no more jobs. Those that wait there must be printed or cancelled first.',
  'print-queue-closed':
    'The print system takes no new jobs for this printer until somebody allows it there. Choose another printer, or ask whoever looks after it.',
  'print-form-not-drawn':
    'What was filled in on a form of the PDF, or marked on a page later, is drawn only by a program that shows it. The print system would leave it out, or some of its letters. Save the PDF, and print it with a program that shows it all.',
  'print-program-missing':
    'SumatraPDF, with which Packbench prints on Windows, is not there. A virus scanner may have removed it: allow it there, install Packbench again, or save the PDF and print it elsewhere.',
  'print-program-forbidden':
    'SumatraPDF, with which Packbench prints on Windows, was not allowed to start. A virus scanner or a rule of this computer may forbid it: allow it there, or save the PDF and print it elsewhere.',
  'print-system-answered': 'The print system answered with HTTP {status}.',
  'paper-not-offered': 'The printer does not offer the paper size {paper}.',
  'tray-not-there': 'The printer does not have the tray {tray}.',
  'name-with-comma': 'The name {name} has a comma and cannot be asked for.',

  'clipboard-empty': 'The clipboard holds no text.',
  'clipboard-is-no-key': 'The text holds characters that no key has.',
  'key-too-long': 'The text is longer than {most, number} characters.',
  'base-address-not-whole': 'It is not a whole address, such as https://api.example.com/v1.',
  'base-address-not-secure': 'It must start with https://.',
  'base-address-with-sign-in': 'It must not hold a name or password.',
  'base-address-with-query': 'It must not hold a question mark or #.',

  'order-manifested': 'Order {order} is in a manifest of {at}.',
  // What a look-up saw about an order, in a table.
  'order-without-number': 'Its order number is not known here, and the service finds orders by number',
  'order-not-first': 'Not among the first orders of the search, and its number cannot be searched for',
  'order-among-too-many': 'Too many orders have a number like it',
  'order-without-id': 'In the search, but under an id that Packbench cannot use',
  'order-not-seen-by-other-keys': 'Not in the search, but the account now has other keys than those that sent this',
  'order-in-shipped': 'In the search as shipped',
  'order-in-unshipped': 'In the search as unshipped',
  'order-in-shipped-of': 'In the search of {account} as shipped',
  'order-in-unshipped-of': 'In the search of {account} as unshipped',
  // {words} are the service's own, or 'none'.
  'search-refused':
    '{words, select, none {The service did not search for it} other {Asked for it, the service said: {words}}}',
  'order-nowhere': 'Neither in the search nor in tracking',
  'order-tracked': 'Tracking says {status}',
  'order-in-search': 'Still in the search',
  'order-in-search-of': 'Still in the search of {account}',
  'order-gone-from-search':
    'Not in the search any more; the service does not show whether it was archived or removed, or is now in an account that this computer does not have',
  'search-is-empty': 'The search shows no order at all, and no number of pages: it does not tell',
  'order-held-by': 'In account {account}',
  'order-still-held-by': 'Still in account {account}',
  'order-in-no-account': 'In no account of this computer',
  'no-unshipped-order': 'No unshipped order is in the search',
  // {all} says whether the search showed all of them on its first page: yes or no.
  'unshipped-orders':
    '{all, select, no {More than {count, number} unshipped printed orders are in the search} other {{count, plural, one {# unshipped printed order is} other {# unshipped printed orders are}} in the search}}',

  'list-empty': 'There is nothing in it.',
  'list-not-text': 'It is not text. Save it as CSV in the program it comes from.',
  'list-is-page':
    'It is a web page, or XML, whatever its name says. Open it in a spreadsheet and save it there as CSV.',
  'list-is-json': 'It is JSON, not a table. Export the list as CSV from the program or the shop it comes from.',
  'list-only-header': 'It has names of columns, and no addresses below them.',
  'list-too-wide': 'Row {row, number} has more than {most, number} columns.',
  'list-too-long': 'It has more than {most, number} rows. Split it into several lists.',
  'list-one-column':
    'It has only one column. A list needs the street, the town or post code, and the country, each in a column of its own; or whole addresses with commas between their parts, the post code beside the town, and the country last.',
  'list-column-is-street': 'There is only one column. It is taken for the street, unless you say otherwise.',
  'list-without-header': 'The first row has no column names that Packbench knows. Choose what each column holds.',
  'list-without-street': 'No column is known to hold the street. Choose it.',
  // {mark}: the sign in place of a lost letter.
  'list-letters-lost': 'Some letters were lost before the list came here. They are shown as {mark}.',
  // {encoding}: 'Windows-1252', 'Shift_JIS', 'CP850'.
  'list-letters-guessed':
    'The file is not in UTF-8, or only in part. The other letters were read as {encoding}. Look at the letters in the rows below.',
  // {columns}: '1 and 3'; {headings}: as the table writes them.
  'columns-alike':
    'Columns {columns} ({headings}) have the same meaning. Column {used, number} is used, unless you choose another.',
  'rows-above-header':
    '{count, plural, one {Row {rows} is above the row of names, and was} other {# rows ({rows}) are above the row of names, and were}} left out.',
  'rows-like-header':
    '{count, plural, one {Row {rows} has the names of the columns again, and was} other {# rows ({rows}) have the names of the columns again, and were}} left out.',
  'rows-shorter-than-header': `${rowsHave} fewer columns than the row of names.`,
  'rows-shorter-than-others': `${rowsHave} fewer columns than others.`,
  'rows-longer-than-header': `${rowsHave} more columns than the row of names.`,
  'rows-not-taken-apart':
    '{count, plural, one {Row {rows} could not be split into its parts, and is} other {# rows ({rows}) could not be split into their parts, and are}} not checked.',
  'quotes-left-open':
    '{count, plural, one {A quotation mark never closes (row {rows}). It was} other {# quotation marks never close (rows {rows}). They were}} read as a letter.',
  'post-codes-without-zeros':
    '{count, plural, one {The post code in row {rows} has} other {The post codes in # rows ({rows}) have}} lost leading zeros, as happens in a spreadsheet. They are put back for the validation; your list still lacks them.',
  'house-numbers-as-dates': `${rowsHave} a date for a house number. A spreadsheet makes one of 3-5: write these numbers as text there, or correct them in your list.`,
  'house-numbers-shortened': `${rowsHave} a house number such as 1.2E+04, whose figures are lost. A spreadsheet makes one of 12E3: write these numbers as text there, or correct them in your list.`,
  'post-codes-shortened': `${rowsHave} a post code such as 1.1E+05, whose figures are lost. A spreadsheet makes one where the column is narrow: widen it there, and save the list again.`,
  'rows-with-spreadsheet-errors': `${rowsHave} an error of a spreadsheet, such as #N/A or ####, in place of a part of the address. Correct the formula there, or widen the column, and save the list again.`,
  'rows-without-country': `${rowsHave} no country. Merged cells arrive like this: fill in the country in every row.`,
  // {rows}, when there are more than five of them.
  'rows-and-others': '{rows} and others',
  'row-empty': 'This row has nothing in the columns that hold the address.',
  'field-too-long': 'A field of this row has more letters than can be sent.',
} as const;

/** What databases and programs write into a table for a field without a value: MySQL, phpMyAdmin, DBeaver, SQL Developer, JavaScript. */

/** Words that no place has; 'None' and 'Nan' are towns. */
const nothings: ReadonlySet<string> = new Set(['\\n', 'null', '[null]', '(null)', '<null>', 'undefined']);

export function saysNothing(cell: string): boolean {
  return nothings.has(cell.toLowerCase());
}

/** What a spreadsheet shows where a formula failed, in its own language, or where the column is too narrow for a number. */
const error = /^(?:#[¡¿]?\p{Lu}[\p{Lu}/\d_]*[!?]|#N\/\p{Lu}|#NV|Err:\d{3}|##+)$/u;

export function isSpreadsheetError(cell: string): boolean {
  return error.test(cell);
}

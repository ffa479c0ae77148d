/**
 * Numbers that a spreadsheet wrote as powers of ten: '1.20E+04' for the house number 12E3, '1,1E+05' for the post code
 * 110001 in a narrow column.
 */

/** A spreadsheet always writes the sign; the house number 5E-3 is a flat. */
const powerOfTen = /^\d(?:[.,]\d+)?E\+\d{2,3}$/i;

export function isShortened(cell: string): boolean {
  return powerOfTen.test(cell);
}

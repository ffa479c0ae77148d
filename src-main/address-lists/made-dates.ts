/**
 * House numbers that a spreadsheet took for dates, as it shows or writes them: '03. Mai' and '3-May' for 3-5,
 * '03.05.2026', '2026-05-03'.
 */

/** How the short names of months begin in the languages of Europe. */
const months: ReadonlySet<string> = new Set(
  (
    'jan jän ene gen sty led feb fev fév lut úno mar mär mrz mrt már bře apr avr abr kwi dub may mai maj mag mei kvě ' +
    'jun jui giu cze čer jul lug lip čvc aug ago aoû sie srp sep set wrz zář oct okt out ott paź říj nov lis dec dez dic déc gru des pro'
  ).split(' '),
);

const inFigures =
  /^(?:\d{1,2}([./-])\d{1,2}\1(?:19|20)\d\d|\d{2}\.\d{2}\.|(?:19|20)\d\d-\d{2}-\d{2})(?:[ T]00:00(?::00)?)?$/;
const monthBehind = /^\d{1,2}(?:\.? |[.-])(\p{L}{3,5})\.?$/u;
const monthBefore = /^(\p{L}{3,5})\.?[ -]\d{1,2}$/u;

export function isMadeDate(cell: string): boolean {
  if (inFigures.test(cell)) return true;
  const [, month] = monthBehind.exec(cell) ?? monthBefore.exec(cell) ?? [];
  return month !== undefined && months.has(month.slice(0, 3).toLowerCase());
}

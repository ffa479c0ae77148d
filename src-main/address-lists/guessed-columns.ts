/**
 * What columns without names hold, where their cells leave no doubt: post codes by their shape, countries by their
 * names. A street, a town and a name look alike to a program, so the operator names those. A column found here is a
 * guess, and shown as one.
 */
import { rulesOf } from '../address-book/rules/address-rules.ts';
import { isoCodeOf } from '../address-book/rules/country-codes.ts';
import { saysNumber } from './column-names.ts';
import { isPostCodeOf } from './post-code-shape.ts';

export interface GuessedColumns {
  readonly houseNumber: number | null;
  readonly postCode: number | null;
  readonly country: number | null;
}

/** No column leaves no doubt. */
export const nothing: GuessedColumns = { houseNumber: null, postCode: null, country: null };

type Cells = readonly string[];

/** Enough rows to judge by, done in a few milliseconds. */
const mostJudged = 1_000;
/** Share of the cells that are not empty. */
const nearlyAll = 0.95;
/** Share of all cells. */
const mostFilled = 0.5;
/** From one numbered row to the next, on average. */
const mostStep = 20;

/** `rows` come without a header; but the first may be a header in words that nobody here knows. */
export function guessColumns(rows: readonly Cells[], width: number): GuessedColumns {
  const judged = rows.length < 3 ? rows : rows.slice(1, mostJudged);
  const places = Array.from({ length: width }, (_, place) => place);
  const all = (place: number, isOne: (cell: string, row: Cells) => boolean): boolean => {
    const filled = judged.filter((row) => cellOf(row, place) !== '');
    const fitting = filled.filter((row) => isOne(cellOf(row, place), row)).length;
    return filled.length > 0 && filled.length >= judged.length * mostFilled && fitting >= filled.length * nearlyAll;
  };
  const country = onlyOne(places.filter((place) => all(place, (cell) => isoCodeOf(cell) !== '')));
  if (country !== null) {
    const fitsItsCountry = (cell: string, row: Cells): boolean => fits(cell, isoCodeOf(cellOf(row, country)));
    const postCodes = places.filter((place) => place !== country && all(place, fitsItsCountry));
    if (postCodes.length > 1) return nothing;
    const [postCode] = postCodes;
    if (postCode !== undefined) return { ...nothing, postCode, country };
  }
  const shaped = onlyOne(places.filter((place) => all(place, isShaped)));
  const isNumbering = shaped !== null && isNumbered(judged.map((row) => cellOf(row, shaped)));
  const postCode = isNumbering ? null : shaped;
  // Two letters may also be a state, a language or a carrier; and a name that contradicts the post codes may be a
  // state.
  const isSpelledOut = country !== null && postCode === null && all(country, (cell) => cell.length > 3);
  return { ...nothing, postCode, country: isSpelledOut ? country : null };
}

/**
 * A column named only 'Number' beside the streets: it holds the house numbers when nearly all of its cells look like one
 * and nearly no street has a figure of its own. Otherwise, and where it counts the rows, it may be anybody's number.
 */
export function guessHouseNumber(rows: readonly Cells[], header: Cells, street: number | null): number | null {
  if (street === null) return null;
  const judged = rows.slice(0, mostJudged).filter((row) => cellOf(row, street) !== '');
  if (judged.length === 0 || mostly(judged, (row) => !/\p{Nd}/u.test(cellOf(row, street))) < nearlyAll) return null;
  const isHouses = (place: number): boolean => {
    const filled = judged.filter((row) => cellOf(row, place) !== '');
    const isEnough =
      filled.length >= judged.length * mostFilled && !isNumbered(filled.map((row) => cellOf(row, place)));
    return isEnough && mostly(filled, (row) => houseNumber.test(cellOf(row, place))) >= nearlyAll;
  };
  return onlyOne([street - 1, street + 1].filter((place) => saysNumber(header[place] ?? '') && isHouses(place)));
}

/** '12', '12 a', '12-14', '12/3'. */
const houseNumber = /^\d{1,5} ?[a-z]?(?:[-/]\d{1,4}[a-z]?)?$/i;

function mostly(rows: readonly Cells[], isOne: (row: Cells) => boolean): number {
  return rows.length === 0 ? 0 : rows.filter(isOne).length / rows.length;
}

function cellOf(row: Cells, place: number): string {
  return (row[place] ?? '').trim();
}

function onlyOne(places: readonly number[]): number | null {
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** Where a row names no country, the shape of any country will do. */
function fits(postCode: string, country: string): boolean {
  return country === '' ? isShaped(postCode) : isPostCodeOf(rulesOf(country), postCode);
}

/** Whatever the country: five or six figures, or four; figures in two groups; letters and figures as in Britain, Canada, Holland. */
function isShaped(cell: string): boolean {
  return /^(?:\d{4,6}|\d{3}[ -]\d{2,4}|\d{2}-\d{3}|\d{5}-\d{3,4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2})$/i.test(
    cell,
  );
}

/** Numbered as rows, orders and customers are: each number a little higher than the one before. */
function isNumbered(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => cell !== '').map(Number);
  const [first = 0] = numbers;
  const steps = numbers.length - 1;
  const isAscending = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Number.NaN));
  return steps > 0 && isAscending && ((numbers.at(-1) ?? 0) - first) / steps <= mostStep;
}

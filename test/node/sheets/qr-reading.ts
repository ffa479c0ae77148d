/**
 * Reads the smallest QR code (ISO/IEC 18004, version 1) from its dark squares, without its correction of errors: an
 * independent check of what was drawn. Of letters in capitals, figures and some signs.
 */

export type Modules = readonly (readonly boolean[])[];

const side = 21;
const finder = 7;
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Section 7.8.2, table 10; by row and column. */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Throws when it is no such code: turned, mirrored, stretched or with light and dark exchanged. */
export function readQrCode(modules: Modules): string {
  const isDark = (row: number, column: number): boolean => modules[row]?.[column] === true;
  for (const [top, left] of [
    [0, 0],
    [0, side - finder],
    [side - finder, 0],
  ] as const) {
    for (let row = 0; row < finder; row += 1) {
      for (let column = 0; column < finder; column += 1) {
        const away = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        if (isDark(top + row, left + column) !== (away !== 2)) throw new Error('A corner of the QR code is wrong.');
      }
    }
  }
  const aroundCorner = [0, 1, 2, 3, 4, 5, 7, 8].map((at) => isDark(8, at));
  const upwards = [7, 5, 4, 3, 2, 1, 0].map((at) => isDark(at, 8));
  const format = numberOf([...aroundCorner, ...upwards]) ^ 0b101010000010010;
  const isMasked = masks[(format >> 10) & 7] ?? (() => false);
  return wordsOf(dataPlaces().map(([row, column]) => isDark(row, column) !== isMasked(row, column)));
}

/** From the lower right corner in columns of two, up and down (section 7.7.3). */
function dataPlaces(): readonly (readonly [row: number, column: number])[] {
  const places: (readonly [number, number])[] = [];
  for (const [turn, right] of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].entries()) {
    for (let step = 0; step < side; step += 1) {
      const row = turn % 2 === 0 ? side - 1 - step : step;
      for (const column of [right, right - 1]) {
        const isOwn = row === 6 || (row < 9 && (column < 9 || column > 12)) || (row > 12 && column < 9);
        if (!isOwn) places.push([row, column]);
      }
    }
  }
  return places;
}

const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0);

function wordsOf(bits: readonly boolean[]): string {
  let at = 0;
  const take = (count: number): number => {
    at += count;
    return numberOf(bits.slice(at - count, at));
  };
  if (take(4) !== 2) throw new Error('The QR code has other letters.');
  const count = take(9);
  let words = '';
  while (words.length + 1 < count) {
    const pair = take(11);
    words += `${letters[Math.floor(pair / 45)]}${letters[pair % 45]}`;
  }
  return words.length < count ? words + letters[take(6)] : words;
}

/**
 * Reads a Code 128 symbol from the edges of its bars, as a scanner does: an independent check of what the service drew.
 */

export interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** ISO/IEC 15417, table 1: widths of bar, gap, bar, gap, bar, gap for values 0 to 105. */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const stopPattern = '2331112';

/** Throws when the bars are no whole symbol or its check value is wrong. */
export function readCode128(bars: readonly Stretch[]): string {
  const values = valuesOf(widthsOf(bars));
  const [start = 0, ...rest] = values;
  const check = rest.pop();
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start);
  if (sum % 103 !== check) throw new Error('The check value of a bar code is wrong.');
  // Start A, B and C are 103 to 105; within a symbol 99 changes to C, 100 to B and 101 to A.
  let set = start;
  let text = '';
  for (const value of rest) {
    if (value >= (set === 105 ? 100 : 99)) set = value === 99 ? 105 : value === 100 ? 104 : 103;
    else text += set === 105 ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

function valuesOf(widths: string): readonly number[] {
  if (!widths.endsWith(stopPattern)) throw new Error('A bar code has no stop.');
  const symbols = widths.slice(0, -stopPattern.length).match(/.{6}/g) ?? [];
  return symbols.map((symbol) => {
    const value = patterns.indexOf(symbol);
    if (value < 0) throw new Error(`No bar code value looks like ${symbol}.`);
    return value;
  });
}

/** In modules: the narrowest stretch is one. */
function widthsOf(bars: readonly Stretch[]): string {
  const stretches = bars.flatMap((bar, index) => {
    const next = bars[index + 1];
    return next === undefined ? [bar.right - bar.left] : [bar.right - bar.left, next.left - bar.right];
  });
  const narrowest = Math.min(...stretches);
  return stretches.map((stretch) => Math.round(stretch / narrowest)).join('');
}

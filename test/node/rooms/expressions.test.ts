/** The check for slow expressions finds those that made main stand still, and passes their replacements. */
import { expect, test } from 'vitest';
import { slowExpressions } from '../../../tools/expressions/slow.ts';

const faultsOf = (expression: RegExp): readonly string[] =>
  slowExpressions([{ place: 'here', pattern: expression.source, flags: expression.flags }]);

const slow: readonly [why: string, expression: RegExp][] = [
  ['digits, then digits again', /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i],
  ['a run that begins at each of its blanks', /\s+(?=JVBERi)/],
  ['the same at the end', /\/+$/],
  ['a beginning that is in its own rest', /data:[^,;]*(?:;[^,;]*)*?;base64,/gi],
  ['a text that may never end', /"(?:[^"\\]|\\.)*"/g],
  ['words that end in two ways, again and again', /^((?:\p{L}+(?:ab|b)\s+)+)(?=\p{N})/u],
];

for (const [why, expression] of slow) {
  test(`noticed: ${why}`, () => expect(faultsOf(expression)).not.toEqual([]));
}

const quick = [/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i, /(?<!\s)\s+(?=JVBERi)/, /(?<!\/)\/+$/, /\s+/g];

for (const expression of quick) {
  test(`let pass: ${expression.source}`, () => expect(faultsOf(expression)).toEqual([]));
}

/** Built code means the same in characters of one byte each. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inOneByte } from '../../../tools/one-byte-code.ts';
import fc, { anyCharacter } from '../../helpers/properties.ts';

const oneByte = /^[\0-\xff]*$/;
const room = ' '.repeat(1_000);

test('any text is the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const code = `${room}${JSON.stringify(text)}`;
      const written = inOneByte(code, 'a.js');
      expect(oneByte.test(written)).toBe(true);
      expect(JSON.parse(written)).toBe(text);
    }),
  );
});

test.each([
  ['a template', `\`Grüße … \${1 + 1} 日本\``],
  ['a comment', '/* → */ 1 // …'],
  ['an expression', '"a–b😀c".match(/[–😀]+/u)[0]'],
  ['an expression without u', '"x😀y".replace(/[^a-z😀]/g, "-")'],
  ['a group and a name', '(() => { const größe名 = /(?<名>\\d+)/u.exec("é12").groups.名; return größe名; })()'],
  ['half a character', '"\ud83d" + "…"'],
  ['a backslash that is written', '"\\\\…"'],
])('%s', (_what, code) => {
  const written = inOneByte(`${room}${code}`, 'a.js');
  expect(written).toMatch(oneByte);
  expect(runInNewContext(written)).toEqual(runInNewContext(code));
});

test('data that would be longer stay as they are', () => {
  expect(inOneByte('"日本"', 'a.js')).toBe('"日本"');
});

test.each([
  ['a raw template', `String.raw\`…\`${room}`],
  ['a backslash before the character', `"\\…"${room}`],
])('%s cannot be written so', (_what, code) => {
  expect(() => inOneByte(code, 'a.js')).toThrow('a.js');
});

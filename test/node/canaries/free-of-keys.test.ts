/** Bytes that are called free of keys are not searched again, so no key may ever come out of them. */
import { expect, test } from 'vitest';
import { createSecretRegister } from '../../../src-main/redaction/secrets.ts';
import fc from '../../helpers/properties.ts';

const key = 'Canary-Key_0042';
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** A key in each way it may be written, and pieces of it. */
const written = [
  ...[key, Buffer.from(key).toString('base64'), Buffer.from(key).toString('hex'), 'Canary-', 'Key_', '0042'],
  ...[
    '%43anary-Key_0042',
    '&#67;anary-Key_0042',
    '<![CDATA[Canary-]]>Key_0042',
    '\\u0043anary-Key_0042',
    '"',
    ' ',
    'Ø',
  ],
];
const text = fc.array(fc.constantFrom(...written), { maxLength: 4 }).map((pieces) => pieces.join(''));
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.array(tie('value')),
    fc.dictionary(text, tie('value')),
  ),
})).value;

test('no text of an answer that is called free holds a key, however it is written', () => {
  const secrets = createSecretRegister([key, 'another-key-0043']);
  fc.assert(
    fc.property(json, fc.boolean(), (value, twice) => {
      const answer = JSON.stringify(twice ? [JSON.stringify(value)] : value);
      if (secrets.neverReadFrom(bytesOf(answer))) {
        const read: unknown = JSON.parse(answer);
        expect(secrets.scrubAll(read)).toBe(read);
        expect(secrets.scrub(JSON.stringify([read, { read }]))).not.toContain('[key removed]');
      } else expect(secrets.scrub(answer) !== answer || /[\\%&<]/.test(answer)).toBe(true);
    }),
  );
});

/** The whole key, each character in that way and nothing else beside it. */
const eachCharacter: Readonly<Record<string, (code: number) => string>> = {
  'as in addresses': (code) => `%${code.toString(16)}`,
  'as in JSON': (code) => `\\u00${code.toString(16)}`,
  'as in XML, by its number': (code) => `&#${code};`,
  'as in XML, in hex': (code) => `&#x${code.toString(16)};`,
  'as in XML, in sections': (code) => `<![CDATA[${String.fromCharCode(code)}]]>`,
};

test.each(Object.entries(eachCharacter))('a key that is written in one way only, %s, is found', (_name, way) => {
  const hidden = [...key].map((character) => way(character.charCodeAt(0))).join('');
  const clean = createSecretRegister([key]).scrub(`before ${hidden} after`);
  expect(clean.replaceAll(/<!\[CDATA\[|\]\]>|\[key removed\]/g, '')).toBe('before  after');
});

test.each([99, 100, 9_000])(
  'a key that is cut by a comment, or an instruction, of %i characters is found',
  (length) => {
    const { scrub } = createSecretRegister([key]);
    const long = 'a-b '.repeat(length).slice(0, length);
    for (const mark of [`<!--${long}-->`, `<?${long}?>`]) {
      expect(scrub(`<e>Canary-${mark}Key_0042</e>`).replace(mark, '|')).toBe('<e>[key removed]|[key removed]</e>');
    }
  },
);

test('what an answer usually holds is free; a key that looks like JSON leaves nothing free', () => {
  const answer = bytesOf('{"orders":[{"name":"Ana Núñez","order_number":"HARBOUR-4501"}],"success":true}');
  expect(createSecretRegister([key]).neverReadFrom(answer)).toBe(true);
  expect(createSecretRegister(['":[{"name', key]).neverReadFrom(answer)).toBe(false);
  expect(createSecretRegister(['HARBOUR']).neverReadFrom(answer)).toBe(false);
});

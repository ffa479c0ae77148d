/** A table is written as the spreadsheets of the operator's region read it. */
import { expect, test } from 'vitest';
import { tableRows } from '../../../src-main/address-lists/table-text.ts';
import { csvLines } from '../../../src-main/csv.ts';

const rows = [
  ['1,5 kg', 'a;b', 'plain'],
  ['=1+1', 'say "x"', ''],
];

test.each(['en-NZ', 'en-US', 'th-TH', 'ja-JP', 'en-AU'])(
  '%s writes a point in numbers: columns end with a comma',
  (region) => {
    expect(csvLines(rows, region)).toBe('"1,5 kg",a;b,plain\r\n\'=1+1,"say ""x""",\r\n');
  },
);

test.each(['de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'nl-NL', 'da-DK'])(
  '%s writes a comma in numbers: columns end with a semicolon',
  (region) => {
    expect(csvLines(rows, region)).toBe('1,5 kg;"a;b";plain\r\n\'=1+1;"say ""x""";\r\n');
  },
);

test.each([
  '=HYPERLINK("http://x";"y")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0 @x',
  '\uff1d1+1',
  '\uff0b1',
  '\uff0d1',
  '\uff20x',
])('%j stays a text, and comes back as it was', (text) => {
  const written = csvLines([[text]], 'en-NZ');
  expect(written).toMatch(/^"?'/);
  expect([...tableRows(written, ',')]).toEqual([[text]]);
});

test.each(["'s-Gravenhage", 'a=b', '1-2', "O'Neil", ' x'])('%j is no formula', (text) => {
  expect(csvLines([[text]], 'en-NZ')).toBe(`${text}\r\n`);
});

test.each([
  '01067',
  '00340434161094021501',
  '12E3',
  '0',
  '3065',
  '0.5',
  '01067 Dresden',
  '123456789012345',
  'E12',
  '0x1',
])('%j is written as it is', (text) => {
  expect(csvLines([[text]], 'en-NZ')).toBe(`${text}\r\n`);
});

/** A table is written as the spreadsheets of the operator's region read it. */
import { expect, test } from 'vitest';
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

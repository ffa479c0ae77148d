/** Tables as text: anything can be read, and our own tables come back unchanged. */

import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src-main/address-lists/list-text.ts';
import {
  isEmptyRow,
  type Separator,
  separatorOf,
  separators,
  tableRows,
} from '../../../src-main/address-lists/table-text.ts';
import { csvLines } from '../../../src-main/csv.ts';
import fc, { anyCharacter, draws } from '../../helpers/properties.ts';
import { secondsWorked } from '../../helpers/seconds-worked.ts';

function rowsOf(text: string, separator: Separator = ','): string[][] {
  return [...tableRows(text, separator)];
}

/** Letters that mean something in a table are drawn often, others sometimes. */
const letter = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...'",;\t|\r\n\'=+-@ a1ä\ufeff') },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }) },
);
const anyText = fc.string({ unit: letter, maxLength: 60 });

describe('any text', () => {
  test('is read, with nothing but quotation marks, separators, line breaks, byte order marks and our own apostrophes lost', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...separators), (text, separator) => {
        const plain = (some: string): string => some.replaceAll(/["'\r\n\ufeff]/g, '').replaceAll(separator, '');
        expect(plain(rowsOf(text, separator).flat().join(''))).toBe(plain(text));
      }),
      { numRuns: draws(1_000, 5_000) },
    );
  });

  test('is read alike up to its first wide row with something in it where such rows are cut short', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...separators), fc.integer({ min: 1, max: 4 }), (text, separator, most) => {
        const told = (rows: readonly string[][]) =>
          rows.map((cells) => (isEmptyRow(cells) ? 'empty' : cells.slice(0, cells.length > most ? 0 : undefined)));
        const all = rowsOf(text, separator);
        const tooWide = all.findIndex((cells) => cells.length > most && !isEmptyRow(cells));
        const read = tooWide === -1 ? all : all.slice(0, tooWide + 1);
        const short = [...tableRows(text, separator, () => {}, most)];
        expect(told(short.slice(0, read.length))).toEqual(told(read));
      }),
      { numRuns: draws(1_000, 5_000) },
    );
  });

  test.each([
    ['nothing', ','],
    ['quotation marks', '"",'],
    ['blanks', ' ,'],
    ['blanks of other kinds', '\u00a0,\t,'],
  ])('of a row of millions of cells with %s in them is read in a moment, and they are not kept', (_name, cell) => {
    const text = `street,city\n${cell.repeat(5_000_000 / cell.length)}\n1 High St,Leeds`;
    const worked = secondsWorked();
    const rows = [...tableRows(text, ',', () => {}, 200)];
    expect(worked()).toBeLessThan(0.7);
    expect(rows.map((cells) => isEmptyRow(cells))).toEqual([false, true, false]);
    expect(rows[1]?.length).toBeLessThan(300);
  });

  test('has a separator', () => {
    fc.assert(fc.property(anyText, (text) => separators.includes(separatorOf(text))));
  });

  test('of many quotation marks that never close is read in one go', () => {
    // Read again from each of them, this would take longer than a test may.
    const text = `"${',""'.repeat(200_000)}\n`.repeat(3);
    let open = 0;
    const rows = [...tableRows(text, ',', () => (open += 1))];
    expect(open).toBeLessThanOrEqual(1);
    expect(rows.flat().length).toBeGreaterThan(200_000);
  });
});

describe('our own tables', () => {
  const cell = anyText.filter((text) => !/^'(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text));
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 8 });

  test('come back as they were, formulas without their apostrophe', () => {
    fc.assert(
      fc.property(rows, (table) => {
        expect(rowsOf(csvLines(table, 'en-NZ'))).toEqual(table);
      }),
      { numRuns: draws(400, 2_000) },
    );
  });

  test('come back with any separator and any line break, quoted as spreadsheets do', () => {
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(...separators),
        fc.constantFrom('\r\n', '\n', '\r'),
        (table, separator, end) => {
          const text = table.map((row) => row.map(quoted).join(separator)).join(end);
          expect(rowsOf(text, separator)).toEqual(table);
        },
      ),
    );
  });
});

describe('a table', () => {
  test.each([
    ['nothing', '', []],
    ['a line break at the end', 'a,b\n', [['a', 'b']]],
    ['none at the end', 'a,b', [['a', 'b']]],
    [
      'an empty last cell',
      'a,\nb,',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
    ['empty rows', 'a\n\n\r\rb', [['a'], [''], [''], [''], ['b']]],
    ['line breaks of three kinds', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
    ['a line break in quotation marks', '"12 High St\r\nLeeds",GB', [['12 High St\r\nLeeds', 'GB']]],
    ['a quotation mark in quotation marks', '"the ""Old"" Mill"', [['the "Old" Mill']]],
    ['a quotation mark inside a cell', '6" nails,x', [['6" nails', 'x']]],
    ['letters after the closing one', '"a"b,c', [['ab', 'c']]],
    [
      'one that never closes',
      '"12 High St,Leeds\nb,c',
      [
        ['"12 High St', 'Leeds'],
        ['b', 'c'],
      ],
    ],
    [
      'one that would close in the middle of another row',
      '"12 High St,Leeds\n6" nails,c\n',
      [
        ['"12 High St', 'Leeds'],
        ['6" nails', 'c'],
      ],
    ],
    [
      'one that would close at the next of its kind',
      '"12 High St,Leeds\n"3 Low Rd,York\n',
      [
        ['"12 High St', 'Leeds'],
        ['"3 Low Rd', 'York'],
      ],
    ],
    [
      'blanks before quotation marks',
      'a, "b, c"\n "d ""e""" ,f',
      [
        ['a', ' b, c'],
        [' d "e" ', 'f'],
      ],
    ],
    [
      'blanks before one that closes in the middle',
      '1 High St, "The Barn" Lane, York',
      [['1 High St', ' "The Barn" Lane', ' York']],
    ],
    [
      'blanks before one that never closes',
      'a, "b, c\nd, e',
      [
        ['a', ' "b', ' c'],
        ['d', ' e'],
      ],
    ],
    ['the apostrophe of our tables', `'+64 9 1,'t Zand`, [['+64 9 1', "'t Zand"]]],
  ])('with %s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test('says in which row a quotation mark never closes', () => {
    const told: number[] = [];
    Array.from(tableRows('a,b\n"",c\n\n"d,""e""\n"f"\n', ','), () => 0);
    Array.from(
      tableRows('a,b\n"",c\n\n"d,""e""\n', ',', (row) => told.push(row)),
      () => 0,
    );
    expect(told).toEqual([4]);
  });
});

describe('the separator', () => {
  test.each([
    ['street,city\n1 High St,Leeds\n', ','],
    ['street;city\n1 High St, Flat 2;Leeds\n3 Low Rd, Unit 1, Block C;York\n', ';'],
    ['street\tcity\n1 High St, Flat 2\tLeeds\n', '\t'],
    ['street|city|country\n1 High St; Flat 2|Leeds|GB\n', '|'],
    ['"12 High St; Leeds; GB"\n"1 Low Rd; York; GB"\n', ','],
    ['Straße;Ort\n"Weg 1;2";Bonn\nPlatz 3,5;Köln\n', ';'],
  ])('of %j is %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe('the letters of a file', () => {
  const text = 'Straße,Ort\r\nMüllerstraße 1,Łódź €\r\n';
  const bigEndian = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 the other way round', bigEndian],
    ['the same, cut in the middle of a letter', Buffer.concat([bigEndian, Buffer.from([0])])],
  ])('%s', (_, bytes) => {
    const before = Buffer.from(bytes);
    expect(textOf(bytes, 'de-DE')).toEqual({ text, problem: null });
    expect(bytes).toEqual(before);
  });

  test('Windows-1252, which is said', () => {
    const bytes = Buffer.from(
      [...'Stra'].map((one) => one.charCodeAt(0)).concat(0xdf, 0x65, 0x2c, 0x80, 0x92, 0x8e, 0x9f, 0xfc),
    );
    expect(textOf(bytes, 'de-DE')).toEqual({
      text: 'Straße,€’ŽŸü',
      problem: { code: 'list-letters-guessed', facts: { encoding: 'Windows-1252' } },
    });
  });

  test.each([
    ['ja-JP', 'Shift_JIS', '住所', [0x8f, 0x5a, 0x8f, 0x8a]],
    ['ko-KR', 'EUC-KR', '주소', [0xc1, 0xd6, 0xbc, 0xd2]],
    ['zh-CN', 'GB18030', '地址', [0xb5, 0xd8, 0xd6, 0xb7]],
    ['zh-TW', 'Big5', '地址', [0xa6, 0x61, 0xa7, 0x7d]],
    ['ru-RU', 'Windows-1251', 'адрес', [0xe0, 0xe4, 0xf0, 0xe5, 0xf1]],
    ['sr-RS', 'Windows-1251', 'адреса', [0xe0, 0xe4, 0xf0, 0xe5, 0xf1, 0xe0]],
    ['pl-PL', 'Windows-1250', 'Łódź', [0xa3, 0xf3, 0x64, 0x9f]],
    ['el-GR', 'Windows-1253', 'οδός', [0xef, 0xe4, 0xfc, 0xf2]],
    ['tr-TR', 'Windows-1254', 'İş', [0xdd, 0xfe]],
    ['th-TH', 'Windows-874', 'ที่', [0xb7, 0xd5, 0xe8]],
  ])('in %s, what spreadsheets write there: %s', (region, encoding, letters, bytes) => {
    const problem = { code: 'list-letters-guessed', facts: { encoding } };
    expect(textOf(Buffer.from(bytes), region)).toEqual({ text: letters, problem });
  });

  test('Windows-1252 where the bytes are none of the region', () => {
    const { problem } = textOf(Buffer.from([0x53, 0x74, 0x72, 0x61, 0xdf, 0x65, 0xff]), 'ja-JP');
    expect(problem).toEqual({ code: 'list-letters-guessed', facts: { encoding: 'Windows-1252' } });
  });

  const inUnicode = 'Müllerstraße 5;Köln\r\nGrünweg 3;Düsseldorf\r\nHauptstr. 3;Bonn\r\n';

  test.each([
    ['one row of an older program among others', 'Schloßstr. 2;Mainz\r\n', 'latin1', 'Windows-1252'],
    ['two lists put together', 'Mühlweg 2;Mainz\nSüdring 4;Köln\nGroße Bleiche 1;Mainz\n', 'latin1', 'Windows-1252'],
  ] as const)('UTF-8 in most rows: %s', (_what, others, letters, encoding) => {
    const bytes = Buffer.concat([Buffer.from(inUnicode), Buffer.from(others, letters), Buffer.from(inUnicode)]);
    expect(textOf(bytes, 'de-DE')).toEqual({
      text: inUnicode + others + inUnicode,
      problem: { code: 'list-letters-guessed', facts: { encoding } },
    });
  });

  test('UTF-8 with a letter cut in two: only that letter is lost', () => {
    const cut = Buffer.concat([Buffer.from('Königsallee 1;M'), Buffer.from([0xc3]), Buffer.from(';Köln\n')]);
    const { text, problem } = textOf(Buffer.concat([Buffer.from(inUnicode), cut]), 'de-DE');
    expect(text).toBe(`${inUnicode}Königsallee 1;M\ufffd;Köln\n`);
    expect(problem).toBeNull();
  });

  test('a word that happens to be UTF-8 as well does not make the others so', () => {
    const bytes = Buffer.from([0xc1, 0xaa, 0xcd, 0xa8, 0x0a, 0xb5, 0xd8, 0xd6, 0xb7, 0x0a, 0xb5, 0xd8, 0xd6, 0xb7]);
    expect(textOf(bytes, 'zh-CN').text).toBe('联通\n地址\n地址');
  });

  test('every single byte of Windows-1252 is the letter that the standard says', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(textOf(Buffer.from(bytes), 'en-NZ').text).toBe(new TextDecoder('windows-1252').decode(bytes));
  });

  test('any bytes have a text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(typeof textOf(Buffer.from(bytes), 'en-NZ').text).toBe('string');
      }),
    );
  });
});

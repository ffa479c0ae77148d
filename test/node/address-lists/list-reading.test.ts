/** A list is read from what was pasted, opened or dropped, in the letters it was written in; what is no list is refused. */

import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { largestListFile } from '../../../src-main/address-lists/list-file.ts';
import { secondsWorked } from '../../helpers/seconds-worked.ts';
import { accountId } from '../addresses/addresses-bench.ts';
import { bench, chosen, folder, header, nowhere, paste, quayRow, smithRow, withListsBench } from './lists-bench.ts';

withListsBench({ hasBook: false });

describe('a list is read', () => {
  test('from what was pasted: its columns, what they hold, its first rows', async () => {
    expect(await paste(header, smithRow, '', quayRow)).toEqual({
      listId: expect.any(String),
      accountId,
      fileName: null,
      columns: header.split(','),
      hasHeader: true,
      mapping: { ...nowhere, street: 0, city: 1, state: 2, postCode: 3, country: 4 },
      guessed: [],
      isTakenApart: false,
      rowCount: 2,
      sample: [header, smithRow, quayRow].map((line) => line.split(',')),
      aboveCount: 0,
      sampleRows: [1, 2, 4],
      problems: [],
    });
  });

  test('from a file, in the letters it was written in', async () => {
    chosen.open = join(folder, 'Empfänger.csv');
    const bytes = Buffer.from('Straße;Ort;PLZ\r\nMüllerweg 1;Köln;50667\r\n', 'latin1');
    await writeFile(chosen.open, bytes);
    const list = await bench.app.ask('addressLists.open', { accountId });
    expect(list).toMatchObject({ fileName: 'Empfänger.csv', columns: ['Straße', 'Ort', 'PLZ'], rowCount: 1 });
    expect(list?.sample[1]).toEqual(['Müllerweg 1', 'Köln', '50667']);
    expect(list?.problems).toEqual([{ code: 'list-letters-guessed', facts: { encoding: 'Windows-1252' } }]);
  });

  test('from a file that was dropped, as from one that was opened', async () => {
    const bytes = Buffer.from('Straße;Ort;PLZ\r\nMüllerweg 1;Köln;50667\r\n', 'latin1');
    const drop = { accountId, fileName: 'Empfänger.csv', bytes: new Uint8Array(bytes), size: bytes.length };
    const list = await bench.app.ask('addressLists.readDropped', drop);
    expect(list).toMatchObject({ fileName: 'Empfänger.csv', columns: ['Straße', 'Ort', 'PLZ'], rowCount: 1 });
    expect(list.problems).toEqual([{ code: 'list-letters-guessed', facts: { encoding: 'Windows-1252' } }]);

    const large = { ...drop, bytes: new Uint8Array(0), size: largestListFile + 1 };
    expect(await bench.app.outcome('addressLists.readDropped', large)).toMatchObject({
      failure: {
        code: 'list-not-usable',
        facts: {
          path: 'Empfänger.csv',
          remarks: [{ code: 'file-too-large', facts: { megabytes: 21, most: 20 } }],
        },
      },
    });
    expect(await bench.app.outcome('addressLists.readDropped', { ...drop, size: bytes.length + 1 })).toMatchObject({
      failure: { code: 'file-failed', facts: { path: 'Empfänger.csv' } },
    });
    expect(await bench.app.outcome('addressLists.readDropped', { ...drop, accountId: 'nobody' })).toMatchObject({
      failure: { code: 'account-unknown' },
    });
  });

  test('not at all when the operator cancels', async () => {
    expect(await bench.app.ask('addressLists.open', { accountId })).toBeNull();
  });

  test('by the separator that its first line says', async () => {
    expect(await paste('sep=;', 'street;city', '1 High St, Flat 2;Leeds')).toMatchObject({
      columns: ['street', 'city'],
    });
  });

  test.each([
    ['little end first', (text: string) => Buffer.from(text, 'utf16le')],
    ['big end first', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('from a file in UTF-16 without a mark, %s', async (_, encode) => {
    chosen.open = join(folder, 'utf16.csv');
    await writeFile(chosen.open, encode('Straße;Ort;PLZ\r\nMüllerweg 1;Łódź;50667\r\n'));
    expect(await bench.app.ask('addressLists.open', { accountId })).toMatchObject({
      columns: ['Straße', 'Ort', 'PLZ'],
      sample: [[], ['Müllerweg 1', 'Łódź', '50667']].map((row) => (row.length === 0 ? expect.anything() : row)),
      problems: [],
    });
  });

  test.each([
    [
      'CP850',
      'Stra\xe1e;Ort;Land\x0d\x0aM\x81hlweg 1;K\x94ln;DE\x0d\x0a\x99lbergstr. 2;M\x9aNCHEN;DE\x0d\x0a3 rue du G\x82n\x82ral;Gen\x8ave;CH\x0d\x0a',
    ],
    [
      'MacRoman',
      'Stra\xa7e;Ort;Land\x0d\x0aM\x9fhlweg 1;K\x9aln;DE\x0d\x0a\x85lbergstr. 2;M\x86NCHEN;DE\x0d\x0a3 rue du G\x8en\x8eral;Gen\x8fve;CH\x0d\x0a',
    ],
  ])('from a file in %s, which was taken for Windows-1252', async (encoding, bytes) => {
    chosen.open = join(folder, 'old.csv');
    await writeFile(chosen.open, Buffer.from(bytes, 'latin1'));
    const list = await bench.app.ask('addressLists.open', { accountId });
    expect(list?.problems).toEqual([{ code: 'list-letters-guessed', facts: { encoding } }]);
    expect(list?.sample.flat().join(' ')).toBe(
      'Straße Ort Land Mühlweg 1 Köln DE Ölbergstr. 2 MÜNCHEN DE 3 rue du Général Genève CH',
    );
  });

  test.each(['L\x92Aquila;a\x96b;Rue\xa0Haute', 'STRA\xdfE;Mc\xc9;Paral\xb7lel', 'K\xf6ln;\x84Haus\x93;M\xfchle\x85x'])(
    'Windows-1252 stays what it is: %j',
    async (bytes) => {
      chosen.open = join(folder, 'windows.csv');
      await writeFile(chosen.open, Buffer.from(`street;city;state\n${bytes}\n`, 'latin1'));
      const list = await bench.app.ask('addressLists.open', { accountId });
      expect(list?.problems).toEqual([{ code: 'list-letters-guessed', facts: { encoding: 'Windows-1252' } }]);
    },
  );

  test.each([
    ['numbers of two bytes', Buffer.from(Uint16Array.from({ length: 400 }, (_, place) => place % 250).buffer)],
    ['one NUL', Buffer.from([0])],
    ['text with one NUL', Buffer.from('street\0,city\n1 High St,Leeds\n')],
  ])('from a file of %s: it is no text', async (_, bytes) => {
    chosen.open = join(folder, 'binary.csv');
    await writeFile(chosen.open, bytes);
    expect(await bench.app.outcome('addressLists.open', { accountId })).toMatchObject({
      failure: { code: 'list-not-usable', facts: { remarks: [{ code: 'list-not-text' }] } },
    });
  });

  test.each([
    ['nothing', '', { code: 'list-empty' }],
    ['empty rows', ',,\n, ,\n\n', { code: 'list-empty' }],
    ['one row of separators', ';;;', { code: 'list-empty' }],
    ['rows of separators', 'sep=;\n;;;\n;"";\n\n;;;\n', { code: 'list-empty' }],
    ['tabs', '\t\t\n\t\t', { code: 'list-empty' }],
    ['names alone, below a title', `Our customers\n${header}`, { code: 'list-only-header' }],
    ['names alone', header, { code: 'list-only-header' }],
    ['names alone, twice', `${header}\n${header}`, { code: 'list-only-header' }],
    ['too many rows', `street\n${'1 High St\n'.repeat(100_001)}`, { code: 'list-too-long', facts: { most: 100_000 } }],
    [
      'too many columns',
      `street,city\n${'x,'.repeat(200)}x\n`,
      { code: 'list-too-wide', facts: { row: 2, most: 200 } },
    ],
    ['one column of streets', '12 Smith Street\n8 Quay Street\n', { code: 'list-one-column' }],
    [
      'one column of what cannot be taken apart',
      'Address\n"12 Smith St, Fitzroy, VIC"\n"8 Quay St, Auckland, 1010"\n',
      { code: 'list-one-column' },
    ],
    [
      'a page',
      '<html>\n<table><tr><th>Street</th><th>City</th></tr>\n<tr><td>8 Quay St</td><td>Leeds</td></tr></table>',
      { code: 'list-is-page' },
    ],
    ['a page in pieces', '\n<TABLE border=1><tr><td>Street,City</td></tr>', { code: 'list-is-page' }],
    [
      'a sheet in XML',
      '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">\n<Row>8 Quay St, Leeds</Row>',
      { code: 'list-is-page' },
    ],
    ['JSON', '[{"street":"12 Smith St","city":"Fitzroy"},\n{"street":"8 Quay St"}]', { code: 'list-is-json' }],
    ['JSON in lines', '\n{ "orders": [\n  { "street": "8 Quay St" }\n]}', { code: 'list-is-json' }],
    ['JSON without names', ' [\n["12 Smith St", "Fitzroy"],\n["8 Quay St", "Leeds"]]', { code: 'list-is-json' }],
    ['no text', 'PK\u0003\u0004\0\0,street\n1,2', { code: 'list-not-text' }],
  ])('%s: told, and no list', async (_, text, remark) => {
    const outcome = await bench.app.outcome('addressLists.paste', { accountId, text });
    const failure = { code: 'list-not-usable', changed: 'nothing', facts: { remarks: [remark] } };
    expect(outcome).toMatchObject({ ok: false, failure });
  });

  test('one row of millions of cells is refused before the bench notices', async () => {
    const bytes = Buffer.from(`street,city\nx${','.repeat(20_000_000)}`);
    const file = { accountId, fileName: 'wide.csv', size: bytes.length, bytes: new Uint8Array(bytes) };
    // What is read when the first list comes does not count.
    await paste(header, smithRow);
    const worked = secondsWorked();
    expect(await bench.app.outcome('addressLists.readDropped', file)).toMatchObject({
      failure: { facts: { remarks: [{ code: 'list-too-wide', facts: { row: 2, most: 200 } }] } },
    });
    expect(worked()).toBeLessThan(2);
  });

  test('a cell of millions of words costs the bench nothing, and its row is told as too long', async () => {
    const bytes = Buffer.from(`${header}\n${smithRow}\n${'a '.repeat(3_000_000)}, Leeds`);
    const file = { accountId, fileName: 'long.csv', size: bytes.length, bytes: new Uint8Array(bytes) };
    await paste(header, smithRow);
    const worked = secondsWorked();
    const { listId } = await bench.app.ask('addressLists.readDropped', file);
    expect(worked()).toBeLessThan(1);
    const { rows } = await bench.app.ask('addressLists.getRows', { listId, offset: 1, limit: 1, only: 'all' });
    expect(rows).toMatchObject([{ outcome: 'failed', failure: { facts: { remarks: [{ code: 'field-too-long' }] } } }]);
  });

  test('100,000 rows are not too many', async () => {
    const { rowCount } = await bench.app.ask('addressLists.paste', {
      accountId,
      text: `street\n${'1 High St\n'.repeat(100_000)}`,
    });
    expect(rowCount).toBe(100_000);
  });

  test.each([
    [largestListFile + 1, 21],
    [256 * 1024 * 1024, 256],
  ])('a file of %i bytes is too large, and not even read', async (size, megabytes) => {
    chosen.open = join(folder, 'large.csv');
    await writeFile(chosen.open, '');
    await truncate(chosen.open, size);
    const before = process.memoryUsage().rss;
    expect(await bench.app.outcome('addressLists.open', { accountId })).toMatchObject({
      failure: {
        code: 'list-not-usable',
        changed: 'nothing',
        facts: { path: chosen.open, remarks: [{ code: 'file-too-large', facts: { megabytes, most: 20 } }] },
      },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test('a file that is gone is told, and so is what is no file and may have no end', async () => {
    for (const path of [join(folder, 'gone.csv'), '/dev/zero', folder]) {
      chosen.open = path;
      expect(await bench.app.outcome('addressLists.open', { accountId })).toMatchObject({
        failure: { code: 'file-failed', facts: { path } },
      });
    }
  });
});

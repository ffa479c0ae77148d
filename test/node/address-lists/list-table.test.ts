/** The table that is saved: every column as it was, and beside it what was found. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accountId } from '../addresses/addresses-bench.ts';
import { bench, chosen, folder, header, paste, smithRow, unknownRow, validate, withListsBench } from './lists-bench.ts';

withListsBench({ hasBook: true });

describe('exported', () => {
  test('every column as it was, and beside it what was found: these bytes', async () => {
    chosen.save = join(folder, 'checked.csv');
    bench.say((query) =>
      query.get('street') === '1 Nowhere Lane'
        ? {
            valid: false,
            suggestions: [
              {
                street: '1 Somewhere Lane',
                city: 'Atlantis',
                post_code: '9998',
                country: 'Australia',
                country_code: 'AU',
              },
            ],
          }
        : { valid: true },
    );
    const list = await paste(
      'ref,street,city,post_code,country',
      '=1+1,12 Smith St.,Fitzroy,3065,AU',
      '"a ""b""",1 Nowhere Lane,Atlantis,9999,AU',
      'short',
    );
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended' });
    const reasons = { 'row-empty': 'Nothing is in this row' };
    expect(await bench.app.ask('addressLists.export', { listId: list.listId, reasons })).toEqual({
      savedTo: chosen.save,
    });
    const text = await readFile(chosen.save, 'utf8');
    const at = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
    expect(text.replaceAll(at, 'NOW')).toBe(
      [
        '\ufeffref,street,city,post_code,country,verdict,source,checked_at,address_book_read_at,differs_in,suggested_street,' +
          'suggested_suburb,suggested_city,suggested_state,suggested_post_code,suggested_country,reason',
        "'=1+1,12 Smith St.,Fitzroy,3065,AU,valid,service,NOW,,,,,,,,,",
        '"a ""b""",1 Nowhere Lane,Atlantis,9999,AU,not_valid,service,NOW,,"street, post_code",1 Somewhere Lane,,Atlantis,,9998,Australia,',
        'short,,,,,no_answer,,,,,,,,,,,Nothing is in this row',
        '',
      ].join('\r\n'),
    );
  });

  test('what differs is named by the column that it is written in', async () => {
    chosen.save = join(folder, 'checked.csv');
    const suggestion = { street: '5 Birch Road', suburb: 'Pod 3', city: 'Leeds', post_code: 'LS6 2AB' };
    bench.say(() => ({
      valid: false,
      suggestions: [{ ...suggestion, country: 'United Kingdom', country_code: 'GB' }],
    }));
    const list = await paste('street,suburb,city,post_code,country', '5 Birch Rd,Pod 4,Leeds,LS6 2AB,GB');
    await validate(list, 'service');
    await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
    expect(await readFile(chosen.save, 'utf8')).toMatch(/Z,,suburb,5 Birch Road,Pod 3,/);
  });

  test('of the address book: that it matches, and of when the book is', async () => {
    chosen.save = join(folder, 'checked.csv');
    const path = chosen.save;
    const exported = async (): Promise<string[]> => {
      const list = await paste(header, smithRow, unknownRow);
      await validate(list, 'address-book');
      await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
      return (await readFile(path, 'utf8')).split('\r\n');
    };
    const [, known, unknown] = await exported();
    expect(known).toMatch(/,matches,address_book,\d{4}-[^,]+Z,\d{4}-[^,]+Z,/);
    expect(unknown).toMatch(/,not_known,address_book,/);
  });

  test('read in again, it is the same list', async () => {
    chosen.save = chosen.open = join(folder, 'checked.csv');
    const list = await paste('ref,street,city', '=1+1,"12 Smith St\n Unit 2",Fitzroy', '@x,"a;b|c",York');
    expect(await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} })).toEqual({
      savedTo: chosen.save,
    });
    expect(await readFile(chosen.save, 'utf8')).toContain(',not_asked,');
    const again = await bench.app.ask('addressLists.open', { accountId });
    expect(again?.sample.map((row) => row.slice(0, 3))).toEqual(list.sample);
    expect(again).toMatchObject({ hasHeader: true, rowCount: 2, mapping: { street: 1, city: 2 } });
  });

  test('post codes that were written as a formula for a spreadsheet are read as their figures, and written as such', async () => {
    chosen.save = chosen.open = join(folder, 'checked.csv');
    const row = (postCode: string): string => `Wallstr. 8,Dresden,,${postCode},DE`;
    const list = await paste(header, row('01067'), row('="01067"'), row('01067'));
    expect(await validate(list, 'address-book')).toMatchObject({ goodCount: 3 });
    await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
    const lines = (await readFile(chosen.save, 'utf8')).split('\r\n').slice(1, 4);
    for (const line of lines) expect(line).toMatch(/^Wallstr\. 8,Dresden,,01067,DE,matches,/);
    const again = await bench.app.ask('addressLists.open', { accountId });
    expect(again?.sample.slice(1).map((cells) => cells[3])).toEqual(['01067', '01067', '01067']);
    expect(again?.problems).toEqual([]);
  });

  test('a long one tells how far it is, and stops where it is stopped: no list was read, and no file is written', async () => {
    chosen.save = join(folder, 'checked.csv');
    const text = `street\n${'1 High St\n'.repeat(20_000)}`;
    const { listId } = await bench.app.ask('addressLists.paste', { accountId, text });
    const stopped = async (questionId: string, underWay: Promise<unknown>): Promise<unknown> => {
      const told = await bench.app.announcements.first('questions.progressed', (one) => one.questionId === questionId);
      expect(told.doneCount).toBe(1_000);
      await bench.app.ask('questions.stop', { questionId });
      return underWay;
    };
    const reading = bench.app.outcome('addressLists.paste', { accountId, text, questionId: 'read' });
    const cancelled = { ok: false, failure: { code: 'cancelled', changed: 'nothing' } };
    expect(await stopped('read', reading)).toMatchObject(cancelled);
    const writing = bench.app.outcome('addressLists.export', { listId, reasons: {}, questionId: 'write' });
    expect(await stopped('write', writing)).toMatchObject(cancelled);
    await expect(readFile(chosen.save, 'utf8')).rejects.toThrow('ENOENT');
  });

  test('not when the operator cancels; where it cannot be written, that is told', async () => {
    const { listId } = await paste(header, smithRow);
    expect(await bench.app.ask('addressLists.export', { listId, reasons: {} })).toEqual({ savedTo: null });
    chosen.save = join(folder, 'no such folder', 'checked.csv');
    expect(await bench.app.outcome('addressLists.export', { listId, reasons: {} })).toMatchObject({
      failure: { code: 'file-failed' },
    });
  });
});

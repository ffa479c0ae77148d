/** A list is validated, by the address book or by the service: cancelled, stopped, gone on with, and what each row is told. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { answer, silence } from '../../helpers/misbehaving-server.ts';
import { accountId, smith } from '../addresses/addresses-bench.ts';
import {
  bench,
  chosen,
  folder,
  header,
  manyRows,
  nearRow,
  outcomes,
  paste,
  quayRow,
  rowsOf,
  shortRow,
  smithRow,
  unknownRow,
  validate,
  withListsBench,
} from './lists-bench.ts';

withListsBench({ hasBook: true });

describe('by the address book', () => {
  test('good where it is known, questionable where it is not, in seconds and without the network', async () => {
    await bench.cable.pull();
    const list = await paste(header, smithRow, nearRow, quayRow, unknownRow);
    expect(await validate(list, 'address-book')).toMatchObject({
      state: 'ended',
      totalCount: 4,
      doneCount: 4,
      goodCount: 2,
      questionableCount: 2,
      failedCount: 0,
      failure: null,
    });
    expect(await outcomes(list)).toEqual(['2 good', '3 questionable', '4 good', '5 questionable']);
    const asked = { listId: list.listId, offset: 0, limit: 10, only: 'questionable' } as const;
    const { totalCount, counts, rows } = await bench.app.ask('addressLists.getRows', asked);
    expect([totalCount, counts]).toEqual([2, { good: 2, questionable: 2, failed: 0, 'not-asked': 0 }]);
    expect(rows[0]).toMatchObject({
      address: { street: '14 Smith Street', city: 'Fitzroy', postCode: '3065', suburb: '' },
      answer: { source: 'address-book', suggestions: [{ street: smith.street }] },
    });
    // A person who asks the address book wants no second look.
    expect(await bench.checks()).toEqual([]);
    expect(bench.asked).toEqual([]);
  });

  test('without a copy it stops at once and says so', async () => {
    const list = await bench.app.ask('addressLists.paste', {
      accountId: 'practice-2',
      text: `${header}\n${smithRow}\n`,
    });
    expect(await validate(list, 'address-book')).toMatchObject({
      state: 'stopped',
      doneCount: 0,
      failure: { code: 'address-book-missing' },
    });
  });

  test('a person who types meanwhile is answered in between', async () => {
    const list = await paste(header, ...manyRows(2_000));
    const ended = validate(list, 'address-book');
    await bench.app.ask('addressBook.search', { accountId, text: 'smi', limit: 10 });
    const run = await bench.app.ask('addressLists.cancel', { listId: list.listId });
    expect(run.state).toBe('cancelled');
    expect(run.doneCount).toBeLessThan(2_000);
    await ended;
  });
});

describe('by the service', () => {
  test('each address once, however often it is in the list', async () => {
    bench.say((query) => ({ valid: query.get('post_code') === '3065' }));
    const list = await paste(header, smithRow, unknownRow, smithRow.toUpperCase(), unknownRow);
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended', goodCount: 2, questionableCount: 2 });
    expect(bench.asked.map((query) => query.get('street'))).toEqual(['12 Smith St.', '1 Nowhere Lane']);
    expect(await outcomes(list)).toEqual(['2 good', '3 questionable', '4 good', '5 questionable']);
  });

  test('a valid address about which the service says something is one to look at, with its words in the table', async () => {
    bench.say(() => ({ errors: [{ message: 'No van goes there', details: 'Rural' }] }));
    const list = await paste(header, smithRow);
    expect(await validate(list, 'service')).toMatchObject({ goodCount: 0, questionableCount: 1 });
    chosen.save = join(folder, 'checked.csv');
    await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
    expect(await readFile(chosen.save, 'utf8')).toMatch(/valid,service,.*No van goes there: Rural/);
  });

  test('a post code whose zeros a spreadsheet took is asked about with them, and that is told', async () => {
    const list = await paste(header, shortRow, '350 5th Ave,Boston,MA,2116,US');
    expect(list.problems).toEqual([{ code: 'post-codes-without-zeros', facts: { rows: [2, 3], count: 2 } }]);
    expect(await validate(list, 'service')).toMatchObject({ goodCount: 0, questionableCount: 2 });
    expect(bench.asked.map((query) => query.get('post_code'))).toEqual(['01067', '02116']);
    chosen.save = join(folder, 'checked.csv');
    await bench.app.ask('addressLists.export', { listId: list.listId, reasons: {} });
    expect(await readFile(chosen.save, 'utf8')).toMatch(
      /Boston,MA,2116,US,valid,service,[^\r]*,post_code,350 5th Ave,,Boston,MA,02116,US,/,
    );
  });

  test('two at a time at most, and progress is told ten times a second at most', async () => {
    // Answered only in pairs: with fewer than two at a time nothing would go on.
    let held: (() => void)[] = [];
    let most = 0;
    bench.say(() => (...asked) => {
      held.push(() => answer({ body: '{"valid":true,"suggestions":[],"success":true}' })(...asked));
      most = Math.max(most, held.length);
      if (held.length !== 2) return;
      setImmediate(() => {
        const pair = held;
        held = [];
        for (const release of pair) release();
      });
    });
    const startedAt = Date.now();
    await validate(await paste(header, ...manyRows(300)), 'service');
    const told = bench.app.announcements.all.filter(({ name }) => name === 'addressLists.progressed');
    expect(most).toBe(2);
    expect(told.length).toBeLessThanOrEqual(2 + (Date.now() - startedAt) / 100);
    const done = told.map(({ event }) => (event as AddressListRun).doneCount);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.at(-1)).toBe(300);
  });

  test('cancelled: what is under way is called off, what is done is kept, and started again it goes on with the rest', async () => {
    let count = 0;
    bench.say(() => (++count > 10 ? silence : { valid: true }));
    const list = await paste(header, ...manyRows(30));
    const ended = validate(list, 'service');
    await expect.poll(() => bench.asked.length).toBe(12);
    expect(await bench.app.ask('addressLists.cancel', { listId: list.listId })).toMatchObject({ state: 'cancelled' });
    expect(await ended).toMatchObject({
      state: 'cancelled',
      doneCount: 10,
      goodCount: 10,
      failedCount: 0,
      failure: null,
    });
    bench.say(() => ({ valid: true }));
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended', doneCount: 30 });
    expect(bench.asked).toHaveLength(12 + 20);
    // Once every row has an answer, it is asked for anew.
    await validate(list, 'service');
    expect(bench.asked).toHaveLength(32 + 30);
  });

  test('the cable is pulled: it stops, says why, and goes on when that is mended', async () => {
    let count = 0;
    const list = await paste(header, ...manyRows(20));
    bench.say(() => {
      if (++count === 6) void bench.cable.pull();
      return { valid: true };
    });
    const stopped = await validate(list, 'service');
    expect(stopped).toMatchObject({ state: 'stopped', failedCount: 0, failure: { code: 'unreachable' } });
    expect(stopped.doneCount).toBeGreaterThanOrEqual(4);
    expect(stopped.doneCount).toBeLessThanOrEqual(6);
    await bench.cable.plug();
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended', doneCount: 20 });
    expect(bench.asked.length).toBeLessThanOrEqual(20 + 6 - stopped.doneCount);
  });

  test('an address that the service refuses is told beside its row, and asked again with the next start', async () => {
    const refused = { success: false, errors: [{ message: 'That street is odd', details: '' }] };
    bench.say((query) => (query.get('city') === 'Fitzroy' ? refused : { valid: true }));
    const list = await paste(header, ...manyRows(8), quayRow);
    expect(await validate(list, 'service')).toMatchObject({ state: 'ended', goodCount: 1, failedCount: 8 });
    const asked = { listId: list.listId, offset: 7, limit: 10, only: 'failed' } as const;
    expect((await bench.app.ask('addressLists.getRows', asked)).rows).toMatchObject([
      { row: 9, answer: null, failure: { code: 'service-refused', details: [{ message: 'That street is odd' }] } },
    ]);
    bench.say(() => ({ valid: true }));
    expect(await validate(list, 'service')).toMatchObject({ goodCount: 9, failedCount: 0 });
    expect(bench.asked).toHaveLength(9 + 8);
  });

  test('a service that goes on failing in its own ways is left in peace', async () => {
    bench.say(() => answer({ body: 'not what was asked for' }));
    const list = await paste(header, ...manyRows(50));
    expect(await validate(list, 'service')).toMatchObject({ state: 'stopped', failure: { code: 'answer-unreadable' } });
    expect(bench.asked.length).toBeLessThanOrEqual(6);
  });

  test('a service that fails now and then is asked to the end', async () => {
    let count = 0;
    bench.say(() => {
      count += 1;
      return count % 2 === 0 ? { valid: true } : (socket, request) => answer({ body: '{"valid":' })(socket, request);
    });
    const ended = await validate(await paste(header, ...manyRows(20)), 'service');
    expect(ended).toMatchObject({ state: 'ended', failure: null, failedCount: 10 });
  });

  test('keys that are refused: one address, and no more', async () => {
    bench.say(() => answer({ status: 401 }));
    const stopped = await validate(await paste(header, ...manyRows(50)), 'service');
    expect(stopped).toMatchObject({ state: 'stopped', doneCount: 0, failure: { code: 'keys-refused' } });
    expect(bench.asked.length).toBeLessThanOrEqual(2);
  });

  test('rows without an address, or with one no service takes, are asked of nobody', async () => {
    const list = await paste(header, ',,,,', 'name only\t,,,,', `${'x'.repeat(1_001)},Leeds,,,GB`, smithRow);
    const blank = await paste('name,street,city', 'Jo,,', 'Ana,8 Quay Street,Auckland');
    await validate(blank, 'service');
    expect(await outcomes(blank)).toEqual(['2 failed', '3 good']);
    expect(await validate(list, 'service')).toMatchObject({ totalCount: 3, failedCount: 1 });
    expect(bench.asked.map((query) => query.get('street'))).toEqual(['8 Quay Street', 'name only', '12 Smith St.']);
    const rows = await rowsOf(list, 'failed');
    expect(rows).toMatchObject([{ row: 4, failure: { code: 'list-not-usable', facts: { field: 'street' } } }]);
  });

  test('an address of it that waits for a second look has had that', async () => {
    await bench.cable.pull();
    await bench.validate(smith);
    await bench.cable.plug();
    await validate(await paste(header, '12 Smith Street,Fitzroy,VIC,3065,Australia'), 'service');
    await bench.settled();
    expect(await bench.checks()).toMatchObject([{ state: 'agrees', online: { source: 'service' } }]);
    expect(bench.asked).toHaveLength(1);
  });
});

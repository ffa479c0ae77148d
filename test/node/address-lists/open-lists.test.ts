/** Which lists stay open, and what keeps one from being started. */
import { describe, expect, test } from 'vitest';
import { createAddressListsService } from '../../../src-main/address-lists/address-lists-service.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { AddressList, AddressListRun } from '../../../src-preload/contract/address-list.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { silence } from '../../helpers/misbehaving-server.ts';
import { accountId } from '../addresses/addresses-bench.ts';
import {
  bench,
  header,
  manyRows,
  nowhere,
  paste,
  quayRow,
  rowsOf,
  smithRow,
  start,
  validate,
  withListsBench,
} from './lists-bench.ts';

withListsBench({ hasBook: true });

describe('a list that', () => {
  test('runs cannot be started twice, and ends with its closing', async () => {
    bench.say(() => silence);
    const list = await paste(header, ...manyRows(3));
    expect(await start(list, 'service')).toMatchObject({ state: 'running', totalCount: 3, doneCount: 0 });
    const { listId, hasHeader, mapping } = list;
    const again = { listId, hasHeader, mapping, confirmed: [], way: 'address-book' };
    expect(await bench.app.outcome('addressLists.start', again)).toMatchObject({
      failure: { code: 'request-not-valid' },
    });
    await bench.app.ask('addressLists.close', { listId });
    await bench.app.announcements.first('addressLists.progressed', ({ state }) => state === 'cancelled');
    expect(await bench.app.outcome('addressLists.cancel', { listId })).toMatchObject({
      failure: { code: 'request-not-valid', facts: { field: 'listId' } },
    });
    await bench.app.ask('addressLists.close', { listId });
  });

  test('is being prepared is not started twice, nor at all when it is closed meanwhile', async () => {
    const { listId, hasHeader, mapping } = await paste(header, ...manyRows(2_500));
    const asked = {
      listId,
      hasHeader,
      mapping: { ...mapping, state: null },
      confirmed: [],
      way: 'address-book',
    } as const;
    const refused = { ok: false, failure: { code: 'request-not-valid', facts: { field: 'listId' } } };
    const startOnce = () => bench.app.outcome('addressLists.start', asked);
    expect(await Promise.all([startOnce(), startOnce()])).toMatchObject([{ ok: true }, refused]);
    await bench.app.ask('addressLists.cancel', { listId });
    const other = bench.app.outcome('addressLists.start', { ...asked, mapping });
    await bench.app.ask('addressLists.close', { listId });
    expect(await other).toMatchObject(refused);
  });

  test.each([
    ['has no column for anything', {}, 'mapping'],
    ['is mapped to a column it has not', { street: 5 }, 'mapping.street'],
  ])('%s is not started', async (_, some, field) => {
    const { listId } = await paste(header, smithRow);
    const asked = { listId, hasHeader: true, mapping: { ...nowhere, ...some }, confirmed: [], way: 'service' };
    expect(await bench.app.outcome('addressLists.start', asked)).toMatchObject({ failure: { facts: { field } } });
  });

  test('has guessed columns is not started before the operator has confirmed or changed each of them', async () => {
    const { listId, hasHeader, mapping } = await paste(smithRow, quayRow);
    const street = { ...mapping, street: 0, city: 1 };
    const outcomeOf = (asked: Pick<AddressList, 'mapping'>, confirmed: AddressList['guessed']) =>
      bench.app.outcome('addressLists.start', { listId, hasHeader, way: 'address-book', confirmed, ...asked });
    const refused = (field: string) => ({ failure: { code: 'request-not-valid', facts: { field } } });
    expect(await outcomeOf({ mapping: street }, [])).toMatchObject(refused('mapping.postCode'));
    expect(await outcomeOf({ mapping: street }, ['postCode'])).toMatchObject(refused('mapping.country'));
    expect(await outcomeOf({ mapping: { ...street, postCode: null } }, [])).toMatchObject(refused('mapping.country'));
    expect(bench.app.announcements.all.filter(({ name }) => name === 'addressLists.progressed')).toEqual([]);

    expect(await outcomeOf({ mapping: { ...street, postCode: null, country: 2 } }, [])).toMatchObject({ ok: true });
    await bench.app.ask('addressLists.cancel', { listId });
    expect(await outcomeOf({ mapping: street }, ['postCode', 'country'])).toMatchObject({ ok: true });
  });

  test('was taken apart is not started before the operator has looked at its parts', async () => {
    const list = await paste('"12 Smith St, Fitzroy VIC 3065, Australia"', '"8 Quay St, Auckland, 1010, New Zealand"');
    const { listId, hasHeader, mapping, isTakenApart } = list;
    expect(isTakenApart).toBe(true);
    const asked = { listId, hasHeader, mapping, confirmed: [], way: 'service' } as const;
    expect(await bench.app.outcome('addressLists.start', asked)).toMatchObject({
      failure: { code: 'request-not-valid', facts: { field: 'mapping.street' } },
    });
    expect(bench.asked).toEqual([]);
    expect(await start(list, 'address-book')).toMatchObject({ totalCount: 2 });
  });

  test('is mapped otherwise is asked about anew, and its header may be a row', async () => {
    const list = await paste(header, smithRow);
    await validate(list, 'service');
    const run = await validate({ ...list, hasHeader: false, mapping: { ...list.mapping, state: null } }, 'service');
    expect(run).toMatchObject({ totalCount: 2, doneCount: 2 });
    expect(bench.asked.map((query) => query.get('state'))).toEqual(['VIC', null, null]);
  });

  test('is asked about in the other way, or with its first row as an address, is asked about as a whole', async () => {
    const refused = { success: false, errors: [{ message: 'That street is odd', details: '' }] };
    bench.say((query) => (query.get('city') === 'Fitzroy' ? refused : { valid: true }));
    const list = await paste(header, smithRow, quayRow);
    expect(await validate(list, 'service')).toMatchObject({ goodCount: 1, failedCount: 1 });
    await validate(list, 'address-book');
    expect((await rowsOf(list)).map(({ answer }) => answer?.source)).toEqual(['address-book', 'address-book']);
    expect(await validate({ ...list, hasHeader: false }, 'address-book')).toMatchObject({
      totalCount: 3,
      doneCount: 3,
    });
  });

  test('is there for a page that takes the place of one whose process has ended, as it was started last', async () => {
    bench.say(() => silence);
    const list = await paste(header, smithRow);
    const last = () => bench.app.ask('addressLists.last', {});
    expect(await last()).toEqual({ list, hasHeader: true, mapping: list.mapping, way: 'service', run: null });
    const run = await start({ ...list, mapping: { ...list.mapping, state: null } }, 'service');
    expect(await last()).toMatchObject({ list, mapping: { state: null }, run: { ...run, state: 'running' } });
    await bench.app.ask('addressLists.close', { listId: list.listId });
    expect((await last())?.list.listId).not.toBe(list.listId);
  });

  test('was opened first makes room for the ninth, unless it runs', async () => {
    bench.say(() => silence);
    const running = await paste(header, smithRow);
    await start(running, 'service');
    const lists = [];
    for (let count = 0; count < 8; count += 1) lists.push(await paste(header, smithRow));
    const isOpen = async ({ listId }: AddressList) =>
      (await bench.app.outcome('addressLists.getRows', { listId, offset: 0, limit: 1, only: 'all' })).ok;
    expect(await Promise.all([running, ...lists].map(isOpen))).toEqual([true, false, ...Array(7).fill(true)]);
  });

  test('was opened first stays also while it is prepared for the service', async () => {
    const asked = Promise.withResolvers<never>();
    const lists = createAddressListsService({
      accounts: { get: () => ({ accountId }) as never },
      addresses: { askService: () => asked.promise, askCopy: async () => null },
      clock: systemClock,
      log: inMemoryLog(),
      announce: () => undefined,
      openDialog: { chooseTable: async () => null },
      saveDialog: { choosePath: async () => null },
    });
    const text = `${header}\n${smithRow}\n`;
    const first = await lists.paste(accountId, text);
    const { listId, hasHeader, mapping } = first;
    const begin = () => lists.start({ listId, hasHeader, mapping, confirmed: [], way: 'service' });
    await begin();
    lists.cancel(listId);
    // The question of the run before has not ended yet.
    const again = begin();
    for (let count = 0; count < 8; count += 1) await lists.paste(accountId, text);
    asked.reject(failureOf('cancelled'));
    expect(await again).toMatchObject({ listId, state: 'running' });
    lists.closeAll();
  });

  test('is stopped by a failure that all would meet calls off the question beside it', async () => {
    const { promise: ended, resolve } = Promise.withResolvers<AddressListRun>();
    let count = 0;
    const lists = createAddressListsService({
      accounts: { get: () => ({ accountId }) as never },
      addresses: {
        askService: (_accountId, _subject, _urgency, { signal } = {}) => {
          count += 1;
          if (count === 1) return Promise.reject(failureOf('keys-refused'));
          return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(failureOf('cancelled'))));
        },
        askCopy: async () => null,
      },
      clock: systemClock,
      log: inMemoryLog(),
      announce: (_name, run) => resolve(run as AddressListRun),
      openDialog: { chooseTable: async () => null },
      saveDialog: { choosePath: async () => null },
    });
    const { listId, hasHeader, mapping } = await lists.paste(accountId, `${header}\n${smithRow}\n${quayRow}\n`);
    await lists.start({ listId, hasHeader, mapping, confirmed: [], way: 'service' });
    expect(await ended).toMatchObject({ state: 'stopped', doneCount: 0, failure: { code: 'keys-refused' } });
  });
});

/** Writes in doubt: what a look-up shows, what it lets a person say, and what is remembered of it. */
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { LookUpClient } from '../../../src-main/in-doubt/look-up.ts';
import { notNoted } from '../journal/ledger-folder.ts';
import { failureFrom, inFolder, manifestOrder, pdfBytes } from '../manifests/manifests-bench.ts';
import { inBench, open } from './in-doubt-bench.ts';

const MINUTE = 60_000;

test('every order seen as shipped: done may be said, and the manifest is then at the service', () =>
  inBench(async ({ inDoubt, service, doubt, manifests, told, announced, ledger }) => {
    const writeId = await doubt({}, 1, 2);
    expect(inDoubt.list()).toMatchObject([{ writeId, kind: 'manifest', readings: [], mayResolve: [] }]);
    expect((await failureFrom(inDoubt.resolve(writeId, 'done'))).code).toBe('changed-meanwhile');
    service.put('one', 'Shipped', 1, 2);
    const looked = await inDoubt.lookUp(writeId);
    expect(looked.readings[0]).toEqual({
      readAt: '2026-11-20T10:00:00.000Z',
      orders: [1, 2].map((orderId) => ({
        orderId,
        orderNumber: `#${orderId}`,
        seen: 'done',
        showed: { code: 'order-in-shipped', facts: {} },
        readAt: '2026-11-20T10:00:00.000Z',
      })),
    });
    expect(looked.mayResolve).toEqual(['done']);
    expect(await inDoubt.resolve(writeId, 'done')).toEqual({ remaining: [] });
    expect(manifests.get(writeId)).toMatchObject({ state: 'at-service', files: [], failure: null });
    expect(announced.at(-1)).toMatchObject({ manifestId: writeId, state: 'at-service' });
    expect(manifests.marksFor('one', [1]).get(1)?.state).toBe('at-service');
    expect(ledger.writes.get(writeId)?.settlements).toEqual([
      { at: '2026-11-20T10:00:00.000Z', by: 'kim', resolution: 'done', done: [1, 2], notDone: [] },
    ]);
    // The page shows what was seen of a write that stays in doubt, so it hears of the look-up, too.
    expect(told).toEqual([1, 0]);
    const again = await failureFrom(manifests.create({ accountId: 'one', orders: [manifestOrder(1)] }));
    expect(again).toMatchObject({ code: 'already-manifested', facts: { manifestId: writeId } });
  }));

test('no order done: not-done only after a second reading five minutes later; then the orders go again', () =>
  inBench(async ({ inDoubt, service, doubt, clock, manifests, ledger }) => {
    const writeId = await doubt({}, 1, 2);
    service.put('one', 'Unshipped', 1, 2);
    // '#1' also finds this, but it is another order.
    service.put('one', 'Shipped', 11);
    const first = await inDoubt.lookUp(writeId);
    expect(first).toMatchObject({ mayResolve: [], notDoneIn: 5 * MINUTE });
    clock.advance(5 * MINUTE - 1);
    expect((await inDoubt.lookUp(writeId)).mayResolve).toEqual([]);
    // As where another window has looked it up since: no fault of Packbench is told.
    expect((await failureFrom(inDoubt.resolve(writeId, 'not-done'))).code).toBe('changed-meanwhile');
    clock.advance(1);
    expect(await inDoubt.lookUp(writeId)).toMatchObject({ mayResolve: ['not-done'], notDoneIn: null });
    await inDoubt.resolve(writeId, 'not-done');
    expect(manifests.get(writeId)).toMatchObject({ state: 'rejected', failure: null });
    expect(manifests.marksFor('one', [1]).size).toBe(0);
    const again = await manifests.create({ accountId: 'one', orders: [manifestOrder(1)] });
    expect(again.state).toBe('stored');
    expect(ledger.writes.get(again.manifestId)?.attemptAfter).toBe(writeId);
  }));

test('an answer that says done, whose PDF the disk does not take: no look-up frees its orders, and its PDF may be imported', () =>
  inBench(async ({ inDoubt, service, doubt, clock, manifests, ledger, choice }) => {
    const { failure } = failureOf('disk-full', { changed: 'done' });
    const writeId = await doubt({}, 1);
    await ledger.writes.settle(writeId, 'in-doubt', { failure });
    // The document does not say among which orders one is that was manifested.
    service.put('one', 'Unshipped', 1);
    await inDoubt.lookUp(writeId);
    clock.advance(6 * MINUTE);
    expect(await inDoubt.lookUp(writeId)).toMatchObject({ mayResolve: ['done'], notDoneIn: null });
    expect((await failureFrom(inDoubt.resolve(writeId, 'not-done'))).code).toBe('changed-meanwhile');
    const again = await failureFrom(manifests.create({ accountId: 'one', orders: [manifestOrder(1)] }));
    expect(again.code).toBe('already-open');
    if (choice.path !== null) await writeFile(choice.path, pdfBytes('from the site'));
    expect(await inDoubt.importPdf(writeId)).toMatchObject({ state: 'stored', failure: null });
  }));

test('a look-up that takes minutes has seen its orders as it began, not as it ended', () =>
  inBench(async ({ inDoubt, service, doubt, clock }) => {
    const writeId = await doubt({}, 1);
    service.put('one', 'Unshipped', 1);
    await inDoubt.lookUp(writeId);
    clock.advance(4 * MINUTE);
    const { track } = service;
    service.track = (...asked) => {
      clock.advance(2 * MINUTE);
      return track.apply(service, asked);
    };
    expect(await inDoubt.lookUp(writeId)).toMatchObject({ mayResolve: [], notDoneIn: 0 });
    // The next one begins long enough after the first has ended.
    expect((await inDoubt.lookUp(writeId)).mayResolve).toEqual(['not-done']);
  }));

test('a look-up that a person stops ends, and is no reading', () =>
  inBench(async ({ inDoubt, service, doubt }) => {
    const writeId = await doubt({}, 1);
    const stop = new AbortController();
    const asked = Promise.withResolvers<void>();
    const searchOrders: LookUpClient['searchOrders'] = (_account, _query, _urgency, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(failureOf('cancelled')));
        asked.resolve();
      });
    Object.assign(service, { searchOrders });
    const looked = failureFrom(inDoubt.lookUp(writeId, stop.signal));
    await asked.promise;
    stop.abort();
    expect((await looked).code).toBe('cancelled');
    expect(inDoubt.list()).toMatchObject([{ writeId, readings: [] }]);
  }));

test('an order seen done in between starts the five minutes anew', () =>
  inBench(async ({ inDoubt, service, doubt, clock }) => {
    const writeId = await doubt({}, 1);
    service.put('one', 'Unshipped', 1);
    await inDoubt.lookUp(writeId);
    clock.advance(4 * MINUTE);
    service.put('one', 'Shipped', 1);
    expect((await inDoubt.lookUp(writeId)).mayResolve).toEqual(['done']);
    clock.advance(4 * MINUTE);
    service.put('one', 'Unshipped', 1);
    const looked = await inDoubt.lookUp(writeId);
    expect(looked).toMatchObject({ mayResolve: [], notDoneIn: 5 * MINUTE });
  }));

test('some done, some not: split settles each by its own evidence and leaves the rest in doubt', () =>
  inBench(async ({ inDoubt, service, doubt, clock, manifests, ledger, choice }) => {
    const writeId = await doubt({}, 1, 2, 3);
    service.put('one', 'Shipped', 1);
    service.put('one', 'Unshipped', 2, 3);
    expect((await inDoubt.lookUp(writeId)).mayResolve).toEqual(['split']);
    const { remaining } = await inDoubt.resolve(writeId, 'split');
    expect(remaining).toMatchObject([{ writeId, orders: [{ orderId: 2 }, { orderId: 3 }], mayResolve: [] }]);
    expect(remaining[0]?.notDoneIn).toBe(5 * MINUTE);
    expect(manifests.marksFor('one', [1, 2]).get(1)?.state).toBe('at-service');
    expect(manifests.marksFor('one', [1, 2]).get(2)?.state).toBe('in-doubt');
    expect(() =>
      ledger.writes.begin({
        kind: 'archive',
        accountId: 'one',
        accountLabel: '',
        ...notNoted,
        orders: [manifestOrder(2)],
      }),
    ).toThrow('already-open');
    clock.advance(5 * MINUTE);
    const later = await inDoubt.lookUp(writeId);
    expect(later.readings.at(-1)?.orders.map((evidence) => evidence.orderId)).toEqual([2, 3]);
    expect(later.mayResolve).toEqual(['not-done']);
    expect(await inDoubt.resolve(writeId, 'not-done')).toEqual({ remaining: [] });
    expect(manifests.get(writeId).state).toBe('at-service');
    expect(manifests.marksFor('one', [1, 2]).has(2)).toBe(false);
    expect(ledger.writes.get(writeId)?.settlements.map(({ resolution }) => resolution)).toEqual(['split', 'not-done']);
    // A part of it was manifested at the service, so it has a PDF there.
    await writeFile(choice.path ?? '', pdfBytes('of order 1'));
    expect((await manifests.importPdf(writeId, choice.path ?? '')).state).toBe('stored');
    const marks = manifests.marksFor('one', [1, 2]);
    expect([marks.get(1)?.state, marks.has(2)]).toEqual(['stored', false]);
  }));

test('a service that does not tell how many pages there are has shown all with a page that is not full', () =>
  inBench(async ({ inDoubt, service, doubt }) => {
    service.totalPages = null;
    // Their numbers contain the one that was asked for.
    service.put('one', 'Shipped', 10);
    service.put('one', 'Unshipped', 11);
    const writeId = await doubt({}, 1);
    expect((await inDoubt.lookUp(writeId)).readings[0]?.orders.map(({ showed }) => showed)).toEqual([
      { code: 'order-nowhere', facts: {} },
    ]);
  }));

test('split frees only the orders that were themselves seen not done five minutes before', () =>
  inBench(async ({ inDoubt, service, doubt, clock, manifests }) => {
    const writeId = await doubt({}, 1, 2, 3);
    service.tracked.set('#1', 'At the moon');
    service.put('one', 'Unshipped', 2);
    service.put('one', 'Shipped', 3);
    await inDoubt.lookUp(writeId);
    clock.advance(5 * MINUTE);
    service.put('one', 'Unshipped', 1);
    expect((await inDoubt.lookUp(writeId)).mayResolve).toEqual(['split']);
    const { remaining } = await inDoubt.resolve(writeId, 'split');
    expect(remaining).toMatchObject([{ writeId, orders: [{ orderId: 1 }] }]);
    const marks = manifests.marksFor('one', [1, 2, 3]);
    expect([1, 2, 3].map((orderId) => marks.get(orderId)?.state)).toEqual(['in-doubt', undefined, 'at-service']);
  }));

test.each(['service-refused', 'not-found', 'nothing found'] as const)(
  'neither shipped nor unshipped: tracking is asked (a number nobody knows: %s), and a status it does not name decides nothing',
  (unknown) =>
    inBench(async ({ inDoubt, service, doubt }) => {
      service.unknownNumbers = unknown;
      const writeId = await doubt({}, 1, 2, 3, 4);
      for (const [number, status] of [
        ['#1', 'Delivered'],
        ['#2', 'Unshipped'],
        ['#3', 'At the moon'],
      ] as const) {
        service.tracked.set(number, status);
      }
      const looked = await inDoubt.lookUp(writeId);
      expect(looked.readings[0]?.orders.map(({ seen, showed }) => [seen, showed])).toEqual([
        ['done', { code: 'order-tracked', facts: { status: 'Delivered' } }],
        ['not-done', { code: 'order-tracked', facts: { status: 'Unshipped' } }],
        ['cannot-tell', { code: 'order-tracked', facts: { status: 'At the moon' } }],
        ['cannot-tell', { code: 'order-nowhere', facts: {} }],
      ]);
      expect(looked.mayResolve).toEqual(['split']);
    }),
);

test('archive and remove are done when the order is gone; an order without a number tells nothing', () =>
  inBench(async ({ inDoubt, service, doubt }) => {
    service.put('one', 'Unshipped', 2);
    for (const kind of ['archive', 'delete', 'bulk-delete'] as const) {
      const numberless = { ...manifestOrder(3), orderNumber: '' };
      const writeId = await doubt({ kind, orders: [manifestOrder(1), manifestOrder(2), numberless] });
      const looked = await inDoubt.lookUp(writeId);
      expect(looked.readings[0]?.orders.map(({ seen }) => seen)).toEqual(['done', 'not-done', 'cannot-tell']);
      service.put('one', 'Unshipped');
      service.held.get('one')?.delete(2);
      await inDoubt.lookUp(writeId);
      expect(await inDoubt.resolve(writeId, 'done')).toEqual({ remaining: [] });
      service.put('one', 'Unshipped', 2);
    }
  }));

test('more pages of like numbers than it reads: it says so, and never that an order is gone', () =>
  inBench(async ({ inDoubt, service, doubt }) => {
    const writeId = await doubt({ kind: 'archive' }, 1);
    service.put('one', 'Unshipped', 11);
    service.totalPages = 9;
    expect((await inDoubt.lookUp(writeId)).readings[0]?.orders).toMatchObject([
      { seen: 'cannot-tell', showed: { code: 'order-among-too-many' } },
    ]);
  }));

test('an assignment is told by who holds the order now; what another took is never sent again', () =>
  inBench(async ({ inDoubt, service, doubt, clock }) => {
    const about = { toAccountId: 'two', toAccountLabel: 'Two' };
    const writeId = await doubt({ kind: 'assign', about }, 1, 2, 3, 4);
    service.put('two', 'Unshipped', 1);
    service.put('three', 'Unshipped', 3);
    service.put('one', 'Unshipped', 2);
    const looked = await inDoubt.lookUp(writeId);
    expect(looked.toAccountId).toBe('two');
    expect(looked.readings[0]?.orders.map(({ seen, showed }) => [seen, showed])).toEqual([
      ['done', { code: 'order-held-by', facts: { account: 'Label of two' } }],
      ['not-done', { code: 'order-still-held-by', facts: { account: 'One' } }],
      ['held-by-other', { code: 'order-held-by', facts: { account: 'Label of three' } }],
      ['cannot-tell', { code: 'order-in-no-account', facts: {} }],
    ]);
    clock.advance(6 * MINUTE);
    expect((await inDoubt.lookUp(writeId)).mayResolve).toEqual(['split']);
    const { remaining } = await inDoubt.resolve(writeId, 'split');
    expect(remaining[0]?.orders.map(({ orderId }) => orderId)).toEqual([4]);
  }));

test.each(['archive', 'delete', 'bulk-delete'] as const)(
  'an order of a removal (%s) that another account of this bench holds was assigned to it, and is not removed',
  (kind) =>
    inBench(async ({ inDoubt, service, doubt, clock }) => {
      const writeId = await doubt({ kind, about: kind === 'bulk-delete' ? { remove: true } : {} }, 1, 2);
      service.put('two', 'Unshipped', 1);
      const looked = await inDoubt.lookUp(writeId);
      expect(looked.readings[0]?.orders.map(({ seen, showed }) => [seen, showed])).toEqual([
        ['not-done', { code: 'order-held-by', facts: { account: 'Label of two' } }],
        ['done', { code: 'order-gone-from-search', facts: {} }],
      ]);
      clock.advance(6 * MINUTE);
      expect((await inDoubt.lookUp(writeId)).mayResolve).toEqual(['split']);
      expect(await inDoubt.resolve(writeId, 'split')).toEqual({ remaining: [] });
    }),
);

test('removing every unshipped order is told by what is left of them', () =>
  inBench(async ({ inDoubt, service, doubt }) => {
    const writeId = await doubt({ kind: 'bulk-delete', orders: [], about: { remove: true, everyUnshipped: true } });
    service.put('one', 'Unshipped', 1, 2);
    expect((await inDoubt.lookUp(writeId)).readings[0]?.orders).toMatchObject([
      { orderId: 0, seen: 'cannot-tell', showed: { code: 'unshipped-orders', facts: { count: 2, isAll: true } } },
    ]);
    service.held.clear();
    expect((await inDoubt.lookUp(writeId)).mayResolve).toContain('done');
    expect(await inDoubt.resolve(writeId, 'done')).toEqual({ remaining: [] });
  }));

test('a look-up tells how many orders it has looked at', () =>
  inBench(async ({ inDoubt, service, doubt }) => {
    const writeId = await doubt({}, 1, 2, 3);
    service.put('one', 'Shipped', 1, 2, 3);
    const told: (number | null)[][] = [];
    await inDoubt.lookUp(writeId, undefined, ({ doneCount, totalCount }) => told.push([doneCount, totalCount]));
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  }));

test('a look-up that fails half way keeps nothing and changes nothing', () =>
  inBench(async ({ inDoubt, service, doubt }) => {
    const writeId = await doubt({}, 1, 2);
    service.isGone = true;
    expect((await failureFrom(inDoubt.lookUp(writeId))).code).toBe('unreachable');
    expect(inDoubt.list()).toMatchObject([{ writeId, readings: [] }]);
  }));

test('readings and what a person said outlive a restart and a lost ledger', () =>
  inFolder(async (folder) => {
    const first = open(folder);
    const writeId = await first.doubt({}, 1, 2);
    first.service.put('one', 'Shipped', 1);
    first.service.put('one', 'Unshipped', 2);
    await first.inDoubt.lookUp(writeId);
    await first.inDoubt.resolve(writeId, 'split');
    const before = first.inDoubt.list();
    expect(before).toMatchObject([{ orders: [{ orderId: 2 }] }]);
    first.ledger.close();
    const second = first.reopen();
    expect(second.inDoubt.list()).toEqual(before);
    second.ledger.close();
    for (const name of ['ledger.sqlite', 'ledger.sqlite-wal', 'ledger.sqlite-shm']) {
      await rm(join(folder, 'ledger', name), { force: true });
    }
    const third = second.reopen();
    expect(third.ledger.state).toBe('rebuilt');
    expect(third.inDoubt.list()).toEqual(before);
    third.ledger.close();
  }));

test('a cancelled dialog imports nothing and tells nothing', () =>
  inBench(async ({ inDoubt, service, doubt, told, announced, choice, ledger }) => {
    const writeId = await doubt({}, 1);
    service.put('one', 'Shipped', 1);
    await inDoubt.lookUp(writeId);
    const before = { record: ledger.writes.get(writeId), told: [...told], announced: [...announced] };
    choice.path = null;
    expect(await inDoubt.importPdf(writeId)).toBeNull();
    expect({ record: ledger.writes.get(writeId), told, announced }).toEqual(before);
  }));

test('the PDF from the service’s own site becomes the manifest’s, once the look-up does not speak against it', () =>
  inBench(async ({ inDoubt, service, doubt, manifests, choice }, folder) => {
    const path = join(folder, 'from-the-site.pdf');
    const writeId = await doubt({}, 1);
    await writeFile(path, pdfBytes('from the site'));
    expect((await failureFrom(inDoubt.importPdf(writeId))).code).toBe('in-doubt');
    service.put('one', 'Unshipped', 1);
    await inDoubt.lookUp(writeId);
    expect((await failureFrom(inDoubt.importPdf(writeId))).code).toBe('in-doubt');
    service.put('one', 'Shipped', 1);
    await inDoubt.lookUp(writeId);
    for (const junk of ['', '<html>', '%PDF-1.7 cut sho']) {
      await writeFile(path, junk);
      expect(await failureFrom(inDoubt.importPdf(writeId))).toMatchObject({ code: 'file-failed', facts: { path } });
    }
    await truncate(path, 256 * 1024 * 1024);
    expect((await failureFrom(inDoubt.importPdf(writeId))).facts.remarks).toEqual([
      { code: 'file-too-large', facts: { megabytes: 256, most: 64 } },
    ]);
    choice.path = '/dev/zero';
    expect((await failureFrom(inDoubt.importPdf(writeId))).facts.remarks).toEqual([
      { code: 'no-plain-file', facts: {} },
    ]);
    choice.path = path;
    await inDoubt.resolve(writeId, 'done');
    await writeFile(path, pdfBytes('from the site'));
    expect(await inDoubt.importPdf(writeId)).toMatchObject({ state: 'stored', files: [{ fileNumber: 1 }] });
    await rm(path);
    const checked = await manifests.checkedFilePath(writeId, 1);
    expect(await readFile(checked)).toEqual(pdfBytes('from the site'));
  }));

test('the account that was to get the orders is known by its keys, under whichever entry of this computer', () =>
  inBench(async ({ inDoubt, ledger, service, doubt }) => {
    const { fingerprint: toFingerprint } = ledger.accounts.at({
      baseAddress: 'https://service.test',
      serviceKey: 'two',
    });
    const about = { toAccountId: 'lost with the settings', toAccountLabel: 'Two', toFingerprint };
    const writeId = await doubt({ kind: 'assign', about }, 7, 8);
    service.put('two', 'Unshipped', 7);
    service.put('three', 'Unshipped', 8);
    const looked = await inDoubt.lookUp(writeId);
    expect(looked.readings[0]?.orders.map(({ orderId, seen }) => [orderId, seen])).toEqual([
      [7, 'done'],
      [8, 'held-by-other'],
    ]);
  }));

test.each(['archive', 'delete', 'assign', 'manifest'] as const)(
  '%s of an order that has another number by now: it is found by the number that the copy of the orders knows',
  (kind) =>
    inBench(async ({ inDoubt, service, doubt, numbersNow }) => {
      const orders = [{ ...manifestOrder(7), orderNumber: 'OLD-7' }];
      const about = kind === 'assign' ? { toAccountId: 'two', toAccountLabel: 'Two' } : {};
      const writeId = await doubt({ kind, orders, about });
      service.put('one', 'Unshipped', 7);
      numbersNow.set('one 7', '#7');
      const { readings } = await inDoubt.lookUp(writeId);
      expect(readings[0]?.orders).toMatchObject([{ orderId: 7, orderNumber: 'OLD-7', seen: 'not-done' }]);
    }),
);

test('what was refused is looked up twice at once, by its run and by a person: one settles it, the other tells no fault of Packbench', () =>
  inBench(async ({ inDoubt, service, ledger }) => {
    const orders = [1, 2].map((orderId) => manifestOrder(orderId));
    const intent = { kind: 'bulk-delete', accountId: 'one', accountLabel: 'One', ...notNoted, orders } as const;
    const { writeId } = ledger.writes.begin({ ...intent, about: { remove: true } });
    await ledger.writes.markSent(writeId);
    const { failure } = failureOf('in-doubt', { changed: 'unknown', facts: { reason: 'service-refused' } });
    await ledger.writes.settle(writeId, 'in-doubt', { failure });
    service.put('one', 'Unshipped', 1, 2);
    const looks = await Promise.allSettled([inDoubt.lookUp(writeId), inDoubt.lookUp(writeId)]);
    const told = looks.map((look) => (look.status === 'fulfilled' ? 'settled' : look.reason.failure.code));
    expect(told.toSorted()).toEqual(['changed-meanwhile', 'settled']);
    expect(ledger.writes.get(writeId)).toMatchObject({ state: 'rejected', failure: { changed: 'nothing' } });
  }));

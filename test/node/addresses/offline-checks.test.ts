/** Addresses validated without the service are asked again: when, how often, and what is reported. */
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOfflineChecks } from '../../../src-main/addresses/offline-checks.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { answer } from '../../helpers/misbehaving-server.ts';
import { addAccount } from '../failures/stage.ts';
import {
  type AddressesBench,
  accountId,
  folderWithBook,
  nearSmith,
  smith,
  startAddressesBench,
} from './addresses-bench.ts';

let withBook: string;
let bench: AddressesBench;

beforeAll(async () => {
  withBook = await folderWithBook();
});
afterAll(() => rm(withBook, { recursive: true }));
beforeEach(async () => {
  bench = await startAddressesBench({}, withBook);
});
afterEach(() => bench.close());

const quay = { ...smith, street: '8 Quay Street', city: 'Auckland', state: '', postCode: '1010', country: 'NZ' };
const unknown = { ...smith, street: '1 Nowhere Lane', city: 'Atlantis', postCode: '9999' };

/** Validates while the cable is pulled. */
async function validateOffline(...addresses: readonly (typeof smith)[]): Promise<void> {
  await bench.cable.pull();
  for (const address of addresses) expect(await bench.validate(address)).toMatchObject({ source: 'address-book' });
}

function counts() {
  return bench.app.ask('addresses.listOfflineChecks', { accountId: null, offset: 0, limit: 1 });
}

describe('kept', () => {
  test('with what the copy said, each address once, the newest first', async () => {
    await validateOffline(smith, nearSmith, { ...smith, street: ' 12  SMITH street', country: 'AUSTRALIA' });
    const [first, second, ...others] = await bench.checks();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      accountId,
      state: 'waiting',
      online: null,
      failure: null,
      offline: { verdict: 'valid', source: 'address-book' },
    });
    expect(first?.address.street).toBe(' 12  SMITH street');
    expect(second).toMatchObject({ address: nearSmith, offline: { verdict: 'cannot-tell' } });
    await bench.app.announcements.first('addresses.offlineChecksChanged', ({ waiting }) => waiting === 2);
  });

  test('over a restart, with all that was known', async () => {
    await validateOffline(smith, nearSmith);
    const before = await bench.checks();
    await bench.restart();
    expect(await bench.checks()).toEqual(before);
    expect((await counts()).counts).toEqual({ waiting: 2, differing: 0, agreeing: 0, checking: false });
  });

  test('for this account only: the same address of another account is another question', async () => {
    await bench.app.ask('addressBook.refresh', { accountId: 'practice-2' });
    await bench.app.announcements.first(
      'addressBook.changed',
      (book) => book.accountId === 'practice-2' && book.totalCount > 0,
    );
    await validateOffline(smith);
    await bench.app.ask('addresses.validate', { accountId: 'practice-2', subject: { address: smith } });
    expect((await bench.checks()).map((check) => check.accountId).sort()).toEqual([accountId, 'practice-2']);
    const asked = { accountId: 'practice-2', offset: 0, limit: 10 };
    expect(await bench.app.ask('addresses.listOfflineChecks', asked)).toMatchObject({
      counts: { waiting: 2 },
      totalCount: 1,
    });
  });

  test('in a file for this user only, without keys', async () => {
    await validateOffline(smith);
    const folder = join(bench.folder, 'addresses');
    const files = readdirSync(folder);
    expect(files).toContain('offline-checks.sqlite');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const file of files) {
      expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o600);
      expect(readFileSync(join(folder, file), 'latin1')).not.toMatch(/service-key|subscription-key/);
    }
  });

  test('at most 1,000: the oldest go, those that agree before the others', async () => {
    const log = inMemoryLog();
    const checks = createOfflineChecks({ file: null, log });
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    const said = { verdict: 'valid', suggestions: [], copyReadAt: at(0) } as const;
    for (let house = 0; house < 1_000; house += 1) {
      const address = { ...smith, street: `${house} Smith Street` };
      checks.add(accountId, address, { ...said, source: 'address-book', checkedAt: at(house) });
    }
    const fifth = { ...smith, street: '5 Smith Street' };
    expect(await checks.answer(accountId, fifth, { ...said, source: 'service', checkedAt: at(2_000) })).toBe(true);
    for (const house of [1_000, 1_001]) {
      const address = { ...smith, street: `${house} Smith Street` };
      checks.add(accountId, address, { ...said, source: 'address-book', checkedAt: at(house) });
    }
    expect(checks.counts()).toEqual({ waiting: 1_000, differing: 0, agreeing: 0 });
    const kept = checks.waiting(accountId).map(({ address }) => address.street);
    expect(kept.slice(0, 6).map((street) => Number.parseInt(street, 10))).toEqual([1, 2, 3, 4, 6, 7]);
  });
});

describe('asked again', () => {
  test('as soon as the service is reached by anything else', async () => {
    await validateOffline(smith, nearSmith);
    await bench.cable.plug();
    bench.say((query) => ({ valid: query.get('street') === smith.street }));
    await bench.readBook();
    await bench.settled();
    expect((await counts()).counts).toEqual({ waiting: 0, differing: 1, agreeing: 1, checking: false });
    expect(bench.timers.pauses()).toEqual([]);
  });

  test('after pauses that grow, until it answers', async () => {
    await validateOffline(smith);
    const pauses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      pauses.push(...bench.timers.pauses());
      bench.timers.fire();
      await bench.settled();
      expect((await bench.checks())[0]).toMatchObject({ state: 'waiting', failure: { code: 'unreachable' } });
    }
    expect(pauses).toEqual([5_000, 10_000, 20_000]);
    // Another address makes the next attempt soon again, and validating more does not put it off.
    await validateOffline(nearSmith);
    const { setCount } = bench.timers;
    await validateOffline(unknown, quay);
    expect([bench.timers.pauses(), bench.timers.setCount]).toEqual([[5_000], setCount]);
    await bench.cable.plug();
    bench.timers.fire();
    await bench.settled();
    expect((await counts()).counts).toMatchObject({ waiting: 0 });
    expect(bench.timers.pauses()).toEqual([]);
  });

  test('after a restart too, by the timer', async () => {
    await validateOffline(smith);
    await bench.restart();
    await bench.cable.plug();
    expect(bench.timers.pauses()).toEqual([5_000]);
    bench.timers.fire();
    await bench.settled();
    expect((await bench.checks())[0]).toMatchObject({ state: 'agrees', online: { source: 'service' } });
  });

  test('when the operator wants it; it is told that it goes on, and its end', async () => {
    await validateOffline(smith);
    await bench.cable.plug();
    expect(await bench.app.ask('addresses.recheckNow', { accountId: null })).toMatchObject({ checking: true });
    await bench.settled();
    expect(await bench.app.ask('addresses.recheckNow', { accountId })).toMatchObject({ checking: false, agreeing: 1 });
    expect(bench.asked).toHaveLength(1);
  });

  test('not when a person has asked the service themselves: that is the answer', async () => {
    await validateOffline(smith);
    await bench.cable.plug();
    bench.clock.ahead = 60_000;
    bench.say(() => ({ valid: false }));
    await bench.validate({ ...smith, country: 'AUSTRALIA' });
    await bench.settled();
    expect((await bench.checks())[0]).toMatchObject({ state: 'differs', online: { verdict: 'not-valid' } });
    expect(bench.asked).toHaveLength(1);
  });

  test('one after another; an address that the service refuses holds no other up, and is asked again on demand only', async () => {
    await validateOffline(smith, nearSmith, quay);
    await bench.cable.plug();
    const refused = { success: false, errors: [{ message: 'That street is odd', details: '' }] };
    bench.say((query) => (query.get('street') === nearSmith.street ? refused : { valid: true }));
    bench.timers.fire();
    await bench.settled();
    expect(bench.asked).toHaveLength(3);
    const waiting = (await bench.checks()).filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject([{ address: nearSmith, failure: { code: 'service-refused' } }]);
    expect(bench.timers.pauses()).toEqual([]);
    bench.say(() => ({ valid: true }));
    await bench.app.ask('addresses.recheckNow', { accountId });
    await bench.settled();
    expect((await counts()).counts).toMatchObject({ waiting: 0 });
  });

  test('an account whose service hangs holds no other account up, neither now nor by the timer', async () => {
    const other = 'practice-2';
    await bench.readBook(other);
    await validateOffline(smith);
    await bench.app.ask('addresses.validate', { accountId: other, subject: { address: quay } });
    await bench.cable.plug();
    // The first says nothing until the end; the other has a fault of its own at first.
    bench.say((query) => (query.get('street') === smith.street ? () => {} : answer({ status: 503 })));
    await bench.app.ask('addresses.recheckNow', { accountId: null });
    const { first } = bench.app.announcements;
    await expect.poll(async () => (await bench.checks())[0]).toMatchObject({ failure: { code: 'service-broken' } });
    await expect.poll(() => bench.timers.pauses()).toEqual([5_000]);
    bench.say(() => ({ valid: true }));
    bench.timers.fire();
    await first('addresses.offlineChecksChanged', ({ agreeing, checking }) => agreeing === 1 && checking);
    expect((await bench.checks()).map((check) => [check.accountId, check.state])).toEqual([
      [accountId, 'waiting'],
      [other, 'agrees'],
    ]);
  });

  test('an account whose service stays away makes no other one wait: each has pauses of its own', async () => {
    const other = 'practice-2';
    await bench.readBook(other);
    await validateOffline(smith);
    for (let round = 0; round < 3; round += 1) {
      bench.timers.fire();
      await bench.settled();
    }
    expect(bench.timers.pauses()).toEqual([40_000]);
    // The other's service fails only now: it is asked soon, and the first one is not asked each time with it.
    await bench.app.ask('addresses.validate', { accountId: other, subject: { address: quay } });
    expect(bench.timers.pauses()).toEqual([5_000, 40_000]);
    bench.timers.fire();
    await bench.settled();
    expect(bench.timers.pauses()).toEqual([10_000, 40_000]);
    await bench.cable.plug();
    bench.timers.fire();
    await bench.settled();
    expect((await bench.checks()).map((check) => [check.accountId, check.state])).toEqual([
      [accountId, 'waiting'],
      [other, 'agrees'],
    ]);
  });

  test.each([
    ['refuses the keys', 401, 'keys-refused', 1, []],
    ['has a fault of its own', 503, 'service-broken', 3, [10_000]],
  ])('a service that %s is not asked about the next address', async (_, status, code, requests, pauses) => {
    await validateOffline(smith, nearSmith, quay);
    await bench.cable.plug();
    bench.say(() => answer({ status }));
    bench.timers.fire();
    await bench.settled();
    expect(bench.asked).toHaveLength(requests);
    const failures = (await bench.checks()).map(({ failure }) => failure?.code ?? null);
    expect(failures.filter((one) => one !== null)).toEqual([code]);
    expect(bench.timers.pauses()).toEqual(pauses);
  });

  test('the address at which the keys were refused is asked about with the others, once the account was mended', async () => {
    await validateOffline(smith, nearSmith);
    await bench.cable.plug();
    bench.say(() => answer({ status: 401 }));
    bench.timers.fire();
    await bench.settled();
    expect(bench.timers.pauses()).toEqual([]);
    bench.say(() => ({ valid: true }));
    await bench.app.ask('accounts.setCurrent', { accountId: 'practice-2' });
    expect(bench.timers.pauses()).toHaveLength(1);
    bench.timers.fire();
    await bench.settled();
    expect((await counts()).counts).toMatchObject({ waiting: 0, checking: false });
  });

  test('an account that was mended while the old keys were being refused is asked again', async () => {
    await validateOffline(smith);
    await bench.cable.plug();
    const asked = Promise.withResolvers<() => void>();
    bench.say(() => (socket, request) => asked.resolve(() => answer({ status: 401 })(socket, request)));
    bench.timers.fire();
    const refuse = await asked.promise;
    await bench.app.ask('accounts.setCurrent', { accountId: 'practice-2' });
    bench.say(() => ({ valid: true }));
    refuse();
    await bench.settled();
    expect(bench.timers.pauses()).toHaveLength(1);
    bench.timers.fire();
    await bench.settled();
    expect((await counts()).counts).toMatchObject({ waiting: 0, agreeing: 1 });
  });

  test('an answer that was for the keys of before settles nothing, where those of now get none', async () => {
    const live = await addAccount(bench.app, bench.cable.url);
    await bench.readBook(live);
    await bench.cable.pull();
    await bench.app.ask('addresses.validate', { accountId: live, subject: { address: smith } });
    await bench.cable.plug();
    const asked = Promise.withResolvers<() => void>();
    bench.say(() => (socket, request) => asked.resolve(() => answer({ body: '{"valid":true}' })(socket, request)));
    await bench.app.ask('addresses.recheckNow', { accountId: live });
    const agree = await asked.promise;
    const { draftId } = await bench.app.ask('accounts.openDraft', { accountId: live });
    bench.app.clipboard.text = 'service-key-of-another-shop';
    await bench.app.ask('accounts.pasteKey', { draftId, which: 'service' });
    const account = { label: 'Harbour Shop', baseAddress: bench.cable.url, colour: 'gold' } as const;
    await bench.app.ask('accounts.saveDraft', { draftId, ...account });
    bench.say(() => answer({ status: 401 }));
    agree();
    await bench.settled();
    expect(await bench.checks()).toMatchObject([{ state: 'waiting', failure: { code: 'keys-refused' } }]);
  });
});

describe('compared', () => {
  const proposal = {
    street: '12 Smith St.',
    suburb: 'Fitzroy',
    city: 'Melbourne',
    state: 'Victoria',
    post_code: '3065',
    country: 'Australia',
    country_code: 'AU',
  };

  async function recheck(address: typeof smith, words: Record<string, unknown>) {
    await validateOffline(address);
    await bench.cable.plug();
    bench.say(() => words);
    await bench.app.ask('addresses.recheckNow', { accountId });
    await bench.settled();
    const [check] = await bench.checks();
    return check;
  }

  test.each([
    ['both say that it is good', smith, {}, 'agrees'],
    [
      'the service writes it otherwise',
      smith,
      { suggestions: [{ ...proposal, suburb: '', city: 'Fitzroy' }] },
      'agrees',
    ],
    ['the service moves it to another place', smith, { suggestions: [{ ...proposal, post_code: '3066' }] }, 'differs'],
    ['the service has doubts', smith, { errors: [{ message: 'No van goes there', details: '' }] }, 'differs'],
    ['the service says no', smith, { valid: false }, 'differs'],
    ['only the service knows it', unknown, {}, 'differs'],
    ['nobody knows it', unknown, { valid: false }, 'differs'],
    ['neither can tell', unknown, { valid: null }, 'differs'],
  ])('%s: %s', async (_, address, words, state) => {
    expect(await recheck(address, words)).toMatchObject({ state, failure: null });
  });

  test('what the service says beside its verdict is kept', async () => {
    const errors = [{ message: 'No van goes there', details: 'Rural' }];
    expect((await recheck(smith, { errors }))?.online).toMatchObject({ verdict: 'valid', words: errors });
    expect((await recheck(smith, {}))?.online).not.toHaveProperty('words');
  });

  test('the whole answer of the service is kept beside the address as it was asked', async () => {
    const check = await recheck(smith, { valid: false, suggestions: [{ ...proposal, depot: 'North' }] });
    expect(check).toMatchObject({ address: smith, offline: { verdict: 'valid' }, online: { verdict: 'not-valid' } });
    expect(check?.online?.suggestions).toMatchObject([
      { street: '12 Smith St.', suburb: 'Fitzroy', city: 'Melbourne', postCode: '3065', other: { depot: 'North' } },
    ]);
    await bench.restart();
    expect(await bench.checks()).toEqual([check]);
  });
});

describe('gone', () => {
  test('dismissed one by one, or all that agree', async () => {
    await validateOffline(smith, quay, unknown);
    await bench.cable.plug();
    await bench.app.ask('addresses.recheckNow', { accountId });
    await bench.settled();
    expect((await bench.checks()).map(({ state }) => state)).toEqual(['differs', 'agrees', 'agrees']);
    expect(await bench.app.ask('addresses.dismissAgreeing', {})).toMatchObject({ agreeing: 0, differing: 1 });
    const [left] = await bench.checks();
    expect(await bench.app.ask('addresses.dismissOfflineCheck', { checkId: left?.checkId ?? '' })).toMatchObject({
      differing: 0,
    });
    await bench.restart();
    expect(await bench.checks()).toEqual([]);
  });

  test('with their account', async () => {
    const live = await addAccount(bench.app, bench.cable.url);
    await bench.readBook(live);
    await validateOffline(smith);
    await bench.app.ask('addresses.validate', { accountId: live, subject: { address: smith } });
    expect(await bench.checks()).toHaveLength(2);
    await bench.app.ask('accounts.remove', { accountId: live });
    expect((await bench.checks()).map((check) => check.accountId)).toEqual([accountId]);
    await bench.restart();
    expect(await bench.checks()).toHaveLength(1);
  });

  test('with a lost account that nobody wants back, and not before', async () => {
    const live = await addAccount(bench.app, bench.cable.url);
    await bench.readBook(live);
    await bench.cable.pull();
    await bench.app.ask('addresses.validate', { accountId: live, subject: { address: smith } });
    // Its settings do not come along.
    await bench.restart();
    expect((await bench.checks()).map((check) => check.accountId)).toEqual([live]);
    await bench.app.ask('accounts.declineLost', { accountIds: [live] });
    expect(await bench.checks()).toEqual([]);
  });
});

describe('a file that', () => {
  const fileIn = () => join(bench.folder, 'addresses', 'offline-checks.sqlite');

  /** Closes the app, lets `spoil` do its worst, and starts the app again. */
  async function spoilt(spoil: (path: string) => void | Promise<void>): Promise<void> {
    await validateOffline(smith, nearSmith);
    await bench.restart({}, () => spoil(fileIn()));
  }
  const logged = (level: string) =>
    bench.app.log.lines.filter((line) => line.level === level).map((line) => line.message);

  test.each([
    ['is no database', (path: string) => writeFileSync(path, 'not a database at all'.repeat(500))],
    ['was cut', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 5_000))],
    ['is of another layout', (path: string) => layOut(path, 'PRAGMA user_version = 99')],
    ['lost its table', (path: string) => layOut(path, 'DROP TABLE checks')],
  ])('%s is kept aside, and begun anew', async (_, spoil) => {
    await spoilt(spoil);
    expect(await bench.checks()).toEqual([]);
    expect(readdirSync(join(bench.folder, 'addresses')).filter((name) => name.includes('damaged'))).not.toEqual([]);
    expect(logged('error')).toHaveLength(1);
    await validateOffline(quay);
    await bench.restart();
    expect(await bench.checks()).toHaveLength(1);
  });

  test('was changed inside a row loses that row only', async () => {
    await spoilt((path) => layOut(path, `UPDATE checks SET content = replace(content, '"14 Smith', '"41 Smith')`));
    expect((await bench.checks()).map(({ address }) => address.street)).toEqual([smith.street]);
    expect(logged('warn')).toHaveLength(1);
  });

  test('cannot be made takes nothing from this run', async () => {
    await spoilt(async () => {
      await rm(join(bench.folder, 'addresses'), { recursive: true });
      // A folder of Linux in which nobody can make a file.
      symlinkSync('/proc', join(bench.folder, 'addresses'));
    });
    expect(logged('error')).toHaveLength(1);
    await validateOffline(smith);
    await bench.cable.plug();
    bench.timers.fire();
    await bench.settled();
    expect((await bench.checks())[0]).toMatchObject({ state: 'agrees' });
    expect(existsSync(fileIn())).toBe(false);
  });
});

function layOut(path: string, statement: string): void {
  const database = new DatabaseSync(path);
  database.exec(statement);
  database.close();
}

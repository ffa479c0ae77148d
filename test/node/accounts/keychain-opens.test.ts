/** A keychain that stays locked for a while, and opens. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openCheckFile } from '../../../src-main/addresses/check-file.ts';
import { failureOf } from '../../../src-main/failures.ts';
import type { KeyVault } from '../../../src-main/ports.ts';
import { limitOfTheEnd } from '../../../src-main/start-and-end/orderly-end.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { KeyKind } from '../../../src-preload/contract/account.ts';
import type { FailureCode } from '../../../src-preload/contract/failure.ts';
import type { OrderReading } from '../../../src-preload/contract/order-list.ts';
import { inMemoryKeyVault, inMemoryLog, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { startServices, type TestPorts } from '../../helpers/services-on-test-ports.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { query } from '../mirror/mirror-bench.ts';

const orders = JSON.stringify({ orders: [], total_pages: 0, success: true, errors: [] });
const nothingTracked = JSON.stringify({ results: [], success: true, errors: [] });

async function openBench(keyVault: KeyVault, ports: TestPorts = {}) {
  const service = await startMisbehavingServer([
    (socket, request) =>
      answer({ body: request.path.startsWith('/api/track') ? nothingTracked : orders })(socket, request),
  ]);
  onTestFinished(() => service.close());
  const bench = await startServices({ ...ports, keyVault });
  const saved = { label: 'Harbour Shop', baseAddress: service.url, colour: 'gold' } as const;
  /** Answers with the id of the new account. */
  const addAccount = async (label: string = saved.label): Promise<string> => {
    const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
    for (const which of ['service', 'subscription'] as const) {
      bench.clipboard.text = `${which}-key-0123456789`;
      await bench.ask('accounts.pasteKey', { draftId, which });
    }
    return (await bench.ask('accounts.saveDraft', { ...saved, draftId, label })).accountId;
  };
  const accountId = await addAccount();
  /** The key that came with the last request. */
  const lastKey = (): string | undefined =>
    service.requests
      .at(-1)
      ?.headerLines.find((line) => /^service-api-key:/i.test(line))
      ?.split(' ')[1];
  /** Saves the account with these keys instead. */
  const change = async (...kinds: KeyKind[]) => {
    const { draftId: changed } = await bench.ask('accounts.openDraft', { accountId });
    for (const which of kinds) {
      bench.clipboard.text = `${which}-key-that-is-new`;
      await bench.ask('accounts.pasteKey', { draftId: changed, which });
    }
    return bench.outcome('accounts.saveDraft', { ...saved, draftId: changed });
  };
  return { bench, accountId, addAccount, lastKey, change, requests: service.requests };
}

test('once the keychain has opened for somebody, the orders of the account are read again', async () => {
  const vault = inMemoryKeyVault();
  let isLocked = false;
  const asked: string[] = [];
  const read = (name: string): Promise<string | null> => {
    if (isLocked) asked.push(name);
    return isLocked ? Promise.reject(failureOf('keychain-failed')) : vault.read(name);
  };
  const { bench, accountId, change } = await openBench({ ...vault, read });
  onTestFinished(() => bench.close());
  const track = () => bench.outcome('tracking.get', { accountId, number: 'TRACK91NZ' });

  // Before any key was read in this run.
  isLocked = true;
  bench.services.ordersReading.start();
  const told = (state: OrderReading['state'], failure: FailureCode | null) =>
    bench.announcements.first('orders.readingChanged', (readings) =>
      readings.some(
        (one) => one.accountId === accountId && one.state === state && (one.failure?.code ?? null) === failure,
      ),
    );
  await told('off', 'keychain-failed');
  // Each question may bring up another password window.
  expect(new Set(asked)).toEqual(new Set([`${accountId}/service`]));
  isLocked = false;
  await track();
  await told('waiting', null);

  // Again, while the service is known to answer: the keys are new, and nobody has read them yet.
  const reading = async () => (await bench.ask('orders.reading', {})).find((one) => one.accountId === accountId);
  expect(await change('service')).toMatchObject({ ok: true });
  isLocked = true;
  await bench.ask('orders.lookNow', { accountIds: null });
  await expect.poll(async () => (await reading())?.failure?.code).toBe('keychain-failed');
  isLocked = false;
  await track();
  await expect.poll(async () => [(await reading())?.state, (await reading())?.failure]).toEqual(['waiting', null]);
});

test('one password window at the start, however many accounts wait for their keys; only what a person does brings up another', async () => {
  const vault = inMemoryKeyVault();
  const settingsFile = inMemorySettingsFile();
  const first = await openBench(vault, { settingsFile });
  await first.addAccount('South');
  await first.addAccount('West');
  await first.bench.close();

  let windows = 0;
  const read = (): Promise<never> => {
    windows += 1;
    return Promise.reject(failureOf('keychain-failed'));
  };
  // On a computer that was on for an hour.
  const clock = { ...systemClock, passed: () => systemClock.passed() + 3_600_000 };
  const bench = await startServices({ keyVault: { ...vault, read }, settingsFile, clock });
  onTestFinished(() => bench.close());
  bench.services.ordersReading.start();
  const allAre = (state: OrderReading['state']) =>
    bench.announcements.first(
      'orders.readingChanged',
      (readings) =>
        readings.filter((one) => one.failure?.code === 'keychain-failed' && one.state === state).length === 3,
    );
  await allAre('off');
  await bench.services.addressBook.keepFresh();
  // A scan wakes what runs by itself.
  bench.services.ordersReading.noteActivity();
  await bench.services.ordersReading.close();
  expect(windows).toBe(1);

  const { accounts } = await bench.ask('accounts.list', {});
  const accountId = accounts.at(-1)?.accountId ?? '';
  expect(await bench.outcome('tracking.get', { accountId, number: 'TRACK91NZ' })).toMatchObject({
    failure: { code: 'keychain-failed' },
  });
  expect(windows).toBe(2);
});

test('what is typed into the search of orders brings up no other password window, which would take what is typed on', async () => {
  const vault = inMemoryKeyVault();
  const settingsFile = inMemorySettingsFile();
  const first = await openBench(vault, { settingsFile });
  await first.bench.close();

  let windows = 0;
  const read = (): Promise<never> => {
    windows += 1;
    return Promise.reject(failureOf('keychain-failed'));
  };
  const timers = createTimersByHand();
  const bench = await startServices({ keyVault: { ...vault, read }, settingsFile, after: timers.after });
  onTestFinished(() => bench.close());
  await bench.services.addressBook.keepFresh();
  expect(windows).toBe(1);
  await bench.ask('orders.window', { query: query({ phrase: 'smith', accountIds: null }), offset: 0, count: 9 });
  timers.pass(500);
  const notLookedFor = () => bench.log.lines.filter(({ message }) => message.startsWith('What was typed')).length;
  await expect.poll(notLookedFor).toBeGreaterThan(0);
  expect(windows).toBe(1);
});

test('an account whose keys are known, and a practice account, wait for no password window of another one, which was closed before', async () => {
  const vault = inMemoryKeyVault();
  const settingsFile = inMemorySettingsFile();
  const first = await openBench(vault, { settingsFile });
  const locked = await first.addAccount('South');
  await first.bench.close();

  let windows = 0;
  const { promise: closed, reject: close } = Promise.withResolvers<never>();
  closed.catch(() => undefined);
  const read = (name: string): Promise<string | null> => {
    if (!name.startsWith(locked)) return vault.read(name);
    windows += 1;
    return closed;
  };
  const keys = { serviceKey: 'practice-key-0001', subscriptionKey: 'practice-key-0002' };
  const practice = { running: true, url: 'http://127.0.0.1:9', accounts: [keys] } as const;
  const bench = await startServices({ keyVault: { ...vault, read }, settingsFile, practice });
  onTestFinished(() => bench.close());
  const { accounts } = bench.services;
  const asked = accounts.shippingAccount(first.accountId);
  await expect.poll(() => windows).toBe(1);
  close(failureOf('keychain-failed'));
  await asked;
  await accounts.shippingAccount(first.accountId);
  await accounts.shippingAccount('practice-1');
  expect(windows).toBe(1);
  // Whoever works with the other one is asked for its password again.
  await expect(accounts.shippingAccount(locked)).rejects.toThrow('keychain-failed');
  expect(windows).toBe(2);
});

test('nor does a scan of an unknown code, however long ago the window was closed: the next scan would go into it', async () => {
  const vault = inMemoryKeyVault();
  const settingsFile = inMemorySettingsFile();
  const first = await openBench(vault, { settingsFile });
  await first.bench.close();

  let windows = 0;
  const read = (): Promise<never> => {
    windows += 1;
    return Promise.reject(failureOf('keychain-failed'));
  };
  let passed = 0;
  const clock = { ...systemClock, passed: () => systemClock.passed() + passed };
  const bench = await startServices({ keyVault: { ...vault, read }, settingsFile, clock });
  onTestFinished(() => bench.close());
  await bench.services.addressBook.keepFresh();
  expect(windows).toBe(1);
  const scan = async () => (await bench.ask('orders.find', { code: 'UNKNOWN-1' })).notAsked;
  const notAsked = [{ accountId: first.accountId, failure: { code: 'keychain-failed' } }];
  expect(await scan()).toMatchObject(notAsked);
  passed = 3_600_000;
  expect(await scan()).toMatchObject(notAsked);
  expect(windows).toBe(1);
});

test('whoever presses for the news of the orders is asked for the password again', async () => {
  const vault = inMemoryKeyVault();
  const settingsFile = inMemorySettingsFile();
  const first = await openBench(vault, { settingsFile });
  await first.bench.close();
  let isLocked = true;
  const read = (name: string): Promise<string | null> =>
    isLocked ? Promise.reject(failureOf('keychain-failed')) : vault.read(name);
  const bench = await startServices({ keyVault: { ...vault, read }, settingsFile });
  onTestFinished(() => bench.close());
  bench.services.ordersReading.start();
  const reading = async () =>
    (await bench.ask('orders.reading', {})).find(({ accountId }) => accountId === first.accountId);
  await expect.poll(async () => (await reading())?.failure?.code).toBe('keychain-failed');
  isLocked = false;
  await bench.ask('orders.lookNow', { accountIds: null });
  await expect.poll(async () => [(await reading())?.state, (await reading())?.failure]).toEqual(['waiting', null]);
});

test('a look-up brings up one password window, however many accounts might tell of the orders, and so does a manifest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-look-up-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const vault = inMemoryKeyVault();
  const settingsFile = inMemorySettingsFile();
  const first = await openBench(vault, { settingsFile, folder });
  await first.addAccount('South');
  await first.addAccount('West');
  const order = { orderId: 7, orderNumber: '#7', receiverName: '', carrierName: '', trackingNumber: '' };
  const asked = { accountId: first.accountId, orders: [order] };
  expect(await first.bench.outcome('manifests.create', asked)).toMatchObject({ failure: { code: 'in-doubt' } });
  await first.bench.close();

  let windows = 0;
  const read = (): Promise<never> => {
    windows += 1;
    return Promise.reject(failureOf('keychain-failed'));
  };
  const bench = await startServices({ keyVault: { ...vault, read }, settingsFile, folder });
  onTestFinished(() => bench.close());
  const [write] = await bench.ask('inDoubt.list', {});
  const lookUp = () => bench.outcome('inDoubt.lookUp', { writeId: write?.writeId ?? '' });
  expect(await lookUp()).toMatchObject({ failure: { code: 'keychain-failed' } });
  expect(windows).toBe(1);
  await lookUp();
  expect(windows).toBe(2);
  // Whether another bench has sent its order is not known either.
  const other = { accountId: first.accountId, orders: [{ ...order, orderId: 8, orderNumber: '#8' }] };
  expect(await bench.outcome('manifests.create', other)).toMatchObject({
    failure: { code: 'keychain-failed', changed: 'nothing' },
  });
  expect(windows).toBe(3);
});

test('once it has opened, what runs by itself has the keys of an account that is added then', async () => {
  const vault = inMemoryKeyVault();
  const settingsFile = inMemorySettingsFile();
  const { bench: first, accountId } = await openBench(vault, { settingsFile });
  await first.close();
  let isLocked = true;
  const read = (name: string): Promise<string | null> =>
    isLocked ? Promise.reject(failureOf('keychain-failed')) : vault.read(name);
  const bench = await startServices({ keyVault: { ...vault, read }, settingsFile });
  onTestFinished(() => bench.close());
  const { accounts } = bench.services;
  await expect(accounts.shippingAccount(accountId)).rejects.toThrow('keychain-failed');
  isLocked = false;
  await accounts.shippingAccount(accountId);
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  for (const which of ['service', 'subscription'] as const) {
    bench.clipboard.text = `${which}-key-of-another`;
    await bench.ask('accounts.pasteKey', { draftId, which });
  }
  const asked = { draftId, label: 'South', baseAddress: 'https://api.example.com', colour: 'teal' } as const;
  const added = await bench.ask('accounts.saveDraft', asked);
  expect((await accounts.shippingAccount(added.accountId, 'itself')).serviceKey).toBe('service-key-of-another');
});

test('an address that waits for its second look brings up no other password window by itself, only for whoever presses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-second-look-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const vault = inMemoryKeyVault();
  const settingsFile = inMemorySettingsFile();
  const first = await openBench(vault, { settingsFile, folder });
  await first.bench.close();
  const address = { street: '8 Quay Street', suburb: '', city: 'Auckland', state: '', postCode: '1010', country: 'NZ' };
  const said = { verdict: 'valid', suggestions: [], source: 'address-book', copyReadAt: null, checkedAt: '' } as const;
  const file = openCheckFile({ folder: join(folder, 'addresses'), clock: systemClock, log: inMemoryLog() });
  const { accountId } = first;
  file.put({ checkId: 'one', accountId, address, offline: said, state: 'waiting', online: null, failure: null });
  file.close();

  let windows = 0;
  const read = (): Promise<never> => {
    windows += 1;
    return Promise.reject(failureOf('keychain-failed'));
  };
  const timers = createTimersByHand();
  const bench = await startServices({ keyVault: { ...vault, read }, settingsFile, folder, after: timers.after });
  onTestFinished(() => bench.close());
  const failure = async () =>
    (await bench.ask('addresses.listOfflineChecks', { accountId, offset: 0, limit: 1 })).checks[0]?.failure?.code;
  await bench.services.addressBook.keepFresh();
  expect(windows).toBe(1);
  timers.pass(5_000);
  await expect.poll(failure).toBe('keychain-failed');
  expect(windows).toBe(1);
  await bench.ask('addresses.recheckNow', { accountId });
  await expect.poll(() => windows).toBe(2);
});

test('a keychain that locks during the day stops no work and asks for no password: keys are read once in a run', async () => {
  const vault = inMemoryKeyVault();
  let asked = 0;
  let isLocked = false;
  const read = (name: string): Promise<string | null> => {
    asked += 1;
    return isLocked ? Promise.reject(failureOf('keychain-failed')) : vault.read(name);
  };
  const { bench, accountId, lastKey, change } = await openBench({ ...vault, read });
  onTestFinished(() => bench.close());
  const track = () => bench.outcome('tracking.get', { accountId, number: 'TRACK91NZ' });
  const whileOpen = await track();

  isLocked = true;
  const before = asked;
  expect(await track()).toEqual(whileOpen);
  expect(asked).toBe(before);
  // Somebody tries to change or remove it all the same.
  const locked = { failure: { code: 'keychain-failed', changed: 'nothing' } };
  expect(await change('service')).toMatchObject(locked);
  expect(await bench.outcome('accounts.remove', { accountId })).toMatchObject(locked);
  expect(await track()).toEqual(whileOpen);

  isLocked = false;
  expect(await change('service')).toMatchObject({ ok: true });
  await track();
  expect(lastKey()).toBe('service-key-that-is-new');
});

test('a change of one account leaves the keys of the others known, though the keychain locks right after it', async () => {
  const vault = inMemoryKeyVault();
  let isLocked = false;
  const read = (name: string): Promise<string | null> =>
    isLocked ? Promise.reject(failureOf('keychain-failed')) : vault.read(name);
  const { bench, accountId, addAccount } = await openBench({ ...vault, read });
  onTestFinished(() => bench.close());
  const track = () => bench.outcome('tracking.get', { accountId, number: 'TRACK91NZ' });
  const whileOpen = await track();
  const other = await addAccount('South Shop');
  await bench.ask('accounts.remove', { accountId: other });
  isLocked = true;
  expect(await track()).toEqual(whileOpen);
});

test('keys that could not be changed are as before, also where the new one was read meanwhile', async () => {
  const vault = inMemoryKeyVault();
  let meanwhile = async (): Promise<unknown> => undefined;
  let readMeanwhile: unknown;
  const write = async (name: string, key: string): Promise<void> => {
    if (!key.endsWith('subscription-key-that-is-new')) return vault.write(name, key);
    readMeanwhile = await meanwhile();
    throw failureOf('keychain-failed');
  };
  const { bench, accountId, lastKey, change } = await openBench({ ...vault, write });
  onTestFinished(() => bench.close());
  const track = () => bench.outcome('tracking.get', { accountId, number: 'TRACK91NZ' });
  meanwhile = track;
  expect(await change('service', 'subscription')).toMatchObject({ failure: { code: 'keychain-failed' } });
  // One new key and one old are those of no shop: nothing is sent with them.
  expect(readMeanwhile).toMatchObject({ failure: { code: 'account-needs-keys' } });
  expect(lastKey()).toBeUndefined();
  await track();
  expect(lastKey()).toBe('service-key-0123456789');
});

test.each([
  ['before it answers', false],
  ['with what it had before', true],
])(
  'keys that are replaced while the keychain is asked, which waits %s, are given together: no old key goes with a new one',
  async (_, answersWithOld) => {
    const vault = inMemoryKeyVault();
    const [isAsked, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isSlow = false;
    const read = async (name: string): Promise<string | null> => {
      const before = await vault.read(name);
      if (!isSlow || !name.endsWith('/subscription')) return before;
      isSlow = false;
      isAsked.resolve();
      await goesOn.promise;
      return answersWithOld ? before : vault.read(name);
    };
    const { bench, accountId, change, requests } = await openBench({ ...vault, read });
    onTestFinished(() => bench.close());
    isSlow = true;
    const tracked = bench.outcome('tracking.get', { accountId, number: 'TRACK91NZ' });
    await isAsked.promise;
    expect(await change('service', 'subscription')).toMatchObject({ ok: true });
    goesOn.resolve();
    await tracked;
    const keys = requests.map(({ headerLines }) => headerLines.join(' ').match(/\S+-key-(?:0123456789|that-is-new)/g));
    const both = ['service-key-that-is-new', 'subscription-key-that-is-new'];
    expect(keys).toEqual(keys.map(() => both));
    expect(keys).not.toEqual([]);
  },
);

test('an end waits for no keychain that waits for its password', async () => {
  const vault = inMemoryKeyVault();
  const asked = Promise.withResolvers<void>();
  const unlocked = Promise.withResolvers<void>();
  let isLocked = false;
  const read = async (name: string): Promise<string | null> => {
    if (isLocked) {
      asked.resolve();
      await unlocked.promise;
    }
    return vault.read(name);
  };
  const timers = createTimersByHand();
  const { bench } = await openBench({ ...vault, read }, { after: timers.after });
  onTestFinished(() => unlocked.resolve());
  isLocked = true;
  bench.services.ordersReading.start();
  await asked.promise;
  const closed = bench.close();
  await timers.asked(limitOfTheEnd);
  timers.pass(limitOfTheEnd);
  await expect(closed).resolves.toBeUndefined();
});

/** Accounts that the settings no longer name: said, offered, taken up again with their old id and keys, or declined for good. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { LostAccount } from '../../../src-preload/contract/account.ts';
import { backWords, placeWords, takeUpWords } from '../../../src-renderer/accounts/lost-words.ts';
import {
  type InMemoryKeyVault,
  type InMemorySettingsFile,
  inMemoryKeyVault,
  inMemorySettingsFile,
} from '../../helpers/in-memory-ports.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

const baseAddress = 'https://api.example.com/v1';
let folder: string;
let keyVault: InMemoryKeyVault;
let settingsFile: InMemorySettingsFile;
let bench: ServicesOnTestPorts;

const start = async (): Promise<void> => {
  bench = await startServices({ folder, keyVault, settingsFile });
};
const restart = async (): Promise<void> => {
  await bench.close();
  await start();
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packbench-lost-'));
  keyVault = inMemoryKeyVault();
  settingsFile = inMemorySettingsFile();
  await start();
});
afterEach(async () => {
  await bench.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function addAccount(label = 'Harbour Shop', address = baseAddress): Promise<string> {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  await pasteBoth(draftId, label);
  const asked = { draftId, label, baseAddress: address, colour: 'gold', format: 'xml' } as const;
  return (await bench.ask('accounts.saveDraft', asked)).accountId;
}

async function pasteBoth(draftId: string, label: string): Promise<void> {
  bench.clipboard.text = `service-key-of-${label.replaceAll(' ', '-')}-abcd`;
  await bench.ask('accounts.pasteKey', { draftId, which: 'service' });
  bench.clipboard.text = `subscription-key-0123456789-wxyz`;
  await bench.ask('accounts.pasteKey', { draftId, which: 'subscription' });
}

const lost = (): Promise<readonly LostAccount[]> => bench.ask('accounts.listLost', {});
const liveIds = async (): Promise<string[]> =>
  (await bench.ask('accounts.list', {})).accounts.filter(({ kind }) => kind === 'live').map((one) => one.accountId);

test('nothing is offered while the settings name every account', async () => {
  expect(await lost()).toEqual([]);
  await addAccount();
  await restart();
  expect(await lost()).toEqual([]);
});

test.each([
  ['gone', {}],
  ['no settings', 'not settings at all'],
  ['those of somebody else', { width: 1280 }],
])('settings that are %s: the account is named, and comes back whole', async (_, content) => {
  const accountId = await addAccount();
  const [before] = (await bench.ask('accounts.list', {})).accounts.filter(({ kind }) => kind === 'live');
  settingsFile.content = content;
  await restart();
  expect(await liveIds()).toEqual([]);
  expect(await lost()).toMatchObject([
    { accountId, label: 'Harbour Shop', origin: 'https://api.example.com', hasKeys: true },
  ]);
  expect(await bench.ask('accounts.takeUp', { accountId })).toEqual(before);
  expect(await lost()).toEqual([]);
  await restart();
  expect(await liveIds()).toEqual([accountId]);
  expect(await lost()).toEqual([]);
});

test('a new account whose keys are in the keychain when the app is ended, and nowhere else yet: it is offered beside those that are there, with its keys', async () => {
  const kept = await addAccount('Harbour Shop');
  const usual = keyVault.write;
  const { promise: isWritten, resolve } = Promise.withResolvers<void>();
  keyVault.write = async (name, key) => {
    await usual(name, key);
    if (!name.endsWith('/subscription')) return;
    resolve();
    await new Promise(() => undefined);
  };
  const added = addAccount('Quay Shop');
  added.catch(() => undefined);
  await isWritten;
  // It is just being added, and not lost.
  expect(await lost()).toEqual([]);
  keyVault = { ...keyVault, write: usual };
  await restart();
  expect(await liveIds()).toEqual([kept]);
  const [found, ...others] = await lost();
  expect([found, others]).toEqual([expect.objectContaining({ label: 'Quay Shop', hasKeys: true }), []]);
  expect(await bench.ask('accounts.takeUp', { accountId: found?.accountId ?? '' })).toMatchObject({
    label: 'Quay Shop',
    serviceKeyLastFour: 'abcd',
    colour: 'gold',
  });
});

test('a new account that could not be saved is no lost one, also after a restart', async () => {
  const usual = settingsFile.write;
  settingsFile.write = () => {
    throw new Error('ENOSPC');
  };
  await expect(addAccount()).rejects.toThrow();
  expect(await lost()).toEqual([]);
  settingsFile.write = usual;
  await restart();
  expect(await lost()).toEqual([]);
});

test('one broken entry: the others stay, and the broken one is offered', async () => {
  const [one, two] = [await addAccount('Harbour Shop'), await addAccount('Quay Shop')];
  const content = structuredClone(settingsFile.content) as { accounts: { colour: string }[] };
  if (content.accounts[1] !== undefined) content.accounts[1].colour = 'pink';
  settingsFile.content = content;
  await restart();
  expect(await bench.ask('app.getStatus', {})).toMatchObject({
    settings: 'recovered',
    settingsLeftOut: [{ part: 'account', name: 'Quay Shop' }],
  });
  expect(await liveIds()).toEqual([one]);
  expect(await lost()).toMatchObject([{ accountId: two, label: 'Quay Shop' }]);
});

test('the account that was used last comes first, and it is said when that was', async () => {
  const service = await startMisbehavingServer([answer({ body: JSON.stringify({ success: true, errors: [] }) })]);
  onTestFinished(() => service.close());
  const [used, idle] = [await addAccount('Harbour Shop', service.url), await addAccount('Quay Shop')];
  const addedAt = new Date().toISOString();
  const orders = [{ orderId: 1, orderNumber: '1001' }];
  await bench.ask('changes.start', { accountId: used, change: { kind: 'archive', orders } });
  await bench.announcements.first('changes.progressed', ({ state }) => state === 'ended');
  settingsFile.content = {};
  await restart();
  const found = await lost();
  expect(found.map(({ accountId }) => accountId)).toEqual([used, idle]);
  const [ofUsed, ofIdle] = found.map(({ lastUsedAt }) => lastUsedAt ?? '');
  expect([ofUsed !== undefined && ofUsed >= addedAt, ofIdle !== undefined && ofIdle <= addedAt]).toEqual([true, true]);
});

test('keys that are gone are said to be gone, and pasted again under the old id', async () => {
  const accountId = await addAccount();
  settingsFile.content = {};
  keyVault.keys.clear();
  await restart();
  expect(await lost()).toMatchObject([{ accountId, hasKeys: false }]);
  expect(await bench.ask('accounts.takeUp', { accountId })).toMatchObject({ accountId, serviceKeyLastFour: null });
  const { draftId } = await bench.ask('accounts.openDraft', { accountId });
  await pasteBoth(draftId, 'Harbour Shop');
  const saved = await bench.ask('accounts.saveDraft', { draftId, label: 'Harbour Shop', baseAddress, colour: 'gold' });
  expect(saved).toMatchObject({ accountId, serviceKeyLastFour: 'abcd' });
});

test('what only the keychain knows is offered by its host; its keys go to no other', async () => {
  const accountId = await addAccount();
  settingsFile.content = {};
  await bench.close();
  rmSync(join(folder, 'ledger'), { recursive: true });
  await start();
  expect(await lost()).toEqual([
    { accountId, label: '', origin: 'https://api.example.com', lastUsedAt: null, hasKeys: true },
  ]);
  const taken = await bench.ask('accounts.takeUp', { accountId });
  expect(taken).toMatchObject({ accountId, label: 'api.example.com', baseAddress: 'https://api.example.com' });
  expect(taken.serviceKeyLastFour).not.toBeNull();
});

test('what only the keychain knows is offered beside an account that is there, where the settings are not whole', async () => {
  const [lostId, keptId] = [await addAccount('Harbour Shop'), await addAccount('Quay Shop')];
  const { accounts } = settingsFile.content as { accounts: { accountId: string }[] };
  settingsFile.content = { accounts: [accounts.find(({ accountId }) => accountId === keptId), 'no account'] };
  await bench.close();
  rmSync(join(folder, 'ledger'), { recursive: true });
  await start();
  expect(await lost()).toMatchObject([{ accountId: lostId, hasKeys: true }]);
});

test('a removed account that is in the settings again, as from a copy of them, is no gone one: nothing of it is swept away', async () => {
  const accountId = await addAccount();
  const before = structuredClone(settingsFile.content);
  await bench.ask('accounts.remove', { accountId });
  expect(bench.services.accounts.goneIds()).toContain(accountId);
  settingsFile.content = before;
  await restart();
  expect(bench.services.accounts.goneIds()).toEqual([]);
});

test.each([
  ['for another origin', /./],
  ['of which one is for another origin', /service$/],
])('keys %s do not count as its own', async (_, given) => {
  const accountId = await addAccount();
  settingsFile.content = {};
  for (const [name, key] of keyVault.keys)
    if (given.test(name)) keyVault.keys.set(name, key.replace('api.example.com', 'elsewhere.example'));
  await restart();
  expect(await lost()).toMatchObject([{ accountId, origin: 'https://api.example.com', hasKeys: false }]);
  expect(await bench.ask('accounts.takeUp', { accountId })).toMatchObject({ serviceKeyLastFour: null });
});

test.each(['', 'no-origin-and-no-key', 'nonsense key-0123456789'])(
  'what the keychain holds under the name of an account and is no key of it (%j) is no place of a service',
  async (held) => {
    for (const which of ['service', 'subscription']) keyVault.keys.set(`somebody/${which}`, held);
    await restart();
    expect(await lost()).toEqual([{ accountId: 'somebody', label: '', origin: '', lastUsedAt: null, hasKeys: false }]);
    expect(await bench.outcome('accounts.takeUp', { accountId: 'somebody' })).toMatchObject({
      failure: { code: 'account-unknown' },
    });
  },
);

test('declined is declined, also after a restart; the keys stay where they are', async () => {
  const accountId = await addAccount();
  settingsFile.content = {};
  await restart();
  expect(await bench.ask('accounts.declineLost', { accountIds: [accountId] })).toEqual([]);
  // What else is kept of it can go now.
  expect(bench.announcements.all.map(({ name }) => name)).toContain('accounts.changed');
  await restart();
  expect(await lost()).toEqual([]);
  expect(keyVault.keys.size).toBe(2);
});

test('a removed account is not offered, not even when the settings are lost later', async () => {
  const accountId = await addAccount();
  await bench.ask('accounts.remove', { accountId });
  expect(await lost()).toEqual([]);
  settingsFile.content = {};
  await restart();
  expect(await lost()).toEqual([]);
});

test('a removed account is not offered either where the disk of the ledger refused to note it', async () => {
  const accountId = await addAccount();
  await restart();
  const ledger = join(folder, 'ledger', 'ledger.sqlite');
  const before = readFileSync(ledger);
  await bench.ask('accounts.remove', { accountId });
  await bench.close();
  writeFileSync(ledger, before);
  await start();
  expect(await lost()).toEqual([]);
});

test('a keychain that does not answer hides nothing that the ledger knows, and nobody is told to paste keys that may be there', async () => {
  const accountId = await addAccount();
  settingsFile.content = {};
  keyVault.names = () => Promise.reject(new Error('locked'));
  await restart();
  const [account, ...others] = await lost();
  expect([account, others]).toEqual([expect.objectContaining({ accountId, label: 'Harbour Shop' }), []]);
  if (account === undefined) return;
  expect(account.hasKeys).toBeNull();
  expect([placeWords(account), takeUpWords(account), backWords(account, account.label)]).toEqual([
    'https://api.example.com, the keychain did not say whether its keys are still here',
    'Take up again',
    'Harbour Shop is back.',
  ]);
});

test('what is said of a lost account is what the keychain said of its keys', async () => {
  await addAccount();
  settingsFile.content = {};
  await restart();
  const [account] = await lost();
  if (account === undefined) throw new Error('nothing is lost');
  expect([placeWords(account), takeUpWords(account), backWords(account, account.label)]).toEqual([
    'https://api.example.com, its keys are still here',
    'Take up again',
    'Harbour Shop is back, with its keys.',
  ]);
  const without = { ...account, hasKeys: false };
  expect([placeWords(without), takeUpWords(without)]).toEqual([
    'https://api.example.com, its keys have to be pasted again',
    'Take up again…',
  ]);
  expect(takeUpWords({ ...account, origin: '' })).toBe('Take up again…');
  // Without a name its line begins with its address, and without an address there is none to tell.
  for (const part of [{ label: '' }, { origin: '' }]) {
    expect(placeWords({ ...account, ...part })).toBe('its keys are still here');
  }
});

test('what was done on a practice account makes it no lost one', async () => {
  const service = await startMisbehavingServer([answer({ body: JSON.stringify({ success: true, errors: [] }) })]);
  onTestFinished(() => service.close());
  const account = { serviceKey: 'practice-service-key-0001', subscriptionKey: 'practice-subscription-key-0002' };
  await bench.close();
  const practice = { running: true, url: service.url, accounts: [account, account] } as const;
  bench = await startServices({ folder, keyVault, settingsFile, practice });
  const orders = [{ orderId: 1, orderNumber: '1001' }];
  await bench.ask('changes.start', { accountId: 'practice-1', change: { kind: 'archive', orders } });
  const filter = { accountId: 'practice-1', kind: null, outcome: null, from: null, to: null };
  await expect.poll(async () => (await bench.ask('activity.list', { filter, offset: 0, limit: 1 })).totalCount).toBe(1);
  await restart();
  expect(await lost()).toEqual([]);
});

test.each(['nobody', 'practice-1'])('an account with the id %s is not entered again', async (accountId) => {
  expect(await bench.outcome('accounts.openDraft', { accountId })).toMatchObject({
    failure: { code: 'account-unknown' },
  });
});

test('what nobody knows is not taken up', async () => {
  expect(await bench.outcome('accounts.takeUp', { accountId: 'nobody' })).toMatchObject({
    failure: { code: 'account-unknown' },
  });
});

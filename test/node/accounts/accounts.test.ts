/** Accounts as the page asks for them: drafts, pasted keys, what is kept where, and what is refused. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Account } from '../../../src-preload/contract/account.ts';
import {
  type InMemoryKeyVault,
  type InMemorySettingsFile,
  inMemoryKeyVault,
  inMemorySettingsFile,
} from '../../helpers/in-memory-ports.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

const serviceKey = 'service-key-0123456789-abcd';
const subscriptionKey = 'subscription-key-0123456789-wxyz';
const baseAddress = 'https://api.example.com/v1';
/** As the vault holds it: beside the origin it was given for. */
const kept = (key: string): string => `https://api.example.com ${key}`;

let keyVault: InMemoryKeyVault;
let settingsFile: InMemorySettingsFile;
let bench: ServicesOnTestPorts;
let folder = '';
let settingsToImport = '';

beforeEach(async () => {
  keyVault = inMemoryKeyVault();
  settingsFile = inMemorySettingsFile();
  folder = mkdtempSync(join(tmpdir(), 'packbench-accounts-'));
  settingsToImport = join(folder, 'packbench-settings.json');
  const openDialog = { chooseSettings: async () => settingsToImport };
  bench = await startServices({ keyVault, settingsFile, openDialog });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => bench.close());

async function pasteBoth(draftId: string): Promise<void> {
  bench.clipboard.text = serviceKey;
  await bench.ask('accounts.pasteKey', { draftId, which: 'service' });
  bench.clipboard.text = subscriptionKey;
  await bench.ask('accounts.pasteKey', { draftId, which: 'subscription' });
}

async function addAccount(): Promise<Account> {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  await pasteBoth(draftId);
  return bench.ask('accounts.saveDraft', {
    draftId,
    label: ' Harbour Shop ',
    baseAddress: `${baseAddress}//`,
    colour: 'gold',
  });
}

async function restart(): Promise<void> {
  await bench.close();
  bench = await startServices({ keyVault, settingsFile });
}

test('two Practice accounts are there from the first moment, also when their service did not start', async () => {
  const { accounts, currentAccountId } = await bench.ask('accounts.list', {});
  expect(accounts.map(({ kind, accountId }) => [kind, accountId])).toEqual([
    ['practice', 'practice-1'],
    ['practice', 'practice-2'],
  ]);
  expect(currentAccountId).toBe('practice-1');
  const query = { accountId: 'practice-1', phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 } as const;
  expect(await bench.searchOutcome(query)).toMatchObject({ failure: { code: 'unreachable' } });
  expect(await bench.outcome('accounts.remove', { accountId: 'practice-1' })).toMatchObject({ ok: false });
});

test.each([
  ['abcdefghijk', ''],
  ['abcdefghijkl', 'ijkl'],
])('of the key %s no more is shown than %j: four characters would be most of a short one', async (key, shown) => {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  bench.clipboard.text = key;
  expect((await bench.ask('accounts.pasteKey', { draftId, which: 'service' })).serviceKeyLastFour).toBe(shown);
});

test('a saved account holds its keys in the vault and four characters of them in the settings', async () => {
  const account = await addAccount();
  expect(account).toMatchObject({
    kind: 'live',
    label: 'Harbour Shop',
    baseAddress,
    colour: 'gold',
    serviceKeyLastFour: 'abcd',
    subscriptionKeyLastFour: 'wxyz',
  });
  expect([...keyVault.keys.values()].sort()).toEqual([kept(serviceKey), kept(subscriptionKey)].sort());
  expect(JSON.stringify(settingsFile.content)).not.toMatch(/service-key|subscription-key/);
  expect(JSON.stringify(bench.announcements.all)).not.toMatch(/service-key|subscription-key/);
  await restart();
  const { accounts, currentAccountId } = await bench.ask('accounts.list', {});
  expect(accounts.at(-1)).toEqual(account);
  expect(currentAccountId).toBe(account.accountId);
});

test('the wire format is JSON until another is chosen, and stays when it is not named', async () => {
  const account = await addAccount();
  expect(account.format).toBe('json');
  const edit = async (format?: 'xml'): Promise<Account> => {
    const { draftId } = await bench.ask('accounts.openDraft', { accountId: account.accountId });
    return bench.ask('accounts.saveDraft', { draftId, label: 'Shop', baseAddress, colour: 'gold', format });
  };
  expect((await edit('xml')).format).toBe('xml');
  expect((await edit()).format).toBe('xml');
});

test('keys that cannot be kept leave no account behind', async () => {
  keyVault.write = () => Promise.reject(new Error('the keychain is locked'));
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  await pasteBoth(draftId);
  const asked = { draftId, label: 'Shop', baseAddress, colour: 'gold' } as const;
  expect(await bench.outcome('accounts.saveDraft', asked)).toMatchObject({ ok: false });
  expect((await bench.ask('accounts.list', {})).accounts).toHaveLength(2);
});

test('a removed account takes its keys with it', async () => {
  const { accountId } = await addAccount();
  const { accounts, currentAccountId } = await bench.ask('accounts.remove', { accountId });
  expect(accounts).toHaveLength(2);
  expect(currentAccountId).toBe('practice-1');
  expect(keyVault.keys.size).toBe(0);
});

test('an account whose keys the vault has lost asks for them', async () => {
  const { accountId } = await addAccount();
  keyVault.keys.clear();
  const query = { accountId, phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 } as const;
  expect(await bench.searchOutcome(query)).toMatchObject({ failure: { code: 'account-needs-keys' } });
  const told = bench.announcements.all.flatMap((one) => (one.name === 'accounts.changed' ? [one.event] : [])).at(-1);
  expect(told?.accounts.at(-1)).toMatchObject({ serviceKeyLastFour: null, subscriptionKeyLastFour: null });
  expect(await bench.ask('accounts.list', {})).toEqual(told);
  // Nor does its form call them kept.
  const draft = await bench.ask('accounts.openDraft', { accountId });
  expect(draft).toMatchObject({ serviceKeyLastFour: null, subscriptionKeyLastFour: null });
});

test('what a service repeats reaches nobody: neither a key that is only pasted yet, nor one of another account after a restart', async () => {
  await addAccount();
  await restart();
  const pasted = ['pasted-service-key-0123456789', 'pasted-subscription-key-9876543210'] as const;
  const said = `No account has ${pasted.join()}, ${serviceKey} or ${subscriptionKey}.`;
  const body = JSON.stringify({ success: false, errors: [{ message: said, details: '' }] });
  const service = await startMisbehavingServer([answer({ status: 401, body })]);
  onTestFinished(() => service.close());
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  for (const [at, which] of (['service', 'subscription'] as const).entries()) {
    bench.clipboard.text = pasted[at] ?? '';
    await bench.ask('accounts.pasteKey', { draftId, which });
  }
  const told = JSON.stringify(await bench.outcome('accounts.testDraft', { draftId, baseAddress: service.url }));
  expect(told).toContain('No account has [key],[key], [key] or [key].');
});

test('a settings file that somebody edited meanwhile is told with the change that keeps it', async () => {
  const kept = { path: '/settings.json', keptAs: '/settings.json.kept' };
  settingsFile.write = () => kept;
  await bench.ask('preferences.change', { theme: 'dark' });
  const { startTroubles } = await bench.announcements.first(
    'app.statusChanged',
    (status) => status.startTroubles.length > 0,
  );
  expect(startTroubles).toMatchObject([{ failure: { facts: { path: kept.path } }, keptAs: kept.keptAs }]);
});

test('without a keychain the keys of an earlier session are told to be gone', async () => {
  await addAccount();
  await bench.close();
  bench = await startServices({ keyVault: inMemoryKeyVault('session'), settingsFile });
  const told = await bench.announcements.first('accounts.changed', ({ accounts }) => accounts.at(-1)?.kind === 'live');
  expect(told.accounts.at(-1)).toMatchObject({ label: 'Harbour Shop', serviceKeyLastFour: null });
  expect(await bench.ask('app.getStatus', {})).toMatchObject({
    keychain: { kind: 'session', reason: 'Nobody answers.' },
  });
});

test('a keychain that answers after all has the keys again, and the page is told', async () => {
  await addAccount();
  await bench.close();
  const late = inMemoryKeyVault('session');
  bench = await startServices({ keyVault: late, settingsFile });
  await bench.announcements.first('accounts.changed', ({ accounts }) => accounts.at(-1)?.serviceKeyLastFour === null);
  late.come(keyVault.keys);
  await bench.announcements.first('accounts.changed', ({ accounts }) => accounts.at(-1)?.serviceKeyLastFour === 'abcd');
  const { keychain } = await bench.announcements.first(
    'app.statusChanged',
    (status) => status.keychain.kind === 'keychain',
  );
  expect(keychain).toEqual({ kind: 'keychain', reason: '' });
});

test('an edited account keeps what only a newer Packbench knows of it', async () => {
  const { accountId } = await addAccount();
  const content = structuredClone(settingsFile.content) as { accounts: Record<string, unknown>[] };
  Object.assign(content.accounts[0] ?? {}, { dispatchNote: 'later' });
  settingsFile.content = content;
  await restart();
  const { draftId } = await bench.ask('accounts.openDraft', { accountId });
  await bench.ask('accounts.saveDraft', { draftId, label: 'New name', baseAddress, colour: 'teal' });
  expect(settingsFile.content).toMatchObject({ accounts: [{ label: 'New name', dispatchNote: 'later' }] });
});

test('an edited account keeps the key that was not pasted again', async () => {
  const { accountId } = await addAccount();
  const { draftId, ...draft } = await bench.ask('accounts.openDraft', { accountId });
  expect(draft).toMatchObject({ serviceKeyLastFour: 'abcd', subscriptionKeyLastFour: 'wxyz' });
  bench.clipboard.text = 'another-service-key-9999';
  await bench.ask('accounts.pasteKey', { draftId, which: 'service' });
  const saved = await bench.ask('accounts.saveDraft', { draftId, label: 'New name', baseAddress, colour: 'teal' });
  expect(saved).toMatchObject({
    accountId,
    label: 'New name',
    serviceKeyLastFour: '9999',
    subscriptionKeyLastFour: 'wxyz',
  });
  expect([...keyVault.keys.values()].sort()).toEqual([kept('another-service-key-9999'), kept(subscriptionKey)]);
});

describe('an answer that is on its way while an account changes is asked for again, as it would be of another shop', () => {
  const nothingKnown = JSON.stringify({ results: [], rates: [], success: true, errors: [] });
  const changed = { label: 'Harbour Shop', colour: 'gold' } as const;
  const save = async (accountId: string, address: string, key: string): Promise<void> => {
    const { draftId } = await bench.ask('accounts.openDraft', { accountId });
    bench.clipboard.text = key;
    await bench.ask('accounts.pasteKey', { draftId, which: 'service' });
    bench.clipboard.text = subscriptionKey;
    await bench.ask('accounts.pasteKey', { draftId, which: 'subscription' });
    await bench.ask('accounts.saveDraft', { ...changed, draftId, baseAddress: address });
  };
  const importAddress = async (accountId: string, address: string): Promise<void> => {
    const account = { ...changed, accountId, baseAddress: address, format: 'json' };
    const head = { format: 'packbench-settings', version: 1, packbench: '0', exportedAt: new Date().toISOString() };
    writeFileSync(settingsToImport, JSON.stringify({ ...head, accounts: [account], preferences: {} }));
    const { importId = '' } = (await bench.ask('settings.openImport', {})) ?? {};
    await bench.ask('settings.applyImport', { importId });
  };

  /** A service that holds its first answer back. */
  const openService = async () => {
    const [isAsked, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const service = await startMisbehavingServer([
      (socket, request) => {
        isAsked.resolve();
        void goesOn.promise.then(() => answer({ body: nothingKnown })(socket, request));
      },
    ]);
    onTestFinished(() => service.close());
    const { accountId } = await addAccount();
    await save(accountId, service.url, serviceKey);
    return { service, accountId, isAsked: isAsked.promise, goOn: goesOn.resolve };
  };

  test.each([
    ['its key', (id: string, url: string) => save(id, url, 'another-service-key-9999'), ['', '']],
    ['its address', (id: string, url: string) => save(id, `${url}/v2`, serviceKey), ['', '/v2']],
    ['its address, by a file of settings', (id: string, url: string) => importAddress(id, `${url}/v2`), ['', '/v2']],
  ])('%s', async (_, change, places) => {
    const { service, accountId, isAsked, goOn } = await openService();
    const tracked = bench.outcome('tracking.get', { accountId, number: 'TRACK91NZ' });
    await isAsked;
    await change(accountId, service.url);
    goOn();
    await tracked;
    const [path = ''] = service.requests.map((request) => request.path);
    const same = service.requests.filter(
      (request) => request.path.endsWith(path) && request.body === service.requests[0]?.body,
    );
    expect(same.map((request) => request.path)).toEqual(places.map((place) => `${place}${path}`));
    await expect.poll(() => service.requests.length).toBeGreaterThan(2);
  });

  test('unless it was removed: then nobody hears what its service said', async () => {
    const { accountId, isAsked, goOn } = await openService();
    const place = {
      street: '1 Queen St',
      suburb: '',
      city: 'Auckland',
      state: '',
      postCode: '1010',
      countryCode: 'NZ',
    };
    const size = { weight: 1, heightMetres: null, widthMetres: null, lengthMetres: null };
    const rated = bench.outcome('rates.get', { accountId, ...place, ...size });
    await isAsked;
    await bench.ask('accounts.remove', { accountId });
    goOn();
    expect(await rated).toMatchObject({ ok: false, failure: { code: 'account-unknown' } });
  });
});

test('saved keys are never sent to another host', async () => {
  const { accountId } = await addAccount();
  const { draftId } = await bench.ask('accounts.openDraft', { accountId });
  const elsewhere = { draftId, baseAddress: 'https://elsewhere.example.net' };
  expect(await bench.outcome('accounts.testDraft', elsewhere)).toMatchObject({
    failure: { code: 'account-needs-keys' },
  });
  const saved = { ...elsewhere, label: 'Shop', colour: 'gold' };
  expect(await bench.outcome('accounts.saveDraft', saved)).toMatchObject({ failure: { code: 'account-needs-keys' } });
});

test('an address changed by hand in the settings file gets no keys', async () => {
  const { accountId } = await addAccount();
  settingsFile.content = JSON.parse(
    JSON.stringify(settingsFile.content).replace('api.example.com', 'elsewhere.example.net'),
  );
  await restart();
  const query = { accountId, phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 } as const;
  expect(await bench.searchOutcome(query)).toMatchObject({ failure: { code: 'account-needs-keys' } });
});

test.each([
  ['spaces and line breaks', ` \r\n${serviceKey.slice(0, 9)} \n${serviceKey.slice(9)}\t`],
  ['characters nobody sees', `\ufeff${serviceKey.slice(0, 5)}\u200b${serviceKey.slice(5)}\u00a0\u2060`],
  ['the quotes of a text that tells it', `"${serviceKey}"\n`],
  ['the quotes of a letter', `\u201c${serviceKey}\u201d`],
  ['the quotes of a German letter', `\u201e${serviceKey}\u201c`],
  ['the name of its header', `Service-Api-Key: ${serviceKey}`],
  ['its line of a JSON text', `"service-api-key": '${serviceKey}',`],
])('a pasted key is freed of %s, and the clipboard is cleared', async (_, text) => {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  bench.clipboard.text = text;
  const draft = await bench.ask('accounts.pasteKey', { draftId, which: 'service' });
  expect(draft.serviceKeyLastFour).toBe('abcd');
  expect(bench.clipboard.text).toBe('');
  bench.clipboard.text = subscriptionKey;
  await bench.ask('accounts.pasteKey', { draftId, which: 'subscription' });
  await bench.ask('accounts.saveDraft', { draftId, label: 'Shop', baseAddress, colour: 'gold' });
  expect([...keyVault.keys.values()]).toContain(kept(serviceKey));
});

test.each([
  ['nothing', '', 'clipboard-empty'],
  ['only spaces', ' \n\u200b', 'clipboard-empty'],
  ['letters no header can carry', 'schlüssel-0123456789', 'clipboard-is-no-key'],
  ['far too much', 'x'.repeat(513), 'key-too-long'],
])('%s is no key, and stays in the clipboard', async (_, text, why) => {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  bench.clipboard.text = text;
  const outcome = await bench.outcome('accounts.pasteKey', { draftId, which: 'service' });
  expect(outcome).toMatchObject({
    ok: false,
    failure: { code: 'key-not-usable', changed: 'nothing', facts: { remarks: [{ code: why }] } },
  });
  expect(JSON.stringify(outcome)).not.toContain(text === '' ? '\0' : text);
  expect(bench.clipboard.text).toBe(text);
});

test('a clipboard that the desktop does not give is told in its words, and nothing was changed', async () => {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  bench.clipboard.readText = () => Promise.reject(new Error('a program is missing'));
  expect(await bench.outcome('accounts.pasteKey', { draftId, which: 'service' })).toMatchObject({
    ok: false,
    failure: {
      code: 'desktop-failed',
      changed: 'nothing',
      details: [{ message: 'a program is missing' }],
      facts: { field: 'clipboard' },
    },
  });
});

test('a clipboard that changed meanwhile is left alone', async () => {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  const texts = [serviceKey, 'copied by somebody else'];
  bench.clipboard.text = 'copied by somebody else';
  bench.clipboard.readText = async () => texts.shift() ?? '';
  await bench.ask('accounts.pasteKey', { draftId, which: 'service' });
  expect(bench.clipboard.text).toBe('copied by somebody else');
});

test.each(['https://api.example.com./v1', ' HTTPS://API.example.com:443/v1/ '])(
  'keys that were given for %s go to the same service as without the dot, the port or the slash',
  async (address) => {
    const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
    await pasteBoth(draftId);
    const asked = { draftId, label: 'Shop', colour: 'gold' } as const;
    expect(await bench.ask('accounts.saveDraft', { ...asked, baseAddress: address })).toMatchObject({ baseAddress });
    expect([...keyVault.keys.values()].toSorted()).toEqual([kept(serviceKey), kept(subscriptionKey)].toSorted());
  },
);

test.each([
  ['http://api.example.com', 'not-secure'],
  ['https://user:word@api.example.com', 'with-sign-in'],
  ['https://user@api.example.com', 'with-sign-in'],
  ['https://:word@api.example.com', 'with-sign-in'],
  ['https://api.example.com/?key=1', 'with-query'],
  ['https://api.example.com/#part', 'with-query'],
  ['ftp://api.example.com', 'not-secure'],
  ['file:///etc/passwd', 'not-secure'],
  ['api.example.com', 'not-whole'],
  ['http://127.0.0.1.example.com', 'not-secure'],
  ['', 'not-whole'],
])('keys are not sent to %s', async (address, why) => {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  await pasteBoth(draftId);
  const outcome = await bench.outcome('accounts.saveDraft', {
    draftId,
    label: 'Shop',
    baseAddress: address,
    colour: 'gold',
  });
  expect(outcome).toMatchObject({
    ok: false,
    failure: {
      code: 'base-address-not-usable',
      changed: 'nothing',
      facts: { field: 'baseAddress', remarks: [{ code: `base-address-${why}` }] },
    },
  });
  expect(keyVault.keys.size).toBe(0);
});

test('a draft needs both keys, and is gone once it is discarded', async () => {
  const { draftId } = await bench.ask('accounts.openDraft', { accountId: null });
  const asked = { draftId, label: 'Shop', baseAddress, colour: 'gold' } as const;
  expect(await bench.outcome('accounts.saveDraft', asked)).toMatchObject({ failure: { code: 'account-needs-keys' } });
  await pasteBoth(draftId);
  await bench.ask('accounts.discardDraft', { draftId });
  expect(await bench.outcome('accounts.saveDraft', asked)).toMatchObject({ failure: { code: 'request-not-valid' } });
  expect(keyVault.keys.size).toBe(0);
});

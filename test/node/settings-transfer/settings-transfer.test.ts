/** Settings go from one bench to another without keys; exactly what is shown is done, and all of it or nothing. */
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { foundIn } from '../../helpers/canaries.ts';
import { type InMemorySettingsFile, inMemoryKeyVault, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { secondsWorked } from '../../helpers/seconds-worked.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';
import { addAccount } from '../failures/stage.ts';

const keys = { serviceKey: 'Canary+Service/Key=41<&>-0001', subscriptionKey: 'canary-subscription-key-0002' };
const both = Object.values(keys);
const harbour = 'https://api.example.com/v1';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-transfer-'));
  path = join(folder, 'packbench-settings.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A bench whose dialogs answer with the one file. */
async function openBench(
  settingsFile: InMemorySettingsFile = inMemorySettingsFile(),
  keyVault = inMemoryKeyVault(),
): Promise<ServicesOnTestPorts> {
  const dialogs = { saveDialog: { choosePath: async () => path }, openDialog: { chooseSettings: async () => path } };
  const bench = await startServices({ ...dialogs, settingsFile, keyVault });
  onTestFinished(() => bench.close());
  return bench;
}

async function liveAccounts(bench: ServicesOnTestPorts): Promise<readonly Account[]> {
  return (await bench.ask('accounts.list', {})).accounts.filter(({ kind }) => kind === 'live');
}

/** The file of a bench with one account and a dark page. */
async function exported(): Promise<Record<string, unknown>> {
  const bench = await openBench();
  await addAccount(bench, harbour, keys);
  await bench.ask('preferences.change', { theme: 'dark', manifestPrinter: 'Label_Printer' });
  expect(await bench.ask('settings.export', {})).toEqual({ savedTo: path });
  return JSON.parse(await readFile(path, 'utf8'));
}

test('what was exported arrives on another bench, where its account asks for its keys', async () => {
  await exported();
  const settingsFile = inMemorySettingsFile();
  const bench = await openBench(settingsFile);
  const before = structuredClone(settingsFile.content);
  const shown = await bench.ask('settings.openImport', {});
  expect(shown).toMatchObject({
    fileName: 'packbench-settings.json',
    added: [{ label: 'Harbour Shop', baseAddress: harbour }],
    changed: [],
    unchangedCount: 0,
    preferences: [
      { name: 'theme', before: 'system', after: 'dark' },
      { name: 'manifestPrinter', before: null, after: 'Label_Printer' },
    ],
  });
  // Showing does not change anything.
  expect(settingsFile.content).toEqual(before);
  expect(await liveAccounts(bench)).toEqual([]);

  await bench.ask('settings.applyImport', { importId: shown?.importId ?? '' });
  expect(await bench.ask('preferences.get', {})).toMatchObject({ theme: 'dark', manifestPrinter: 'Label_Printer' });
  const [account] = await liveAccounts(bench);
  expect(account).toMatchObject({
    label: 'Harbour Shop',
    baseAddress: harbour,
    colour: 'gold',
    serviceKeyLastFour: null,
    subscriptionKeyLastFour: null,
  });
  const query = { accountId: account?.accountId ?? '', phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 };
  expect(await bench.searchOutcome(query as never)).toMatchObject({ failure: { code: 'account-needs-keys' } });
  expect(bench.announcements.all.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['preferences.changed', 'accounts.changed']),
  );
  // Once is enough: the same import is not done again, and the same file has nothing more to change.
  expect(await bench.outcome('settings.applyImport', { importId: shown?.importId })).toMatchObject({
    failure: { code: 'request-not-valid' },
  });
  expect(await bench.ask('settings.openImport', {})).toMatchObject({ added: [], changed: [], preferences: [] });
});

test('no key is in the file, in any form, nor a part of one; not even where somebody typed it as a name', async () => {
  const bench = await openBench();
  const accountId = await addAccount(bench, harbour, keys);
  const { draftId } = await bench.ask('accounts.openDraft', { accountId });
  const label = `Shop ${keys.serviceKey}`;
  await bench.ask('accounts.saveDraft', { draftId, label, baseAddress: harbour, colour: 'gold' });
  await bench.ask('settings.export', {});
  const bytes = await readFile(path);
  expect(foundIn(bytes, both)).toEqual([]);
  expect(bytes.toString()).toContain('"label": "Shop [key removed]"');
  // An account's id is drawn by lot, and may hold any four of its signs.
  const told = bytes.toString().replaceAll(accountId, '');
  for (const key of both) expect(told).not.toContain(key.slice(-4));
});

test('after a restart the keys are known as secrets before anything is exported', async () => {
  const [settingsFile, keyVault] = [inMemorySettingsFile(), inMemoryKeyVault()];
  const first = await openBench(settingsFile, keyVault);
  await addAccount(first, harbour, keys);
  await first.ask('preferences.change', { manifestPrinter: keys.subscriptionKey });
  const next = await openBench(settingsFile, keyVault);
  await next.ask('settings.export', {});
  expect(foundIn(await readFile(path), both)).toEqual([]);
});

test('an account that is here keeps its keys; its name, colour and format follow the file', async () => {
  const bench = await openBench();
  const accountId = await addAccount(bench, harbour, keys);
  await bench.ask('settings.export', {});
  const file = JSON.parse(await readFile(path, 'utf8'));
  Object.assign(file.accounts[0], { label: 'Quay Shop', colour: 'teal', format: 'xml' });
  await writeFile(path, JSON.stringify(file));
  const shown = await bench.ask('settings.openImport', {});
  expect(shown).toMatchObject({ added: [], changed: [{ label: 'Quay Shop', baseAddress: harbour }] });
  await bench.ask('settings.applyImport', { importId: shown?.importId ?? '' });
  const expected = { accountId, label: 'Quay Shop', colour: 'teal', format: 'xml', serviceKeyLastFour: '0001' };
  expect(await liveAccounts(bench)).toMatchObject([expected]);
});

test('no file moves an account to another host: the account there is a new one, without keys', async () => {
  const bench = await openBench();
  const accountId = await addAccount(bench, harbour, keys);
  await bench.ask('settings.export', {});
  const file = JSON.parse(await readFile(path, 'utf8'));
  file.accounts[0].baseAddress = 'https://elsewhere.example.net/v1';
  await writeFile(path, JSON.stringify(file));
  const { importId = '' } = (await bench.ask('settings.openImport', {})) ?? {};
  await bench.ask('settings.applyImport', { importId });
  const [own, other] = await liveAccounts(bench);
  expect(own).toMatchObject({ accountId, baseAddress: harbour, serviceKeyLastFour: '0001' });
  expect(other).toMatchObject({ baseAddress: 'https://elsewhere.example.net/v1', serviceKeyLastFour: null });
  expect(other?.accountId).not.toBe(accountId);
});

test('two accounts of one name at one address stay two', async () => {
  const bench = await openBench();
  const first = await addAccount(bench, harbour, keys);
  const second = await addAccount(bench, harbour, { ...keys, serviceKey: 'Canary+Service/Key=41<&>-0003' });
  await bench.ask('settings.export', {});
  const next = await openBench();
  for (const told of [{ added: [{}, {}] }, { added: [], changed: [], unchangedCount: 2 }]) {
    const shown = await next.ask('settings.openImport', {});
    expect(shown).toMatchObject(told);
    await next.ask('settings.applyImport', { importId: shown?.importId ?? '' });
    expect((await liveAccounts(next)).map(({ accountId }) => accountId)).toEqual([first, second]);
  }

  const file = JSON.parse(await readFile(path, 'utf8'));
  const withOne = await openBench();
  for (const accounts of [file.accounts.slice(0, 1), file.accounts]) {
    await writeFile(path, JSON.stringify({ ...file, accounts }));
    const shown = await withOne.ask('settings.openImport', {});
    await withOne.ask('settings.applyImport', { importId: shown?.importId ?? '' });
  }
  expect((await liveAccounts(withOne)).map(({ accountId }) => accountId)).toEqual([first, second]);
});

test('a file of a thousand accounts does not hold up the bench', async () => {
  const file = await exported();
  const [account] = file.accounts as Record<string, unknown>[];
  const accounts = Array.from({ length: 1_000 }, (_, at) => ({
    ...account,
    accountId: `id-${at}`,
    label: `Shop ${at}`,
  }));
  await writeFile(path, JSON.stringify({ ...file, accounts }));
  const bench = await openBench();
  const { importId = '' } = (await bench.ask('settings.openImport', {})) ?? {};
  await bench.ask('settings.applyImport', { importId });
  const elsewhere = accounts.map((one) => ({ ...one, baseAddress: 'https://elsewhere.example.net/v1' }));
  await writeFile(path, JSON.stringify({ ...file, accounts: elsewhere }));
  const worked = secondsWorked();
  expect((await bench.ask('settings.openImport', {}))?.added).toHaveLength(1_000);
  expect(worked()).toBeLessThan(2);
});

test('an account that was removed here comes as a new one', async () => {
  const bench = await openBench();
  const accountId = await addAccount(bench, harbour, keys);
  await bench.ask('settings.export', {});
  await bench.ask('accounts.remove', { accountId });
  const { importId = '' } = (await bench.ask('settings.openImport', {})) ?? {};
  await bench.ask('settings.applyImport', { importId });
  const [account] = await liveAccounts(bench);
  expect(account).toMatchObject({ label: 'Harbour Shop', serviceKeyLastFour: null });
  expect(account?.accountId).not.toBe(accountId);
});

test('what has changed since it was shown is not written over', async () => {
  await exported();
  const bench = await openBench();
  const { importId = '' } = (await bench.ask('settings.openImport', {})) ?? {};
  await bench.ask('preferences.change', { theme: 'light' });
  // Whoever presses again is told the same, and not that Packbench has a fault.
  for (const press of ['first', 'second']) {
    expect(await bench.outcome('settings.applyImport', { importId }), press).toMatchObject({
      failure: {
        code: 'settings-file-not-usable',
        changed: 'nothing',
        facts: { remarks: [{ code: 'settings-changed-meanwhile' }] },
      },
    });
  }
  expect(await liveAccounts(bench)).toEqual([]);
  expect(await bench.ask('preferences.get', {})).toMatchObject({ theme: 'light', manifestPrinter: null });
});

test('where the settings cannot be written, nothing is changed', async () => {
  await exported();
  const settingsFile = inMemorySettingsFile();
  settingsFile.write = () => {
    throw new Error('EROFS');
  };
  const bench = await openBench(settingsFile);
  const { importId = '' } = (await bench.ask('settings.openImport', {})) ?? {};
  expect(await bench.outcome('settings.applyImport', { importId })).toMatchObject({
    failure: { code: 'settings-failed', changed: 'nothing' },
  });
  expect(await liveAccounts(bench)).toEqual([]);
  expect(await bench.ask('preferences.get', {})).toMatchObject({ theme: 'system' });
});

describe('a file that cannot be used is refused by name, and nothing is changed:', () => {
  type File = Record<string, unknown> & { accounts: Record<string, unknown>[]; preferences: Record<string, unknown> };
  const account = (change: Record<string, unknown>) => (file: File) => ({
    ...file,
    accounts: file.accounts.map((one) => ({ ...one, ...change })),
  });
  const edited: readonly [name: string, change: (file: File) => unknown, remark: object][] = [
    ['a newer form', (file) => ({ ...file, version: 2, more: [] }), { code: 'settings-file-newer' }],
    ['another program’s JSON', () => ({ name: 'packbench', version: '0.1.0' }), { code: 'settings-file-foreign' }],
    ['a list', () => [1], { code: 'settings-file-foreign' }],
    [
      'the settings file itself',
      ({ accounts, preferences }) => ({ accounts, preferences }),
      { code: 'settings-file-foreign' },
    ],
    ['a colour that is none', account({ colour: 'pink' }), field('accounts.0.colour')],
    ['an address without https', account({ baseAddress: 'http://api.example.com' }), field('accounts.0.baseAddress')],
    [
      'an address with a sign-in',
      account({ baseAddress: 'https://a:b@api.example.com' }),
      field('accounts.0.baseAddress'),
    ],
    ['a practice account', account({ accountId: 'practice-1' }), field('accounts.0.accountId')],
    ['a key that somebody put in', account({ serviceKey: keys.serviceKey }), field('accounts.0.serviceKey')],
    [
      'an account twice',
      (file) => ({ ...file, accounts: [...file.accounts, ...file.accounts] }),
      field('accounts.1.accountId'),
    ],
    [
      'a theme that is none',
      (file) => ({ ...file, preferences: { ...file.preferences, theme: 'pink' } }),
      field('preferences.theme'),
    ],
    ['a preference that is none', (file) => ({ ...file, preferences: { colour: 1 } }), field('preferences.colour')],
    ['preferences that are none', (file) => ({ ...file, preferences: [] }), field('preferences')],
    ['a field too many', (file) => ({ ...file, keys: [] }), field('keys')],
    ['no accounts', ({ accounts: _, ...file }) => file, field('accounts')],
  ];
  function field(name: string) {
    return { code: 'settings-file-field', facts: { field: name } };
  }
  const written: readonly [name: string, bytes: (text: string) => string | Buffer, remark: object][] = [
    ['cut in the middle', (text) => text.slice(0, text.length / 2), { code: 'settings-file-not-json' }],
    ['empty', () => '', { code: 'settings-file-not-json' }],
    [
      'half of a character',
      (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xc3])]),
      { code: 'settings-file-not-json' },
    ],
    ['UTF-16', (text) => Buffer.from(text, 'utf16le'), { code: 'settings-file-not-json' }],
    ['a million brackets', () => '['.repeat(1_000_000), { code: 'settings-file-not-json' }],
    ['a prototype', (text) => text.replace('{', '{"__proto__":{"format":"packbench-settings"},'), field('__proto__')],
  ];

  async function refusalOf(content: string | Buffer): Promise<Failure | null> {
    await writeFile(path, content);
    const settingsFile = inMemorySettingsFile();
    const bench = await openBench(settingsFile);
    const outcome = await bench.outcome('settings.openImport', {});
    expect(settingsFile.content).toEqual({});
    expect(await liveAccounts(bench)).toEqual([]);
    return outcome.ok ? null : outcome.failure;
  }
  const refusal = (remark: object) => ({
    code: 'settings-file-not-usable',
    changed: 'nothing',
    facts: { path, remarks: [remark] },
  });

  test('each of them', async () => {
    const file = (await exported()) as File;
    for (const [name, change, remark] of edited)
      expect({ name, failure: await refusalOf(JSON.stringify(change(file))) }).toMatchObject({
        name,
        failure: refusal(remark),
      });
    const text = JSON.stringify(file);
    for (const [name, bytes, remark] of written)
      expect({ name, failure: await refusalOf(bytes(text)) }).toMatchObject({ name, failure: refusal(remark) });
    // A byte order mark, which editors leave at the start, is no fault.
    expect(await refusalOf(`\ufeff${text}`)).toBeNull();
  });

  test('a hundred megabytes, and it is not read', async () => {
    const bench = await openBench();
    await writeFile(path, '');
    await truncate(path, 100 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    expect(await bench.outcome('settings.openImport', {})).toMatchObject({
      failure: refusal({ code: 'file-too-large', facts: { megabytes: 100, most: 1 } }),
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test.each(['/dev/zero', tmpdir()])('what is no file: %s', async (place) => {
    const bench = await openBench();
    path = place;
    expect(await bench.outcome('settings.openImport', {})).toMatchObject({
      failure: { code: 'file-failed', changed: 'nothing', facts: { path: place } },
    });
  });
});

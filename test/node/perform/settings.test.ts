/** Settings survive people: a damaged file costs only the damaged part, and a copy is kept. */
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSettingsFile } from '../../../src-main/electron/settings-file.ts';
import { openSettings, type Settings } from '../../../src-main/settings.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';

// electron-store imports 'electron', whose package would fetch the binary; when it is told that there is one, it only
// names it.
vi.hoisted(() => {
  process.env.ELECTRON_OVERRIDE_DIST_PATH = '/nowhere';
});

const account = {
  accountId: 'one',
  label: 'Harbour Shop',
  baseAddress: 'https://api.example.com/v1',
  colour: 'blue',
  format: 'json',
  serviceKeyLastFour: 'abcd',
  subscriptionKeyLastFour: 'wxyz',
};
let folder = '';
const path = (): string => join(folder, 'settings.json');
const open = (inFolder = folder, noteKept?: (path: string, keptAs: string) => void): Settings =>
  openSettings(
    openSettingsFile({ folder: inFolder, clock: { now: () => new Date() }, log: inMemoryLog() }),
    inMemoryLog(),
    noteKept,
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packbench-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a first start has defaults and no banner', () => {
  const settings = open();
  expect(settings).toMatchObject({ status: 'ok', copyPath: null });
  expect(settings.content()).toMatchObject({ accounts: [], currentAccountId: null, preferences: { theme: 'system' } });
});

test.each([
  ['a part that this version does not know', 'others'],
  ['its preferences', 'preferences'],
  ['its accounts', 'accounts'],
])('nesting without end in %s ends no start, and the file is kept', (_, part) => {
  const depth = 5_000;
  const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const written = `{ "currentAccountId": "one", "${part}": ${part === 'preferences' ? `{ "theme": "dark", "newer": ${nested} }` : nested} }`;
  writeFileSync(path(), written);
  const settings = open();
  settings.change({ currentAccountId: 'two' });
  expect(settings.content().currentAccountId).toBe('two');
  expect(open().content().currentAccountId).toBe('two');
  const all = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(all).toContain(written);
});

test('an address that somebody wrote into the file in another way is that of the same service', () => {
  const written = ['https://API.example.com/v1/', 'https://api.example.com./v1', 'https://api.example.com:443/v1//'];
  const accounts = written.map((baseAddress, at) => ({ ...account, accountId: `account-${at}`, baseAddress }));
  writeFileSync(path(), JSON.stringify({ version: 1, accounts }));
  const settings = open();
  expect(settings.content().accounts.map(({ baseAddress }) => baseAddress)).toEqual(
    written.map(() => account.baseAddress),
  );
});

test('what was changed is there after a restart, for the owner only', () => {
  open().change({ currentAccountId: 'one', accounts: [{ ...account, colour: 'blue', format: 'xml' }] });
  const settings = open();
  expect(settings.status).toBe('ok');
  expect(settings.content()).toMatchObject({ currentAccountId: 'one', accounts: [{ ...account, format: 'xml' }] });
  expect(statSync(path()).mode & 0o077).toBe(0);
});

test('where a full disk takes only the beginning of a change, what was written beside it takes its place, for the owner only', () => {
  const storeCode = join(folder, 'half-written.cjs');
  const halfWritten = `const { writeFileSync } = require('node:fs');
    exports.default = class {
      constructor(options) { this.options = options; }
      set store(content) {
        const { cwd, name, serialize } = this.options;
        writeFileSync(cwd + '/' + name + '.json', serialize(content).slice(0, 9));
      }
    };`;
  writeFileSync(storeCode, halfWritten);
  const log = inMemoryLog();
  openSettingsFile({ folder, clock: { now: () => new Date() }, log, storeCode }).write({ accounts: [account] });
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({ accounts: [account] });
  expect(statSync(path()).mode & 0o777).toBe(0o600);
});

test('where electron-store writes nothing, as where the disk has room for one file more and not for two, what was written beside takes its place', () => {
  const storeCode = join(folder, 'refusing.cjs');
  const refusing = `exports.default = class {
    set store(content) {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    }
  };`;
  writeFileSync(storeCode, refusing);
  writeFileSync(path(), JSON.stringify({ accounts: [] }));
  const file = openSettingsFile({ folder, clock: { now: () => new Date() }, log: inMemoryLog(), storeCode });
  expect(file.read().state).toBe('read');
  file.write({ accounts: [account] });
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({ accounts: [account] });
});

test('an account of an earlier Packbench, which knew no wire format, speaks JSON', () => {
  const { format: _, ...earlier } = account;
  writeFileSync(path(), JSON.stringify({ accounts: [earlier] }));
  expect(open()).toMatchObject({ status: 'ok' });
  expect(open().content().accounts).toEqual([{ ...account, format: 'json' }]);
});

test('a file that an editor saved with a byte order mark is read, and can be changed', () => {
  writeFileSync(path(), `\uFEFF${JSON.stringify({ accounts: [account] })}`);
  const settings = open();
  expect(settings).toMatchObject({ status: 'ok', copyPath: null });
  settings.change({ currentAccountId: 'one' });
  expect(open().content()).toMatchObject({ accounts: [account], currentAccountId: 'one' });
});

test('a part that only a newer Packbench knows stays in the file, also one of an account, which is there all the same, or a preference', () => {
  const ofTomorrow = { ...account, pickupTime: '16:30' };
  const preferences = { theme: 'dark', labelPrinter: 'Zebra' };
  writeFileSync(path(), JSON.stringify({ accounts: [ofTomorrow], benches: [{ name: 'North' }], preferences }));
  const settings = open();
  expect(settings).toMatchObject({ status: 'ok', leftOut: [] });
  settings.change({ currentAccountId: 'one' });
  settings.change({ preferences: { ...settings.content().preferences, theme: 'light' } });
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toMatchObject({
    accounts: [ofTomorrow],
    currentAccountId: 'one',
    benches: [{ name: 'North' }],
    preferences: { theme: 'light', labelPrinter: 'Zebra' },
  });
  expect(Object.keys(open().content())).not.toContain('benches');
  expect(Object.keys(open().content().preferences)).not.toContain('labelPrinter');
});

test.each(['{"accounts": [', '', '[]', '"text"', '\0\0\0\0'])('a damaged file is kept aside: %j', (damaged) => {
  writeFileSync(path(), damaged);
  const settings = open();
  expect(settings.status).toBe('recovered');
  expect(readFileSync(settings.copyPath ?? '', 'utf8')).toBe(damaged);
  settings.change({ currentAccountId: 'one' });
  expect(open()).toMatchObject({ status: 'ok' });
  expect(open().content().currentAccountId).toBe('one');
});

test('one bad entry does not cost the others', () => {
  const bad = { ...account, accountId: 'two', baseAddress: 'ftp://api.example.com' };
  const content = {
    accounts: [bad, account],
    preferences: { theme: 'dark', density: 'cosy', addressBookMaxAgeHours: 3 },
  };
  writeFileSync(path(), JSON.stringify(content));
  const settings = open();
  expect(settings.status).toBe('recovered');
  expect(settings.content()).toMatchObject({
    accounts: [account],
    preferences: { theme: 'dark', density: 'comfortable', addressBookMaxAgeHours: 12 },
  });
  expect(JSON.parse(readFileSync(settings.copyPath ?? '', 'utf8'))).toEqual(content);
});

test('a second damage does not overwrite the first copy', () => {
  writeFileSync(path(), 'first');
  const first = open().copyPath ?? '';
  writeFileSync(path(), 'second');
  const second = open().copyPath ?? '';
  expect([readFileSync(first, 'utf8'), readFileSync(second, 'utf8')]).toEqual(['first', 'second']);
});

test('a change that cannot be written fails and does not count', () => {
  const settings = openSettings(
    {
      read: () => ({ content: {}, state: 'missing', keptAt: null }),
      keepCopy: () => '',
      write() {
        throw new Error('EROFS');
      },
    },
    inMemoryLog(),
  );
  expect(() => settings.change({ currentAccountId: 'one' })).toThrow(
    expect.objectContaining({ name: 'PackbenchError' }),
  );
  expect(settings.content().currentAccountId).toBeNull();
});

test('a Practice account typed into the file is left out: those are not kept there', () => {
  writeFileSync(path(), JSON.stringify({ accounts: [account, { ...account, accountId: 'practice-1' }] }));
  const settings = open();
  expect(settings.status).toBe('recovered');
  expect(settings.content().accounts).toEqual([account]);
});

test.each([
  ['a folder', () => mkdirSync(path())],
  ['a link that leads nowhere', () => symlinkSync(join(folder, 'nowhere', 'at-all'), path())],
  ['a link to itself', () => symlinkSync('settings.json', path())],
])('%s in the place of the file is moved aside, and defaults are in use', (_, put) => {
  put();
  const settings = open();
  expect(settings.status).toBe('recovered');
  expect(lstatSync(settings.copyPath ?? '').isFile()).toBe(false);
  settings.change({ currentAccountId: 'one' });
  expect(open()).toMatchObject({ status: 'ok', copyPath: null });
});

test('what could not be used is named: accounts by their label, preferences by their name', () => {
  const bad = { ...account, accountId: 'two', label: 'Quay Shop', colour: 'pink' };
  writeFileSync(path(), JSON.stringify({ accounts: [bad, account, 7], preferences: { theme: 'cosy' } }));
  const settings = open();
  expect(settings.leftOut).toEqual([
    { part: 'account', name: 'Quay Shop' },
    { part: 'account', name: '' },
    { part: 'preference', name: 'theme' },
  ]);
  expect(settings.content().accounts).toEqual([account]);
});

test.each([
  ['carries a password, which no file for whoever helps may show', 'https://shop:hidden@api.example.com'],
  ['is none', 'api.example.com'],
])('an account is left out whose address %s', (_, baseAddress) => {
  writeFileSync(path(), JSON.stringify({ accounts: [account, { ...account, accountId: 'two', baseAddress }] }));
  expect(open().leftOut).toEqual([{ part: 'account', name: 'Harbour Shop' }]);
  expect(open().content().accounts).toEqual([account]);
});

test('an account that is there twice is there once, and the other is named; what makes no sense beside it costs nothing', () => {
  const twin = { ...account, label: 'Twin', colour: 'teal' };
  const long = { ...account, accountId: 'two', label: 'Long '.repeat(40) };
  writeFileSync(path(), JSON.stringify({ accounts: [account, twin, long], currentAccountId: 7, preferences: 'none' }));
  const settings = open();
  expect(settings.leftOut).toEqual([
    { part: 'account', name: 'Twin' },
    { part: 'account', name: 'Long '.repeat(16) },
    { part: 'preferences', name: '' },
  ]);
  expect(settings.content()).toMatchObject({ accounts: [account], currentAccountId: null });
  expect(settings.content().preferences.theme).toBe('system');
});

test('columns of the list of orders that name one twice are left out, whoever wrote them: each is shown once', () => {
  const column = { column: 'country', shown: true, width: null };
  const more = { accounts: 'all', group: null, carrierName: null, country: null, records: 'any' };
  const ordersView = { ...more, columns: [column, column], sort: { by: 'orderedAt', descending: true } };
  writeFileSync(path(), JSON.stringify({ preferences: { theme: 'dark', ordersView } }));
  expect(open().leftOut).toEqual([{ part: 'preference', name: 'ordersView' }]);
  expect(open().content().preferences).toMatchObject({ theme: 'dark', ordersView: null });
  writeFileSync(path(), JSON.stringify({ preferences: { ordersView: { ...ordersView, columns: [column] } } }));
  expect(open().content().preferences.ordersView?.columns).toEqual([column]);
});

test('a folder where a change is written first is moved aside, and stops no change', () => {
  mkdirSync(`${path()}.spare`);
  open().change({ currentAccountId: 'one' });
  expect(open().content().currentAccountId).toBe('one');
  expect(readdirSync(folder).filter(isKept)).toHaveLength(1);
});

test('a list of accounts that is none does not cost the preferences', () => {
  writeFileSync(path(), JSON.stringify({ accounts: {}, preferences: { theme: 'dark' } }));
  expect(open().leftOut).toEqual([{ part: 'accounts', name: '' }]);
  expect(open().content().preferences.theme).toBe('dark');
});

test('a file that the disk did not give at the start is kept beside what replaces it', () => {
  symlinkSync('/proc/self/mem', path());
  const settings = open();
  expect(settings).toMatchObject({ status: 'recovered', copyPath: path() });
  rmSync(path());
  const before = JSON.stringify({ accounts: [account] });
  writeFileSync(path(), before);
  settings.change({ currentAccountId: 'one' });
  expect(keptBeside()).toEqual([before]);
  expect(open().content().currentAccountId).toBe('one');
});

test('a file that the disk never gives does not stop a change: it is moved aside', () => {
  symlinkSync('/proc/self/mem', path());
  const settings = open();
  settings.change({ currentAccountId: 'one' });
  expect(open()).toMatchObject({ status: 'ok' });
  expect(readdirSync(folder).filter(isKept)).toHaveLength(1);
});

test('what a person wrote into the file while Packbench ran is kept beside the next change, and told', () => {
  open().change({ accounts: [{ ...account, colour: 'blue', format: 'json' }] });
  const told: string[][] = [];
  const settings = open(folder, (...kept) => void told.push(kept));
  const edited = readFileSync(path(), 'utf8').replace('Harbour Shop', 'Quay Shop');
  writeFileSync(path(), edited);
  settings.change({ currentAccountId: 'one' });
  settings.change({ currentAccountId: null });
  expect(keptBeside()).toEqual([edited]);
  expect(told).toEqual([[path(), expect.stringContaining(`${path()}.kept-`)]]);
  expect(open().content().accounts).toEqual([account]);
});

test('the changes after a start find the file as it was left: nothing is kept beside it, and nobody is told of one', () => {
  open().change({ currentAccountId: 'one' });
  const told: string[] = [];
  const settings = open(folder, (_, keptAs) => told.push(keptAs));
  settings.change({ currentAccountId: 'two' });
  settings.change({ currentAccountId: 'three' });
  expect([readdirSync(folder), told]).toEqual([['settings.json'], []]);
});

test('a kept copy that the disk does not give stops no change', () => {
  symlinkSync('/proc/self/mem', `${path()}.kept-2026-11-20T10-15-00.000Z`);
  open().change({ accounts: [{ ...account, colour: 'blue', format: 'json' }] });
  const settings = open();
  const edited = readFileSync(path(), 'utf8').replace('Harbour Shop', 'Quay Shop');
  writeFileSync(path(), edited);
  settings.change({ currentAccountId: 'one' });
  expect(readdirSync(folder).filter(isKept)).toHaveLength(2);
  expect(open().content().currentAccountId).toBe('one');
});

test('what a person broke in the file while Packbench ran stops no change, and is kept', () => {
  const settings = open();
  writeFileSync(path(), '{"accounts": [');
  settings.change({ currentAccountId: 'one' });
  expect(keptBeside()).toEqual(['{"accounts": [']);
  expect(open()).toMatchObject({ status: 'ok' });
});

test('a file that somebody deleted while Packbench ran stops no change', () => {
  open().change({ accounts: [{ ...account, colour: 'blue', format: 'json' }] });
  const settings = open();
  rmSync(path());
  settings.change({ currentAccountId: 'one' });
  expect(open().content()).toMatchObject({ accounts: [account], currentAccountId: 'one' });
  expect(keptBeside()).toEqual([]);
});

const isKept = (name: string): boolean => name.includes('.kept-');
const keptBeside = (inFolder = folder): string[] =>
  readdirSync(inFolder)
    .filter(isKept)
    .map((name) => readFileSync(join(inFolder, name), 'utf8'));

const fullDisk = cannotMount === null ? 'a full disk' : `a full disk (skipped: ${cannotMount})`;

test.skipIf(cannotMount !== null).each([0, 4_096, 8_192, 12_288])(
  `${fullDisk} with %i bytes left refuses a change, or takes all of it`,
  async (left) => {
    const disk = await openSmallDisk('tmpfs', 512);
    onTestFinished(() => disk.close());
    const accounts = Array.from({ length: 40 }, (_, at) => ({ ...account, accountId: `account ${at}` })) as never[];
    open(disk.folder).change({ accounts });
    disk.fill(left);
    const settings = open(disk.folder);
    let current: string | null = null;
    try {
      settings.change({ currentAccountId: 'account 1' });
      current = 'account 1';
    } catch (error) {
      expect(error).toMatchObject({ failure: { code: 'settings-failed' } });
    }
    const after = open(disk.folder);
    expect(after.status).toBe('ok');
    expect(after.content()).toEqual({ ...settings.content(), accounts, currentAccountId: current });
    // electron-store takes its own spare file away a moment later.
    await expect.poll(() => readdirSync(disk.folder).sort(), { timeout: 30_000 }).toEqual(['filler', 'settings.json']);
  },
);

test.skipIf(cannotMount !== null).each([0, 8_192, 12_288, 16_384, 24_576])(
  `${fullDisk} with %i bytes left: what a person wrote into the file stays in it, or beside it`,
  async (left) => {
    const disk = await openSmallDisk('tmpfs', 512);
    onTestFinished(() => disk.close());
    const accounts = Array.from({ length: 40 }, (_, at) => ({ ...account, accountId: `account ${at}` })) as never[];
    open(disk.folder).change({ accounts });
    const settings = open(disk.folder);
    const edited = readFileSync(join(disk.folder, 'settings.json'), 'utf8').replace('Harbour Shop', 'Quay Shop');
    writeFileSync(join(disk.folder, 'settings.json'), edited);
    disk.fill(left);
    try {
      settings.change({ currentAccountId: 'account 1' });
    } catch (error) {
      expect(error).toMatchObject({ failure: { code: 'settings-failed' } });
      expect(readFileSync(join(disk.folder, 'settings.json'), 'utf8')).toBe(edited);
    }
    // Not electron-store's own spare file, which it takes away a moment later.
    const texts = readdirSync(disk.folder)
      .filter((name) => name.startsWith('settings.json') && !name.includes('.tmp-'))
      .map((name) => readFileSync(join(disk.folder, name), 'utf8'));
    expect(texts).toContain(edited);
    expect(open(disk.folder)).toMatchObject({ status: 'ok', leftOut: [] });
  },
);

test.skipIf(cannotMount !== null)(
  'a disk that was taken away takes no change on the one below it, and takes it again once it is back',
  async () => {
    const disk = await openSmallDisk('ext4', 64_000);
    onTestFinished(() => disk.close());
    const settings = open(disk.folder);
    settings.change({ accounts: [account] as never[] });
    disk.unplug();
    expect(() => settings.change({ currentAccountId: 'one' })).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({
          code: 'settings-failed',
          facts: { path: join(disk.folder, 'settings.json'), remarks: [{ code: 'file-gone', facts: {} }] },
        }),
      }),
    );
    expect(settings.content().currentAccountId).toBeNull();
    expect(readdirSync(disk.folder)).toEqual([]);
    disk.plugIn();
    settings.change({ currentAccountId: 'one' });
    expect(open(disk.folder).content()).toMatchObject({ accounts: [account], currentAccountId: 'one' });
    expect(keptBeside(disk.folder)).toEqual([]);
  },
);

test.skipIf(cannotMount !== null)(
  `${fullDisk} keeps no copy at the start: the next change keeps it first`,
  async () => {
    const disk = await openSmallDisk('tmpfs', 512);
    onTestFinished(() => disk.close());
    const file = join(disk.folder, 'settings.json');
    const before = JSON.stringify({ accounts: [account, { ...account, accountId: 'two', colour: 'pink' }] });
    writeFileSync(file, before);
    disk.fill();
    const settings = open(disk.folder);
    expect(settings).toMatchObject({ status: 'recovered', copyPath: null });
    disk.empty();
    settings.change({ currentAccountId: 'one' });
    expect(keptBeside(disk.folder)).toEqual([before]);
  },
);

test('a file that is not mended is copied once, not with each start', () => {
  writeFileSync(path(), JSON.stringify({ accounts: [7] }));
  const copies = [open().copyPath, open().copyPath];
  expect(copies[1]).toBe(copies[0]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test.skipIf(cannotMount !== null)('what was changed is there after a power cut as well', async () => {
  const disk = await openSmallDisk('ext4', 64_000);
  onTestFinished(() => disk.close());
  const settings = open(disk.folder);
  settings.change({ accounts: [account] as never[] });
  settings.change({ currentAccountId: 'one' });
  disk.cutOff();
  disk.unplug();
  disk.plugIn();
  expect(open(disk.folder).content()).toMatchObject({ accounts: [account], currentAccountId: 'one' });
});

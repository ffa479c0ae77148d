/** A start that cannot do everything: it shows what it can, prints what it has, and names what it could not do. */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import { sealOf } from '../../../src-main/journal/write-record.ts';
import { withoutOrdersWords } from '../../../src-renderer/activity/activity-words.ts';
import { manifestOrdersWords, manifestTitle } from '../../../src-renderer/manifests/manifest-words.ts';
import { bannersFor } from '../../../src-renderer/shell/banner-words.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import type { ServicesOnTestPorts } from '../../helpers/services-on-test-ports.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { openApp, openUnread } from '../journal/asked-writes.ts';
import { openIn } from '../journal/ledger-folder.ts';
import { inFolder, manifestOrder, pdfBytes } from './manifests-bench.ts';

const accountId = 'practice-1';
const pdf = Buffer.from(pdfBytes('from the wire'));
const body = JSON.stringify({ label_type: 'PDF', pdf: pdf.toString('base64'), success: true, errors: null });

interface History {
  readonly url: string;
  /** Stored, with its PDF. */
  readonly stored: string;
  /** Its answer is kept; the program ended before the PDF was. */
  readonly answered: string;
}

async function startService(): Promise<string> {
  const server = await startMisbehavingServer([answer({ body })]);
  onTestFinished(() => server.close());
  return server.url;
}

const create = async (app: ServicesOnTestPorts, orderId: number): Promise<string> =>
  (await app.ask('manifests.create', { accountId, orders: [manifestOrder(orderId)] })).manifestId;

async function makeHistory(folder: string): Promise<History> {
  const url = await startService();
  const app = await openApp(folder, url);
  const stored = await create(app, 1);
  const answered = await create(app, 2);
  await app.close();
  await forgetEnd(folder, answered);
  return { url, stored, answered };
}

/** As left by a program that ended between the answer and the PDF: SENT in the ledger and in the backup. */
async function forgetEnd(folder: string, manifestId: string): Promise<void> {
  const ledger = new DatabaseSync(join(folder, 'ledger', 'ledger.sqlite'));
  const row = ledger.prepare('SELECT record FROM writes WHERE write_id = ?').get(manifestId);
  const record = { ...JSON.parse(String(row?.record)), state: 'sent', files: [], settledAt: null };
  const text = JSON.stringify(record);
  ledger
    .prepare("UPDATE writes SET state = 'sent', record = ?, seal = ? WHERE write_id = ?")
    .run(text, sealOf(text), manifestId);
  ledger.prepare("UPDATE write_orders SET state = 'sent' WHERE write_id = ?").run(manifestId);
  ledger.close();
  await writeFile(join(folder, 'ledger', 'spool', `${manifestId}.write`), `${sealOf(text)}\n${text}`);
  await rm(join(folder, 'manifests', `manifest-${manifestId}-1.pdf`));
}

async function start(folder: string, url: string): Promise<ServicesOnTestPorts> {
  const app = await openApp(folder, url);
  onTestFinished(() => app.close());
  return app;
}

const readPdf = async (app: ServicesOnTestPorts, manifestId: string): Promise<Buffer> =>
  Buffer.from((await app.ask('manifests.readPdf', { manifestId, fileNumber: 1 })).bytes);

const troublesOf = async (app: ServicesOnTestPorts) => (await app.ask('app.getStatus', {})).startTroubles;

const listed = async (app: ServicesOnTestPorts) =>
  (await app.ask('manifests.list', { accountId: null, offset: 0, limit: 10 })).manifests.length;

interface Harm {
  /** Where the trouble must be named; null: nowhere. */
  readonly path: string | null;
  readonly answeredIs?: 'stored' | 'in-doubt';
  readonly harm: (folder: string, history: History) => Promise<void>;
}

/** A folder where a file should be, and the reverse. */
async function swap(path: string): Promise<void> {
  await rename(path, `${path}-was-here`).catch(() => undefined);
  if (/\.[a-z-]+$/.test(path)) {
    await mkdir(path);
    await writeFile(join(path, 'somebody'), 'put something in it');
  } else await writeFile(path, 'a file stands here');
}

const harms: Readonly<Record<string, Harm>> = {
  'manifests/ is a file': {
    path: 'manifests',
    harm: (folder) => swap(join(folder, 'manifests')),
  },
  'the PDF is a folder': {
    path: null,
    harm: (folder, { stored }) => swap(join(folder, 'manifests', `manifest-${stored}-1.pdf`)),
  },
  'a folder stands where the next PDF belongs': {
    path: null,
    harm: (folder, { answered }) => swap(join(folder, 'manifests', `manifest-${answered}-1.pdf`)),
  },
  'the kept record is a folder': {
    path: null,
    harm: (folder, { answered }) => swap(join(folder, 'ledger', 'spool', `${answered}.write`)),
  },
  'the kept answer is a folder': {
    path: null,
    answeredIs: 'in-doubt',
    harm: (folder, { answered }) => swap(join(folder, 'ledger', 'spool', `${answered}.answer`)),
  },
  'spool/ is a file': {
    path: 'spool',
    answeredIs: 'in-doubt',
    harm: (folder) => swap(join(folder, 'ledger', 'spool')),
  },
  'ledger.sqlite is a folder': {
    path: null,
    harm: (folder) => swap(join(folder, 'ledger', 'ledger.sqlite')),
  },
  'ledger.sqlite-wal is a folder': {
    path: null,
    harm: (folder) => swap(join(folder, 'ledger', 'ledger.sqlite-wal')),
  },
  'ledger.sqlite-shm is a folder': {
    path: null,
    harm: (folder) => swap(join(folder, 'ledger', 'ledger.sqlite-shm')),
  },
  'ledger.sqlite.rebuilt is a folder, and the ledger is damaged': {
    path: null,
    async harm(folder) {
      await swap(join(folder, 'ledger', 'ledger.sqlite.rebuilt'));
      await writeFile(join(folder, 'ledger', 'ledger.sqlite'), 'no ledger at all');
    },
  },
  'what a cut write left behind is a folder': {
    path: null,
    async harm(folder) {
      await swap(join(folder, 'manifests', 'x.part'));
      await swap(join(folder, 'ledger', 'spool', 'x.part'));
      execFileSync('touch', [
        '-d',
        '2020-01-01',
        join(folder, 'manifests', 'x.part'),
        join(folder, 'ledger', 'spool', 'x.part'),
      ]);
    },
  },
};

test('a kept answer that the disk does not give at the start is read as soon as it does, without a new start', () =>
  inFolder(async (folder) => {
    const { url, answered } = await makeHistory(folder);
    const path = join(folder, 'ledger', 'spool', `${answered}.answer`);
    await rename(path, `${path}-there`);
    // What lies below a file can neither be read nor be called missing.
    await symlink(join(folder, 'ledger', 'fingerprint-key', 'below'), path);
    const timers = createTimersByHand();
    const app = await openApp(folder, url, { after: timers.after });
    onTestFinished(() => app.close());
    const stateOf = async () => (await app.ask('manifests.get', { manifestId: answered })).state;
    expect([await stateOf(), (await troublesOf(app)).length]).toEqual(['in-doubt', 1]);
    await rename(`${path}-there`, path);
    timers.pass(10_000);
    await app.announcements.first('manifests.changed', ({ state }) => state === 'stored');
    expect(await stateOf()).toBe('stored');
    expect(await readPdf(app, answered)).toEqual(pdf);
  }));

test.each(Object.entries(harms))('%s: the start goes on', (_name, { path, answeredIs = 'stored', harm }) =>
  inFolder(async (folder) => {
    const history = await makeHistory(folder);
    await harm(folder, history);
    const app = await start(folder, history.url);
    expect(await listed(app)).toBe(2);
    expect((await app.ask('manifests.get', { manifestId: history.answered })).state).toBe(answeredIs);
    // Without its answer a lost PDF cannot be brought back.
    if (path !== 'spool') expect(await readPdf(app, history.stored)).toEqual(pdf);
    if (answeredIs === 'stored') expect(await readPdf(app, history.answered)).toEqual(pdf);
    const named = (await troublesOf(app)).map(({ failure }) => failure.facts.path ?? '');
    expect(named.map((one) => one.split('/').at(-1))).toEqual(path === null ? [] : [path]);
    const another = await create(app, 3);
    expect(await readPdf(app, another)).toEqual(pdf);
  }),
);

test('the ledger folder is a file: it is kept, a new ledger is begun, and that is said', () =>
  inFolder(async (folder) => {
    const { url } = await makeHistory(folder);
    await swap(join(folder, 'ledger'));
    const app = await start(folder, url);
    expect(await app.ask('app.getStatus', {})).toMatchObject({ ledger: 'rebuilt' });
    expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^ledger\.kept-20/));
    await create(app, 3);
  }));

test.skipIf(cannotMount !== null)(`the disk is still full at the start (${cannotMount ?? 'a real one'})`, async () => {
  const disk = await openSmallDisk('tmpfs', 8_000);
  onTestFinished(() => disk.close());
  const history = await makeHistory(disk.folder);
  disk.fill();
  const app = await openUnread(disk.folder, history.url);
  try {
    expect(await listed(app)).toBe(2);
    expect(await readPdf(app, history.stored)).toEqual(pdf);
    const { state, failure } = await app.ask('manifests.get', { manifestId: history.answered });
    expect({ state, failure }).toMatchObject({ state: 'in-doubt', failure: { code: 'disk-full', changed: 'done' } });
    const troubles = await troublesOf(app);
    expect(troubles.map((one) => one.failure.facts.manifestId)).toEqual([history.answered]);
  } finally {
    await app.close();
  }
  disk.empty();
  const again = await openApp(disk.folder, history.url);
  expect(await readPdf(again, history.answered)).toEqual(pdf);
  expect(await troublesOf(again)).toEqual([]);
  await again.close();
});

test.skipIf(cannotMount !== null)(`the whole disk is read-only (${cannotMount ?? 'a real one'})`, async () => {
  const disk = await openSmallDisk('tmpfs', 8_000);
  onTestFinished(() => disk.close());
  const history = await makeHistory(disk.folder);
  execFileSync('mount', ['-o', 'remount,ro', disk.folder]);
  const app = await openApp(disk.folder, history.url);
  try {
    expect(await app.ask('app.getStatus', {})).toMatchObject({
      ledger: 'not-writable',
      ledgerRefusal: { code: 'file-failed' },
    });
    expect(await listed(app)).toBe(2);
    expect(await readPdf(app, history.stored)).toEqual(pdf);
    const shown = { accountId, orders: [manifestOrder(3)] };
    expect(await app.outcome('manifests.create', shown)).toMatchObject({
      ...{ ok: false, failure: { code: 'file-failed', changed: 'nothing' } },
    });
  } finally {
    await app.close();
  }
});

test('of a manifest that was taken over from its PDF nobody knows the orders, and it is said so', () =>
  inFolder(async (folder) => {
    const { url, stored } = await makeHistory(folder);
    await rm(join(folder, 'ledger'), { recursive: true });
    const app = await start(folder, url);
    const { orderCount } = await app.ask('manifests.get', { manifestId: stored });
    expect(manifestTitle(orderCount)).toBe('Manifest, orders not known');
    expect(manifestOrdersWords(orderCount)).toBe('Orders not known');
    const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
    const { entries } = await app.ask('activity.list', { filter, offset: 0, limit: 10 });
    const kinds = entries.filter(({ manifestId }) => manifestId === stored).map(({ kind }) => kind);
    expect(kinds.map(withoutOrdersWords)).toEqual(['Which orders it was about is not known here.']);
  }));

test('beside the records of a newer Packbench nothing is printed, and the line above the screens says so', () =>
  inFolder(async (folder) => {
    const { url, stored } = await makeHistory(folder);
    openIn(join(folder, 'ledger'), [...ledgerMigrations, 'ALTER TABLE writes ADD COLUMN bench TEXT']).close();
    const app = await start(folder, url);
    const job = { manifestId: stored, fileNumber: 1, printer: 'Zebra', media: null, tray: null, copies: 1 };
    expect(await app.outcome('printing.print', { ...job, pageCount: 1 })).toMatchObject({
      ...{ ok: false, failure: { code: 'ledger-read-only', changed: 'nothing' } },
    });
    expect(await readPdf(app, stored)).toEqual(pdf);
    const [banner] = bannersFor(await app.ask('app.getStatus', {}));
    expect(banner?.words).toContain('not made or printed');
  }));

test.skipIf(cannotMount !== null)(`manifests/ is read-only (${cannotMount ?? 'a real mount'})`, () =>
  inFolder(async (folder) => {
    const history = await makeHistory(folder);
    const manifests = join(folder, 'manifests');
    execFileSync('mount', ['--bind', manifests, manifests]);
    execFileSync('mount', ['-o', 'remount,ro,bind', manifests]);
    try {
      const app = await openApp(folder, history.url);
      expect(await listed(app)).toBe(2);
      expect(await readPdf(app, history.stored)).toEqual(pdf);
      const { state, failure } = await app.ask('manifests.get', { manifestId: history.answered });
      expect({ state, failure }).toMatchObject({
        state: 'in-doubt',
        failure: { code: 'file-failed', changed: 'done' },
      });
      expect((await troublesOf(app)).map((one) => one.failure.facts.manifestId)).toEqual([history.answered]);
      // Its PDF could not be kept, so nothing is sent.
      expect(await app.outcome('manifests.create', { accountId, orders: [manifestOrder(3)] })).toMatchObject({
        ...{ ok: false, failure: { code: 'file-failed', changed: 'nothing', facts: { path: manifests } } },
      });
      await app.close();
    } finally {
      execFileSync('umount', [manifests]);
    }
    const again = await start(folder, history.url);
    expect(await readPdf(again, history.answered)).toEqual(pdf);
  }),
);

/** A user's folder as real work leaves it: accounts, manifests, a doubt, changes, an address book, offline checks. */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PracticeService } from '../../../src-main/accounts/practice-service.ts';
import { startPractice } from '../../../src-main/electron/practice.ts';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import { type GoBetween, startGoBetween } from '../../helpers/go-between.ts';
import { type InMemoryKeyVault, inMemoryKeyVault, inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { asChosen, query } from '../../helpers/orders-bench.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';
import { threadFile } from '../../helpers/thread-files.ts';

export interface StoredPdf {
  readonly manifestId: string;
  readonly sha256: string;
  readonly fileName: string;
}

export interface Donor {
  /** As it was while the app was running (like after a power cut), and after it was closed. */
  readonly folders: readonly string[];
  readonly keyVault: InMemoryKeyVault;
  readonly liveAccounts: readonly { readonly accountId: AccountId; readonly label: string }[];
  readonly pdfs: readonly StoredPdf[];
  /** Counts the writes that reach the service of the live accounts. */
  readonly goBetween: GoBetween;
  close(): Promise<void>;
}

export interface StartedFolder {
  readonly app: ServicesOnTestPorts;
  readonly practice: PracticeService;
  close(): Promise<void>;
}

/**
 * Starts main's services on a folder; with the practice service of the folder only on request, because that takes a
 * while.
 */
export async function startOn(
  folder: string,
  keyVault: InMemoryKeyVault,
  withPractice: boolean,
): Promise<StartedFolder> {
  // electron-store imports 'electron', whose package would fetch the binary; when it is told that there is one, it
  // only names it.
  process.env.ELECTRON_OVERRIDE_DIST_PATH ??= '/nowhere';
  const { openSettingsFile } = await import('../../../src-main/electron/settings-file.ts');
  const practice = withPractice
    ? startPractice({ workerPath: threadFile('practice'), folder, log: inMemoryLog() })
    : null;
  const started = await practice?.started;
  const app = await startServices({
    folder,
    keyVault,
    settingsFile: openSettingsFile({ folder, clock: { now: () => new Date() }, log: inMemoryLog() }),
    connection: { proxyEnvironment: {}, random: () => 0 },
    ...(started === undefined ? {} : { practice: started }),
  });
  return {
    app,
    practice: started ?? {
      running: false,
      failure: { code: 'unreachable', changed: 'nothing', details: [], facts: {} },
    },
    async close() {
      await app.close();
      await practice?.close();
    },
  };
}

export async function makeDonor(): Promise<Donor> {
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const each of closers.reverse()) await each();
  };
  try {
    const base = await mkdtemp(join(tmpdir(), 'packbench-damage-donor-'));
    closers.push(() => rm(base, { recursive: true, force: true, maxRetries: 5 }));
    const service = await startSandboxService({ port: 0, folder: join(base, 'service'), orders: 60, addresses: 20 });
    closers.push(() => service.close());
    const goBetween = await startGoBetween(service.url);
    closers.push(() => goBetween.close());
    return { ...(await workOnce(base, service, goBetween)), goBetween, close };
  } catch (error) {
    // A service left open would keep the proof from ending.
    await close();
    throw error;
  }
}

/** A short day that leaves something of each kind. Its folder is copied while the app runs, and after it has ended. */
async function workOnce(
  base: string,
  service: SandboxService,
  goBetween: GoBetween,
): Promise<Omit<Donor, 'goBetween' | 'close'>> {
  const [working, whileRunning, afterwards] = ['working', 'while-running', 'afterwards'].map((name) =>
    join(base, name),
  ) as [string, string, string];
  const keyVault = inMemoryKeyVault();
  const running = await startOn(working, keyVault, true);
  const { app } = running;
  const pdfs: StoredPdf[] = [];
  const liveAccounts: { accountId: AccountId; label: string }[] = [];
  try {
    const harbour = await addAccount(app, 'Harbour Shop', goBetween.url, service, 0);
    const quay = await addAccountOfALostService(app, 'Quay Shop', join(base, 'away'));
    liveAccounts.push({ accountId: harbour, label: 'Harbour Shop' }, { accountId: quay, label: 'Quay Shop' });
    for (const accountId of [harbour, harbour, 'practice-1']) pdfs.push(await manifest(app, accountId));
    goBetween.writes = 'lose the answer';
    await app.outcome('manifests.create', { accountId: harbour, orders: [await waiting(app, harbour)] });
    goBetween.writes = 'pass';
    await archive(app, harbour);
    await standAtTheBench(app, harbour, pdfs[0]?.manifestId ?? '');
    await readBook(app, harbour);
    await app.ask('addresses.validate', { accountId: quay, subject: { address: unknownAddress } });
    cpSync(working, whileRunning, { recursive: true });
  } finally {
    await running.close();
  }
  cpSync(working, afterwards, { recursive: true });
  return { folders: [whileRunning, afterwards], keyVault, liveAccounts, pdfs };
}

const unknownAddress = {
  street: '1 Nowhere Street',
  suburb: '',
  city: 'Fitzroy',
  state: 'VIC',
  postCode: '3065',
  country: 'AU',
};

/** Its address book has been read; later questions are answered by this computer alone. */
async function addAccountOfALostService(app: ServicesOnTestPorts, label: string, folder: string): Promise<AccountId> {
  const away = await startSandboxService({ port: 0, folder, orders: 20, addresses: 20 });
  try {
    const accountId = await addAccount(app, label, `${away.url}/`, away, 0);
    await readBook(app, accountId);
    return accountId;
  } finally {
    await away.close();
  }
}

async function addAccount(
  app: ServicesOnTestPorts,
  label: string,
  baseAddress: string,
  service: SandboxService,
  index: number,
): Promise<AccountId> {
  const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
  app.clipboard.text = service.accounts[index]?.service_api_key ?? '';
  await app.ask('accounts.pasteKey', { draftId, which: 'service' });
  app.clipboard.text = service.accounts[index]?.subscription_key ?? '';
  await app.ask('accounts.pasteKey', { draftId, which: 'subscription' });
  return (await app.ask('accounts.saveDraft', { draftId, label, baseAddress, colour: 'gold' })).accountId;
}

async function waiting(app: ServicesOnTestPorts, accountId: AccountId) {
  const { orders } = await app.search(query({ accountId, status: 'Unshipped', limit: 250 }));
  const order = orders.find(({ trackingNumber, manifest: mark }) => trackingNumber !== '' && mark === null);
  if (order === undefined) throw new Error('No order is waiting any more.');
  return asChosen(order);
}

async function manifest(app: ServicesOnTestPorts, accountId: AccountId): Promise<StoredPdf> {
  const made = await app.ask('manifests.create', { accountId, orders: [await waiting(app, accountId)] });
  const { sha256 } = made.files[0] ?? { sha256: '' };
  return { manifestId: made.manifestId, sha256, fileName: `manifest-${made.manifestId}-1.pdf` };
}

/** A parcel in the open round, one of a manifest that is being handed over, one that was ticked, and a code nobody knows. */
async function standAtTheBench(app: ServicesOnTestPorts, accountId: AccountId, manifestId: string): Promise<void> {
  const order = await waiting(app, accountId);
  await app.ask('station.take', { accountId, orderId: order.orderId });
  await app.ask('station.keepNotAdded', { codes: ['NOBODY-KNOWS-IT'] });
  const ticked = { accountId, ...order, country: 'NZ', foundBy: 'list', foundAt: new Date().toISOString() } as const;
  await app.ask('selection.set', { orders: [ticked] });
  const { tallyId, left } = await app.ask('handOver.begin', { manifestId, again: false });
  for (const { orderId } of left) await app.ask('handOver.tick', { tallyId, orderId, byHand: true });
}

async function archive(app: ServicesOnTestPorts, accountId: AccountId): Promise<void> {
  const { orderId, orderNumber } = await waiting(app, accountId);
  const { runId } = await app.ask('changes.start', {
    accountId,
    change: { kind: 'archive', orders: [{ orderId, orderNumber }] },
  });
  await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
}

async function readBook(app: ServicesOnTestPorts, accountId: AccountId): Promise<void> {
  await app.ask('addressBook.refresh', { accountId });
  await app.announcements.first(
    'addressBook.changed',
    (book) => book.accountId === accountId && book.copyReadAt !== null,
  );
}

/** Whether the PDF's bytes are intact in the vault, or its kept answer is as it was in the donor. */
export function isIntactAnywhere(folder: string, donorFolder: string, pdf: StoredPdf): boolean {
  const inVault = hashOf(join(folder, 'manifests', pdf.fileName)) === pdf.sha256;
  const answer = join('ledger', 'spool', `${pdf.manifestId}.answer`);
  const kept = hashOf(join(folder, answer));
  return inVault || (kept !== null && kept === hashOf(join(donorFolder, answer)));
}

function hashOf(path: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return null;
  }
}

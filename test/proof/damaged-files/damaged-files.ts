/**
 * Real starts of main's services on a folder filled by real work, after one damage drawn from a seed: a bit, a cut, a
 * swap, a file for a folder, a link that leads nowhere, a file that nobody may change. Each start must answer, open
 * every PDF whose bytes are left anywhere, name or offer every account, and send nothing.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LostAccount } from '../../../src-preload/contract/account.ts';
import type { AppStatus } from '../../../src-preload/contract/app-status.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { OperationName } from '../../../src-preload/contract/operations.ts';
import { query } from '../../helpers/orders-bench.ts';
import type { ProofRow, ProofRun } from '../proof-row.ts';
import { type Damage, damage, diceOf, setImmutable } from './damage.ts';
import { type Donor, isIntactAnywhere, makeDonor, type StartedFolder, startOn } from './donor.ts';

export const damagedFiles: ProofRow = {
  name: 'damaged-files',
  promise: 'damaged files never stop a start, and cost nothing that could be kept',
  how: 'flips, cuts, swaps, links and strangers in the place of every file and folder',
  unit: 'starts',
  shortCount: 200,
  longCount: 2_000,
  run: startAgainAndAgain,
};

async function startAgainAndAgain(run: ProofRun): Promise<void> {
  const donor = await makeDonor();
  const withImmutable = canBeImmutable();
  if (!withImmutable) run.measured('files that nobody may change', 'left out: only root can make them');
  let slowest = 0;
  try {
    for (let seed = run.seed; run.wantsMore(); seed += 1) {
      const { done, broken, milliseconds } = await startOnce(donor, seed, withImmutable);
      slowest = Math.max(slowest, milliseconds);
      run.tally(done.kind);
      if (broken.length > 0) run.breach(seed, `${done.kind} ${done.paths.join(' and ')}: ${broken.join('; ')}`);
      run.done();
    }
  } finally {
    await donor.close();
  }
  run.measured('slowest start in ms', Math.round(slowest));
}

interface Start {
  readonly done: Damage;
  readonly broken: readonly string[];
  readonly milliseconds: number;
}

async function startOnce(donor: Donor, seed: number, withImmutable: boolean): Promise<Start> {
  const dice = diceOf(seed);
  const base = mkdtempSync(join(tmpdir(), 'packbench-damaged-'));
  const folder = join(base, 'user-data');
  const donorFolder = donor.folders[dice(donor.folders.length)] ?? '';
  cpSync(donorFolder, folder, { recursive: true });
  const done = damage(folder, dice, withImmutable);
  const touchesPractice = done.paths.some((path) => path.startsWith('practice'));
  const intact = donor.pdfs.filter((pdf) => isIntactAnywhere(folder, donorFolder, pdf));
  const writesBefore = donor.goBetween.asked.length;
  const broken: string[] = [];
  const startedAt = performance.now();
  let milliseconds = 0;
  try {
    const started = await startOn(folder, donor.keyVault, touchesPractice);
    milliseconds = performance.now() - startedAt;
    try {
      broken.push(...(await lookAt(started, { donor, intact, touchesPractice, done })));
    } finally {
      await started.close();
    }
  } catch (error) {
    broken.push(`the start stopped: ${error instanceof Error ? error.message : error}`);
  } finally {
    if (done.kind === 'immutable') setImmutable(folder, false);
    rmSync(base, { recursive: true, force: true, maxRetries: 5 });
  }
  const writes = donor.goBetween.asked.length - writesBefore;
  if (writes > 0) broken.push(`${writes} writes were sent`);
  return { done, broken, milliseconds };
}

interface Expected {
  readonly donor: Donor;
  readonly intact: Donor['pdfs'];
  readonly touchesPractice: boolean;
  readonly done: Damage;
}

/** The broken promises, in words. */
async function lookAt({ app, practice }: StartedFolder, expected: Expected): Promise<string[]> {
  const broken: string[] = [];
  const look = async <Value>(name: OperationName, request: unknown): Promise<Value | null> => {
    const outcome = await app.outcome(name, request);
    if (!outcome.ok && !isUnchangeable(expected.done, outcome.failure)) {
      broken.push(`${name}: ${JSON.stringify(outcome.failure)}`);
    }
    return outcome.ok ? (outcome.value as Value) : null;
  };
  const status = await look<AppStatus>('app.getStatus', {});
  for (const [name, request] of Object.entries(everyScreen)) await look(name as OperationName, request);
  // A thread opens the copies of the books, and starting it takes longer than everything else: only where it matters.
  if (expected.done.paths.some((path) => path.startsWith('address-book'))) {
    await look('addressBook.search', { accountId: null, text: 'smith', limit: 10 });
  }
  if (expected.touchesPractice) {
    if (!practice.running) broken.push(`practice: ${JSON.stringify(practice.failure)}`);
    const found = await app.searchOutcome(query({ limit: 250 }));
    if (!found.ok) broken.push(`search: ${JSON.stringify(found.failure)}`);
  }
  // When the disk lets nobody open the records, only a list without them is possible, and it is reported.
  const readable = status?.ledger !== 'not-readable';
  for (const { manifestId, sha256 } of readable ? expected.intact : []) {
    const pdf = await look<{ bytes: Uint8Array }>('manifests.readPdf', { manifestId, fileNumber: 1 });
    const hash = pdf === null ? sha256 : createHash('sha256').update(pdf.bytes).digest('hex');
    if (hash !== sha256) broken.push(`${manifestId} has other bytes`);
  }
  const { accounts } = await app.ask('accounts.list', {});
  const lost = (await look<readonly LostAccount[]>('accounts.listLost', {})) ?? [];
  for (const { accountId, label } of expected.donor.liveAccounts) {
    const isThere = [...accounts, ...lost].some((one) => one.accountId === accountId);
    if (!isThere) broken.push(`the account ${label} is neither there nor offered`);
  }
  if (status !== null && isStranger(expected.done) && isSilent(status) && lost.length === 0) {
    broken.push('what stood in the way is not named');
  }
  return broken;
}

const everyScreen: Readonly<Partial<Record<OperationName, unknown>>> = {
  'preferences.get': {},
  'station.get': {},
  'station.notAdded': {},
  'handOver.get': {},
  'selection.get': {},
  'manifests.list': { accountId: null, offset: 0, limit: 50 },
  'activity.list': {
    filter: { accountId: null, kind: null, outcome: null, from: null, to: null },
    offset: 0,
    limit: 50,
  },
  'inDoubt.list': {},
  'printing.listJobs': { manifestId: null, limit: 10 },
  'addresses.listOfflineChecks': { accountId: null, offset: 0, limit: 10 },
};

/** Rounds and tallies that the system lets nobody change cannot be opened: what is due is that the file is named. */
function isUnchangeable({ kind, paths }: Damage, { code, facts }: Failure): boolean {
  const named = facts.path ?? '';
  const isOfBench = (path: string): boolean =>
    /^(station|hand-over)\b/.test(path) && named.includes(`/${topOf(path)}/`);
  return kind === 'immutable' && code === 'file-failed' && paths.some(isOfBench);
}

const topOf = (path: string): string => path.split('/')[0] ?? '';

/** A folder of ours, or the settings or the ledger itself, replaced by something else. */
function isStranger({ kind, paths }: Damage): boolean {
  const isReplaced = ['folder-instead', 'file-instead', 'dangling-link', 'looping-link'].includes(kind);
  return isReplaced && paths.some((path) => ['ledger', 'manifests', 'settings.json', 'practice'].includes(path));
}

function isSilent({ settings, ledger, startTroubles, practiceInMemory }: AppStatus): boolean {
  return settings === 'ok' && ledger === 'ok' && startTroubles.length === 0 && !practiceInMemory;
}

function canBeImmutable(): boolean {
  const base = mkdtempSync(join(tmpdir(), 'packbench-immutable-'));
  try {
    setImmutable(base, true);
    setImmutable(base, false);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(base, { recursive: true });
  }
}

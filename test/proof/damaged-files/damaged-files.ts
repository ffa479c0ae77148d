/**
 * Real starts of main's services on a folder filled by real work, after one damage or two, drawn from a seed: a bit, a cut, a
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
import { type Damage, type Dice, damage, diceOf, setImmutable } from './damage.ts';
import { type Donor, isIntactAnywhere, makeDonor, type StartedFolder, startOn } from './donor.ts';

export const damagedFiles: ProofRow = {
  name: 'damaged-files',
  promise: 'damaged files never stop a start, and cost nothing that could be kept',
  how: 'flips, cuts, swaps, links and strangers in the place of every file and folder, one or two at once',
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
      for (const { kind } of done) run.tally(kind);
      const words = done.map(({ kind, paths }) => `${kind} ${paths.join(' and ')}`).join(', ');
      if (broken.length > 0) run.breach(seed, `${words}: ${broken.join('; ')}`);
      run.done();
    }
  } finally {
    await donor.close();
  }
  run.measured('slowest start in ms', Math.round(slowest));
}

interface Start {
  readonly done: readonly Damage[];
  readonly broken: readonly string[];
  readonly milliseconds: number;
}

async function startOnce(donor: Donor, seed: number, withImmutable: boolean): Promise<Start> {
  const dice = diceOf(seed);
  const base = mkdtempSync(join(tmpdir(), 'packbench-damaged-'));
  const folder = join(base, 'user-data');
  const donorFolder = donor.folders[dice(donor.folders.length)] ?? '';
  cpSync(donorFolder, folder, { recursive: true });
  const done = damageOnceOrTwice(folder, dice, withImmutable);
  const touchesPractice = touches(done, 'practice');
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
    if (done.some(({ kind }) => kind === 'immutable')) setImmutable(folder, false);
    rmSync(base, { recursive: true, force: true, maxRetries: 5 });
  }
  const writes = donor.goBetween.asked.length - writesBefore;
  if (writes > 0) broken.push(`${writes} writes were sent`);
  return { done, broken, milliseconds };
}

/** A quarter of the starts meets a second one. */
function damageOnceOrTwice(folder: string, dice: Dice, withImmutable: boolean): readonly Damage[] {
  const first = damage(folder, dice, withImmutable);
  // What nobody may change cannot be damaged either.
  if (first.kind === 'immutable' || dice(4) > 0) return [first];
  return [first, damage(folder, dice, false)];
}

const touches = (done: readonly Damage[], start: string): boolean =>
  done.some(({ paths }) => paths.some((path) => path.startsWith(start)));

interface Expected {
  readonly donor: Donor;
  readonly intact: Donor['pdfs'];
  readonly touchesPractice: boolean;
  readonly done: readonly Damage[];
}

/** The broken promises, in words. */
async function lookAt({ app, practice }: StartedFolder, expected: Expected): Promise<string[]> {
  const broken: string[] = [];
  const look = async <Value>(name: OperationName, request: unknown): Promise<Value | null> => {
    const outcome = await app.outcome(name, request);
    if (!outcome.ok && !expected.done.some((one) => isUnchangeable(one, outcome.failure))) {
      broken.push(`${name}: ${JSON.stringify(outcome.failure)}`);
    }
    return outcome.ok ? (outcome.value as Value) : null;
  };
  const status = await look<AppStatus>('app.getStatus', {});
  for (const [name, request] of Object.entries(everyScreen)) await look(name as OperationName, request);
  // A thread opens the copies of the books, and starting it takes longer than everything else: only where it matters.
  if (touches(expected.done, 'address-book')) {
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
  if (status !== null && expected.done.some(isStranger) && isSilent(status) && lost.length === 0) {
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

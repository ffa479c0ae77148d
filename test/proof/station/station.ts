/**
 * A packing station without a window, as a program of its own: main's services, wired as in the app, with real files
 * and a service on the network. It reads its orders from standard input, a line of JSON each (StationOrder); its lines
 * on standard output have the same form, and have left this process whatever happens next. It is started many times
 * over in one process, because this proves what it says while its files fail, and not how it is ended.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type AppServices, createAppServices } from '../../../src-main/app-services.ts';
import { createOperations } from '../../../src-main/operations.ts';
import { performWhenReady } from '../../../src-main/perform.ts';
import type { Announce, Log } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { createSecretRegister } from '../../../src-main/redaction/secrets.ts';
import { createProgramFaults } from '../../../src-main/start-and-end/program-faults.ts';
import { afterOnThisComputer, systemClock } from '../../../src-main/time/system-time.ts';
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import type { Outcome } from '../../../src-preload/contract/failure.ts';
import type { OperationName } from '../../../src-preload/contract/operations.ts';
import { keyVaultOnFile, settingsOnFile } from './desk.ts';

/** `ask`: an operation, as the page asks it · `faults`: a word for file-faults.c, 'proof-begins,...' or 'proof-ends'. */
export type StationStep = { readonly ask: OperationName; readonly request: object } | { readonly faults: string };

/** One run of the app: it starts, is asked one question after the other, and is closed. */
export interface StationRun {
  /** The app's own folder: ledger, manifests. */
  readonly folder: string;
  /** Settings and keys: see desk.ts. */
  readonly desk: string;
  /** For file-faults.c, before the start. */
  readonly faultsAtStart?: string;
  readonly steps: readonly StationStep[];
}

/** `faults`: at once, whatever is under way. */
export type StationOrder = { readonly run: StationRun } | { readonly faults: string; readonly folder: string };

export type StationLine =
  | { readonly said: 'outcome'; readonly step: number; readonly outcome: Outcome<unknown> }
  /** For a step 'changes.start', once the change has ended; the outcome of 'changes.get'. */
  | { readonly said: 'change ended'; readonly step: number; readonly outcome: Outcome<unknown> }
  /** For a step of faults: whether a call has been hit since the last word. */
  | { readonly said: 'faults'; readonly hit: boolean }
  | { readonly said: 'finished' };

const say = (line: StationLine): void => void writeSync(1, `${JSON.stringify(line, withoutBytes)}\n`);

/** The bytes of a PDF as their SHA-256. */
function withoutBytes(name: string, value: unknown): unknown {
  if (name !== 'bytes') return value;
  const bytes = Buffer.from((value as { data?: number[] }).data ?? Object.values(value as Uint8Array));
  return createHash('sha256').update(bytes).digest('hex');
}

const log: Log = { debug() {}, info() {}, warn() {}, error() {} };

async function runOnce({ folder, desk, faultsAtStart, steps }: StationRun): Promise<void> {
  const endings = new Map<string, () => void>();
  if (faultsAtStart !== undefined) tellFaults(folder, faultsAtStart);
  const services = Promise.resolve().then(() =>
    startServices(folder, desk, (name, event) => {
      const run = event as ChangeRun;
      if (name === 'changes.progressed' && run.state === 'ended') endings.get(run.runId)?.();
    }),
  );
  const table = services.then(createOperations);
  table.catch(() => undefined);
  const ask = (name: OperationName, request: object): Promise<Outcome<unknown>> =>
    performWhenReady(table, name, request, log);

  await services.catch(() => undefined);
  for (const [step, what] of steps.entries()) {
    if ('faults' in what) {
      say({ said: 'faults', hit: tellFaults(folder, what.faults) });
      continue;
    }
    const outcome = await ask(what.ask, what.request);
    say({ said: 'outcome', step, outcome });
    if (what.ask !== 'changes.start' || !outcome.ok) continue;
    const { runId } = outcome.value as ChangeRun;
    const { promise, resolve } = Promise.withResolvers<void>();
    endings.set(runId, resolve);
    const now = await ask('changes.get', { runId });
    if (now.ok && (now.value as ChangeRun).state !== 'ended') await promise;
    say({ said: 'change ended', step, outcome: await ask('changes.get', { runId }) });
  }
  await services.then(
    (running) => running.close(),
    () => undefined,
  );
  say({ said: 'finished' });
}

const startServices = (folder: string, desk: string, announce: Announce): Promise<AppServices> =>
  createAppServices({
    version: '0.0.0-proof',
    folder,
    clock: systemClock,
    log,
    secrets: createSecretRegister(),
    keyVault: keyVaultOnFile(desk),
    settingsFile: settingsOnFile(desk),
    clipboard: { readText: async () => '', clear() {} },
    saveDialog: { choosePath: async () => null },
    openDialog: { choosePdf: async () => null, chooseTable: async () => null, chooseSettings: async () => null },
    scannerPicker: { pick() {} },
    programFaults: createProgramFaults(),
    operator: 'proof',
    spooler: createCupsSpooler({ CUPS_SERVER: join(desk, 'no-cups') }, afterOnThisComputer),
    announce,
    startAgain() {},
    ordersWorker: '',
    // No step asks for an address.
    addressBookWorkers: { copies: '', refresh: '' },
    practice: Promise.resolve({
      running: false,
      failure: { code: 'unreachable', changed: 'nothing', details: [], facts: {} },
    }),
    connection: { proxyEnvironment: {}, random: () => 0 },
  });

/** Answers whether a call was hit since the last word: see file-faults.c. */
function tellFaults(folder: string, word: string): boolean {
  try {
    mkdirSync(join(folder, word));
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EEXIST';
  }
  throw new Error('There is nothing between this program and its files.');
}

let working: Promise<void> = Promise.resolve();
for await (const text of createInterface({ input: process.stdin })) {
  const order = JSON.parse(text) as StationOrder;
  if ('faults' in order) say({ said: 'faults', hit: tellFaults(order.folder, order.faults) });
  else working = working.then(() => runOnce(order.run));
}

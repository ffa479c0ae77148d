/**
 * A packing station without a window, as a program of its own: main's services, wired as in the app, on a folder and a service
 * on the network. It is killed, cut off from its disk and started again by the proof. What it is asked comes as one JSON argument
 * (StationTask); what it says goes to standard output, a line of JSON each, and has left this process whatever happens next.
 */
import { mkdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type AppServices, createAppServices } from '../../../src-main/app-services.ts';
import { createOperations } from '../../../src-main/operations.ts';
import { performWhenReady } from '../../../src-main/perform.ts';
import type { Announce, Log } from '../../../src-main/ports.ts';
import { createCupsSpooler } from '../../../src-main/printing/cups-spooler.ts';
import { createSecretRegister } from '../../../src-main/secrets.ts';
import type { ServiceLimits } from '../../../src-main/shipping/limits.ts';
import { systemClock } from '../../../src-main/system-time.ts';
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import type { Failure, Outcome } from '../../../src-preload/contract/failure.ts';
import type { OperationName } from '../../../src-preload/contract/operations.ts';
import { keyVaultOnFile, settingsOnFile } from './desk.ts';

export interface StationStep {
  readonly ask: OperationName;
  readonly request: object;
}

export interface StationTask {
  /** The app's own folder: ledger, manifests. */
  readonly folder: string;
  /** Settings and keys: see desk.ts. */
  readonly desk: string;
  /** Asked one after the other, once the services are there. */
  readonly steps: readonly StationStep[];
  readonly limits: ServiceLimits;
}

export type StationLine =
  | { readonly said: 'ready' }
  | { readonly said: 'outcome'; readonly step: number; readonly outcome: Outcome<unknown> }
  /** Of a step 'changes.start', once the change has ended. */
  | { readonly said: 'change ended'; readonly step: number; readonly outcome: Outcome<unknown> }
  /** The number of writes in doubt, as the page would show it. */
  | { readonly said: 'in doubt'; readonly count: number }
  | { readonly said: 'log'; readonly message: string }
  | { readonly said: 'finished' };

const task = JSON.parse(process.argv[2] ?? '') as StationTask;
const say = (line: StationLine): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const log: Log = {
  debug() {},
  info() {},
  warn() {},
  error: (message, facts) => say({ said: 'log', message: `${message} ${JSON.stringify(facts ?? {})}` }),
};

const endings = new Map<string, () => void>();
const announce: Announce = (name, event) => {
  if (name === 'inDoubt.changed') say({ said: 'in doubt', count: (event as { count: number }).count });
  const run = event as ChangeRun;
  if (name === 'changes.progressed' && run.state === 'ended') endings.get(run.runId)?.();
};

const services: Promise<AppServices> = Promise.resolve().then(() =>
  createAppServices({
    version: '0.0.0-proof',
    folder: task.folder,
    clock: systemClock,
    log,
    secrets: createSecretRegister(),
    keyVault: keyVaultOnFile(task.desk),
    settingsFile: settingsOnFile(task.desk),
    clipboard: { readText: async () => '', clear() {} },
    saveDialog: { choosePath: async () => null },
    openDialog: { choosePdf: async () => null, chooseTable: async () => null },
    operator: 'proof',
    spooler: createCupsSpooler({ CUPS_SERVER: join(task.desk, 'no-cups') }),
    announce,
    // No step asks for an address.
    addressBookWorkers: { copies: '', refresh: '' },
    practice: Promise.resolve({ running: false, failure: unreachable() }),
    connection: { proxyEnvironment: {}, limits: task.limits, random: () => 0 },
  }),
);
const table = services.then(createOperations);
table.catch(() => undefined);

await services.catch((cause: unknown) => log.error('start', { cause: String(cause) }));
say({ said: 'ready' });
// The faults of file-faults.c begin here when they are not to hit the start.
if (process.env.PROOF_LATER !== undefined) beginFaults();
for (const [step, { ask, request }] of task.steps.entries()) {
  const outcome = await performWhenReady(table, ask, request, log);
  say({ said: 'outcome', step, outcome });
  if (ask === 'changes.start' && outcome.ok) await changeEnded(step, outcome.value as ChangeRun);
}
await services.then(
  (running) => running.close(),
  () => undefined,
);
say({ said: 'finished' });

async function changeEnded(step: number, { runId }: ChangeRun): Promise<void> {
  const read = (): Promise<Outcome<unknown>> => performWhenReady(table, 'changes.get', { runId }, log);
  const { promise, resolve } = Promise.withResolvers<void>();
  endings.set(runId, resolve);
  const now = await read();
  if (!(now.ok && (now.value as ChangeRun).state === 'ended')) await promise;
  say({ said: 'change ended', step, outcome: await read() });
}

function beginFaults(): void {
  try {
    mkdirSync(join(task.folder, 'proof-begins'));
  } catch {
    // What it is for is done by being called: see file-faults.c.
  }
}

function unreachable(): Failure {
  return { code: 'unreachable', changed: 'nothing', details: [], facts: {} };
}

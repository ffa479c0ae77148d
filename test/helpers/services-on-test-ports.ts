/** The services of the app, wired as in the app, on ports a test can see; asked by name, as the page asks them. */

import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { PracticeService } from '../../src-main/accounts/practice-service.ts';
import { type AppPorts, type AppServices, createAppServices } from '../../src-main/app-services.ts';
import { createOperations } from '../../src-main/operations.ts';
import { perform } from '../../src-main/perform.ts';
import type { After, Clock, KeyVault, OpenDialog, SaveDialog, SettingsFile, Spooler } from '../../src-main/ports.ts';
import { createCupsSpooler } from '../../src-main/printing/cups/cups-spooler.ts';
import { createSecretRegister } from '../../src-main/redaction/secrets.ts';
import { createProgramFaults, type ProgramFaults } from '../../src-main/start-and-end/program-faults.ts';
import { afterOnThisComputer, systemClock } from '../../src-main/time/system-time.ts';
import type { Outcome } from '../../src-preload/contract/failure.ts';
import type { OperationName, Reply, Request } from '../../src-preload/contract/operations.ts';
import type { OrderPage, OrderQuery } from '../../src-preload/contract/order.ts';
import {
  type Announcements,
  type InMemoryClipboard,
  type InMemoryLog,
  inMemoryClipboard,
  inMemoryKeyVault,
  inMemoryLog,
  inMemorySettingsFile,
  recordAnnouncements,
} from './in-memory-ports.ts';
import { threadFile } from './thread-files.ts';

export interface TestPorts {
  readonly practice?: PracticeService;
  readonly startPractice?: () => void;
  readonly keyVault?: KeyVault;
  readonly settingsFile?: SettingsFile;
  readonly spooler?: Spooler;
  readonly saveDialog?: SaveDialog;
  readonly openDialog?: Partial<OpenDialog>;
  readonly programFaults?: ProgramFaults;
  readonly startAgain?: () => void;
  readonly after?: After;
  readonly clock?: Clock;
  readonly connection?: NonNullable<AppPorts['connection']>;
  /** Kept by the caller, for tests that close and open again. */
  readonly folder?: string;
  readonly computer?: NonNullable<AppPorts['computer']>;
  /** Empty: the copy of the orders cannot be asked. */
  readonly ordersWorker?: string;
}

export interface ServicesOnTestPorts {
  readonly services: AppServices;
  readonly clipboard: InMemoryClipboard;
  readonly log: InMemoryLog;
  readonly announcements: Announcements;
  /** The value, or the failure thrown as an error that names its code. */
  ask<Name extends OperationName>(name: Name, request: Request<Name>): Promise<Reply<Name>>;
  outcome(name: OperationName, request: unknown): Promise<Outcome<unknown>>;
  /** One page of '6. Search Orders', as main itself asks for it; the page has no such operation. */
  search(query: OrderQuery): Promise<OrderPage>;
  searchOutcome(query: OrderQuery): Promise<Outcome<unknown>>;
  close(): Promise<void>;
}

/**
 * For pauses between attempts that a test does not check. Not for a write under way at the end: then its answer is not
 * awaited.
 */
export const atOnce: After = (_, run) => {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
};

const noPractice: PracticeService = {
  running: false,
  failure: { code: 'unreachable', changed: 'nothing', details: [], facts: {} },
};

export async function startServices(ports: TestPorts = {}): Promise<ServicesOnTestPorts> {
  const folder = ports.folder ?? (await mkdtemp(join(tmpdir(), 'packbench-services-')));
  const log = inMemoryLog();
  const clipboard = inMemoryClipboard();
  const announcements = recordAnnouncements();
  const services = await createAppServices({
    version: '0.0.0-test',
    folder,
    clock: ports.clock ?? systemClock,
    log,
    secrets: createSecretRegister(),
    keyVault: ports.keyVault ?? inMemoryKeyVault(),
    settingsFile: ports.settingsFile ?? inMemorySettingsFile(),
    clipboard,
    saveDialog: ports.saveDialog ?? { choosePath: async () => null },
    openDialog: {
      choosePdf: async () => null,
      chooseTable: async () => null,
      chooseSettings: async () => null,
      ...ports.openDialog,
    },
    scannerPicker: { pick() {} },
    programFaults: ports.programFaults ?? createProgramFaults(),
    operator: 'tester',
    // Whatever that of this computer is: tables are the same everywhere.
    region: 'en-NZ',
    spooler: ports.spooler ?? createCupsSpooler({ CUPS_SERVER: join(folder, 'no-cups') }, afterOnThisComputer),
    announce: announcements.announce,
    startAgain: ports.startAgain ?? (() => undefined),
    addressBookWorkers: {
      copies: threadFile('address-book-copies'),
      refresh: threadFile('address-book-refresh'),
    },
    ordersWorker: ports.ordersWorker ?? threadFile('orders'),
    practice: Promise.resolve(ports.practice ?? noPractice),
    ...(ports.startPractice === undefined ? {} : { startPractice: ports.startPractice }),
    ...(ports.after === undefined ? {} : { after: ports.after }),
    ...(ports.computer === undefined ? {} : { computer: ports.computer }),
    connection: { answersWorker: threadFile('service-answers'), ...ports.connection },
  });
  const table = createOperations(services);
  const outcome = (name: OperationName, request: unknown): Promise<Outcome<unknown>> =>
    perform(table, name, structuredClone(request), log);
  const searching = { 'orders.find': { request: z.any(), run: services.orders.search } } as unknown as typeof table;
  const searchOutcome = (query: OrderQuery): Promise<Outcome<unknown>> => perform(searching, 'orders.find', query, log);
  const valueIn = <Value>(name: string, answer: Outcome<unknown>): Value => {
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.failure)}`);
    return answer.value as Value;
  };
  return {
    services,
    clipboard,
    log,
    announcements,
    outcome,
    searchOutcome,
    search: async (query) => valueIn<OrderPage>('search', await searchOutcome(query)),
    ask: async (name, request) => valueIn<Reply<typeof name>>(name, await outcome(name, request)),
    async close() {
      await services.close();
      if (ports.folder === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

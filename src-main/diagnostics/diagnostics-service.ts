/**
 * One file (JSON) for the person who helps: what this Packbench is, and the state of this computer, its records,
 * printers and copies. It holds no key in any form and nothing about orders: no receiver's name, no address, no order
 * number. So each part copies only the few fields it names, and never a text that a service or a person wrote. A part
 * that cannot be made says why in its place.
 */
import { arch, freemem, homedir, release, type as systemType, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppStatus } from '../../src-preload/contract/app-status.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import { saveDurably } from '../disk/durable-file.ts';
import { failureOf } from '../failures.ts';
import type { ActivityLog } from '../journal/activity-log.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import type { OrdersReading } from '../mirror/reading/orders-reading.ts';
import type { After, Clock, SaveDialog } from '../ports.ts';
import type { PrintingService } from '../printing/printing-service.ts';
import type { SecretRegister } from '../redaction/secrets.ts';
import type { Settings } from '../settings.ts';
import { dayHere } from '../time/day-here.ts';
import { lookIntoFolder } from './data-folder.ts';
import { failuresIn, lastLogLines } from './log-lines.ts';
import { plainError, plainFailure } from './plain-failure.ts';
import { recentFailures, recordCheck, recordCounts } from './records.ts';

export interface DiagnosticsService {
  /** Saves it where the operator chooses. Throws PackbenchError 'file-failed', 'disk-full' or 'saved-not-safe'. */
  save(): Promise<{ savedTo: string | null }>;
}

export interface DiagnosticsParts {
  readonly version: string;
  /** Also holds logs/. */
  readonly folder: string;
  readonly settings: Settings;
  readonly accounts: Pick<AccountsService, 'list' | 'holdKeys'>;
  readonly status: { get(): Promise<AppStatus> };
  readonly ledger: Pick<Ledger, 'database' | 'state' | 'unwritten'>;
  readonly activityLog: Pick<ActivityLog, 'each'>;
  /** HandOverService's: before the activity is read. */
  readonly readAhead: () => Promise<void>;
  readonly printing: Pick<PrintingService, 'listPrinters' | 'listJobs'>;
  readonly mirror: Pick<MirrorService, 'copyStatus'>;
  readonly ordersReading: Pick<OrdersReading, 'list'>;
  readonly secrets: SecretRegister;
  readonly saveDialog: SaveDialog;
  readonly clock: Clock;
  readonly after: After;
  /** The person's own folder; by default that of this computer. */
  readonly home?: string;
}

/** A printer or a thread that does not answer costs only its own part. */
const partWaitMilliseconds = 10_000;
/** After years there is much to look through, and people ask for help with old and slow computers. */
const longPartWaitMilliseconds = 60_000;
const longParts: ReadonlySet<string> = new Set<PartName>(['recordsCheck', 'failuresOfTheLastDays', 'files']);

export function createDiagnosticsService(parts: DiagnosticsParts): DiagnosticsService {
  const { clock, secrets, saveDialog } = parts;
  const gather = async (): Promise<Readonly<Record<string, unknown>>> => {
    const made = Object.entries(partsOf(parts)).map(async ([name, make]) => [
      name,
      await madeInTime(parts.after, make, longParts.has(name) ? longPartWaitMilliseconds : partWaitMilliseconds),
    ]);
    return Object.fromEntries(await Promise.all(made));
  };
  return {
    async save() {
      const now = clock.now();
      const savedTo = await saveDialog.choosePath(`packbench-diagnostics-${dayHere(now)}.json`);
      if (savedTo === null) return { savedTo };
      await parts.accounts.holdKeys();
      const all = { format: 'packbench-diagnostics', version: 1, madeAt: now.toISOString(), ...(await gather()) };
      const clean = secrets.scrubAll(withoutHome(all, parts.home ?? homedir()));
      await saveDurably(savedTo, Buffer.from(`${secrets.scrub(JSON.stringify(clean, null, 2))}\n`));
      return { savedTo };
    },
  };
}

type Part = () => unknown;

async function madeInTime(after: After, make: Part, waitMilliseconds: number): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const callOff = after(waitMilliseconds, () => reject(failureOf('timed-out')));
  try {
    return await Promise.race([(async () => make())(), late]);
  } catch (error) {
    return { notRead: plainError(error) };
  } finally {
    callOff();
  }
}

type PartName = keyof ReturnType<typeof partsOf>;

function partsOf(parts: DiagnosticsParts) {
  const { ledger, ordersReading, printing, activityLog, clock } = parts;
  const log = lastLogLines(join(parts.folder, 'logs'));
  // Two parts below await it; they report a failure.
  log.catch(() => undefined);
  return {
    packbench: () => ({ version: parts.version, runtime: process.versions }),
    computer: computerFacts,
    status: async () => plainStatus(await parts.status.get()),
    settings: () => plainSettings(parts),
    records: () => recordCounts(ledger),
    recordsCheck: () => recordCheck(ledger),
    async failuresOfTheLastDays() {
      await parts.readAhead();
      return recentFailures(activityLog, clock.now());
    },
    failuresInTheLog: async () => failuresIn(Object.values(await log).flatMap(({ lines }) => lines)),
    printers: () => plainPrinters(printing),
    printJobs: () => plainJobs(printing),
    orders: async () => {
      const { failure, ...copy } = await parts.mirror.copyStatus();
      return { ...copy, failure: failure === null ? null : plainFailure(failure) };
    },
    ordersReading: () =>
      ordersReading.list().map(({ failure, ...reading }) => ({
        ...reading,
        failure: failure === null ? null : plainFailure(failure),
      })),
    files: () => lookIntoFolder(parts.folder),
    log: () => log,
  } satisfies Record<string, Part>;
}

function computerFacts() {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  const memory = { totalBytes: totalmem(), freeBytes: freemem(), ofMainBytes: process.memoryUsage().rss };
  return {
    platform: process.platform,
    system: systemType(),
    release: release(),
    architecture: arch(),
    memory,
    runningForSeconds: Math.round(process.uptime()),
    timeZone,
    locale,
  };
}

function plainStatus({ keychain, startTroubles, unwritten, ...status }: AppStatus) {
  return {
    ...status,
    keychain,
    startTroubles: startTroubles.map(({ failure, keptAs }) => ({ ...plainFailure(failure), keptAs })),
    unwritten: { count: unwritten.count, because: unwritten.failure === null ? null : plainFailure(unwritten.failure) },
  };
}

/** About keys, only whether there are any. */
function plainSettings({ settings, accounts }: Pick<DiagnosticsParts, 'settings' | 'accounts'>) {
  const { preferences, currentAccountId } = settings.content();
  return {
    currentAccountId,
    accounts: accounts.list().accounts.map(({ accountId, kind, label, baseAddress, colour, format, ...keys }) => ({
      accountId,
      kind,
      label,
      baseAddress,
      colour,
      format,
      hasKeys: keys.serviceKeyLastFour !== null && keys.subscriptionKeyLastFour !== null,
    })),
    // A filter on the list of orders may hold a town or a person's name.
    preferences: { ...preferences, ordersView: preferences.ordersView === null ? null : 'set' },
  };
}

/** Leaves out the printer's location and description: people write names there. */
async function plainPrinters(printing: DiagnosticsParts['printing']) {
  const { spooler, printers } = await printing.listPrinters();
  return {
    spooler,
    printers: printers.map(({ location: _location, description: _description, media, ...printer }) => ({
      ...printer,
      media: media.map(({ name }) => name),
    })),
  };
}

/** The last jobs, with reasons that are keywords, not a spooler's sentences. */
function plainJobs(printing: DiagnosticsParts['printing']) {
  return printing.listJobs(null, 50).map((job) => ({
    printJobId: job.printJobId,
    kind: job.kind,
    printer: job.printer,
    media: job.media,
    tray: job.tray,
    copies: job.copies,
    state: job.state,
    reasons: job.reasons.filter((reason) => /^[a-z0-9-]+$/.test(reason)),
    sheetsPrinted: job.sheetsPrinted,
    sheetsInAll: job.sheetsInAll,
    submittedAt: job.submittedAt,
    checkedAt: job.checkedAt,
    cameOut: job.answer?.cameOut ?? null,
  }));
}

/** '~' replaces the person's own folder, because it holds their name: as a path, and as the address of a file, as errors have it. */
function withoutHome(all: unknown, home: string): unknown {
  if (home.length < 2) return all;
  const quoted = JSON.stringify(home).slice(1, -1);
  const { pathname } = pathToFileURL(home, { windows: home.includes('\\') });
  return JSON.parse(JSON.stringify(all).replaceAll(quoted, '~').replaceAll(pathname, '~'));
}

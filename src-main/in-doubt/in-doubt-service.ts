/** Writes in doubt: listed, looked up, and settled by a person. Nothing here changes anything at the service. */
import type { Reading, Resolution, WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import type { Manifest } from '../../src-preload/contract/manifest.ts';
import type { Progress } from '../../src-preload/contract/progress.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import { afterChange, failureOf } from '../failures.ts';
import type { Happened } from '../happenings.ts';
import type { Ledger } from '../journal/ledger.ts';
import { lookedUp, type Settlement, type WriteRecord, wasRefused } from '../journal/write-record.ts';
import type { ManifestsService } from '../manifests/manifests-service.ts';
import type { Announce, Clock, Log, OpenDialog } from '../ports.ts';
import { type LookUpClient, type LookUpParts, lookUp } from './look-up.ts';
import { type Ages, createReadingAges } from './reading-ages.ts';
import { allowedFor, seenApart, settledBySplit } from './resolutions.ts';
import { whoLooks } from './who-looks.ts';

export interface InDoubtService {
  /** Newest first. */
  list(): readonly WriteInDoubt[];
  /** How many writes of any kind are in doubt. */
  count(): number;
  /**
   * Asks the service about every order of the write and keeps the reading. If the service refused the change, the
   * reading settles it as far as it goes: the service no longer works on it. A signal stops the look-up. Throws
   * PackbenchError 'request-not-valid' (there is no such write), 'changed-meanwhile' (it is not in doubt any more),
   * 'account-lost', and what AccountsService and client throw.
   */
  lookUp(writeId: string, signal?: AbortSignal, progressed?: (progress: Progress) => void): Promise<WriteInDoubt>;
  /**
   * Throws PackbenchError 'request-not-valid', 'changed-meanwhile' (not in doubt any more, or the readings do not allow it); and
   * with `changed: 'done'` when the ledger cannot be read after it.
   */
  resolve(writeId: string, resolution: Resolution): Promise<{ remaining: readonly WriteInDoubt[] }>;
  /** Asks for a PDF and makes it the manifest's. Null: cancelled. Throws what ManifestsService.importPdf throws. */
  importPdf(writeId: string, replaces?: number): Promise<Manifest | null>;
  /** Tells the page the count when it has changed since the last time. */
  announce(): void;
}

export interface InDoubtParts {
  readonly ledger: Ledger;
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly door: Pick<ServiceDoor, 'open'>;
  readonly client: LookUpClient;
  readonly numberNow?: LookUpParts['numberNow'];
  readonly manifests: Pick<ManifestsService, 'importPdf' | 'noteSettled'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly happened: Happened;
  readonly announce: Announce;
  readonly openDialog: Pick<OpenDialog, 'choosePdf'>;
  /** Who is signed in to this computer, for the record. */
  readonly operator: string;
}

export function createInDoubtService(parts: InDoubtParts): InDoubtService {
  const { ledger, accounts, door, client, clock, log } = parts;
  const ages = createReadingAges(clock);
  // From now on every existing reading is at least this old.
  for (const record of ledger.writes.unsettled()) ages.of(record);
  let told = -1;

  const count = (): number => ledger.writes.countIn(null, 'in-doubt');
  /** Also for a write that stays in doubt: the page shows what was seen. */
  const tellPage = (): void => {
    told = count();
    parts.announce('inDoubt.changed', { count: told });
  };
  const recordOf = (writeId: string): WriteRecord => {
    const record = ledger.writes.get(writeId);
    if (record === null) throw failureOf('request-not-valid', { facts: { field: 'writeId' } });
    // Its answer came after all, or it was settled, here or by another program.
    if (record.state !== 'in-doubt') throw failureOf('changed-meanwhile');
    return record;
  };

  const tell = (record: WriteRecord): WriteInDoubt => toWriteInDoubt(record, ages.of(record));

  const settleRefused = async (record: WriteRecord): Promise<WriteRecord> => {
    const seen = seenApart(record);
    const isAllDone = record.orders.length === 0 && record.readings.at(-1)?.orders[0]?.seen === 'done';
    if (seen.done.length + seen.notDone.length === 0 && !isAllDone) return record;
    const at = clock.now().toISOString();
    const after = await ledger.writes.settleRefused(record.writeId, {
      at,
      by: lookedUp,
      resolution: 'split',
      ...seen,
    });
    log.info('in doubt: settled by looking up', { writeId: record.writeId, state: after.state });
    parts.happened('writeChanged', after);
    return after;
  };

  return {
    list() {
      const open = ledger.writes.unsettled().filter((record) => record.state === 'in-doubt');
      return open.map(tell).reverse();
    },
    count,
    async lookUp(writeId, signal, progressed) {
      const record = recordOf(writeId);
      const who = await whoLooks({ accounts, door, known: ledger.accounts, log }, record);
      ages.of(record);
      const begunAt = clock.passed();
      const { numberNow } = parts;
      const reading = await lookUp({ client, clock, numberNow, signal, progressed, ...who }, record);
      recordOf(writeId);
      const read = await ledger.writes.keepReading(writeId, reading);
      ages.madeLast(read, begunAt);
      // Another look-up at the same time, its run's or a person's, may have settled it since.
      const left = wasRefused(read) ? await settleRefused(recordOf(writeId)) : read;
      if (left.state === 'in-doubt') tellPage();
      return tell(left);
    },
    async resolve(writeId, resolution) {
      const before = recordOf(writeId);
      if (!allowedFor(before, ages.of(before)).mayResolve.includes(resolution)) {
        // It was looked up since this was offered.
        throw failureOf('changed-meanwhile');
      }
      const settlement: Settlement = {
        at: clock.now().toISOString(),
        by: parts.operator,
        resolution,
        ...settledOrders(before, resolution, ages.of(before)),
      };
      const after = await ledger.writes.settleByHand(writeId, settlement);
      log.info('in doubt: settled by hand', { writeId, resolution, state: after.state });
      parts.happened('writeChanged', after);
      if (after.state === 'in-doubt') afterChange(tellPage);
      await parts.manifests.noteSettled(after);
      return { remaining: after.state === 'in-doubt' ? [tell(after)] : [] };
    },
    async importPdf(writeId, replaces) {
      const path = await parts.openDialog.choosePdf();
      if (path === null) return null;
      return parts.manifests.importPdf(writeId, path, replaces);
    },
    announce() {
      if (count() !== told) tellPage();
    },
  };
}

function settledOrders(record: WriteRecord, resolution: Resolution, ages: Ages): Pick<Settlement, 'done' | 'notDone'> {
  const open = record.orders.filter((order) => order.settledAs === undefined).map((order) => order.orderId);
  switch (resolution) {
    case 'done':
      return { done: open, notDone: [] };
    case 'not-done':
      return { done: [], notDone: open };
    case 'split': {
      const { done, notDone } = settledBySplit(record, ages);
      return { done, notDone };
    }
  }
}

function toWriteInDoubt(record: WriteRecord, ages: Ages): WriteInDoubt {
  const open = record.orders.filter((order) => order.settledAs === undefined);
  return {
    writeId: record.writeId,
    // As in Activity: what is archived never comes again, so it is not called removed.
    kind: record.kind === 'bulk-delete' && record.about.remove === false ? 'archive' : record.kind,
    accountId: record.accountId,
    accountLabel: record.accountLabel,
    toAccountId: record.about.toAccountId ?? null,
    orders: open.map(({ orderId, orderNumber }) => ({ orderId, orderNumber })),
    createdAt: record.createdAt,
    sentAt: record.sentAt,
    failure: record.failure,
    settled: record.state !== 'in-doubt',
    readings: record.readings.map((reading): Reading => reading),
    ...allowedFor(record, ages),
  };
}

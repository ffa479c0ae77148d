/**
 * The hand-over: parcels of a manifest are scanned when the courier comes, and a sheet says what left the house
 * (tally.ts defines a tally). Everything it needs is on this computer.
 */
import type {
  HandOverState,
  ManifestToHandOver,
  RelabelledParcel,
  Tally,
  TallyFinish,
  TallySummary,
  WaitingManifests,
} from '../../src-preload/contract/hand-over.ts';
import { plainCarrier } from '../../src-preload/contract/order.ts';
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import { afterChange, failureOf, PackbenchError } from '../failures.ts';
import type { PlacedHandOver } from '../journal/activity-log.ts';
import { newWriteId } from '../journal/write-record.ts';
import type { Announce, Clock } from '../ports.ts';
import { relabelledOf } from './elsewhere.ts';
import { createManifestOrders, type HeldManifest, type ManifestOrdersParts } from './manifest-orders.ts';
import { createNotGoing } from './not-going.ts';
import type { OpenTallies } from './open-tallies.ts';
import { stateOf, type TallyRecord } from './tally.ts';
import { createTallyFinish, type TallyFinishParts } from './tally-finish.ts';
import { createTallyScans, type TallyScans } from './tally-scans.ts';
import { toSummary, toTally } from './tally-view.ts';
import { createTellTallies } from './told-tallies.ts';

/**
 * Methods that change a tally throw PackbenchError 'disk-full' or 'file-failed' when the disk refuses the change, and
 * with `changed: 'done'` when the tally cannot be read after it.
 */
export interface HandOverService extends TallyScans {
  state(): HandOverState;
  waiting(lookedThrough: number): WaitingManifests;
  ofManifests(manifestIds: readonly string[]): readonly TallySummary[];
  /** Throws PackbenchError 'tally-unknown'; for an open tally also 'manifest-unknown'. */
  tally(tallyId: string): Tally;
  /** Throws PackbenchError 'tally-unknown', 'manifest-unknown'. */
  relabelled(tallyId: string): Promise<readonly RelabelledParcel[]>;
  /** Throws PackbenchError 'manifest-unknown', 'already-handed-over'. */
  begin(manifestId: string, again: boolean): Tally;
  /** Throws PackbenchError 'tally-unknown', 'changed-meanwhile' (the tick is already gone). */
  takeBack(tallyId: string, tickNo: number): Tally;
  /** Throws PackbenchError 'tally-unknown', 'changed-meanwhile' (the tally is not as it was shown). */
  finish(asked: TallyFinish): Promise<Tally>;
  /** Throws PackbenchError 'tally-unknown', 'changed-meanwhile' (it was handed over). */
  discard(tallyId: string): void;
  /** Throws PackbenchError 'tally-unknown', 'changed-meanwhile' (they did not stay behind at the last hand-over). */
  setNotGoing(tallyId: string, orderIds: readonly number[], why: string, by: string): Tally;
  /** Throws like `setNotGoing`. */
  setGoing(tallyId: string, orderIds: readonly number[]): Tally;
  /** Throws 'tally-unknown', and what PrintingService.printSheet throws. */
  printSheet(tallyId: string): Promise<PrintJob>;
  /** Throws 'tally-unknown', 'saved-not-safe'. */
  saveSheet(tallyId: string): Promise<{ savedTo: string | null }>;
  /** As the activity shows them, the last begun or ended first; none where they cannot be read. */
  activity(): readonly PlacedHandOver[];
  /** Before `activity`: what it would read in one go, of years, is read in pieces. */
  readAhead(): Promise<void>;
  /** At the start: opens the tallies of an earlier run, so that anything wrong with them is reported. */
  resume(): Promise<void>;
  shut(): void;
}

export type HandOverParts = Omit<ManifestOrdersParts, 'accountIds'> &
  Omit<TallyFinishParts, 'orders' | 'changed'> & {
    readonly tallies: OpenTallies;
    /** Who is signed in to this computer. */
    readonly operator: string;
    readonly clock: Clock;
    readonly announce: Announce;
  };

const doneShown = 10;
const partlyShown = 20;

export function createHandOverService(parts: HandOverParts): HandOverService {
  const { tallies, clock, announce } = parts;
  // An order of a hidden practice account is never what was scanned.
  const accountIds = () => parts.mirror.shownAccountIds();
  const orders = createManifestOrders({ ...parts, accountIds });
  const changed = (): void => announce('handOver.changed', {});
  const summaryOf = (record: TallyRecord): TallySummary => toSummary(record, tallies().countsOf(record));

  const known = (tallyId: string): TallyRecord => {
    const record = tallies.ifThere()?.get(tallyId) ?? null;
    if (record === null || record.discardedAt !== null) throw failureOf('tally-unknown');
    return record;
  };
  const viewOf = (record: TallyRecord): Tally => {
    const { tallyId, manifestId } = record;
    const held = record.end === null ? orders.manifest(manifestId).orders : [];
    const isLast = tallies().ofManifests([manifestId])[0]?.tallyId === tallyId;
    return toTally(record, tallies().ticksOf(tallyId), held, isLast);
  };
  const tally = (tallyId: string): Tally => viewOf(known(tallyId));

  const begin = (manifestId: string, again: boolean): TallyRecord => {
    const before = tallies
      .ifThere()
      ?.ofManifests([manifestId])
      .find(({ end }) => end !== null);
    const begun = newTally(orders.manifest(manifestId), before ?? null, clock.now());
    const record = tallies().begin(begun, again);
    if (record === null) throw failureOf('already-handed-over', { facts: { manifestId } });
    if (record.tallyId === begun.tallyId) changed();
    return record;
  };
  const tellTallies = createTellTallies();
  /** The hand-over screen reports it; the rest of the activity must stay readable. */
  const noneTold = (error: unknown): readonly PlacedHandOver[] => {
    if (!(error instanceof PackbenchError)) throw error;
    parts.log.error('The tallies could not be read for the activity.', { failure: error.failure });
    return [];
  };
  const finish = createTallyFinish({ ...parts, orders, changed });

  return {
    ...createTallyScans({ tallies, orders, begin, changed }),
    ...createNotGoing({ tallies, clock, known, viewOf, changed }),
    state() {
      const file = tallies.ifThere();
      const partly = file?.partly(partlyShown) ?? [];
      return {
        open: (file?.open() ?? []).map(summaryOf),
        done: (file?.done(doneShown) ?? []).map(summaryOf),
        partly: partly.map(summaryOf),
        partlyMore: (file?.partlyCount() ?? 0) - partly.length,
        handedOverBy: file?.lastEnded()?.end?.handedOverBy ?? parts.operator,
      };
    },
    waiting(lookedThrough) {
      const newest = orders.newest(lookedThrough).filter((manifest) => manifest.orders.length > 0);
      const known = tallies.ifThere()?.ofManifests(newest.map(({ record }) => record.writeId)) ?? [];
      const begun = new Set(known.map(({ manifestId }) => manifestId));
      const manifests = newest.filter(({ record }) => !begun.has(record.writeId)).map(toWaiting);
      return { manifests, olderCount: Math.max(0, orders.count() - lookedThrough) };
    },
    ofManifests: (manifestIds) => (tallies.ifThere()?.ofManifests(manifestIds) ?? []).map(summaryOf),
    tally,
    relabelled: async (tallyId) => relabelledOf(orders, orders.manifest(known(tallyId).manifestId)),
    begin(manifestId, again) {
      const record = begin(manifestId, again);
      return afterChange(() => viewOf(record));
    },
    takeBack(tallyId, tickNo) {
      known(tallyId);
      if (!tallies().takeBack(tallyId, tickNo)) throw failureOf('changed-meanwhile');
      changed();
      return afterChange(() => tally(tallyId));
    },
    async finish(asked) {
      const record = await finish.finish(known(asked.tallyId), asked);
      return afterChange(() => viewOf(record));
    },
    discard(tallyId) {
      known(tallyId);
      const discardedAt = clock.now().toISOString();
      const done = tallies().change(tallyId, (now) => (stateOf(now) === 'open' ? { ...now, discardedAt } : null));
      if (done === null) throw failureOf('changed-meanwhile');
      changed();
    },
    printSheet: async (tallyId) => finish.printSheet(known(tallyId)),
    saveSheet: async (tallyId) => finish.saveSheet(known(tallyId)),
    activity() {
      try {
        const file = tallies.ifThere();
        return file === null ? [] : tellTallies.all(file);
      } catch (error) {
        return noneTold(error);
      }
    },
    async readAhead() {
      try {
        const file = tallies.ifThere();
        if (file !== null) await tellTallies.ahead(file);
      } catch (error) {
        noneTold(error);
      }
    },
    resume: tallies.openAtStart,
    shut: tallies.shut,
  };
}

/**
 * A further hand-over is for what stayed behind at the one `before`; if nothing stayed behind, every parcel may have
 * come back.
 */
function newTally(manifest: HeldManifest, before: TallyRecord | null, now: Date): TallyRecord {
  const { missing = [], notGoing: said = [] } = before?.end ?? {};
  const notGoing = [...(before?.notGoing ?? []), ...said];
  const closed = new Set(notGoing.map(({ order }) => order.orderId));
  const stayed = new Set(missing.map(({ orderId }) => orderId));
  const left = manifest.orders.filter(({ orderId }) => stayed.has(orderId) && !closed.has(orderId));
  const earlier = manifest.orders.filter(({ orderId }) => !stayed.has(orderId) && !closed.has(orderId));
  const facts = factsOf(manifest);
  return {
    ...(left.length + closed.size === 0
      ? facts
      : {
          ...(left.length === 0 ? { ...facts, orderCount: 0 } : factsOf({ ...manifest, orders: left })),
          earlier: earlier.map(({ orderId }) => orderId),
          notGoing,
        }),
    tallyId: newWriteId(now),
    startedAt: now.toISOString(),
    end: null,
    discardedAt: null,
  };
}

function toWaiting(manifest: HeldManifest): ManifestToHandOver {
  const { manifestCreatedAt: createdAt, ...facts } = factsOf(manifest);
  return { ...facts, createdAt };
}

function factsOf({ record, orders }: HeldManifest) {
  const { writeId: manifestId, accountId, accountLabel, createdAt: manifestCreatedAt } = record;
  const carriers = [...Map.groupBy(orders, ({ carrierName }) => plainCarrier(carrierName)).values()]
    .map((ofCarrier) => ({ carrierName: ofCarrier[0]?.carrierName ?? '', orderCount: ofCarrier.length }))
    .toSorted((one, other) => other.orderCount - one.orderCount);
  return { manifestId, manifestCreatedAt, accountId, accountLabel, carriers, orderCount: orders.length };
}

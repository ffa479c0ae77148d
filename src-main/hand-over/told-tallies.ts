/**
 * Tallies as the activity shows them. After some years there are thousands, each with what was signed, and hardly one changes once
 * it has ended: what was told of it stands as long as its seal does.
 */
import { setImmediate } from 'node:timers/promises';
import type { ActivityEntry } from '../../src-preload/contract/activity.ts';
import type { TallySummary } from '../../src-preload/contract/hand-over.ts';
import type { PlacedHandOver } from '../journal/activity-log.ts';
import type { TalliesFile } from './tallies-file.ts';
import { toSummary } from './tally-view.ts';

type ReadTallies = Pick<TalliesFile, 'version' | 'seals' | 'list' | 'countsOf'>;
type Seals = ReturnType<TalliesFile['seals']>;

/** Both throw what the file throws. */
export interface TellTallies {
  /** The last begun or ended first. */
  all(file: ReadTallies): readonly PlacedHandOver[];
  /** So that `all` has little left to read: in pieces, between which others have their turn. */
  ahead(file: ReadTallies): Promise<void>;
}

/** Tallies. A few milliseconds of reading. */
const pieceSize = 20;

export function createTellTallies(): TellTallies {
  const told = new Map<string, { readonly seal: string; readonly placed: PlacedHandOver }>();
  /** Nearly each question finds the file as the one before. */
  let last: { readonly version: string; readonly placed: readonly PlacedHandOver[] } | null = null;
  const isTold = ({ tallyId, seal }: Seals[number]): boolean => told.get(tallyId)?.seal === seal;
  const tell = (file: ReadTallies, seals: Seals): readonly PlacedHandOver[] => {
    const read = new Map(
      file
        .list(seals.filter((one) => !isTold(one)).map(({ tallyId }) => tallyId))
        .map((record) => [record.tallyId, record]),
    );
    return seals.flatMap(({ tallyId, seal }) => {
      const record = read.get(tallyId);
      if (record === undefined) return told.get(tallyId)?.placed ?? [];
      const entry = toEntry(toSummary(record, file.countsOf(record)));
      const placed = { entry, begunAfter: record.begunAfter ?? null };
      // The parcels of an open one are counted anew.
      if (record.end !== null) told.set(tallyId, { seal, placed });
      return placed;
    });
  };
  return {
    all(file) {
      const version = file.version();
      if (last?.version !== version) last = { version, placed: tell(file, file.seals()) };
      return last.placed;
    },
    async ahead(file) {
      if (last?.version === file.version()) return;
      const left = file.seals().filter((one) => !isTold(one));
      for (let at = 0; at < left.length; at += pieceSize) {
        tell(file, left.slice(at, at + pieceSize));
        await setImmediate();
      }
    },
  };
}

function toEntry(tally: TallySummary): ActivityEntry {
  const { tallyId, accountId, accountLabel, startedAt, handedOverAt, orderCount, tickedCount, manifestId } = tally;
  return {
    ...{ accountId, accountLabel, orderCount, manifestId },
    activityId: tallyId,
    kind: 'hand-over',
    at: handedOverAt ?? startedAt,
    outcome: handedOverAt === null ? 'under-way' : 'done',
    failureCode: null,
    about: `${tickedCount}/${orderCount}`,
  };
}

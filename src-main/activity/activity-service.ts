/** What was done on this bench, read from the ledger, and as a table for a spreadsheet. */
import type {
  ActivityDetail,
  ActivityEntry,
  ActivityFilter,
  ActivityPage,
} from '../../src-preload/contract/activity.ts';
import type { Reasons } from '../../src-preload/contract/operations.ts';
import { csvBytes, regionHere } from '../csv.ts';
import { type FileCalls, saveDurably } from '../disk/durable-file.ts';
import type { ActivityLog } from '../journal/activity-log.ts';
import type { Clock, SaveDialog } from '../ports.ts';
import type { Heard } from '../threads/in-pieces.ts';
import { dayHere, timeHere } from '../time/day-here.ts';

export interface ActivityService {
  /** Throws PackbenchError 'file-failed' when the ledger cannot be read. */
  list(filter: ActivityFilter, offset: number, limit: number): Promise<ActivityPage>;
  /** Null: there is no such entry. Throws like `list`. */
  get(activityId: string): Promise<ActivityDetail | null>;
  /**
   * Saves every entry that fits to the file the operator chooses; null: cancelled. Also throws 'file-failed',
   * 'disk-full', 'saved-not-safe', and 'cancelled' when it was stopped; then nothing was written.
   */
  export(filter: ActivityFilter, reasons: Reasons, heard?: Heard): Promise<{ savedTo: string | null }>;
}

export interface ActivityParts {
  readonly activityLog: ActivityLog;
  /** HandOverService's. */
  readonly readAhead: () => Promise<void>;
  readonly saveDialog: SaveDialog;
  readonly clock: Clock;
  readonly fileCalls?: FileCalls;
  /** The operator's region, for tables (BCP 47); by default that of this computer. */
  readonly region?: string;
}

export function createActivityService(parts: ActivityParts): ActivityService {
  const { activityLog, readAhead, saveDialog, clock } = parts;
  return {
    async list(filter, offset, limit) {
      await readAhead();
      return activityLog.list(filter, offset, limit);
    },
    async get(activityId) {
      await readAhead();
      return activityLog.get(activityId);
    },
    async export(filter, reasons, heard = {}) {
      const savedTo = await saveDialog.choosePath(`activity-${dayHere(clock.now())}.csv`);
      if (savedTo !== null) {
        await readAhead();
        const rows = tableOf(activityLog.each(filter), reasons);
        const { totalCount } = await activityLog.list(filter, 0, 1);
        const all = { ...heard, totalCount, rowsAtOnce };
        await saveDurably(savedTo, await csvBytes(rows, parts.region ?? regionHere(), all), parts.fileCalls);
      }
      return { savedTo };
    },
  };
}

/** Each is a record of the ledger, with all its orders. */
const rowsAtOnce = 100;

const columns = ['time', 'what', 'account', 'orders', 'outcome', 'reason', 'about', 'manifest'];

function* tableOf(entries: Iterable<ActivityEntry>, reasons: Reasons): Generator<string[]> {
  yield columns;
  for (const entry of entries) yield rowOf(entry, reasons);
}

function rowOf(entry: ActivityEntry, reasons: Reasons): string[] {
  const { at, kind, accountLabel, orderCount, outcome, failureCode, about, manifestId } = entry;
  const reason = failureCode === null ? '' : (reasons[failureCode] ?? failureCode);
  // A spreadsheet takes '2/3' for a day.
  const told = kind === 'hand-over' ? about.replace('/', ' of ') : about;
  return [
    timeHere(new Date(at)),
    kind,
    accountLabel,
    orderCount === 0 ? '' : String(orderCount),
    outcome,
    reason,
    told,
    manifestId ?? '',
  ];
}

/**
 * What the ledger knows about the orders, joined at reading time. The thread that answers reads it from the ledger's
 * own file, holds it in memory, and brings it up to date before each list if anything was written there, some orders at
 * a time. A scan waits for none of that: for what is not joined yet it asks the ledger about that one order. None of it
 * is ever stored in the mirror.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { type LedgerReading, openLedgerReading } from '../journal/ledger-reading.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import { createLedgerJoining, type JoinedPart, type LedgerJoining, type LedgerJoiningParts } from './ledger-joining.ts';
import { isDamage } from './mirror-file.ts';
import { standingOf } from './standing-of-marks.ts';
import type { Standing } from './standing-tables.ts';

/** Null: the ledger does not know the order; 'not-known': it could not be read. `key`: the mirror's own. */
export type StandingOf = (key: number, accountId: string, orderId: number) => Standing | null | 'not-known';

export interface Standings extends Pick<LedgerJoining, 'noteHeld' | 'forgetHeld'> {
  /**
   * Brings everything up to date, one caller at a time. Answers why the ledger could not be read ('records-not-read');
   * null: it was read. `part`: if much was never joined, only this part is. Years of manifests take a second.
   */
  catchUp(part?: JoinedPart): Promise<Failure | null>;
  /**
   * Joins a piece of years that were never joined. False: the little that is left, and whatever goes wrong, is for `catchUp`.
   */
  joinPiece(): Promise<boolean>;
  /** The ledger holds something that is not joined yet. Also false when it cannot be read. */
  isBehind(part: JoinedPart): boolean;
  /** The ledger may name orders that the file does not hold. Also false when it cannot be read. */
  mayNameOthers(): boolean;
  /** All of the ledger was joined once. */
  areWhole(): boolean;
  /** As last joined, if the ledger could be read then; as of now, where not all was joined yet. */
  joined: StandingOf;
  /** For the orders of one question, as of now: asks the ledger itself where it holds what is not joined yet. */
  asOfNow(): StandingOf;
  /** The accounts whose orders these are. */
  noteAccounts(accountIds: readonly string[]): void;
  /** Ends of writes that the ledger's file did not take; they count anyway. */
  noteUnwritten(records: readonly WriteRecord[]): void;
  /** The next `catchUp` reads everything anew. */
  startAnew(): void;
  close(): void;
}

interface Parts extends LedgerJoiningParts {
  readonly ledgerPath: string;
  /** The failure to report for an error of the ledger's file. */
  readonly failureOf: (cause: unknown) => Failure;
}

/** Some hundredths of a second. */
const writesInPiece = 100;

export function createStandings(parts: Parts): Standings {
  const { ledgerPath, failureOf, tables, cameBack } = parts;
  const joining = createLedgerJoining(parts);
  const { holdsNews } = joining;
  let ledger: LedgerReading | null = null;
  /** True: the last `catchUp` could not read the ledger. */
  let isUnread = false;

  const leaveLedger = (): void => {
    ledger?.close();
    ledger = null;
    joining.forgetVersion();
  };
  const opened = (): LedgerReading => {
    ledger ??= openLedgerReading(ledgerPath);
    return ledger;
  };
  /** Null: the ledger cannot be read. */
  const readLedger = <Found>(read: (source: LedgerReading) => Found): { readonly found: Found } | null => {
    try {
      return { found: read(opened()) };
    } catch (cause) {
      if (isDamage(cause)) throw cause;
      leaveLedger();
      return null;
    }
  };

  const partOf = (source: LedgerReading, part: JoinedPart): JoinedPart =>
    joining.wasJoined() || joining.isNearlyJoined(source) ? 'all' : part;
  const atLedger: StandingOf = (key, accountId, orderId) => {
    const marks = readLedger((source) => joining.marksOf(source, accountId, [orderId]).get(orderId) ?? []);
    return marks === null ? 'not-known' : standingOf(marks.found, cameBack.after(key));
  };

  return {
    startAnew: joining.startAnew,
    noteAccounts: joining.noteAccounts,
    noteUnwritten: joining.noteUnwritten,
    async catchUp(asked = 'all') {
      try {
        const part = partOf(opened(), asked);
        for (let source = opened(); holdsNews(source, part); source = opened()) await joining.takeUp(source, part);
        isUnread = false;
        return null;
      } catch (cause) {
        leaveLedger();
        if (isDamage(cause)) throw cause;
        isUnread = true;
        return { ...failureOf(cause), code: 'records-not-read' };
      }
    },
    async joinPiece() {
      try {
        const source = opened();
        // Looked at each time: what was joined within a change that was undone is joined anew.
        if (!holdsNews(source, 'all') || partOf(source, 'removals') === 'all') return false;
        await joining.takeUp(source, 'all', writesInPiece);
        return true;
      } catch {
        // It meets the same, and says it.
        leaveLedger();
        return false;
      }
    },
    isBehind: (part) => readLedger((source) => holdsNews(source, partOf(source, part)))?.found ?? false,
    mayNameOthers: () =>
      readLedger((source) => holdsNews(source, 'all') && !joining.fileHoldsAll(source))?.found ?? false,
    noteHeld: joining.noteHeld,
    forgetHeld: joining.forgetHeld,
    areWhole: joining.wasJoined,
    joined(key, accountId, orderId) {
      if (isUnread) return 'not-known';
      return joining.wasJoined() ? tables.of(key) : atLedger(key, accountId, orderId);
    },
    asOfNow() {
      const news = readLedger((source) => holdsNews(source, 'all'));
      if (news === null) return () => 'not-known';
      return news.found ? atLedger : tables.of;
    },
    close: leaveLedger,
  };
}

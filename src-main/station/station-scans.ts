/**
 * Scans of the station: what a scan finds is judged and put into the round of its account. It counts as good only once
 * it is on the disk.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderMatch, ScanResult } from '../../src-preload/contract/scan.ts';
import type { StationScan, StationVerdict } from '../../src-preload/contract/station.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import { isThere } from '../mirror/is-there.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import type { OrdersService } from '../orders/orders-service.ts';
import type { PreferencesService } from '../preferences/preferences-service.ts';
import { createJoinRound, type JoinRoundParts } from './join-round.ts';
import { choicesOf } from './judge-scan.ts';
import { findNotPrinted, type NotPrintedParts } from './not-printed.ts';

export interface StationScans {
  /** Never throws because of the scanned code: the verdict reports it. */
  scan(code: string, otherReadings: readonly string[]): Promise<StationScan>;
  /** Throws PackbenchError 'not-found', 'disk-full', 'file-failed'. */
  take(accountId: AccountId, orderId: number): Promise<StationScan>;
  /** Resolves when every scan so far has its first verdict. Never rejects. */
  judgedSoFar(): Promise<void>;
}

export interface StationScansParts extends JoinRoundParts, NotPrintedParts {
  readonly orders: Pick<OrdersService, 'find' | 'withLabelThen'>;
  readonly mirror: Pick<MirrorService, 'details' | 'shownAccountIds'>;
  readonly preferences: Pick<PreferencesService, 'get'>;
}

export function createStationScans(parts: StationScansParts): StationScans {
  const { orders, mirror, preferences, clock, announce } = parts;
  const join = createJoinRound(parts);
  const underWay = new Set<Promise<StationScan>>();

  /** An account may be entered twice: then the entry that the screens work on counts. */
  const oncePerOrder = (matches: readonly OrderMatch[]): readonly OrderMatch[] => {
    const { currentAccountId } = parts.accounts.list();
    const each = new Map<string, OrderMatch>();
    for (const match of matches) {
      const { accountId, order } = match;
      const { fingerprint } = parts.ledger.accounts.reference(accountId);
      const name = `${fingerprint === '' ? accountId : fingerprint} ${order.orderId}`;
      if (!each.has(name) || accountId === currentAccountId) each.set(name, match);
    }
    return [...each.values()];
  };

  const choicesIn = (result: ScanResult): readonly OrderMatch[] => oncePerOrder(choicesOf(result.matches));

  const verdictOf = (result: ScanResult, before: StationVerdict | null): StationVerdict => {
    const isAsking = result.accounts.some(({ from }) => from === 'asking');
    const choices = choicesIn(result);
    const [first, ...more] = choices;
    // Somebody else may have it now.
    if (isAsking && !choices.some(({ order }) => isThere(order))) return { kind: 'asking', accounts: result.accounts };
    if (first === undefined) return { kind: 'unknown', accounts: result.accounts };
    if (more.length > 0) return { kind: 'several', matches: choices, takenOut: join.takeOutAgain(before) };
    return join.put(first.order, preferences.get().stationOthers);
  };

  /** `before`: what was told of the same scan earlier. */
  const judged = (result: ScanResult, before: StationVerdict | null = null): StationScan => {
    const { scanId, code, matches, notAsked } = result;
    return { scanId, code, matches, notAsked, verdict: orFailed(() => verdictOf(result, before)) };
  };

  const lookForUnprinted = async (scan: StationScan, otherReadings: readonly string[]): Promise<void> => {
    const verdict = await findNotPrinted(parts, [scan.code, ...otherReadings]);
    if (verdict !== null) announce('station.scanned', { ...scan, verdict });
  };

  const noted = (scan: Promise<StationScan>): Promise<StationScan> => {
    underWay.add(scan);
    const forget = (): void => void underWay.delete(scan);
    scan.then(forget, forget);
    return scan;
  };

  const steps: Omit<StationScans, 'judgedSoFar'> = {
    async scan(code, otherReadings) {
      let told: StationScan | null = null;
      let toldChoices: string | null = null;
      const judge = (result: ScanResult, choices: string | null): StationScan => {
        toldChoices = choices;
        const scan = judged(result, told?.verdict);
        told = scan;
        return scan;
      };
      /** Null: whether two accounts are one cannot be read now. The verdict says so. */
      const namesOf = (result: ScanResult): string | null => {
        try {
          return JSON.stringify(choicesIn(result).map(({ accountId, order }) => [accountId, order.orderId]));
        } catch (error) {
          if (!(error instanceof PackbenchError)) throw error;
          return null;
        }
      };
      const tell = (result: ScanResult): void => {
        // A late answer that brings no other choice, or cannot be compared, changes nothing of what was found.
        const choices = namesOf(result);
        const isFound = told !== null && told.verdict.kind !== 'unknown' && told.verdict.kind !== 'asking';
        if (isFound && (choices === toldChoices || choices === null)) return;
        const scan = judge(result, choices);
        announce('station.scanned', scan);
        const isAnswered = result.accounts.every(({ from }) => from === 'service');
        if (maybeUnprinted(scan.verdict) && isAnswered) void lookForUnprinted(scan, otherReadings);
      };
      try {
        const first = await orders.find({ code, otherReadings, atOnce: true }, tell);
        return judge(first, namesOf(first));
      } catch (error) {
        if (!(error instanceof PackbenchError)) throw error;
        const verdict: StationVerdict = { kind: 'failed', failure: error.failure };
        return { scanId: `failed ${clock.passed()}`, code, matches: [], notAsked: [], verdict };
      }
    },
    async take(accountId, orderId) {
      const order = await mirror.details(accountId, orderId);
      if (order === null) throw failureOf('not-found', { facts: { accountId, orderIds: [orderId], field: 'order' } });
      const match = { accountId, order, from: 'mirror' } as const;
      const scan = { scanId: `taken ${clock.passed()}`, code: order.orderNumber, matches: [match], notAsked: [] };
      return { ...scan, verdict: join.put(orders.withLabelThen(order), 'take') };
    },
  };
  return {
    scan: (code, otherReadings) => noted(steps.scan(code, otherReadings)),
    take: (accountId, orderId) => noted(steps.take(accountId, orderId)),
    judgedSoFar: async () => void (await Promise.allSettled(underWay)),
  };
}

/** The search shows printed orders alone: one whose label was taken back is gone from it. */
const maybeUnprinted = ({ kind }: StationVerdict): boolean => kind === 'unknown' || kind === 'gone';

/** When the disk refuses the change, that is a verdict of its own, and never a good one. */
function orFailed(verdict: () => StationVerdict): StationVerdict {
  try {
    return verdict();
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    return { kind: 'failed', failure: error.failure };
  }
}

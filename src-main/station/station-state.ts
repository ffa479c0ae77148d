/** What the station shows: the open rounds, the last scans, and the closed rounds with the standing of each. */
import type { ClosedRound, OpenRound, RoundScan, StationState } from '../../src-preload/contract/station.ts';
import type { OpenRounds } from './open-rounds.ts';
import type { Round, RoundRow } from './round.ts';
import { orderIn } from './round-rows.ts';
import type { RoundWork } from './round-work.ts';
import type { RoundsFile } from './rounds-file.ts';

const scansShown = 10;
const settledShown = 5;
const settledLookedAt = 20;

type Work = Pick<RoundWork, 'accountOf' | 'standing'>;

/** Throws PackbenchError 'disk-full' or 'file-failed'. */
export function stationState(rounds: OpenRounds, work: Work): StationState {
  const file = rounds.ifThere();
  if (file === null) return { open: [], lastScans: [], closed: [] };
  const unsettled = file.unsettled();
  // The one begun last stands last: those before it, with their presses, stay where they are.
  const open = unsettled.filter(({ closedAt }) => closedAt === null).reverse();
  const openIds = new Set(open.map(({ roundId }) => roundId));
  const done = file.settled(settledLookedAt).filter(({ isPutAway }) => !isPutAway);
  const closed = [...unsettled.filter(({ closedAt }) => closedAt !== null), ...done.slice(0, settledShown)];
  return {
    open: open.map((round) => toOpen(file, work, round)).filter(({ orderCount }) => orderCount > 0),
    lastScans: file.lastScans(scansShown).map((row) => toScan(file, work, row, openIds)),
    closed: closed.map((round) => toClosed(file, work, round)),
  };
}

function toOpen(file: RoundsFile, work: Work, round: Round): OpenRound {
  const { roundId, accountLabel } = round;
  const carriers = file.carriersOf(roundId);
  const orderCount = carriers.reduce((sum, { count }) => sum + count, 0);
  const startedAt = file.firstScannedAt(roundId) ?? round.startedAt;
  return { roundId, accountId: accountIdOf(work, round), accountLabel, startedAt, orderCount, carriers };
}

function toScan(file: RoundsFile, work: Work, row: RoundRow, openIds: ReadonlySet<string>): RoundScan {
  const { roundId, scannedAt, takenOutAt } = row;
  const round = file.get(roundId);
  const accountId = round === null ? '' : accountIdOf(work, round);
  const accountLabel = round?.accountLabel ?? '';
  return { ...orderIn(row), roundId, scannedAt, takenOutAt, accountId, accountLabel, isOpen: openIds.has(roundId) };
}

function toClosed(file: RoundsFile, work: Work, round: Round): ClosedRound {
  const { roundId, accountLabel, closedAt, carrierName, manifestId, paper, printsAnyway } = round;
  const standing = work.standing(round);
  const named = standing.failure?.facts.orderIds ?? [];
  const inTheWay = named.length === 0 ? [] : file.ordersOf(roundId).filter(({ orderId }) => named.includes(orderId));
  return {
    ...{ roundId, accountLabel, carrierName, manifestId, printsAnyway },
    accountId: accountIdOf(work, round),
    closedAt: closedAt ?? round.startedAt,
    orderCount: file.countOf(roundId),
    missing: paper?.missing ?? [],
    inTheWay: inTheWay.map(({ orderId, orderNumber }) => orderNumber || String(orderId)),
    ...standing,
  };
}

/** The matching account of this computer; if none fits any more, the one it was scanned in. */
const accountIdOf = (work: Work, round: Round): string => work.accountOf(round) ?? round.accountId;

/** What happened at the station between two states of it, in words. */
import type { Account } from '../../src-preload/contract/account.ts';
import type { ClosedRound, RoundScan, StationState } from '../../src-preload/contract/station.ts';
import { orderName } from '../ui/order-name.ts';
import { say } from '../words/say.ts';
import { closedRoundName, roundWords } from './round-words.ts';
import type { TakenOut } from './station-store.ts';

type Told = Pick<StationState, 'lastScans' | 'closed'>;

/** `lack`: as for roundWords. `toldOut`: the parcel of which a notice says that it was taken out; null: there is none. */
export function stationNews(
  before: Told,
  now: Told,
  accounts: readonly Account[],
  lack: string | null,
  toldOut: TakenOut | null,
): readonly string[] {
  const isTold = ({ roundId, orderId }: RoundScan): boolean =>
    roundId === toldOut?.roundId && orderId === toldOut.orderId;
  const wasOut = new Set(before.lastScans.filter(isOut).map(nameOf));
  const takenOut = now.lastScans.filter((scan) => isOut(scan) && !wasOut.has(nameOf(scan)) && !isTold(scan));
  // Named among those of now at both times: a round that only got a namesake has no news.
  const wordsOf = (round: ClosedRound): string => roundNews(round, accounts, now.closed, lack);
  const stood = new Map(before.closed.map((round) => [round.roundId, wordsOf(round)]));
  const changed = now.closed.filter((round) => stood.get(round.roundId) !== wordsOf(round));
  return [
    ...takenOut.map((scan) => say('station.since.taken-out', { order: orderName(scan) })),
    ...changed.map(wordsOf),
  ];
}

const isOut = ({ takenOutAt }: RoundScan): boolean => takenOutAt !== null;
const nameOf = ({ roundId, orderId, takenOutAt }: RoundScan): string => `${roundId} ${orderId} ${takenOutAt}`;

/** What goes on by itself is said short: the next scans are more important. */
function roundNews(
  round: ClosedRound,
  accounts: readonly Account[],
  all: readonly ClosedRound[],
  lack: string | null,
): string {
  const { tone, title, next } = roundWords(round, lack);
  const words = say('station.news.round', { round: closedRoundName(round, accounts, all), state: title });
  return tone === 'waiting' || next === '' ? words : `${words} ${next}`;
}

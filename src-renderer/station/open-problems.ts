/** Scans that joined no round and that nobody has handled yet. A shift has hundreds of scans: none of these is forgotten. */
import type { ShownScan } from './shown-scan.ts';
import { isOpenProblem } from './station-words.ts';

/** When the code was scanned again meanwhile, its earlier trouble is over. Newest first, as the scans are. */
export function openProblems(scans: readonly ShownScan[]): readonly ShownScan[] {
  const later = new Set<string>();
  return scans.filter(({ code, verdict, isSeenTo }) => {
    const isLast = !later.has(code);
    later.add(code);
    return isLast && !isSeenTo && verdict !== null && isOpenProblem(verdict);
  });
}

/**
 * Whether the late answer to an earlier scan leaves the card to the scan that is on it: its green and its sound would be
 * taken for the parcel in hand; and where that one is a question, its keys would answer another one. Anything else that
 * comes late is trouble, and is shown.
 */
export function leavesCard(
  onCard: Pick<ShownScan, 'shownId' | 'verdict'> | null,
  late: Pick<ShownScan, 'shownId' | 'verdict'>,
): boolean {
  if (onCard === null || onCard.shownId <= late.shownId) return false;
  return late.verdict?.kind === 'added' || isQuestion(onCard.verdict);
}

/** A person chooses by keys that the card names. */
export const isQuestion = (verdict: ShownScan['verdict']): boolean =>
  verdict?.kind === 'several' || verdict?.kind === 'other-account';

/** Scans kept, whatever became of them. */
const MOST_SETTLED = 60;

/** The new scan and those before it, without old ones that need nobody any more. */
export function withNewest(scan: ShownScan, before: readonly ShownScan[]): readonly ShownScan[] {
  const scans = [scan, ...before];
  if (scans.length <= MOST_SETTLED) return scans;
  const open = new Set(openProblems(scans));
  return scans.filter((one, at) => at < MOST_SETTLED || one.verdict === null || open.has(one));
}

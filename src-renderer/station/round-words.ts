/** A closed round in words: its name, its state, and what it needs. */
import type { Account } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { PrinterList } from '../../src-preload/contract/printing.ts';
import type { ClosedRound, RoundStep } from '../../src-preload/contract/station.ts';
import { isGivenUp } from '../paper/job-words.ts';
import { noPrinterWords, printerHere, reasonsWords } from '../paper/printer-words.ts';
import type { ScanTone, ScanWords } from '../scan/scan-words.ts';
import { failureLine, failureWords, troubleLine } from '../ui/failure-words.ts';
import { sentences } from '../ui/sentences.ts';
import { shortTimeWords } from '../ui/time-ago.tsx';
import { timesApart } from '../ui/times-apart.ts';
import { orNone } from '../words/isolated.ts';
import { listSome } from '../words/locale.ts';
import { say } from '../words/say.ts';

/**
 * The state of a closed round in a line: what it is, and what it needs. `lack`: why nothing can be printed here; null:
 * it can be.
 */
export function roundWords(round: ClosedRound, lack: string | null): ScanWords & { readonly tone: ScanTone } {
  const { state, trouble, failure, missing, inTheWay, printed } = round;
  switch (state) {
    case 'waiting':
      return {
        tone: 'waiting',
        title: say('station.round.waiting'),
        next: waitingWords(failure),
      };
    case 'being-made':
      return {
        tone: 'waiting',
        title: say('station.round.being-made'),
        next: say('station.round.being-made.next'),
      };
    case 'being-printed':
      return {
        tone: printed === 'held' ? 'warn' : 'waiting',
        title: say(isAtStandstill(round) ? 'station.round.not-printed' : 'station.round.being-printed'),
        next: paperWords(round),
      };
    case 'done':
      return {
        tone: 'good',
        title: say('station.round.done'),
        next: say(printed === 'done' ? 'station.round.printed' : 'station.round.made'),
      };
    case 'needs-you': {
      const named = trouble === 'held' ? inTheWay : missing;
      const values = { count: named.length, orders: namedWords(named), lack: lack ?? 'none' };
      // Its answer says that the manifest was made: only its PDF is not on the disk yet.
      const isMade = trouble === 'in-doubt' && failure?.changed === 'done';
      const words = trouble === null || isMade ? '' : say(`station.trouble.${trouble}`, values);
      const isTold = failure !== null && (trouble !== 'in-doubt' || isMade);
      const why = isTold ? failureIn(trouble, failure) : printerSays(round);
      return {
        tone: 'bad',
        title: say('station.round.needs-you'),
        next: [words, why].filter((one) => one !== '').join(' '),
      };
    }
  }
}

/** 'Nothing was changed' would be untrue of a round whose manifest was made, and only not printed. */
function failureIn(trouble: ClosedRound['trouble'], failure: Failure): string {
  return trouble === 'print-failed' && failure.changed === 'nothing' ? troubleLine(failure) : failureLine(failure);
}

/** A person looks for their parcels: as many as anybody can look for at once. */
const MOST_NAMED = 20;

export const namedWords = (numbers: readonly string[]): string => listSome(numbers, MOST_NAMED);

/** 'Practice North · 2 orders, closed 10:12'. `all`: those it must be told from. */
export function closedRoundName(round: ClosedRound, accounts: readonly Account[], all: readonly ClosedRound[]): string {
  const { accountId, accountLabel, closedAt, orderCount, carrierName } = round;
  const label = accounts.find((account) => account.accountId === accountId)?.label ?? accountLabel;
  const alike = all.filter(
    (other) => other.accountId === accountId && other.orderCount === orderCount && other.carrierName === carrierName,
  );
  const timeOf = timesApart(
    alike.map((other) => other.closedAt),
    shortTimeWords,
  );
  const what = say('station.round.what', {
    count: orderCount,
    time: timeOf(closedAt),
    carrier: carrierName === null ? 'all' : orNone(carrierName || say('orders.carrier.none')),
  });
  return `${label} · ${what}`;
}

/**
 * Why rounds are not printed here; null: they can be. Where no printer is chosen, or the chosen one is gone, nothing is
 * printed by itself: another one may stand in another room.
 */
export function lackOfPrinter(here: PrinterList, chosen: string | null): string | null {
  const lack = noPrinterWords(here);
  if (lack !== null || printerHere(chosen, here.printers) !== undefined) return lack;
  return chosen === null ? say('station.printer-not-chosen') : say('station.printer-gone', { printer: chosen });
}

/** `lack`: as for roundWords. */
export function noPrinterTrouble(lack: string | null): string {
  return say('station.trouble.no-printer', { lack: lack ?? 'none' });
}

/** Says that it goes on by itself, whatever the failure was. */
function waitingWords(failure: ClosedRound['failure']): string {
  const rest = say('station.round.waiting.next');
  return failure === null ? rest : sentences(failureWords(failure).happened, rest);
}

/** 'Being printed' would be untrue beside 'out of paper'. */
const isAtStandstill = ({ printed, printReasons }: ClosedRound): boolean =>
  printed === 'held' || (printed === 'queued' && reasonsWords(printReasons) !== '');

/** For a round that is on its way to the paper. */
function paperWords(round: ClosedRound): string {
  const reasons = reasonsWords(round.printReasons);
  if (round.printed !== 'held') return printerSays(round) || say('station.round.being-printed.next');
  if (isGivenUp(round.printReasons)) return say('station.round.given-up', { reasons });
  return reasons === '' ? say('station.round.held') : say('station.round.held-because', { reasons });
}

/** Empty when it says nothing. */
function printerSays({ printReasons }: ClosedRound): string {
  const reasons = reasonsWords(printReasons);
  return reasons === '' ? '' : say('station.round.printer-says', { reasons });
}

export function stepWords(step: RoundStep): string {
  return say(`station.step.${step}`);
}

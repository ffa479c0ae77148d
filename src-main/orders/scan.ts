/**
 * A scan is answered by the mirror at once. Where it has nothing the services are asked, all side by side, because two
 * accounts may have the same number; so is the service of an account whose orders are being read for the first time.
 * Nobody waits long for a slow one: a second after one of them found an order, and after two seconds in any case, what is
 * known then is reported, with the accounts that have not answered. What those find later is reported too.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { ListedOrder, ScannedAccount } from '../../src-preload/contract/order-list.ts';
import type { OrderMatch, ScanResult } from '../../src-preload/contract/scan.ts';
import { failureIn, failureOf, PackbenchError } from '../failures.ts';
import { isThere } from '../mirror/is-there.ts';
import type { After, Announce, Log } from '../ports.ts';
import type { ShownByService } from './ask-service.ts';
import { wholeMatch } from './whole-match.ts';

export interface ScanParts {
  /** From the mirror. */
  readonly find: (codes: readonly string[]) => Promise<readonly ListedOrder[]>;
  readonly accountIds: () => readonly AccountId[];
  /** Its orders were never read as a whole, and nothing is known that keeps them from being read. */
  readonly isBeingRead: (accountId: AccountId) => boolean;
  /** Asks the service of one account, and has the mirror take in what it shows. */
  readonly ask: (accountId: AccountId, codes: readonly string[]) => Promise<ShownByService>;
  /** With the label that it had on its manifest, where it has another one by now. */
  readonly labelled: (order: ListedOrder) => ListedOrder;
  readonly after: After;
  readonly announce: Announce;
  readonly log: Log;
}

export interface ScanRequest {
  readonly code: string;
  readonly otherReadings?: readonly string[] | undefined;
  readonly atOnce?: boolean | undefined;
}

/** `told` gets the news of a scan that was answered `atOnce`; by default it is the page's event. */
export type Scans = (request: ScanRequest, told?: (result: ScanResult) => void) => Promise<ScanResult>;

/** Milliseconds. */
const patience = 2_000;
/** Milliseconds: how much longer the others are waited for once one of them has found an order. */
const patienceOnceFound = 1_000;

type Asked =
  | { readonly state: 'asking' }
  | ({ readonly state: 'answered' } & ShownByService)
  | { readonly state: 'failed'; readonly failure: Failure };

export function createScans(parts: ScanParts): Scans {
  let lastScan = 0;
  const tellPage = (result: ScanResult): void => parts.announce('orders.found', result);
  return async ({ code: scanned, otherReadings = [], atOnce = false }, told = tellPage) => {
    const code = scanned.trim();
    const codes = [code, ...otherReadings].filter((one) => one.trim() !== '');
    const scanId = `scan-${++lastScan}`;
    const accountIds = parts.accountIds();
    const found = await parts.find(codes);
    const unknowing = found.some(isThere) ? accountIds.filter((one) => mayHoldAnother(parts, one, found)) : accountIds;
    if (codes.length === 0 || unknowing.length === 0) {
      return {
        scanId,
        code,
        matches: found.map((order) => matchOf(parts, order, 'mirror')).map(namedIn(codes)),
        accounts: accountIds.map((one) => inMirror(one)),
        asking: false,
        notAsked: [],
      };
    }
    const asking = askAll(parts, unknowing, codes);
    const result = (): ScanResult => resultOf(parts, { scanId, code, codes, found, accountIds }, asking);
    if (!atOnce) {
      await asking.settled;
      return result();
    }
    const first = result();
    const namesOf = ({ matches }: ScanResult): string =>
      JSON.stringify(matches.map(({ accountId, order }) => [accountId, order.orderId]));
    // What the copy had is told by the answer itself.
    let toldMatches = first.matches.some(({ order }) => isThere(order)) ? namesOf(first) : '';
    asking.watch(() => {
      const now = result();
      const matches = namesOf(now);
      // What was found is reported once: nobody scanned it a second time.
      if (now.matches.length > 0 && matches === toldMatches) return;
      toldMatches = matches;
      told(now);
    });
    return first;
  };
}

interface Asking {
  readonly answers: ReadonlyMap<AccountId, Asked>;
  isSettled(): boolean;
  /** Every account has answered, or nobody waits any longer. */
  readonly settled: Promise<void>;
  /** Calls `news` when everything is settled, and for each answer after that. */
  watch(news: () => void): void;
}

function askAll({ ask, after, log }: ScanParts, accountIds: readonly AccountId[], codes: readonly string[]): Asking {
  const answers = new Map<AccountId, Asked>(accountIds.map((accountId) => [accountId, { state: 'asking' }]));
  const { promise: patienceIsOver, resolve: giveUp } = Promise.withResolvers<void>();
  const timers = [after(patience, giveUp)];
  let isSettled = false;
  let news = (): void => undefined;
  const askOne = async (accountId: AccountId): Promise<void> => {
    try {
      const shown = await ask(accountId, codes);
      answers.set(accountId, { state: 'answered', ...shown });
      if (!isSettled && shown.orders.length > 0) timers.push(after(patienceOnceFound, giveUp));
    } catch (error) {
      answers.set(accountId, { state: 'failed', failure: failureToTell(error, log) });
    }
    if (isSettled) news();
  };
  const settled = Promise.race([Promise.all(accountIds.map(askOne)), patienceIsOver]).then(() => {
    for (const callOff of timers) callOff();
    isSettled = true;
    news();
  });
  return {
    answers,
    isSettled: () => isSettled,
    settled,
    watch(told) {
      news = told;
    },
  };
}

/** An unforeseen error is one account's as well: thrown, it would keep everybody from hearing what the others answered. */
function failureToTell(error: unknown, log: Log): Failure {
  if (!(error instanceof PackbenchError)) {
    log.error('An account was asked for a scan, and failed in a way nobody foresaw.', { err: error });
  }
  return failureIn(error);
}

/** With the codes that name it: one of several readings of a scan is then known to be right. */
const namedIn =
  (codes: readonly string[]) =>
  (match: OrderMatch): OrderMatch => {
    if (codes.length < 2) return match;
    const { earlierNumber, ...order } = match.order;
    const numbers = [order, { orderNumber: earlierNumber ?? '', trackingNumber: '' }];
    return { ...match, codes: codes.filter((code) => numbers.some(wholeMatch([code]))) };
  };

function matchOf({ labelled }: ScanParts, order: ListedOrder, from: OrderMatch['from']): OrderMatch {
  return { accountId: order.accountId, order: labelled(order), from };
}

const inMirror = (accountId: AccountId): ScannedAccount => ({ accountId, from: 'mirror', failure: null });

/**
 * It was added just now, or everything is read again, and what was read of it lacks the number: another account's order
 * may not be the only one.
 */
function mayHoldAnother({ isBeingRead }: ScanParts, accountId: AccountId, found: readonly ListedOrder[]): boolean {
  return isBeingRead(accountId) && found.every((order) => order.accountId !== accountId);
}

interface Scanned {
  readonly accountIds: readonly AccountId[];
  readonly scanId: string;
  readonly code: string;
  readonly codes: readonly string[];
  /** In the mirror. */
  readonly found: readonly ListedOrder[];
}

function resultOf(parts: ScanParts, { scanId, code, codes, found, accountIds }: Scanned, asking: Asking): ScanResult {
  const all = [...asking.answers];
  const shown = all.flatMap(([, asked]) => (asked.state === 'answered' ? asked.orders : []));
  const isShown = ({ accountId, orderId }: ListedOrder): boolean =>
    shown.some((order) => order.accountId === accountId && order.orderId === orderId);
  const matches = [
    // A service shows no order that was archived or is gone: its answer without it only bears out what the copy says.
    ...found.filter((order) => !isShown(order)).map((order) => matchOf(parts, order, 'mirror')),
    ...shown.map((order) => matchOf(parts, order, 'service')),
  ].map(namedIn(codes));
  const accounts = accountIds.map((accountId) => {
    const asked = asking.answers.get(accountId);
    return asked === undefined ? inMirror(accountId) : toScanned(accountId, asked, asking.isSettled());
  });
  const notAsked = accounts.flatMap(({ accountId, failure }) => (failure === null ? [] : [{ accountId, failure }]));
  const isAsking = matches.length === 0 && accounts.some(({ from }) => from === 'asking');
  return { scanId, code, matches, accounts, asking: isAsking, notAsked };
}

function toScanned(accountId: AccountId, asked: Asked, isSettled: boolean): ScannedAccount {
  if (asked.state === 'answered' && asked.failure === null) return { accountId, from: 'service', failure: null };
  if (asked.state !== 'asking') return { accountId, from: 'not-known', failure: asked.failure };
  if (!isSettled) return { accountId, from: 'asking', failure: null };
  return { accountId, from: 'not-known', failure: failureOf('timed-out').failure };
}

/** The result of a scan at the station: its words, its tone and its sound. */
import type { Account } from '../../src-preload/contract/account.ts';
import { isUnderWay, type ScannedAccount } from '../../src-preload/contract/order-list.ts';
import type { NotAsked } from '../../src-preload/contract/scan.ts';
import type { NotAddedReason } from '../../src-preload/contract/station.ts';
import type { ScanSound } from '../scan/scan-sounds.ts';
import {
  alikeOnly,
  goneNext,
  refusalWords,
  relabelledWords,
  removedNext,
  type ScanWords,
  shippedNext,
  withEarlierNumber,
  withNotHeard,
} from '../scan/scan-words.ts';
import { failureLine, failureWords } from '../ui/failure-words.ts';
import { orderName } from '../ui/order-name.ts';
import { sentences } from '../ui/sentences.ts';
import { statusWords } from '../ui/service-status.ts';
import { shortTimeWords } from '../ui/time-ago.tsx';
import { orNone } from '../words/isolated.ts';
import { listWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import type { ShownVerdict } from './shown-scan.ts';

/** The look of a verdict: each has a sign and a colour of its own; two never differ by colour alone. */
export type StationLook =
  | 'added'
  | 'added-other'
  | 'again'
  | 'in-manifest'
  | 'choose'
  | 'other-account'
  | 'waiting'
  | 'unknown'
  | 'not-printed'
  | 'in-doubt'
  | 'archived'
  | 'trouble';

export function stationLook(verdict: ShownVerdict): StationLook {
  switch (verdict.kind) {
    case 'added':
      return verdict.isOther ? 'added-other' : 'added';
    case 'in-round':
      return isOfRoundInDoubt(verdict) ? 'in-doubt' : 'again';
    case 'refused':
      return verdict.reason === 'repeated' ? 'again' : 'trouble';
    case 'several':
      return 'choose';
    case 'asking':
      return 'waiting';
    case 'archived':
    case 'gone':
    case 'shipped':
      return 'archived';
    case 'in-manifest':
    case 'other-account':
    case 'unknown':
    case 'not-printed':
    case 'in-doubt':
      return verdict.kind;
    case 'earlier':
    case 'failed':
      return 'trouble';
  }
}

/** The parcel is in no round, and somebody must do something about it. */
export function isOpenProblem(verdict: ShownVerdict): boolean {
  // One of a closed round has its round's line, which says what to do.
  return verdict.kind !== 'in-round' && !['added', 'added-other', 'again'].includes(stationLook(verdict));
}

/** It is in a closed round, and whether the service made the manifest of that is not known. */
export const isOfRoundInDoubt = ({ order, closedAt }: Extract<ShownVerdict, { readonly kind: 'in-round' }>): boolean =>
  closedAt !== null && order.verdict === 'in-doubt' && !isUnderWay(order);

/** Each look has a sound of its own. Null: no sound. */
const SOUNDS: Readonly<Record<StationLook, ScanSound | null>> = {
  added: 'good',
  'added-other': 'other-account',
  again: 'again',
  'in-manifest': 'in-manifest',
  choose: 'choose',
  'other-account': 'not-this-account',
  waiting: null,
  unknown: 'unknown',
  'not-printed': 'not-printed',
  'in-doubt': 'in-doubt',
  archived: 'archived',
  trouble: 'trouble',
};

export function stationSound(verdict: ShownVerdict): ScanSound | null {
  return SOUNDS[stationLook(verdict)];
}

const labelIn =
  (accounts: readonly Account[]) =>
  (accountId: string): string =>
    accounts.find((account) => account.accountId === accountId)?.label ?? say('scan.some-account');

interface Said {
  readonly code: string;
  readonly verdict: ShownVerdict;
  readonly notAsked: readonly NotAsked[];
}

/** `page`: the page of the manifest that holds the order, when it is known. */
export function stationWords(said: Said, accounts: readonly Account[], page: number | null = null): ScanWords {
  const labelOf = labelIn(accounts);
  const { title, next } = verdictWords(said, labelOf, page);
  const told = withEarlierNumber(next, 'order' in said.verdict ? said.verdict.order : null);
  const isFound = 'order' in said.verdict || said.verdict.kind === 'several';
  return { title, next: isFound ? withNotHeard(told, said.notAsked, labelOf) : told };
}

/** For a scan that others followed: its choices are no longer on the card, and their keys belong to the latest scan. */
export function pastWords(said: Said, accounts: readonly Account[]): ScanWords {
  const { title, next } = stationWords(said, accounts);
  switch (said.verdict.kind) {
    case 'several':
    case 'other-account':
      return { title, next: say('station.scan-to-choose') };
    default:
      return { title, next };
  }
}

function verdictWords({ code, verdict }: Said, labelOf: (accountId: string) => string, page: number | null): ScanWords {
  switch (verdict.kind) {
    case 'asking':
      return { title: say('station.asking', { code }), next: say('station.asking.next') };
    case 'several':
      return {
        title: say('station.several', { count: verdict.matches.length, code }),
        next:
          verdict.takenOut === null
            ? say('station.several.next')
            : say('station.several.taken-out', { order: orderName(verdict.takenOut) }),
      };
    case 'unknown':
      return unknownWords(code, verdict.accounts, labelOf);
    case 'not-printed': {
      const { orderNumber, accountId, orderStatus } = verdict;
      const status = ['', 'unshipped'].includes(orderStatus.trim().toLowerCase())
        ? 'none'
        : orNone(statusWords(orderStatus));
      const values = { order: orderNumber || code, account: labelOf(accountId), status };
      return { title: say('station.not-printed', values), next: say('station.not-printed.next', values) };
    }
    case 'refused':
      return refusalWords(code, verdict);
    case 'earlier':
      return { title: say('station.earlier', { code }), next: earlierWords(verdict.why) };
    case 'failed':
      return { title: say('station.failed', { code }), next: failureLine(verdict.failure) };
    default:
      return orderWords(verdict, labelOf, page);
  }
}

function earlierWords(why: NotAddedReason): string {
  const rest = say('station.earlier.next', { why: why || 'none' });
  return why === '' ? rest : sentences(say(`station.earlier.${why}`), rest);
}

type OfOrder = Extract<ShownVerdict, { readonly order: unknown }>;

function orderWords(verdict: OfOrder, labelOf: (accountId: string) => string, page: number | null): ScanWords {
  const { accountId, removal } = verdict.order;
  const order = orderName(verdict.order);
  const account = labelOf(accountId);
  switch (verdict.kind) {
    case 'added':
      return {
        title: say('station.added', { order }),
        next: say(verdict.isOther ? 'station.added.other' : 'station.added.next', {
          account,
          count: verdict.orderCount,
        }),
      };
    case 'in-round': {
      const time = shortTimeWords(verdict.scannedAt);
      if (verdict.closedAt === null) {
        return { title: say('station.in-round', { order }), next: say('station.in-round.next', { time }) };
      }
      const closed = shortTimeWords(verdict.closedAt);
      if (isOfRoundInDoubt(verdict)) {
        return { title: say('station.in-doubt', { order }), next: say('station.in-closed.in-doubt', { time: closed }) };
      }
      return { title: say('station.in-closed', { order }), next: say('station.in-closed.next', { time: closed }) };
    }
    case 'in-manifest': {
      const time = shortTimeWords(verdict.mark.createdAt);
      const next =
        page === null ? say('station.in-manifest.next', { time }) : say('station.in-manifest.page', { time, page });
      return relabelledWords(verdict.order, time) ?? { title: say('station.in-manifest', { order }), next };
    }
    case 'other-account':
      return {
        title: say('station.other-account', { order, account }),
        next: say('station.other-account.next', { account }),
      };
    case 'archived': {
      const kind = removal?.kind ?? 'archived';
      const next = removal === null ? say('station.not-added') : removedNext(removal);
      return { title: say(`station.${kind}`, { order }), next };
    }
    case 'gone':
      return { title: say('station.gone', { order, account }), next: goneNext(verdict.order) };
    case 'shipped':
      return { title: say('station.shipped', { order }), next: shippedNext(verdict.order, account) };
    case 'in-doubt':
      if (isUnderWay(verdict.order))
        return { title: say('scan.under-way', { order }), next: say('scan.under-way.next') };
      return { title: say('station.in-doubt', { order }), next: say('station.in-doubt.next') };
  }
}

function unknownWords(
  code: string,
  accounts: readonly ScannedAccount[],
  labelOf: (accountId: string) => string,
): ScanWords {
  const asked = accounts.filter(({ from }) => from === 'service').map(({ accountId }) => labelOf(accountId));
  const notKnown = accounts.filter(({ from }) => from !== 'service');
  if (notKnown.length === 0) {
    return {
      title: say('station.unknown', { code }),
      next: say('station.unknown.next', { accounts: listWords(asked), count: asked.length }),
    };
  }
  const why = notKnown.map(({ accountId, failure }) =>
    say('scan.not-asked', {
      account: labelOf(accountId),
      why: failure === null ? say('scan.no-answer') : failureWords(failure).happened,
    }),
  );
  return {
    title: say('station.not-known', { code }),
    next: say('station.not-known.next', { accounts: listWords(why), alike: alikeOnly(notKnown) }),
  };
}

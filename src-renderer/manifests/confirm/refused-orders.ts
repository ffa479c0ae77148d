/** The orders that a failure is about: those that main names, and those in the service's own words. Pure. */
import type { Failure, FailureDetail } from '../../../src-preload/contract/failure.ts';
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import type { Remark } from '../../../src-preload/contract/remark.ts';
import { detailLine } from '../../ui/failure-words.ts';
import { dateWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';

export interface RefusedOrder {
  readonly order: ManifestOrder;
  /** What main or the service says about this order; null when it is only named. */
  readonly words: string | null;
  /** The part of the failure that says so. */
  readonly said: FailureDetail | Remark | null;
}

/** The service names an order by its number or its id, as a separate word: '12' is not in '1204'. */
export function refusedOrders(failure: Failure, orders: readonly ManifestOrder[]): readonly RefusedOrder[] {
  const named = new Set(failure.facts.orderIds);
  const about = failure.details.map((detail) => ({ detail, ids: idsNamed(detail, orders) }));
  return orders.flatMap((order): readonly RefusedOrder[] => {
    const detail = about.find(({ ids }) => ids.has(order.orderId))?.detail;
    if (detail !== undefined) return [{ order, words: detailLine(detail), said: detail }];
    const stored = failure.facts.remarks?.filter(isStored).find(({ facts }) => facts.orderId === order.orderId);
    if (stored !== undefined) {
      const words = say('manifests.refused.stored', { at: dateWords('dayTime', stored.facts.at) });
      return [{ order, words, said: stored }];
    }
    return named.has(order.orderId) ? [{ order, words: null, said: null }] : [];
  });
}

/** The failure without the words that are already shown beside an order. */
export function failureBeside(failure: Failure, refused: readonly RefusedOrder[]): Failure {
  const shown = new Set(refused.map(({ said }) => said));
  const details = failure.details.filter((detail) => !shown.has(detail));
  const remarks = failure.facts.remarks?.filter((remark) => !shown.has(remark)) ?? [];
  return { ...failure, details, facts: { ...failure.facts, remarks } };
}

function isStored(remark: Remark): remark is Extract<Remark, { code: 'order-manifested' }> {
  return remark.code === 'order-manifested';
}

/** The manifest to open; undefined: there is none, because a refused attempt made nothing. */
export function manifestToOpen({ code, changed, facts }: Failure): string | undefined {
  const isThere = code === 'already-manifested' || code === 'already-open' || changed !== 'nothing';
  return isThere ? facts.manifestId : undefined;
}

/** Several orders may have one number: where an id is named too, the number is that order's. */
function idsNamed({ message, details }: FailureDetail, orders: readonly ManifestOrder[]): ReadonlySet<number> {
  const words = `${message} ${details}`;
  const byId = orders.filter(({ orderId }) => isNamed(words, String(orderId)));
  const theirs = new Set(byId.map(({ orderNumber }) => orderNumber.trim()));
  const byNumber = orders.filter(({ orderNumber }) => {
    const number = orderNumber.trim();
    return !theirs.has(number) && isNamed(words, number);
  });
  return new Set([...byId, ...byNumber].map(({ orderId }) => orderId));
}

/** As a separate word, which may hold spaces: a sentence, a list, brackets and quotes may surround it. */
function isNamed(words: string, name: string): boolean {
  if (name === '') return false;
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const rest = words.slice(at + name.length);
    if (isBeside(words[at - 1]) && (isBeside(rest[0]) || /^\.(\s|$)/.test(rest))) return true;
  }
  return false;
}

/** What may stand beside a word: nothing, or one of these. */
const isBeside = (character: string | undefined): boolean =>
  character === undefined || /[\s,;:()'"`‘’“”„«»‹›]/.test(character);

/** The orders a failure is about: those main names, and those the service's own words name. Pure. */
import type { Failure, FailureDetail } from '../../../src-preload/contract/failure.ts';
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import { detailLine } from '../../ui/failure-words.ts';

export interface RefusedOrder {
  readonly order: ManifestOrder;
  /** The service's own words for this order; null when main names it. */
  readonly words: string | null;
  readonly detail: FailureDetail | null;
}

/** The service names an order by its number or by its id, as a word of its own: '12' is not in '1204'. */
export function refusedOrders(failure: Failure, orders: readonly ManifestOrder[]): readonly RefusedOrder[] {
  const named = new Set(failure.facts.orderIds);
  return orders.flatMap((order): readonly RefusedOrder[] => {
    const detail = failure.details.find(({ message, details }) => names(`${message} ${details}`, order));
    if (detail !== undefined) return [{ order, words: detailLine(detail), detail }];
    return named.has(order.orderId) ? [{ order, words: null, detail: null }] : [];
  });
}

/** The failure without the words that are shown beside an order already. */
export function failureBeside(failure: Failure, refused: readonly RefusedOrder[]): Failure {
  const shown = new Set(refused.map(({ detail }) => detail));
  return { ...failure, details: failure.details.filter((detail) => !shown.has(detail)) };
}

/** The manifest worth looking at; undefined: there is none, because an attempt that was refused made nothing. */
export function manifestToOpen({ code, changed, facts }: Failure): string | undefined {
  const isThere = code === 'already-manifested' || code === 'already-open' || changed !== 'nothing';
  return isThere ? facts.manifestId : undefined;
}

function names(words: string, { orderId, orderNumber }: ManifestOrder): boolean {
  return isNamed(words, orderNumber.trim()) || isNamed(words, String(orderId));
}

/** As a word of its own, which may hold spaces: a sentence, a list, brackets and quotes may stand around it. */
function isNamed(words: string, name: string): boolean {
  if (name === '') return false;
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const rest = words.slice(at + name.length);
    if (isBeside(words[at - 1]) && (isBeside(rest[0]) || /^\.(\s|$)/.test(rest))) return true;
  }
  return false;
}

/** What may stand beside a word: nothing, or one of these. */
const isBeside = (character: string | undefined): boolean => character === undefined || /[\s,;:()'"“”]/.test(character);

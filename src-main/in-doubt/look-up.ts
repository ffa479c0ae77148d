/**
 * Looks at the service for what became of the orders of a write in doubt. Only reads; tells what it saw order by order,
 * with the time. Searching shows printed orders only (service document, '6. Search Orders'); where that does not tell,
 * tracking is asked.
 */
import type { OrderReference } from '../../src-preload/contract/change.ts';
import type { OrderEvidence, Reading, WriteKind } from '../../src-preload/contract/in-doubt.ts';
import type { Progress } from '../../src-preload/contract/progress.ts';
import { quotedWords, remark } from '../failures.ts';
import type { WriteOrder, WriteRecord } from '../journal/write-record.ts';
import type { Clock } from '../ports.ts';
import { largestPage, type ShippingClient, ShippingError } from '../shipping/shipping-client.ts';
import { type Asking, find, tellsOfOrders, unlessRefused } from './find-order.ts';
import { amongUnshipped, askTracking, fromTracking, type Seen } from './tracked-order.ts';
import type { Holder, WhoLooks } from './who-looks.ts';

export type LookUpClient = Pick<ShippingClient, 'searchOrders' | 'track'>;

export interface LookUpParts extends WhoLooks {
  readonly client: LookUpClient;
  readonly clock: Clock;
  readonly numberNow?: Asking['numberNow'];
  readonly signal?: AbortSignal | undefined;
  readonly progressed?: ((progress: Progress) => void) | undefined;
}

/** Asks with the keys of the write's own account. */
interface AskingOwn extends Asking {
  readonly own: Holder;
  /** Orders of the write that the first pages of the Shipped ones have shown. */
  readonly shipped: ReadonlySet<number>;
  /** Asked once. */
  readonly tellsOfOrders: () => Promise<boolean | ShippingError>;
}

/** Orders looked up side by side. The limiter still sets the pace, and a scan goes ahead of all of them. */
const atOnce = 4;

/** Throws ShippingError when the service cannot be asked: half a reading is no reading. */
export async function lookUp(parts: LookUpParts, record: WriteRecord): Promise<Reading> {
  const stop = new AbortController();
  const { client, own, others } = parts;
  const signal = parts.signal === undefined ? stop.signal : AbortSignal.any([stop.signal, parts.signal]);
  const accountId = own?.accountId ?? record.accountId;
  const asking: Asking = { client, others, signal, accountId, numberNow: parts.numberNow };
  const orders = record.orders.filter((order) => order.settledAs === undefined);
  const shipped = own !== null && record.kind === 'manifest' ? await shippedAmongFirst(asking, own, orders) : none;
  let tells: Promise<boolean | ShippingError> | undefined;
  const asOwn: AskingOwn | null =
    own === null ? null : { ...asking, own, shipped, tellsOfOrders: () => (tells ??= tellsOfOrders(asking, own)) };
  const look = (order: WriteOrder): Promise<Seen> =>
    asOwn === null ? lookForTraces(asking, record, order) : lookers[record.kind](asOwn, record, order);
  const evidence: OrderEvidence[] = [];
  const note = (index: number, { orderId, orderNumber }: OrderReference, seen: Seen): void => {
    evidence[index] = { orderId, orderNumber, ...seen, readAt: parts.clock.now().toISOString() };
  };
  if (record.about.everyUnshipped === true) {
    note(0, { orderId: 0, orderNumber: '' }, asOwn === null ? otherKeys : await lookForUnshipped(asOwn));
  }
  let doneCount = 0;
  const noteDone = (): void => {
    doneCount += 1;
    parts.progressed?.({ doneCount, totalCount: orders.length });
  };
  const queue = orders.entries();
  const worker = async (): Promise<void> => {
    for (const [index, order] of queue) {
      note(index, order, order.orderNumber === '' ? noNumber : await look(order));
      noteDone();
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    stop.abort();
  }
  return { readAt: parts.clock.now().toISOString(), orders: evidence };
}

/** The service searches by number. */
const noNumber: Seen = { seen: 'cannot-tell', showed: remark('order-without-number') };
const tooMany: Seen = { seen: 'cannot-tell', showed: remark('order-among-too-many') };
const withoutId: Seen = { seen: 'cannot-tell', showed: remark('order-without-id') };
const searchIsEmpty: Seen = { seen: 'cannot-tell', showed: remark('search-is-empty') };
/** Only the first of the service's words: they are kept for each order. */
const searchRefused = ({ failure: { details } }: ShippingError): Seen => {
  const words = quotedWords({ details: details.slice(0, 1) })
    .slice(0, 200)
    .toWellFormed();
  return { seen: 'cannot-tell', showed: remark('search-refused', { words }) };
};
const otherKeys: Seen = { seen: 'cannot-tell', showed: remark('order-not-seen-by-other-keys') };

/**
 * With other keys than those that sent the write. An order that is found is the right one (the document calls its id
 * unique), and where it is found tells something; an order that is not found may be anywhere.
 */
async function lookForTraces(asking: Asking, { kind, about }: WriteRecord, order: WriteOrder): Promise<Seen> {
  const { holder, refused } = await holderAmongOthers(asking, order);
  if (holder === null) {
    if (refused !== null) throw refused;
    return otherKeys;
  }
  const { label } = holder;
  if (kind === 'assign') {
    return {
      seen: isWanted(holder, about) ? 'done' : 'cannot-tell',
      showed: remark('order-held-by', { account: label }),
    };
  }
  if (kind !== 'manifest') return { seen: 'not-done', showed: remark('order-in-search-of', { account: label }) };
  if ((await find(asking, holder, order, 'Shipped')) === 'found') {
    return { seen: 'done', showed: remark('order-in-shipped-of', { account: label }) };
  }
  // In which of the two groups it is could not be seen.
  if ((await find(asking, holder, order, 'Unshipped')) !== 'found') {
    return { seen: 'cannot-tell', showed: remark('order-in-search-of', { account: label }) };
  }
  const showed = remark('order-in-unshipped-of', { account: label });
  return amongUnshipped(await askTracking(asking, holder, order), order, showed);
}

type Looker = (asking: AskingOwn, record: WriteRecord, order: WriteOrder) => Promise<Seen>;

const none: ReadonlySet<number> = new Set();
/** Fewer are looked for one by one. */
const manyOrders = 20;
const firstPages = 8;

/**
 * A large manifest of today: the service shows 250 of its orders in one answer, where one by one they take minutes. Pages
 * are read while they show any of them.
 */
async function shippedAmongFirst(
  { client, signal }: Asking,
  own: Holder,
  orders: readonly WriteOrder[],
): Promise<ReadonlySet<number>> {
  const wanted = new Set(orders.map(({ orderId }) => orderId));
  const shown = new Set<number>();
  if (wanted.size < manyOrders) return shown;
  for (let page = 1; page <= firstPages && shown.size < wanted.size; page += 1) {
    const query = { phrase: '', status: 'Shipped', fields: 'Order_Number', page, limit: largestPage } as const;
    const asked = own.reach((account) => client.searchOrders(account, query, 'background', signal));
    const answer = await unlessRefused(asked);
    const news = answer instanceof ShippingError ? [] : answer.orders.filter(({ orderId }) => wanted.has(orderId));
    if (news.every(({ orderId }) => shown.has(orderId))) break;
    for (const { orderId } of news) shown.add(orderId);
  }
  return shown;
}

const lookForManifest: Looker = async (asking, _record, order) => {
  const isShown = asking.shipped.has(order.orderId);
  const shipped = isShown ? 'found' : await find(asking, asking.own, order, 'Shipped');
  if (shipped === 'found') return { seen: 'done', showed: remark('order-in-shipped') };
  const unshipped = await find(asking, asking.own, order, 'Unshipped');
  const histories = await askTracking(asking, asking.own, order);
  if (unshipped === 'found') return amongUnshipped(histories, order, remark('order-in-unshipped'));
  return fromTracking(histories, order);
};

const lookForRemoval: Looker = async (asking, _record, order) => {
  const found = await find(asking, asking.own, order, 'All');
  if (found === 'too-many') return tooMany;
  if (found === 'without-id') return withoutId;
  if (found instanceof ShippingError) return searchRefused(found);
  if (found === 'found') return { seen: 'not-done', showed: remark('order-in-search') };
  // Another bench may have assigned it: then it has left the account, and is not removed.
  const { holder } = await holderAmongOthers(asking, order);
  if (holder !== null) return { seen: 'not-done', showed: remark('order-held-by', { account: holder.label }) };
  return ifItTells(asking, { seen: 'done', showed: remark('order-gone-from-search') });
};

/** That the search did not show the order proves something only if the search tells of orders at all. */
async function ifItTells(asking: AskingOwn, seen: Seen): Promise<Seen> {
  const tells = await asking.tellsOfOrders();
  if (tells instanceof ShippingError) return searchRefused(tells);
  return tells ? seen : searchIsEmpty;
}

const lookForAssignment: Looker = async (asking, record, order) => {
  if ((await find(asking, asking.own, order, 'All')) === 'found') {
    return { seen: 'not-done', showed: remark('order-still-held-by', { account: record.accountLabel }) };
  }
  const { holder, refused } = await holderAmongOthers(asking, order);
  if (holder !== null) {
    const seen = isWanted(holder, record.about) ? 'done' : 'held-by-other';
    return { seen, showed: remark('order-held-by', { account: holder.label }) };
  }
  if (refused !== null) throw refused;
  return { seen: 'cannot-tell', showed: remark('order-in-no-account') };
};

/** `holder` null: none of the bench's other accounts shows the order, but for those whose keys are refused (`refused`). */
async function holderAmongOthers(
  asking: Asking,
  order: WriteOrder,
): Promise<{ readonly holder: Holder | null; readonly refused: ShippingError | null }> {
  let refused: ShippingError | null = null;
  for (const holder of asking.others) {
    try {
      if ((await find(asking, holder, order, 'All')) === 'found') return { holder, refused };
    } catch (error) {
      if (!(error instanceof ShippingError) || error.failure.code !== 'keys-refused') throw error;
      refused ??= error;
    }
  }
  return { holder: null, refused };
}

/**
 * Compared by its keys, as the guards do, because the account may be entered twice or anew; and by its entry, because
 * the shop may have a new key.
 */
function isWanted(
  { accountId, fingerprint }: Holder,
  { toAccountId, toFingerprint = '' }: WriteRecord['about'],
): boolean {
  return accountId === toAccountId || (toFingerprint !== '' && fingerprint === toFingerprint);
}

/**
 * Removing every unshipped order names none of them. The only evidence is that none is left, and the search shows only
 * printed ones.
 */
async function lookForUnshipped(asking: AskingOwn): Promise<Seen> {
  const { client, own, signal } = asking;
  const query = { phrase: '', status: 'Unshipped', fields: 'All', page: 1, limit: largestPage } as const;
  const found = await unlessRefused(own.reach((account) => client.searchOrders(account, query, 'background', signal)));
  if (found instanceof ShippingError) return searchRefused(found);
  const { orders, totalPages, withoutId: others = [] } = found;
  const count = orders.length + others.length;
  if (count === 0) return ifItTells(asking, { seen: 'done', showed: remark('no-unshipped-order') });
  const isAll = (totalPages ?? 1) <= 1;
  return { seen: 'cannot-tell', showed: remark('unshipped-orders', { count, isAll }) };
}

const lookers: Readonly<Record<WriteKind, Looker>> = {
  manifest: lookForManifest,
  archive: lookForRemoval,
  delete: lookForRemoval,
  'bulk-delete': lookForRemoval,
  assign: lookForAssignment,
};

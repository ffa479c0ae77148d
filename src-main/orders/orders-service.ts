/**
 * Finds orders: in the mirror, and at the service what the mirror lacks. The mirror takes in whatever the service shows
 * on the way.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Order, OrderPage, OrderQuery } from '../../src-preload/contract/order.ts';
import type { ListedOrder, OrderWindow, OrderWindowRequest } from '../../src-preload/contract/order-list.ts';
import type { ResolvedCode } from '../../src-preload/contract/scan.ts';
import type { AskedBy } from '../accounts/account-keys.ts';
import type { KnownOrders } from '../accounts/known-orders.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import { PackbenchError } from '../failures.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { ManifestsService } from '../manifests/manifests-service.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import type { After, Announce, Clock, Log } from '../ports.ts';
import type { ShippingClient, Urgency } from '../shipping/shipping-client.ts';
import { askService, groupOfStatus } from './ask-service.ts';
import { type OrdersThen, withLabelThen } from './label-then.ts';
import { type ResolveParts, resolveCodes } from './resolve-codes.ts';
import { createScans, type Scans } from './scan.ts';
import { createSearchBeyond } from './search-beyond.ts';

export interface OrdersService {
  /** One page of '6. Search Orders'. Throws what the client and AccountsService.shippingAccount throw. */
  search(query: OrderQuery): Promise<OrderPage>;
  /** The same, for a write that goes by what the copy then holds: it also throws when that cannot be kept. */
  searchBeforeWrite(query: OrderQuery): Promise<OrderPage>;
  /** Whole matches in the accounts that are shown. Never throws because of one account: it is then in `notAsked`. */
  find: Scans;
  /** The order as a scan tells it. Never throws. */
  withLabelThen(order: ListedOrder): ListedOrder;
  /** A window of the list, from the mirror; the typed text is also searched at the services. */
  window(request: OrderWindowRequest): Promise<OrderWindow>;
  /** One answer for each code, in their order; a code that could not be asked says why. */
  resolveCodes(
    accountId: AccountId,
    codes: readonly string[],
    how?: Pick<ResolveParts, 'signal' | 'progressed'>,
  ): Promise<readonly ResolvedCode[]>;
  /** Asks nothing more that nobody waits for. */
  close(): void;
}

export interface OrdersParts {
  readonly client: Pick<ShippingClient, 'searchOrders' | 'searchOrdersOnce'>;
  readonly manifests: Pick<ManifestsService, 'marksFor'>;
  readonly ledger: { readonly writes: Pick<Ledger['writes'], 'get'> };
  readonly mirror: Pick<MirrorService, 'find' | 'details' | 'window' | 'intake' | 'shownAccountIds'>;
  /** Its orders were never read as a whole, and nothing is known that keeps them from being read. */
  readonly isBeingRead: (accountId: AccountId) => boolean;
  readonly known: KnownOrders;
  readonly door: Pick<ServiceDoor, 'reach'>;
  readonly clock: Clock;
  readonly after: After;
  readonly announce: Announce;
  readonly log: Log;
}

export function createOrdersService(parts: OrdersParts): OrdersService {
  const { client, manifests, mirror, known, door, clock, log } = parts;

  const searchBy =
    (
      read: ShippingClient['searchOrders'],
      take: MirrorService['intake']['takeIn'],
      urgency: Urgency = 'interactive',
      by: AskedBy = 'person',
    ) =>
    async ({ accountId, ...query }: OrderQuery, signal?: AbortSignal): Promise<OrderPage> => {
      const found = await door.reach(accountId, (account) => read(account, query, urgency, signal), by);
      const { orders } = found;
      const readAt = clock.now().toISOString();
      known.note(accountId, orders);
      const seenAs = groupOfStatus(query.status);
      await take({ accountId, seenAs, orders, seenAt: readAt, walkId: null, askedFor: true });
      const marks = manifests.marksFor(
        accountId,
        orders.map((order) => order.orderId),
      );
      return {
        orders: orders.map((order): Order => ({ ...order, manifest: marks.get(order.orderId) ?? null })),
        page: query.page,
        totalPages: found.totalPages,
        ...(found.withoutId === undefined ? {} : { withoutId: found.withoutId }),
        readAt,
      };
    };
  /** A list from the service is shown whether or not the disk takes its copy. */
  const takeIfItCan: MirrorService['intake']['takeIn'] = async (page) => {
    try {
      return await mirror.intake.takeIn(page);
    } catch (cause) {
      if (!(cause instanceof PackbenchError)) throw cause;
      log.error('Orders that the service showed could not be kept.', { err: cause });
      return { added: 0, changed: 0, unchanged: 0, leftOut: page.orders.length };
    }
  };
  const search = searchBy(client.searchOrders, takeIfItCan);
  /** A list of hundreds takes minutes: scans and presses go before it. */
  const searchForList = searchBy(client.searchOrders, takeIfItCan, 'background');
  /** Nobody with a parcel in their hand waits for further attempts. */
  const searchOnce = searchBy(client.searchOrdersOnce, mirror.intake.takeIn, 'interactive', 'typing');
  const ordersThen: OrdersThen = (manifestId) => parts.ledger.writes.get(manifestId)?.orders ?? null;
  const labelled = (order: ListedOrder): ListedOrder => {
    try {
      return withLabelThen(order, ordersThen);
    } catch (cause) {
      if (!(cause instanceof PackbenchError)) throw cause;
      log.warn('Which label a manifest names is not known.', { failure: cause.failure });
      return order;
    }
  };
  const scans = createScans({
    ...parts,
    labelled,
    find: mirror.find,
    accountIds: mirror.shownAccountIds,
    ask: (accountId, codes) => askService({ search: searchOnce, mirror }, accountId, codes),
  });
  /** Whose order a code of the list is, where it is none of this account. */
  const withHolder = async (accountId: AccountId, resolved: ResolvedCode): Promise<ResolvedCode> => {
    const others = mirror.shownAccountIds().filter((one) => one !== accountId);
    if (resolved.orders.length > 0 || resolved.code.trim() === '' || others.length === 0) return resolved;
    try {
      const [order] = await mirror.find([resolved.code.trim()], others);
      return { ...resolved, holder: order?.accountId ?? null };
    } catch (cause) {
      if (!(cause instanceof PackbenchError)) throw cause;
      log.warn('Whether another account has an order of a list is not known.', { failure: cause.failure });
      return resolved;
    }
  };
  /** Somebody waits for the write, and behind a long list the question would come too late for it. */
  const searchBeforeWrite = searchBy(client.searchOrders, mirror.intake.takeIn);
  const beyond = createSearchBeyond({
    ...parts,
    search: searchBy(client.searchOrdersOnce, mirror.intake.takeIn, 'background', 'typing'),
    shownAccountIds: mirror.shownAccountIds,
  });
  return {
    search,
    searchBeforeWrite,
    find: scans,
    withLabelThen: labelled,
    close: beyond.close,
    window(request) {
      beyond.note(request.query);
      return mirror.window(request);
    },
    async resolveCodes(accountId, codes, how) {
      const inMirror = async (code: string): Promise<readonly ListedOrder[]> => {
        const found = await mirror.find([code], [accountId]);
        // Nobody writes an id with noughts in front: such a number is a shop's, perhaps of an order that is not in the copy.
        const byId = /^[1-9]\d{0,9}$/.test(code) ? await mirror.details(accountId, Number(code)) : null;
        return byId === null || found.length > 0 ? found : [byId];
      };
      // An order that one of the two groups shows is found, whether or not the other group could be asked.
      // Stopped, it waits for no service: a silent one would keep a person for minutes.
      const search = (query: OrderQuery): Promise<OrderPage> => searchForList(query, how?.signal);
      const ask = async (code: string): Promise<readonly ListedOrder[]> =>
        (await askService({ search, mirror }, accountId, [code])).orders;
      const resolved = await resolveCodes({ inMirror, ask, ...how }, codes);
      return Promise.all(resolved.map((one) => withHolder(accountId, one)));
    },
  };
}

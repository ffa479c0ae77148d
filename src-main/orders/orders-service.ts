/** Finds orders at the service and joins to each the manifest of this computer's ledger that holds it. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Order, OrderPage, OrderQuery, ResolvedCode, ScanResult } from '../../src-preload/contract/order.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { KnownOrders } from '../accounts/known-orders.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import { PackbenchError } from '../failures.ts';
import type { ManifestsService } from '../manifests/manifests-service.ts';
import type { Clock } from '../ports.ts';
import type { FoundOrder, ShippingClient } from '../shipping/shipping-client.ts';
import { resolveCodes } from './resolve-codes.ts';
import { isWholeMatch } from './whole-match.ts';

export interface OrdersService {
  /** One page of '6. Search Orders'. Throws what the client and AccountsService.shippingAccount throw. */
  search(query: OrderQuery): Promise<OrderPage>;
  /** Whole matches over all accounts. Never throws for one account: it is then in `notAsked`. */
  find(code: string): Promise<ScanResult>;
  /** One answer for each code, in their order; what could not be asked says why. */
  resolveCodes(accountId: AccountId, codes: readonly string[]): Promise<readonly ResolvedCode[]>;
}

export interface OrdersParts {
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly client: Pick<ShippingClient, 'searchOrders'>;
  readonly manifests: Pick<ManifestsService, 'marksFor'>;
  readonly known: KnownOrders;
  readonly door: Pick<ServiceDoor, 'reach'>;
  readonly clock: Clock;
}

/** The largest page the service gives (service document, 'Limits'), and how many pages of look-alikes a scan reads. */
const scanLimit = 250;
const scanPages = 4;

export function createOrdersService(parts: OrdersParts): OrdersService {
  const { accounts, client, manifests, known, door, clock } = parts;

  const ask = async ({ accountId, ...query }: OrderQuery): Promise<OrderPage> => {
    const search = await door.reach(accountId, (account) => client.searchOrders(account, query, 'interactive'));
    const orders = withoutRepeats(search.orders);
    known.note(accountId, orders);
    const marks = manifests.marksFor(
      accountId,
      orders.map((order) => order.orderId),
    );
    return {
      orders: orders.map((order): Order => ({ ...order, manifest: marks.get(order.orderId) ?? null })),
      page: query.page,
      totalPages: search.totalPages,
      readAt: clock.now().toISOString(),
    };
  };

  const findIn = async (accountId: AccountId, phrase: string): Promise<readonly Order[]> => {
    for (let page = 1; page <= scanPages; page += 1) {
      const found = await ask({ accountId, phrase, status: 'All', fields: 'All', page, limit: scanLimit });
      const whole = found.orders.filter((order) => isWholeMatch(order, phrase));
      if (whole.length > 0) return whole;
      if (found.orders.length < scanLimit || page === found.totalPages) break;
    }
    return [];
  };

  return {
    search: ask,
    resolveCodes: (accountId, codes) => resolveCodes({ search: ask, findIn, known }, accountId, codes),
    async find(scanned) {
      const code = scanned.trim();
      const asked = await Promise.all(
        accounts.list().accounts.map(async ({ accountId }) => {
          try {
            const orders = await findIn(accountId, code);
            return { matches: orders.map((order) => ({ accountId, order })), notAsked: [] };
          } catch (error) {
            if (!(error instanceof PackbenchError)) throw error;
            return { matches: [], notAsked: [{ accountId, failure: error.failure }] };
          }
        }),
      );
      return {
        code,
        matches: asked.flatMap((one) => one.matches),
        notAsked: asked.flatMap((one) => one.notAsked),
      };
    },
  };
}

/** Pages shift while they are read, so an order can come twice. */
function withoutRepeats(orders: readonly FoundOrder[]): FoundOrder[] {
  return [...new Map(orders.map((order) => [order.orderId, order])).values()];
}

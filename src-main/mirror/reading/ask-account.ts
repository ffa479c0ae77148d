/**
 * Asks the service of one account for its orders, and notices when the account has become another one at the service.
 */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { OrderGroup } from '../../../src-preload/contract/order-list.ts';
import type { ServiceDoor } from '../../accounts/service-door.ts';
import { failureOf } from '../../failures.ts';
import {
  largestPage,
  type OrderSearch,
  type ShippingAccount,
  type ShippingClient,
  saysUnknown,
} from '../../shipping/shipping-client.ts';
import type { MirrorIntake } from '../mirror-port.ts';
import type { AskOrders, OrdersAsked } from './look-up.ts';
import { createRefusedGroups } from './refused-groups.ts';

export interface AskAccountParts {
  readonly accountId: AccountId;
  readonly door: Pick<ServiceDoor, 'reach'>;
  readonly client: Pick<ShippingClient, 'searchOrdersOnce'>;
  readonly mirror: Pick<MirrorIntake, 'readAs' | 'noteReadAs' | 'holdsSome'>;
  /** The fingerprint of its service key; only this is stored. */
  readonly fingerprintOf: (account: ShippingAccount) => string;
  /** Stops the question under way. */
  readonly signal: AbortSignal;
  /**
   * The account has other keys or another address, so what is known belongs to other orders. The question then ends as
   * 'cancelled' and is not asked.
   */
  readonly becameAnother: () => Promise<void>;
  readonly answered: () => void;
  /** A person has just asked for the news. */
  readonly isAwaited: () => boolean;
}

export function createAskAccount(parts: AskAccountParts): AskOrders {
  /** The address and the service key of the last reading. */
  let whose: string | null = null;
  const groups = createRefusedGroups();
  const noteWhose = async (account: ShippingAccount): Promise<void> => {
    const now = `${account.baseAddress} ${account.serviceKey}`;
    if (whose === now) return;
    const { accountId, mirror } = parts;
    const fingerprint = parts.fingerprintOf(account);
    const noted = await mirror.readAs(accountId);
    // The first question of a run: an earlier run may have read the copy with other keys.
    const isAnother = whose !== null || (noted !== null && noted !== fingerprint);
    if (isAnother) {
      groups.forget();
      await parts.becameAnother();
    }
    if (noted !== fingerprint) await mirror.noteReadAs(accountId, fingerprint);
    whose = now;
    if (isAnother) throw failureOf('cancelled');
  };
  const askIt = ({ group, phrase, page }: OrdersAsked): Promise<OrderSearch> => {
    const status = group === null ? 'All' : group === 'shipped' ? 'Shipped' : 'Unshipped';
    const query = { phrase, status, fields: 'All', page, limit: largestPage } as const;
    const ask = async (account: ShippingAccount) => {
      await noteWhose(account);
      return parts.client.searchOrdersOnce(account, query, 'unasked', parts.signal);
    };
    return parts.door.reach(parts.accountId, ask, parts.isAwaited() ? 'person' : 'itself');
  };
  /** A group of which the copy knows no order is empty where the service refuses it alone. */
  const orEmpty = async (group: OrderGroup, asked: Promise<OrderSearch>): Promise<OrderSearch> => {
    try {
      const answer = await asked;
      groups.noteAnswered(group);
      return answer;
    } catch (error) {
      const isAlone = saysUnknown(error) && groups.noteRefused(group);
      if (!isAlone || (await parts.mirror.holdsSome(parts.accountId, group))) throw error;
      return { orders: [], totalPages: 0 };
    }
  };
  return async (asked) => {
    const { group, phrase, page } = asked;
    const isBeginning = group !== null && phrase === '' && page === 1;
    const answer = await (isBeginning ? orEmpty(group, askIt(asked)) : askIt(asked));
    parts.answered();
    return answer;
  };
}

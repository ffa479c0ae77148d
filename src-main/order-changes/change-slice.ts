/** Cuts a change of any number of orders into writes: how the ledger names each, and which call sends it. */
import type { OrderChange, OrderReference } from '../../src-preload/contract/change.ts';
import type { OpenAccount } from '../accounts/service-door.ts';
import type { AccountAtService } from '../journal/account-at-service.ts';
import type { WriteAbout, WriteIntent } from '../journal/write-record.ts';
import type { ShippingAccount, ShippingClient, WriteSteps } from '../shipping/shipping-client.ts';

export type ChangeClient = Pick<
  ShippingClient,
  'assignOrders' | 'deleteOrders' | 'removeUnshippedImportedOrders' | 'archiveOrder' | 'deleteOrder' | 'readWriteAnswer'
>;

/** A larger batch is slow to look up, and a lost answer puts all its orders in doubt. */
export const ordersInASlice = 500;

/** The one result of 'remove-all-unshipped' has this id, because the document uses the single id 0 for it. */
export const everyUnshippedOrder: OrderReference = { orderId: 0, orderNumber: '' };

export interface ChangeTarget {
  readonly accountId: string;
  readonly accountLabel: string;
  readonly opened: OpenAccount;
  readonly at: AccountAtService;
  /** For assign: the account that gets the orders. */
  readonly to: Omit<ChangeTarget, 'to'> | null;
}

export interface ChangeSlice {
  readonly intent: WriteIntent;
  readonly send: (steps: WriteSteps) => Promise<void>;
}

export function slicesOf(orders: readonly OrderReference[]): OrderReference[][] {
  const count = Math.ceil(orders.length / ordersInASlice);
  return Array.from({ length: count }, (_, index) =>
    orders.slice(index * ordersInASlice, (index + 1) * ordersInASlice),
  );
}

/**
 * One order uses the operation for one, several use the operation for many. So does a single order that is left of
 * several to be removed: the service document says of that operation alone that its orders can be imported again.
 */
export function toSlice(
  client: ChangeClient,
  kind: OrderChange['kind'],
  orders: readonly OrderReference[],
  target: ChangeTarget,
  isOfOne: boolean,
): ChangeSlice {
  const { opened, to } = target;
  const ids = orders.map((order) => order.orderId);
  const [only] = ids;
  const alone = ids.length === 1 && only !== undefined;
  const slice = (
    writeKind: WriteIntent['kind'],
    about: WriteAbout,
    call: (account: ShippingAccount, steps: WriteSteps) => Promise<void>,
  ): ChangeSlice => ({
    intent: {
      kind: writeKind,
      accountId: target.accountId,
      accountLabel: target.accountLabel,
      ...target.at,
      orders: about.everyUnshipped === true ? [] : orders.map(toWriteOrder),
      about,
    },
    send: (steps) => opened.reach((account) => call(account, steps)),
  });
  switch (kind) {
    case 'archive':
      return alone
        ? slice('archive', {}, (account, steps) => client.archiveOrder(account, only, steps))
        : slice('bulk-delete', { remove: false }, (account, steps) => client.deleteOrders(account, ids, false, steps));
    case 'remove':
      return alone && isOfOne
        ? slice('delete', {}, (account, steps) => client.deleteOrder(account, only, steps))
        : slice('bulk-delete', { remove: true }, (account, steps) => client.deleteOrders(account, ids, true, steps));
    case 'remove-all-unshipped':
      return slice('bulk-delete', { remove: true, everyUnshipped: true }, (account, steps) =>
        client.removeUnshippedImportedOrders(account, steps),
      );
    case 'assign': {
      if (to === null) throw new Error('An assignment names the account to assign to.');
      const { accountId: toAccountId, accountLabel: toAccountLabel } = to;
      const about = { toAccountId, toAccountLabel, toFingerprint: to.at.fingerprint };
      const newServiceKey = to.opened.account.serviceKey;
      return slice('assign', about, (account, steps) => {
        const keys = { currentServiceKey: account.serviceKey, newServiceKey };
        return client.assignOrders(
          account,
          orders.map((order) => ({ ...order, ...keys })),
          steps,
        );
      });
    }
  }
}

const toWriteOrder = ({ orderId, orderNumber }: OrderReference): WriteIntent['orders'][number] => ({
  orderId,
  orderNumber,
  receiverName: '',
  carrierName: '',
  trackingNumber: '',
});

/**
 * One round of a packer's shift, asked of main over the bridge as the page asks: some of its answers are lost on the
 * way.
 */
import type { OperationName, Reply, Request } from '../../../src-preload/contract/operations.ts';
import { type Bridge, unshippedOrders } from '../../helpers/bridge.ts';
import type { GoBetween } from '../../helpers/go-between.ts';

export interface Shift {
  readonly bridge: Bridge;
  readonly goBetween: GoBetween;
  readonly printer: string;
  /** Shows screens and a manifest; the number of the round chooses which. */
  show(round: number): Promise<void>;
}

/** Calls `wrong` with everything that came out differently than it should. */
export async function workOneRound(shift: Shift, round: number, wrong: (words: string) => void): Promise<void> {
  const { bridge, goBetween } = shift;
  const ask = async <Name extends OperationName>(name: Name, request: Request<Name>): Promise<Reply<Name> | null> => {
    const outcome = await bridge.outcome(name, request);
    if (outcome.ok) return outcome.value;
    wrong(`${name}: ${outcome.failure.code}`);
    return null;
  };
  const accountId = (await ask('accounts.list', {}))?.currentAccountId ?? '';
  const query = unshippedOrders([accountId]);
  const found = (await ask('orders.window', { query, offset: 0, count: 200 }))?.rows ?? [];
  const order = found.find(({ trackingNumber, verdict }) => trackingNumber !== '' && verdict === 'unshipped');
  if (order === undefined) {
    // Everything is packed: a quieter shift, of reading only.
    await ask('orders.window', {
      query: { ...query, filters: { ...query.filters, group: 'shipped' } },
      offset: 0,
      count: 200,
    });
  } else {
    await ask('orders.find', { code: order.orderNumber });
    await ask('tracking.get', { accountId, number: order.trackingNumber });
    const { orderId, orderNumber, receiverName, carrierName, trackingNumber } = order;
    const orders = [{ orderId, orderNumber, receiverName, carrierName, trackingNumber }];
    const isLost = round % 10 === 9;
    goBetween.writes = isLost ? 'lose the answer' : 'pass';
    const made = await bridge.outcome('manifests.create', { accountId, orders });
    goBetween.writes = 'pass';
    if (isLost) await settle(ask);
    else if (!made.ok) wrong(`manifests.create: ${made.failure.code}`);
    else if (round % 5 === 0) await print(ask, shift.printer, made.value.manifestId);
  }
  await ask('addressBook.search', { accountId, text: 'street', limit: 20 });
  await ask('activity.list', { filter: everything, offset: 0, limit: 50 });
  await shift.show(round);
}

const everything = { accountId: null, kind: null, outcome: null, from: null, to: null };

type Ask = <Name extends OperationName>(name: Name, request: Request<Name>) => Promise<Reply<Name> | null>;

/** Looks up the writes in doubt, and settles as done those that were seen done. */
async function settle(ask: Ask): Promise<void> {
  for (const { writeId } of (await ask('inDoubt.list', {})) ?? []) {
    const looked = await ask('inDoubt.lookUp', { writeId });
    if (looked?.mayResolve.includes('done')) await ask('inDoubt.resolve', { writeId, resolution: 'done' });
  }
}

async function print(ask: Ask, printer: string, manifestId: string): Promise<void> {
  await ask('printing.print', {
    manifestId,
    fileNumber: 1,
    printer,
    media: null,
    tray: null,
    copies: 1,
    pageCount: null,
  });
}

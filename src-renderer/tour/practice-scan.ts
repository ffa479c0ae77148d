/** Scans a parcel of a practice account in the place of a person who has no scanner at hand. */
import type { Account } from '../../src-preload/contract/account.ts';
import { useSelectionStore } from '../bench/selection-store.ts';
import { call, failureFrom } from '../desktop.ts';
import { useScanStore } from '../scan/scan-store.ts';
import { createSentCodes } from '../scanner/sent-codes.ts';
import { showFailure } from '../ui/show-failure.ts';

const FEW = 50;

/** The first order of the list that is not selected yet. Nothing on an account that is no practice account. */
export async function scanPracticeOrder(account: Account, accounts: readonly Account[]): Promise<void> {
  if (account.kind !== 'practice') return;
  const filters = {
    group: 'unshipped',
    carrierName: null,
    country: null,
    records: 'any',
    selectedOnly: false,
  } as const;
  const sort = { by: 'orderedAt', descending: true } as const;
  const query = { accountIds: [account.accountId], phrase: '', filters, sort };
  try {
    const { rows } = await call('orders.window', { query, offset: 0, count: FEW });
    const selected = useSelectionStore.getState().byAccount.get(account.accountId);
    const order = rows.find(({ orderId, verdict }) => verdict === 'unshipped' && selected?.has(orderId) !== true);
    if (order === undefined) return;
    // As a scanner sends it that is no keyboard: whole.
    const answer = createSentCodes({ repeatWithin: () => 0 }).read(order.orderNumber, performance.now());
    if (answer?.kind !== 'scan') return;
    await useScanStore.getState().scan(answer.readings, { accounts, current: account, dialog: null });
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}

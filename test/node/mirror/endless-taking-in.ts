/** A program that takes orders in until it is killed. Arguments: the mirror's path, the ledger's. */
import { writeSync } from 'node:fs';
import { openMirror } from '../../../src-main/mirror/mirror.ts';
import { threadFailure } from '../../../src-main/threads/thread-failure.ts';

const [path = '', ledgerPath = ''] = process.argv.slice(2);
const failureOf = (cause: unknown) => threadFailure(cause, path);
const mirror = openMirror({ path, ledgerPath, now: () => new Date(), failureOf, pass: async () => undefined });
mirror.noteAccounts(['north']);
for (let round = 1; ; round += 1) {
  const orders = Array.from({ length: 250 }, (_, at) => ({
    orderId: ((round * 97 + at) % 5_000) + 1,
    orderNumber: `PB-${round}-${at}`,
    orderedAt: null,
    receiverName: `Receiver ${at}`,
    carrierName: `Carrier ${at % 7}`,
    trackingNumber: `T${round}${at}`,
    country: '',
    exactMatch: null,
  }));
  const page = {
    accountId: 'north',
    seenAs: 'unshipped',
    orders,
    seenAt: new Date().toISOString(),
    walkId: null,
  } as const;
  await mirror.takeIn(page, Number.NEGATIVE_INFINITY);
  if (round === 4) writeSync(1, 'taking in\n');
}

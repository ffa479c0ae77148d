/**
 * A program that counts parcels of a tally and reports each once it is good: for tests that kill it, or that start two
 * of them.
 */
import { writeSync } from 'node:fs';
import { openTalliesFile } from '../../../src-main/hand-over/tallies-file.ts';

const [folder = '', tallyId = '', count = '0'] = process.argv.slice(2);
const file = openTalliesFile({
  folder,
  clock: { now: () => new Date(), passed: () => performance.now() },
  begun: { last: () => 0, from() {} },
});
const texts = { receiverName: '', carrierName: 'NZ Post', trackingNumber: '' };

for (let orderId = 1; orderId <= Number(count); orderId += 1) {
  const done = file.tick(tallyId, { order: { ...texts, orderId, orderNumber: `PB-${orderId}` }, byHand: false });
  // It has left this process, whatever comes next.
  if (done !== 'closed' && done.kind === 'added') writeSync(1, `${orderId}\n`);
}
file.shut();

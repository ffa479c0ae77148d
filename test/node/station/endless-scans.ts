/**
 * A program that puts orders into rounds and reports each once it is good: for tests that kill it, or that start two of
 * them.
 */
import { writeSync } from 'node:fs';
import { openRoundsFile } from '../../../src-main/station/rounds-file.ts';

const [folder = '', count = '0'] = process.argv.slice(2);
const file = openRoundsFile({ folder, clock: { now: () => new Date(), passed: () => performance.now() } });
const account = { accountId: 'north', accountLabel: 'North', origin: 'https://north.test', fingerprint: 'f' };
const texts = { receiverName: '', carrierName: 'NZ Post', trackingNumber: '', country: 'NZ' };

for (let orderId = 1; orderId <= Number(count); orderId += 1) {
  const round = file.put(account, { ...texts, orderId, orderNumber: `PB-${orderId}` });
  // It has left this process, whatever comes next.
  if (round !== null) writeSync(1, `${orderId}\n`);
}
file.shut();

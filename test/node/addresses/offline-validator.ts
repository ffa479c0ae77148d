/**
 * The program that is killed: it validates one address after another without a service, on the given folder, and
 * reports each answer on standard output. Started by killed.test.ts only. The argument is JSON: { folder, url }.
 */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { accountId, smith } from './addresses-bench.ts';

// It will be killed, and Node would store its compiled sources for the next one only at a normal end.
flushCompileCache();
const { folder, url } = JSON.parse(process.argv[2] ?? '') as { folder: string; url: string };
const keys = { serviceKey: 'service-key', subscriptionKey: 'subscription-key' };
const app = await startServices({ folder, practice: { running: true, url, accounts: [keys, keys] } });
for (let house = 1; ; house += 1) {
  const address = { ...smith, street: `${house} Smith Street` };
  await app.ask('addresses.validate', { accountId, subject: { address } });
  // Synchronous, so that a reported line has left this program whatever happens next.
  writeSync(1, `${house}\n`);
}

/** `npm run bench`: every bench, one after the other; ends with 1 when one has missed a gate. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The short ones first. */
const benches = [
  ...['first-load', 'client', 'writes', 'start', 'call', 'manifest', 'keys', 'service', 'preview', 'memory'],
  ...['orders', 'address-book'],
];
const failed = benches.filter((name) => {
  console.log(`\n== ${name}`);
  return spawnSync(process.execPath, [join(import.meta.dirname, name, 'cli.ts')], { stdio: 'inherit' }).status !== 0;
});
console.log(failed.length === 0 ? '\nAll gates held.' : `\nGates missed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

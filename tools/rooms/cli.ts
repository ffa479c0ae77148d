/** `npm run check`: prints every fault of rooms and words, and fails when there is one. */
import { resolve } from 'node:path';
import { findFaults } from './check.ts';

const faults = findFaults(resolve(import.meta.dirname, '..', '..'));
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults of rooms or words (docs/architecture.md says the rules)`);
  process.exitCode = 1;
}

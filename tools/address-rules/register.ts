/**
 * Writes the files that are derived from the rule files and the code of the address book (registration.ts); with
 * `--check` it only compares, and fails when they differ.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { registration, registrationFaults } from './registration.ts';

const root = resolve(import.meta.dirname, '..', '..');
if (process.argv.includes('--check')) {
  const faults = registrationFaults(root);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} else {
  for (const { path, text } of registration(root)) writeFileSync(join(root, path), text);
}

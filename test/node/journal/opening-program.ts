/**
 * Opens the ledger in the folder it is given, beside a vault if one is named, and begins a write, for a test that looks
 * how the program ends.
 */

import { holdFolder, thisComputer } from '../../../src-main/disk/one-computer.ts';
import { PackbenchError } from '../../../src-main/failures.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { clock, intent, silentLog } from './ledger-folder.ts';

const [folder = '', vaultFolder] = process.argv.slice(2);
const held = holdFolder({ folder, computer: thisComputer(), log: silentLog });
const ledger = openLedger({ folder, clock, log: silentLog, ...(vaultFolder !== undefined && { vaultFolder }) });
console.log(ledger.state);
try {
  ledger.writes.begin(intent(process.pid));
} catch (error) {
  if (!(error instanceof PackbenchError)) throw error;
  console.log(error.failure.code);
}
ledger.close();
held.letGo();

/** Opens the ledger in the folder it is given and begins a write, for a test that looks how the program ends. */
import { PackbenchError } from '../../../src-main/failures.ts';
import { intent, openIn } from './ledger-folder.ts';

const [folder = ''] = process.argv.slice(2);
const ledger = openIn(folder);
console.log(ledger.state);
try {
  ledger.writes.begin(intent(process.pid));
} catch (error) {
  if (!(error instanceof PackbenchError)) throw error;
  console.log(error.failure.code);
}
ledger.close();

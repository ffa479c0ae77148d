/** Imports two files of settings in turn, until it is killed: node importing-program.ts FOLDER FIRST SECOND. */
import { flushCompileCache } from 'node:module';
import { openSettingsFile } from '../../../src-main/electron/settings-file.ts';
import { createSecretRegister } from '../../../src-main/redaction/secrets.ts';
import { openSettings } from '../../../src-main/settings.ts';
import { createSettingsTransferService } from '../../../src-main/settings-transfer/settings-transfer-service.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';

// It will be killed, and Node would store its compiled sources for the next one only at a normal end.
flushCompileCache();
const [folder = '', ...paths] = process.argv.slice(2);
const log = inMemoryLog();
let turn = 0;
const transfer = createSettingsTransferService({
  version: '0.0.0-test',
  settings: openSettings(openSettingsFile({ folder, clock: systemClock, log }), log),
  accounts: { isGone: () => false, holdKeys: async () => null, noteImported: async () => undefined },
  secrets: createSecretRegister(),
  saveDialog: { choosePath: async () => null },
  openDialog: { chooseSettings: async () => paths[turn % paths.length] ?? null },
  clock: systemClock,
  happened: () => undefined,
});
for (; ; turn += 1) {
  const shown = await transfer.openImport();
  await transfer.applyImport(shown?.importId ?? '');
  if (turn === 1) process.stdout.write('importing\n');
}

/** Run by itself: the sandbox service in a folder (its argument), in a process of its own. Tells its parent where it is, and its faults. */
import { startSandboxService } from '../../../src-main/sandbox/service.ts';

const service = await startSandboxService({
  port: 0,
  folder: process.argv[2] ?? '',
  // Many, so that some are left to be changed for a while.
  orders: 240,
  addresses: 3,
  log(line) {
    if (line.startsWith('fault')) process.send?.({ fault: line });
  },
});
process.send?.({ url: service.url, accounts: service.accounts });
process.on('disconnect', () => void service.close().then(() => process.exit()));

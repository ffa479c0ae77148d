/** CUPS: the contract of every print system, on a real one. */
import { createCupsSpooler } from '../../../src-main/printing/cups/cups-spooler.ts';
import { afterOnThisComputer } from '../../../src-main/time/system-time.ts';
import { startPrintSystem } from '../../helpers/print-system.ts';
import { spoolerContract } from './spooler-contract.ts';

spoolerContract('CUPS', async () => {
  const system = await startPrintSystem();
  return {
    spooler: createCupsSpooler({ ...process.env, ...system.environment }, afterOnThisComputer),
    handedOver: async () => (await system.received()).length,
    print: async () => undefined, // the printer does so by itself
    pause: system.pauseQueue,
    resume: system.resumeQueue,
    emptyTray: system.emptyTray,
    fillTray: system.fillTray,
    close: system.close,
  };
});

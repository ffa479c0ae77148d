/** Windows: the contract of every print system, against recorded answers; it has not been run on a real one. */
import type { After } from '../../../src-main/ports.ts';
import { createWindowsSpooler } from '../../../src-main/printing/windows/windows-spooler.ts';
import { recordWindows } from '../../helpers/recorded-windows.ts';
import { spoolerContract } from './spooler-contract.ts';

/** Turns pass quickly: nothing here waits for a real device. */
const soon: After = (_, run) => {
  const timer = setTimeout(run, 5);
  return () => clearTimeout(timer);
};
const flags = { paused: 0x1, printed: 0x80, paperOut: 0x10 } as const;

spoolerContract('Windows', async () => {
  const windows = recordWindows();
  const statusOf = (name: string, status: number): void => {
    const printer = windows.printers[name];
    if (printer !== undefined) printer.status = status;
  };
  return {
    spooler: createWindowsSpooler({ ask: windows.ask, sumatra: windows.sumatra, after: soon }),
    handedOver: async () => windows.handedOver.length,
    async print({ printer, spoolerJobId }) {
      const job = windows.printers[printer]?.jobs.find(({ id }) => id === spoolerJobId);
      if (job !== undefined) job.status = flags.printed;
    },
    pause: async (name) => statusOf(name, flags.paused),
    resume: async (name) => statusOf(name, 0),
    emptyTray: async (name) => statusOf(name, flags.paperOut),
    fillTray: async (name) => statusOf(name, 0),
    close: async () => undefined,
  };
});

/** What every print system must do: one suite, run by the tests of each adapter. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SpooledJob, Spooler, SpoolState } from '../../../src-main/ports.ts';
import { stopsPrinting } from '../../../src-main/printing/reasons.ts';

export interface ContractBench {
  readonly spooler: Spooler;
  /** How many jobs were handed over, whatever became of them. */
  handedOver(): Promise<number>;
  /** The printer prints what it has. */
  print(job: SpooledJob): Promise<void>;
  pause(printer: string): Promise<void>;
  resume(printer: string): Promise<void>;
  emptyTray(printer: string): Promise<void>;
  fillTray(printer: string): Promise<void>;
  close(): Promise<void>;
}

const printer = 'Bench-Labels';
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

export function spoolerContract(name: string, open: () => Promise<ContractBench>): void {
  describe(name, () => {
    let folder: string;
    let bench: ContractBench;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'packbench-contract-'));
      await writeFile(join(folder, 'one.pdf'), pdf);
      bench = await open();
    });
    afterAll(async () => {
      await bench.close();
      await rm(folder, { recursive: true, force: true });
    });

    const request = (more: { printer?: string; media?: string | null; tray?: string | null } = {}) => ({
      printJobId: randomUUID(),
      filePath: join(folder, 'one.pdf'),
      title: 'Manifest 2026-11-20 12:00, copy 2',
      printer,
      media: null,
      tray: null,
      copies: 1,
      ...more,
    });
    const handOver = async (): Promise<SpooledJob> => {
      const asked = request();
      return { printJobId: asked.printJobId, printer, spoolerJobId: await bench.spooler.submit(asked) };
    };
    /** Until the condition holds; every state on the way must also keep the promise. */
    const until = (job: SpooledJob, isSo: (state: SpoolState) => boolean): Promise<SpoolState> =>
      vi.waitFor(
        async () => {
          const state = await bench.spooler.readState(job);
          expect(state.state === 'done' && state.reasons.some(stopsPrinting)).toBe(false);
          expect(state).toSatisfy(isSo);
          return state;
        },
        { timeout: 60_000, interval: 50 },
      );
    const isDone = ({ state }: SpoolState): boolean => state === 'done';

    test('tells its printers with the paper and the trays that can be asked for', async () => {
      const { spooler, printers } = await bench.spooler.listPrinters();
      expect(spooler).toBe('available');
      const found = printers.find((one) => one.name === printer);
      expect(found).toMatchObject({ isDefault: true, state: 'idle', acceptsJobs: true });
      expect(found?.media.find(({ label }) => label === 'A4')).toMatchObject({ widthMillimetres: expect.any(Number) });
      expect(found?.trays.map((tray) => tray.name)).toEqual(['main', 'rear']);
      expect(found?.media.map((one) => one.name)).toContain(found?.defaultMedia);
    });

    test('a job that was handed over is found by our id alone, while it prints and afterwards', async () => {
      await bench.pause(printer);
      const job = await handOver();
      expect(await bench.spooler.find(printer, job.printJobId)).toBe(job.spoolerJobId);
      expect(await bench.spooler.find(printer, randomUUID())).toBeNull();
      await bench.resume(printer);
      await bench.print(job);
      await until(job, isDone);
      expect(await bench.spooler.find(printer, job.printJobId)).toBe(job.spoolerJobId);
    });

    test('out of paper: it waits and says why, and is done only once there is paper', async () => {
      await bench.emptyTray(printer);
      const job = await handOver();
      const waiting = await until(job, ({ state }) => state === 'held');
      expect(waiting.reasons.join(' ')).toContain('media-empty');
      await bench.fillTray(printer);
      await bench.print(job);
      await until(job, isDone);
    });

    test('a paused printer: it waits and says why', async () => {
      await bench.pause(printer);
      const job = await handOver();
      const waiting = await until(job, ({ state }) => state === 'held');
      expect(waiting.reasons.some(stopsPrinting)).toBe(true);
      await bench.resume(printer);
      await bench.print(job);
      await until(job, isDone);
    });

    test('a cancelled job is never called done', async () => {
      await bench.pause(printer);
      const job = await handOver();
      await bench.spooler.cancel(job);
      await until(job, ({ state }) => state === 'cancelled' || state === 'unknown');
      await bench.resume(printer);
      expect(['cancelled', 'unknown']).toContain((await bench.spooler.readState(job)).state);
    });

    test('what is over cannot be cancelled, and that is said', async () => {
      const job = await handOver();
      await bench.print(job);
      await until(job, isDone);
      const over = { ...job, spoolerJobId: job.spoolerJobId + 1_000 };
      await expect(bench.spooler.cancel(over)).rejects.toMatchObject({ failure: { code: 'print-not-cancelled' } });
    });

    test('a job in no list is unknown, and so is another’s job of that number', async () => {
      const job = await handOver();
      await bench.print(job);
      await until(job, isDone);
      const unknown = { state: 'unknown', reasons: [], sheetsPrinted: null };
      expect(await bench.spooler.readState({ ...job, spoolerJobId: 9_999 })).toEqual(unknown);
      expect(await bench.spooler.readState({ ...job, printJobId: randomUUID() })).toEqual(unknown);
    });

    test.each([
      ...['No-Such-Printer', '-o', `${printer}; touch smuggled`].map(
        (unlisted) => [{ printer: unlisted }, 'printer-unknown', { printer: unlisted }] as const,
      ),
      ...['No such paper', 'A4,noscale'].map(
        (paper) =>
          [
            { media: paper },
            'print-refused',
            { printer, remarks: [{ code: 'paper-not-offered', facts: { paper } }] },
          ] as const,
      ),
      ...['attic', 'rear} media=A3'].map(
        (tray) =>
          [{ tray }, 'print-refused', { printer, remarks: [{ code: 'tray-not-there', facts: { tray } }] }] as const,
      ),
    ])('what nobody listed is refused by its name before anything is handed over: %o', async (place, code, facts) => {
      const before = await bench.handedOver();
      await expect(bench.spooler.submit(request(place))).rejects.toMatchObject({
        failure: { code, changed: 'nothing', facts },
      });
      expect(await bench.handedOver()).toBe(before);
    });

    test('a change of a printer is told without being asked', async () => {
      const news = Promise.withResolvers<void>();
      const first = Promise.withResolvers<void>();
      let count = 0;
      const stop = bench.spooler.watch(() => {
        count += 1;
        first.resolve();
        if (count > 1) news.resolve();
      });
      await first.promise;
      await bench.pause(printer);
      await news.promise;
      stop();
      await bench.resume(printer);
      expect(count).toBeGreaterThan(1);
    });
  });
}

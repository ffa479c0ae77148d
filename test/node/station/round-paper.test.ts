/** The paper of a closed round: what is handed to the printer, and what holds it back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { Spooler, SpoolState } from '../../../src-main/ports.ts';
import { createOpenRounds } from '../../../src-main/station/open-rounds.ts';
import type { Round } from '../../../src-main/station/round.ts';
import { answerForPaper, beginPaper } from '../../../src-main/station/round-paper.ts';
import { openRoundsFile } from '../../../src-main/station/rounds-file.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { PrintJob, PrintJobState, PrintRequest } from '../../../src-preload/contract/printing.ts';
import type { PaperFound } from '../../../src-preload/contract/station.ts';
import { printJob } from '../journal/ledger-folder.ts';
import { atStation } from './station-bench.ts';

const account = { accountId: 'north', accountLabel: 'North', origin: 'https://north.test', fingerprint: 'f' };
const order = { orderId: 1, orderNumber: '#1', receiverName: '', carrierName: '', trackingNumber: '', country: '' };
const on = { printer: 'Bench', media: 'A4', tray: 'lower' };
const complete: PaperFound = { kind: 'complete', missing: [], fits: true, pageCounts: [2, 5] };

/** A round whose manifest of two PDFs is made. */
async function madeRound(part: Partial<Round> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-round-paper-'));
  const rounds = createOpenRounds({ folder, clock: systemClock, startTroubles: { noteKept: () => undefined } });
  onTestFinished(async () => {
    rounds.shut();
    await rm(folder, { recursive: true, force: true });
  });
  rounds().put(account, order);
  const [closed] = rounds().close([rounds().unsettled()[0]?.roundId ?? ''], null, true);
  const roundId = closed?.roundId ?? '';
  const round = rounds().change(roundId, (now) => ({ ...now, manifestId: 'm', ...part })) ?? expect.fail();
  const asked: PrintRequest[] = [];
  const parts = {
    rounds,
    manifests: { get: () => ({ files: [{ fileNumber: 1 }, { fileNumber: 2 }] }) as never },
    printing: {
      listJobs: () => [],
      print: async (request: PrintRequest) => {
        asked.push(request);
        return {} as never;
      },
    },
  };
  return {
    asked,
    now: () => rounds().get(roundId),
    print: async (found: PaperFound, where: Parameters<typeof beginPaper>[4] = on) =>
      beginPaper(parts, round, 'm', found, where)?.(),
  };
}

test('each of its PDFs goes to the printer and the tray that were chosen, with its own number of pages', async () => {
  const { asked, print, now } = await madeRound();
  await print(complete);
  const usual = { manifestId: 'm', printer: 'Bench', media: 'A4', tray: 'lower', copies: 1 };
  expect(asked).toEqual([
    { ...usual, fileNumber: 1, pageCount: 2 },
    { ...usual, fileNumber: 2, pageCount: 5 },
  ]);
  expect(now()).toMatchObject({ printing: { failure: null }, paper: { missing: [], fits: true, printer: 'Bench' } });
});

test.each([
  ['lacks an order', { ...complete, missing: ['#1'] }],
  ['does not go on the paper of the printer', { ...complete, fits: false }],
])('one that %s is held back, unless a person wants it all the same', async (_, found) => {
  const held = await madeRound();
  await held.print(found);
  expect(held.asked).toEqual([]);
  expect(held.now()).toMatchObject({ printing: null, paper: { missing: found.missing, fits: found.fits } });
  const wanted = await madeRound({ printsAnyway: true });
  await wanted.print(found);
  expect(wanted.asked).toHaveLength(2);
});

test('where there is no printer the wish of a person is spent: it is told again what is in the way', async () => {
  const { asked, print, now } = await madeRound({ printsAnyway: true });
  await print(complete, { ...on, printer: null });
  expect(asked).toEqual([]);
  expect(now()).toMatchObject({ printing: null, printsAnyway: false, paper: { printer: null } });
});

test('a round whose printing was cut short is to be printed, though another program has the number of that process by now', () =>
  atStation(async ({ app, scan, closed, folder, startAgain, closeRound }) => {
    await scan(71);
    await closeRound({ prints: true });
    const { roundId } = await closed(({ isToPrint }) => isToPrint);
    await startAgain(() => {
      const file = openRoundsFile({ folder: join(folder, 'station'), clock: systemClock });
      file.change(roundId, (now) => ({ ...now, printing: { by: process.ppid, jobsBefore: 0, failure: null } }));
      file.shut();
    });
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'being-printed', isToPrint: true }]);
  }));

test('a round that is made and is not to be printed is printed by nobody: a page may ask late', () =>
  atStation(async ({ app, scan, closed, closeRound }) => {
    await scan(71);
    await closeRound();
    const { roundId, manifestId } = await closed(({ state }) => state === 'done');
    // Once the next one of the account is made, nothing of it is under way any more.
    await scan(72);
    await closeRound();
    await closed((round) => round.state === 'done' && round.roundId !== roundId);
    const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
    await app().ask('station.print', { roundId, found, on: { printer: 'Bench', media: null, tray: null } });
    expect(await app().ask('printing.listJobs', { manifestId: manifestId ?? '', limit: 10 })).toEqual([]);
  }));

/** Notes the printer of each job that it is handed; all of them are in this state. */
function notingSpooler(handedOver: string[], state: SpoolState): Spooler {
  return {
    listPrinters: async () => ({ spooler: 'available', printers: [] }),
    async submit({ printer }) {
      handedOver.push(printer);
      return handedOver.length;
    },
    find: async () => null,
    readState: async () => state,
    cancel: async () => undefined,
    watch: () => () => undefined,
  };
}

test('the paper of a round that is made waits for no other round of the account that its service keeps waiting', () => {
  const handedOver: string[] = [];
  const spooler = notingSpooler(handedOver, { state: 'queued', reasons: [], sheetsPrinted: null });
  return atStation(
    async ({ app, service, scan, closed, closeRound }) => {
      await scan(71);
      await closeRound({ prints: true });
      const { roundId } = await closed(({ isToPrint }) => isToPrint);
      service.answers = 'held';
      await scan(72);
      await closeRound({ prints: true });
      await service.received(2);
      const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
      const printed = app().ask('station.print', { roundId, found, on: { printer: 'Bench', media: null, tray: null } });
      await closed((round) => round.roundId === roundId && round.printed !== null);
      expect(handedOver).toEqual(['Bench']);
      service.release();
      await printed;
    },
    { spooler },
  );
});

test('what somebody has printed from the manifest meanwhile is not printed once more for its round', () => {
  const handedOver: string[] = [];
  const spooler = notingSpooler(handedOver, { state: 'done', reasons: [], sheetsPrinted: 1 });
  const on = { printer: 'Bench', media: null, tray: null };
  return atStation(
    async ({ app, scan, closed, closeRound }) => {
      const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
      const printByHand = async (manifestId: string | null) => {
        const paper = { printer: 'Office', media: null, tray: null, copies: 1, pageCount: 1 };
        await app().ask('printing.print', { manifestId: manifestId ?? '', fileNumber: 1, ...paper });
      };
      for (const orderId of [71, 72]) {
        await scan(orderId);
        await closeRound({ prints: true });
        const { roundId, manifestId } = await closed(({ isToPrint }) => isToPrint);
        // The first while its pages are read; the second after its round could not be printed.
        if (orderId === 72) await app().ask('station.print', { roundId, found, on: { ...on, printer: null } });
        await printByHand(manifestId);
        await closed((round) => round.roundId === roundId && round.state === 'done' && round.printed === 'done');
        await app().ask('station.print', { roundId, found, on });
      }
      expect(handedOver).toEqual(['Office', 'Office']);
    },
    { spooler },
  );
});

test.each([
  ['', 'done', 'done'],
  [', also where nobody knows yet whether that was handed over', 'needs-you', 'unknown'],
] as const)(
  'nor what somebody has printed while its round waited for a print system that was slow with the round before%s',
  (_, state, printed) => {
    const handedOver: string[] = [];
    const first = Promise.withResolvers<void>();
    const isFree = Promise.withResolvers<void>();
    const taking = notingSpooler(handedOver, { state: 'done', reasons: [], sheetsPrinted: 1 });
    const slow: Spooler = {
      ...taking,
      async submit(request) {
        const spoolerJobId = await taking.submit(request);
        if (handedOver.length > 1 && printed === 'unknown') throw failureOf('print-unknown', { changed: 'unknown' });
        if (handedOver.length > 1) return spoolerJobId;
        first.resolve();
        await isFree.promise;
        return spoolerJobId;
      },
    };
    const on = { printer: 'Bench', media: null, tray: null };
    const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
    return atStation(
      async ({ app, scan, closed, closeRound }) => {
        const toPrint = async (orderId: number) => {
          await scan(orderId);
          await closeRound({ prints: true });
          return closed(({ isToPrint }) => isToPrint);
        };
        const before = await toPrint(71);
        const printing = [app().ask('station.print', { roundId: before.roundId, found, on })];
        await first.promise;
        const { roundId, manifestId } = await toPrint(72);
        printing.push(app().ask('station.print', { roundId, found, on }));
        const byHand = { printer: 'Office', media: null, tray: null, copies: 1, pageCount: 1 };
        await app().outcome('printing.print', { manifestId: manifestId ?? '', fileNumber: 1, ...byHand });
        isFree.resolve();
        await Promise.all(printing);
        await closed((round) => round.roundId === roundId && round.state === state && round.printed === printed);
        expect(handedOver).toEqual(['Bench', 'Office']);
      },
      { spooler: slow },
    );
  },
);

test('of a manifest with two files only the one that did not come out is printed again', () => {
  const handedOver: string[] = [];
  // The printer is out of order for the second job.
  const states = ['done', 'failed', 'done'] as const;
  const taking = notingSpooler(handedOver, { state: 'done', reasons: [], sheetsPrinted: 1 });
  const spooler: Spooler = {
    ...taking,
    submit: async (request) => {
      await taking.submit({ ...request, printer: basename(request.filePath) });
      return handedOver.length;
    },
    readState: async ({ spoolerJobId }) => {
      return { state: states[spoolerJobId - 1] ?? 'unknown', reasons: [], sheetsPrinted: 1 };
    },
  };
  return atStation(
    async ({ app, scan, closed, closeRound, service }) => {
      service.files = 2;
      await scan(71);
      await closeRound({ prints: true });
      const { roundId } = await closed(({ isToPrint }) => isToPrint);
      const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1, 1] } as const;
      const print = { roundId, found, on: { printer: 'Bench', media: null, tray: null } };
      await app().ask('station.print', print);
      await closed(({ trouble }) => trouble === 'print-failed');
      await app().ask('station.settle', { roundId, step: 'print', orderIds: [] });
      await app().ask('station.print', print);
      await closed(({ state, printed }) => state === 'done' && printed === 'done');
      expect(handedOver).toHaveLength(3);
      expect(handedOver[2]).toBe(handedOver[1]);
      expect(handedOver[1]).not.toBe(handedOver[0]);
    },
    { spooler },
  );
});

test('what a person says of paper that nobody knew about holds for its print job: one that is still in the queue is taken out', () => {
  const handedOver: string[] = [];
  const taken: number[] = [];
  let answers = false;
  const spooler: Spooler = {
    ...notingSpooler(handedOver, { state: 'queued', reasons: [], sheetsPrinted: null }),
    async submit({ printer }) {
      handedOver.push(printer);
      if (handedOver.length === 1) throw failureOf('print-unknown', { changed: 'unknown' });
      return handedOver.length;
    },
    find: async () => (answers ? 1 : null),
    cancel: async ({ spoolerJobId }) => void taken.push(spoolerJobId),
  };
  return atStation(
    async ({ app, scan, closed, closeRound }) => {
      await scan(71);
      await closeRound({ prints: true });
      const { roundId, manifestId } = await closed(({ isToPrint }) => isToPrint);
      const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
      const print = { roundId, found, on: { printer: 'Bench', media: null, tray: null } };
      await app().ask('station.print', print);
      await closed(({ trouble }) => trouble === 'print-unknown');
      const settling = app().ask('station.settle', { roundId, step: 'print', orderIds: [] });
      answers = true;
      await settling;
      await app().ask('station.print', print);
      await closed(({ state, printed }) => state === 'being-printed' && printed === 'queued');
      await vi.waitFor(() => expect(taken).toEqual([1]), { timeout: 60_000 });
      expect(handedOver).toHaveLength(2);
      const jobs = await app().ask('printing.listJobs', { manifestId, limit: 10 });
      expect(jobs.map(({ answer }) => answer?.cameOut ?? null)).toEqual([null, false]);
    },
    { spooler },
  );
});

test('what a person says of a round’s paper is not said of a copy by hand whose file has come out by another job', () => {
  const job = (printJobId: string, fileNumber: number, state: PrintJobState) =>
    printJob(printJobId, { fileNumber, state });
  const jobs = [job('second', 2, 'unknown'), job('first', 1, 'done'), job('by-hand', 1, 'unknown')];
  const answered: string[] = [];
  const answer = (printJobId: string): PrintJob => {
    answered.push(printJobId);
    return jobs[0] ?? expect.fail();
  };
  answerForPaper({ listJobs: () => jobs, answer }, 'm', false);
  expect(answered).toEqual(['second']);
});

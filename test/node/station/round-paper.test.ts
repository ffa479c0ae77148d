/** The paper of a closed round: what is handed to the printer, and what holds it back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenRounds } from '../../../src-main/station/open-rounds.ts';
import type { Round } from '../../../src-main/station/round.ts';
import { beginPaper } from '../../../src-main/station/round-paper.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { PrintRequest } from '../../../src-preload/contract/printing.ts';
import type { PaperFound } from '../../../src-preload/contract/station.ts';

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

/** The sheet of a hand-over, read back by the app's own reader of PDFs. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, onTestFinished, test } from 'vitest';
import { createTallyFinish, type TallyFinishParts } from '../../../src-main/hand-over/tally-finish.ts';
import { notWritable, type SheetContent, tallySheetPdf } from '../../../src-main/hand-over/tally-sheet.ts';
import { neverAway } from '../../../src-main/journal/ledger-database.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { sheetTroubleWords } from '../../../src-renderer/hand-over/tally-words.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { readPdfPages } from '../../helpers/pdf-pages.ts';
import { secondsWorked, timesAsLong } from '../../helpers/seconds-worked.ts';
import { sheetWords } from '../../helpers/sheet-words.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { operatorsOf, readPdf } from '../sandbox/pdf-text.ts';
import { atStation } from '../station/station-bench.ts';
import { beginTally, finishTally, makeManifest, scanInto } from './hand-over-bench.ts';

const a4 = { width: 210, height: 297 };

function content(more: Partial<SheetContent['end']> = {}): SheetContent {
  return {
    tallyId: '20260302-100000-0000000a',
    manifestId: '20260302-081500-0000000b',
    manifestCreatedAt: '2026-03-02T08:15:00.000Z',
    accountId: 'north',
    accountLabel: 'North',
    carriers: [
      { carrierName: 'NZ Post', orderCount: 3 },
      { carrierName: '', orderCount: 1 },
    ],
    orderCount: 4,
    startedAt: '2026-03-02T09:00:00.000Z',
    discardedAt: null,
    end: {
      at: '2026-03-02T10:00:00.000Z',
      handedOverBy: 'Kim',
      driver: '',
      signature: [],
      words: sheetWords,
      tickedCount: 3,
      byHandCount: 1,
      missing: [manifestOrder(7)],
      extras: [],
      ...more,
    },
  };
}

/** Without the breaks between pieces that fonts make. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

async function sheetPdf(sheet: SheetContent, paper = a4): Promise<Uint8Array> {
  const { bytes, pageCount } = await tallySheetPdf(sheet, paper);
  // What was printed of it is told of so many.
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\s/g),
  ).toHaveLength(pageCount);
  return bytes;
}

async function textOf(sheet: SheetContent, paper = a4): Promise<string> {
  const pages = await readPdf(await sheetPdf(sheet, paper));
  return flat(pages.map(({ text }) => text).join('\n'));
}

test('what left with an earlier hand-over is told, and is not missing', async () => {
  const text = await textOf({ ...content(), earlier: [1, 2] });
  expect(text).toContain('Parcels on the manifest 6 Left with an earlier hand-over 2 Counted 3');
  expect(text).toContain('Missing (1)');
});

test('it names account, carrier, manifest, time, who handed over, the counts and the missing parcel', async () => {
  const text = await textOf(content());
  for (const said of ['Hand-over', 'North', 'NZ Post (3)', 'not given (1)', '20260302-081500-0000000b', 'Kim']) {
    expect(text).toContain(said);
  }
  expect(text).toMatch(/Counted ?3/);
  expect(text).toMatch(/Of these by hand ?1/);
  expect(text).toMatch(/Missing \(1\) ?#7 ?Receiver 7 ?HP7/);
  expect(text).toContain('Signature of the driver');
  expect(await textOf(content({ driver: 'Ana' }))).toContain('Signature of the driver: Ana');
  expect(text).toContain('Page 1 / 1');
  expect(text).not.toContain('[?]');
});

test('a manifest of many carriers names each in letters that can be read', async () => {
  const carrierName = (index: number): string => `Österreichische Post, Paket ${index}`;
  const carriers = Array.from({ length: 14 }, (_, index) => ({ carrierName: carrierName(index), orderCount: 3 }));
  const drawn = await operatorsOf(await sheetPdf({ ...content(), carriers }, a4));
  const sizes = drawn.flat().flatMap(({ operator, args }) => (operator === OPS.setFont ? [Number(args[1])] : []));
  expect(Math.min(...sizes)).toBeGreaterThan(6);
  const text = await textOf({ ...content(), carriers });
  for (const { carrierName: name } of carriers) expect(text).toContain(`${name} (3)`);
});

test('of several carriers, a missing parcel says whose it is: it may wait for another driver', async () => {
  const missing = [{ ...manifestOrder(7), carrierName: 'Kerry Express' }];
  expect(await textOf(content({ missing }))).toMatch(/Missing \(1\) ?#7 ?Receiver 7 ?HP7 ?Kerry Express/);
  const carriers = [{ carrierName: 'Kerry Express', orderCount: 4 }];
  expect(await textOf({ ...content({ missing }), carriers })).not.toMatch(/HP7 ?Kerry Express/);
});

test('what another driver takes, and what does not go any more, stands apart from what is missing', async () => {
  const staying = { ...manifestOrder(8), carrierName: 'Kerry Express' };
  const notGoing = [{ order: manifestOrder(9), why: 'Went by taxi', by: 'Kim', at: '2026-03-02T10:00:00.000Z' }];
  const end = { missing: [manifestOrder(7), staying], forOthers: [8] };
  const text = await textOf({ ...content(end), earlier: [1], notGoing });
  expect(text).toContain('Parcels on the manifest 6 ');
  expect(text).toContain('Counted 3 Of these by hand 1 Missing 1 For another driver 1 Does not go 1');
  expect(text).toMatch(/Missing \(1\) ?#7 ?Receiver 7 ?HP7/);
  expect(text).toMatch(/For another driver \(1\) ?#8 ?Receiver 8 ?HP8 ?Kerry Express/);
  // Two parcels may have one number.
  expect(text).toMatch(/Does not go \(1\) ?#9 ?Receiver 9 · HP9 · Went by taxi/);
  // What was said after the driver had signed is not on what was signed.
  const later = [{ order: manifestOrder(7), why: 'Lost', by: 'Kim', at: '2026-03-03T10:00:00.000Z' }];
  expect(await textOf(content({ notGoing: later }))).not.toContain('Does not go');
});

test('nothing missing is said; what was too many is named with its reason and the other manifest', async () => {
  const extra = { tickNo: 1, at: '2026-03-02T09:30:00.000Z', code: 'X-1', orderNumber: null, elsewhere: [] };
  const place = { manifestId: 'm', accountLabel: 'South', createdAt: '2026-03-01T08:15:00.000Z' };
  const elsewhere = [{ ...place, orderId: 9, orderNumber: '#9', handedOverAt: null }];
  const text = await textOf(
    content({
      missing: [],
      extras: [
        { ...extra, reason: 'unknown' },
        { ...extra, tickNo: 2, reason: 'not-manifested', orderNumber: '#8' },
        { ...extra, tickNo: 3, reason: 'other-manifest', orderNumber: '#9', elsewhere },
      ],
    }),
  );
  expect(text).toMatch(/Missing \(0\) ?None is missing\./);
  expect(text).toMatch(/\(3\) ?X-1 ?unknown here ?#8 ?on no manifest ?#9 ?on another manifest: South, Mar 1, 2026/);
});

test('a code as long as a scanner reads goes on over the pages: none of it is below the paper, where poppler sees nothing', async () => {
  const code = Array.from({ length: 250 }, (_, at) => `${1000 + at}-${'AB'}.`).join('');
  const extra = { tickNo: 1, at: '2026-03-02T09:30:00.000Z', code, orderNumber: null, elsewhere: [] };
  const extras = [extra, { ...extra, tickNo: 2, code: 'LAST' }].map((one) => ({ ...one, reason: 'unknown' }) as const);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-long-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'sheet.pdf');
  writeFileSync(path, await sheetPdf(content({ extras })));
  const pages = (await readPdfPages(path)).map(({ text }) => text);
  const seen = pages
    .join(' ')
    .replace(/unknown here |Page \d \/ \d|Hand-over · North · .*?000b /g, '')
    .replaceAll(' ', '');
  expect(seen).toContain(`(2)${code}`);
  expect(seen).toContain('LAST');
});

test('dates and numbers are in the language of the page; one that this computer does not know is no reason for no sheet', async () => {
  expect(await textOf(content({ words: { ...sheetWords, locale: 'de' } }))).toContain('02.03.2026');
  expect(await textOf(content({ words: { ...sheetWords, locale: 'no such language' } }))).toContain('Mar 2, 2026');
});

test('names of any script are to be read; letters that no font has are marked, and the sheet says so', async () => {
  const written = ['Nguyễn Thị Ánh', 'สมชาย ใจดี', '山田 太郎', 'Łukasz Żółć', 'Юлия Щукина', 'Νικος'];
  const missing = written.map((receiverName, at) => ({ ...manifestOrder(at + 1), receiverName }));
  const whole = content({ missing });
  expect(notWritable(whole)).toEqual([]);
  const text = (await textOf(whole)).replaceAll(' ', '');
  for (const name of written) expect(text).toContain(name.replaceAll(' ', ''));
  expect(text).not.toContain('[?]');

  // Marks that nobody sees, and an accent that stands apart from its letter.
  const unseen = content({ handedOverBy: 'K\u200Bi\u2066m\u2069', driver: 'Zoe\u0308', missing: [] });
  expect(notWritable(unseen)).toEqual([]);
  expect(await textOf(unseen)).toMatch(/By ?Kim Driver ?Zoë /);

  const lacking = content({ handedOverBy: 'مريم Kim', driver: '김 민준', missing: [] });
  expect(notWritable(lacking)).toEqual(['مريم Kim', '김 민준']);
  const why = { order: manifestOrder(8), why: 'ضاع', by: 'Kim', at: '2026-03-02T11:00:00.000Z' };
  expect(notWritable({ ...content({ missing: [] }), notGoing: [why] })).toEqual(['ضاع']);
  const receiver = { ...why, order: { ...why.order, receiverName: '김 민준' }, why: 'Lost' };
  expect(notWritable({ ...content({ missing: [] }), notGoing: [receiver] })).toEqual(['김 민준']);
  const marked = await textOf(lacking);
  expect(marked).toMatch(/By ?\[\?\] Kim/);
  expect(marked).toMatch(/Driver ?\[\?\] /);
  expect(marked).toContain('[?]: letters that this sheet has no font for.');
});

test('a text in which many letters are in no font is looked through in time that grows with it', async () => {
  const secondsFor = (times: number): number => {
    const worked = secondsWorked();
    expect(notWritable({ ...content({ missing: [] }), accountLabel: 'a[?] 😀'.repeat(times) })).toHaveLength(1);
    return worked();
  };
  expect(await timesAsLong(secondsFor, 160_000, 10_000, 70)).toBeLessThan(70);
});

test('a long name, number or reason goes on in the next line: it is on the sheet whole, in letters that can be read', async () => {
  const long = 'Konstantinopolitanischedudelsackpfeifenmachergesellschaften7';
  const why = `Went by taxi to the depot, since the driver had no room for it. ${'The customer knows. '.repeat(4).trim()}`;
  const code = `https://example.com/track/${'0123456789'.repeat(9)}`;
  const parcel = {
    ...manifestOrder(1),
    orderNumber: `${long}A`,
    receiverName: `สมชาย${long}`,
    trackingNumber: `${long}B`,
  };
  const extra = {
    tickNo: 1,
    at: '2026-03-02T09:30:00.000Z',
    code,
    reason: 'unknown',
    orderNumber: null,
    elsewhere: [],
  } as const;
  const sheet: SheetContent = {
    ...content({ handedOverBy: long, missing: [parcel, manifestOrder(2)], extras: [extra] }),
    accountLabel: `${long}C`,
    notGoing: [
      { order: { ...manifestOrder(3), orderNumber: `${long}D` }, why, by: 'Kim', at: '2026-03-02T09:40:00.000Z' },
    ],
  };
  for (const paper of [a4, { width: 100, height: 150 }]) {
    const pages = await readPdf(await sheetPdf(sheet, paper));
    // What is higher than a page goes on behind the names on the next one.
    const text = pages
      .map((page) => page.text.replace(/\s+/g, '').replace(/Page\d+\/\d+$/, ''))
      .map((page, at) => (at === 0 ? page : page.replace(/^Hand-over·.*?·20260302-081500-0000000b/, '')))
      .join('');
    for (const whole of [
      long,
      parcel.orderNumber,
      parcel.receiverName,
      parcel.trackingNumber,
      why,
      code,
      `${long}C`,
      `${long}D`,
    ]) {
      expect(text).toContain(whole.replaceAll(' ', ''));
    }
    expect(Math.min(...pages.flatMap(({ sizes }) => sizes))).toBeGreaterThan(7);
  }
});

test('five hundred missing parcels run over pages, each named once, on A4 and on Letter; each page is numbered and says what it belongs to, that of the signature too', async () => {
  const missing = Array.from({ length: 500 }, (_, at) => manifestOrder(10_000 + at));
  for (const paper of [a4, { width: 215.9, height: 279.4 }]) {
    const pages = await readPdf(await sheetPdf(content({ missing }), paper));
    const text = flat(pages.map((page) => page.text).join('\n'));
    expect(text.match(/#1\d{4}/g)).toHaveLength(500);
    expect(pages.length).toBeGreaterThan(8);
    for (const [index, page] of pages.entries()) {
      expect(flat(page.text)).toContain(`Page ${index + 1} / ${pages.length}`);
      for (const said of ['Hand-over', 'North', 'Mar 2, 2026', '20260302-081500-0000000b'])
        expect(flat(page.text)).toContain(said);
      expect(page.height).toBeCloseTo((paper.height * 72) / 25.4, 0);
    }
  }
});

test('a signature is drawn as lines where it was signed, a dot too', async () => {
  const signature = [
    [
      [0, 0],
      [500, 100],
      [1_000, 333],
    ],
    [[250, 200]],
  ] as const;
  const unsigned = await strokesIn(content());
  const signed = await strokesIn(content({ signature }));
  expect(signed).toBe(unsigned + 2);
});

async function strokesIn(sheet: SheetContent): Promise<number> {
  const [page] = await operatorsOf(await sheetPdf(sheet, a4));
  const paths = (page ?? []).filter(({ operator, args }) => operator === OPS.constructPath && args[0] === OPS.stroke);
  // A path that goes nowhere is not seen: each step is its kind and a place.
  return paths.filter(({ args }) => ([...(args[1] as readonly ArrayLike<number>[])][0]?.length ?? 0) > 3).length;
}

// UTC has another day then.
test.each([
  ['Pacific/Auckland', '2026-11-28T10:50:00Z'],
  ['Europe/Berlin', '2026-11-28T22:50:00Z'],
])(
  'over midnight in %s, manifest and sheet are saved under the day and time that the clock on the wall had',
  async (zone, made) => {
    const { TZ: before } = process.env;
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });
    process.env.TZ = zone;
    let now = new Date(made);
    const offered: string[] = [];
    const choosePath = async (name: string): Promise<null> => {
      offered.push(name);
      return null;
    };
    await atStation(
      async ({ app, accountId }) => {
        const manifestId = await makeManifest(app(), accountId, [1]);
        const tallyId = await beginTally(app(), manifestId);
        now = new Date(now.getTime() + 20 * 60_000);
        await finishTally(app(), tallyId);
        await app().ask('manifests.saveAs', { manifestId, fileNumber: 1 });
        await app().ask('handOver.saveSheet', { tallyId });
      },
      { saveDialog: { choosePath }, clock: { ...systemClock, now: () => now } },
    );
    expect(offered).toEqual([
      expect.stringMatching(/^manifest-2026-11-28-235000-[0-9a-f]{8}-1\.pdf$/),
      expect.stringMatching(/^hand-over-2026-11-29-001000-[0-9a-f]{8}\.pdf$/),
    ]);
  },
);

test('the sheet lies beside its manifest, is saved where the operator says, and is drawn again when it was changed or is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-saved-'));
  const path = join(folder, 'saved.pdf');
  try {
    await atStation(
      async ({ app, accountId, folder: own }) => {
        const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1, 2, 3, 4]));
        await scanInto(app(), tallyId, '#1');
        for (const orderId of [3, 4]) await app().ask('handOver.tick', { tallyId, orderId, byHand: true });
        await scanInto(app(), tallyId, 'OF-NOBODY');
        await finishTally(app(), tallyId, {
          driver: 'Ana',
          signature: [
            [
              [10, 10],
              [20, 20],
            ],
          ],
        });
        const kept = join(own, 'manifests', `hand-over-${tallyId}.pdf`);
        const whole = readFileSync(kept);
        const { ino } = statSync(kept);
        await app().ask('handOver.saveSheet', { tallyId });
        // What the driver signed: a newer Packbench may draw it in another way.
        expect(statSync(kept).ino).toBe(ino);
        for (const harm of [() => undefined, () => writeFileSync(kept, 'x'), () => rmSync(kept)]) {
          harm();
          expect(await app().ask('handOver.saveSheet', { tallyId })).toEqual({ savedTo: path });
          const [page] = await readPdf(readFileSync(path));
          expect(flat(page?.text ?? '')).toMatch(/#2 ?Receiver 2/);
          expect(page?.text).toContain('Ana');
          expect(flat(page?.text ?? '')).toContain(`${sheetWords.byHand} 2`);
        }
        expect(readFileSync(kept).byteLength).toBe(whole.byteLength);
      },
      { saveDialog: { choosePath: async () => path } },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a sheet that is gone, and cannot be put back, is saved all the same where the operator says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-saved-'));
  try {
    const path = join(folder, 'saved.pdf');
    const file = { fileNumber: 1, fileName: 'hand-over-t.pdf', sha256: 'ab', byteCount: 9 };
    const tally = content();
    const finish = createTallyFinish({
      // No folder can be made here.
      folder: '/proc/packbench',
      ledger: { database: neverAway },
      saveDialog: { choosePath: async () => path },
      log: inMemoryLog(),
    } as unknown as TallyFinishParts);
    const record = { ...tally, end: { ...tally.end, notWritable: [], sheet: file } };
    expect(await finish.saveSheet(record)).toEqual({ savedTo: path });
    const [page] = await readPdf(readFileSync(path));
    expect(flat(page?.text ?? '')).toContain('Receiver 7');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a sheet that is not printed behind a hand-over never says that nothing was changed', () => {
  const trouble = (changed: 'nothing' | 'unknown'): string =>
    sheetTroubleWords({ code: 'spooler-missing', changed, details: [], facts: {} });
  expect(trouble('nothing')).toMatch(
    /^The parcels are handed over, but .*no print system that answers\. Save it as a PDF/,
  );
  expect(trouble('nothing')).not.toContain('Nothing was changed');
  expect(trouble('unknown')).toContain('Whether anything was changed is not known.');
});

/**
 * A disk fills up while a manifest is on its way: there is still room for the service's answer, because it was set
 * aside in real bytes before anything was sent. If it cannot be set aside, nothing is sent.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answer, type Behaviour, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import type { ServicesOnTestPorts } from '../../helpers/services-on-test-ports.ts';
import { cannotMount, openSmallDisk, type SmallDisk } from '../../helpers/small-disk.ts';
import { openApp } from '../journal/asked-writes.ts';
import { inFolder, manifestOrder, openBench } from './manifests-bench.ts';

const kilobyte = 1024;
/** From one label to a large day, as PDFs of labels come: 2 kB to 1 MB. */
const sizes = [2, 8, 20, 40, 60, 90, 120, 160, 240, 320, 480, 640, 800, 1_000];

const pdfOf = (kilobytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(kilobytes * kilobyte, 'label '), Buffer.from('\n%%EOF\n')]);

const bodyOf = (pdf: Buffer): string =>
  JSON.stringify({ label_type: 'PDF', pdf: pdf.toString('base64'), success: true, errors: null });

const create = (app: ServicesOnTestPorts, orderId: number) =>
  app.outcome('manifests.create', { accountId: 'practice-1', orders: [manifestOrder(orderId)] });

const reservesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'ledger'))).filter((name) => name.startsWith('reserve-'));

async function onDisk(
  kind: 'tmpfs' | 'ext4',
  behaviourFor: (disk: SmallDisk) => Behaviour,
  work: (app: ServicesOnTestPorts, disk: SmallDisk) => Promise<void>,
): Promise<void> {
  const disk = await openSmallDisk(kind, 26_000);
  const server = await startMisbehavingServer([behaviourFor(disk)]);
  const app = await openApp(disk.folder, server.url);
  onTestFinished(async () => {
    await app.close();
    await server.close();
    await disk.close();
  });
  await work(app, disk);
}

test.skipIf(cannotMount !== null).each(['tmpfs', 'ext4'] as const)(
  `the last byte of a disk (%s) is taken before each of 14 answers: all 14 are kept (${cannotMount ?? 'a real disk'})`,
  (kind) => {
    let size = 0;
    const takesAllThenAnswers =
      (disk: SmallDisk): Behaviour =>
      (socket, request) => {
        disk.fill();
        answer({ body: bodyOf(pdfOf(size)) })(socket, request);
      };
    return onDisk(kind, takesAllThenAnswers, async (app, disk) => {
      for (const [index, each] of sizes.entries()) {
        size = each;
        const outcome = await create(app, index + 1);
        expect(outcome, `${each} kB`).toMatchObject({ ok: true, value: { state: 'stored' } });
        disk.empty();
        expect(await reservesIn(disk.folder)).toEqual([]);
      }
      const { manifests } = await app.ask('manifests.list', { accountId: null, offset: 0, limit: 50 });
      for (const [index, { manifestId }] of manifests.toReversed().entries()) {
        const { bytes } = await app.ask('manifests.readPdf', { manifestId, fileNumber: 1 });
        expect(Buffer.from(bytes).equals(pdfOf(sizes[index] ?? 0))).toBe(true);
      }
      expect((await app.ask('app.getStatus', {})).unwritten.count).toBe(0);
    });
  },
);

test.skipIf(cannotMount !== null)(`three at once have a reserve each (${cannotMount ?? 'a real disk'})`, () => {
  const waiting: (() => void)[] = [];
  const allAtOnce =
    (disk: SmallDisk): Behaviour =>
    (socket, request) => {
      waiting.push(() => answer({ body: bodyOf(pdfOf(900)) })(socket, request));
      if (waiting.length < 3) return;
      disk.fill();
      for (const answerNow of waiting) answerNow();
    };
  return onDisk('tmpfs', allAtOnce, async (app, disk) => {
    const outcomes = await Promise.all([1, 2, 3].map((orderId) => create(app, orderId)));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true, value: { state: 'stored' } });
    expect(await reservesIn(disk.folder)).toEqual([]);
  });
});

test.skipIf(cannotMount !== null)(
  `no room for a reserve: refused, nothing sent (${cannotMount ?? 'a real disk'})`,
  () => {
    let asked = 0;
    const counts = (): Behaviour => () => {
      asked += 1;
    };
    return onDisk('tmpfs', counts, async (app, disk) => {
      for (const left of [0, 100_000, 2_000_000, 4_000_000]) {
        disk.fill(left);
        expect(await create(app, 1)).toMatchObject({ ok: false, failure: { code: 'disk-full', changed: 'nothing' } });
        // The copy of the orders is written meanwhile; a reserve is far larger.
        expect(disk.free()).toBeGreaterThanOrEqual(left - 49_152);
        disk.empty();
      }
      expect(asked).toBe(0);
      expect(await reservesIn(disk.folder)).toEqual([]);
    });
  },
);

test('a reserve that a killed program left behind is given back at the start, that of a living one stays', () =>
  inFolder(async (folder) => {
    openBench({ folder }).ledger.close();
    const left = (pid: number): string => `reserve-${pid}-0123456789ab`;
    // Linux gives numbers up to 4,194,304 only; the test's parent runs as long as the test does.
    const gone = left(99_999_999);
    const alive = left(process.ppid);
    for (const name of [gone, alive]) await writeFile(join(folder, 'ledger', name), 'taken');
    openBench({ folder }).ledger.close();
    expect(await reservesIn(folder)).toEqual([alive]);
  }));

/**
 * Two benches with one home on a network disk: SQLite shares the end of its log between programs through memory, so that
 * each computer would miss what the other has just written down, and a manifest could be made twice.
 */
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeProgramNumber } from '../../../src-main/disk/program-number.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { asChosen, query } from '../../helpers/orders-bench.ts';
import { startServices, type TestPorts } from '../../helpers/services-on-test-ports.ts';

const north = { name: 'bench-north', run: 'a1' };
const south = { name: 'bench-south', run: 'b2' };

interface SharedHome {
  readonly folder: string;
  readonly start: (computer: TestPorts['computer'], ports?: TestPorts) => ReturnType<typeof startServices>;
}

async function sharedHome(): Promise<SharedHome> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-shared-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const start: SharedHome['start'] = async (computer, ports = {}) => {
    const app = await startServices({ ...ports, folder, ...(computer === undefined ? {} : { computer }) });
    onTestFinished(() => app.close());
    return app;
  };
  return { folder, start };
}

const openOn = (name: string) => ({ failure: { code: 'open-elsewhere', changed: 'nothing', facts: { host: name } } });

test('a folder that is open on one computer does not open on another, which names it; once it is closed there, it does', async () => {
  const { start } = await sharedHome();
  const first = await start(north);
  await expect(start(south)).rejects.toMatchObject(openOn(north.name));
  await first.close();
  // Who was refused holds nothing.
  await (await start(north)).close();
  const second = await start(south);
  await expect(start(north)).rejects.toMatchObject(openOn(south.name));
  await second.close();
});

test('where the other one is broken, and its network disk still keeps its lock, the folder that is named can be deleted', async () => {
  const { folder, start } = await sharedHome();
  await start(north);
  const path = join(folder, 'programs');
  await expect(start(south)).rejects.toMatchObject({ failure: { facts: { host: north.name, path } } });
  await rm(path, { recursive: true });
  const second = await start(south);
  expect((await second.ask('app.getStatus', {})).startTroubles).toEqual([]);
});

test('a computer whose lock went while it slept, as on a network disk, sends nothing more once another has the folder', async () => {
  const service = await startCountingService([71, 72, 73]);
  onTestFinished(() => service.close());
  const accountId = 'practice-1';
  const keys = { serviceKey: 'a-key-of-20-letters-', subscriptionKey: 'another-of-20-letter' };
  const practice = { running: true, url: service.url, accounts: [keys] } as const;
  const { folder, start } = await sharedHome();
  const asleep = await start(north, { practice });
  const orders = (await asleep.search(query({ accountId, status: 'Unshipped' }))).orders.map(asChosen);
  const { manifestId } = await asleep.ask('manifests.create', { accountId, orders: orders.slice(0, 1) });
  const { orderId = 0 } = orders[1] ?? {};
  // Both files are open before it sleeps.
  await asleep.ask('station.take', { accountId, orderId });
  const { tallyId } = await asleep.ask('handOver.begin', { manifestId, again: false });
  await rm(join(folder, 'programs'), { recursive: true });
  const awake = await start(south);
  const sendAnother = () => asleep.outcome('manifests.create', { accountId, orders: orders.slice(1) });
  expect(await sendAnother()).toMatchObject(openOn(south.name));
  // No parcel sounds good there that the other one would not see.
  expect(await asleep.outcome('station.take', { accountId, orderId: 73 })).toMatchObject(openOn(south.name));
  const tick = { tallyId, orderId: orders[0]?.orderId ?? 0, byHand: true };
  expect(await asleep.outcome('handOver.tick', tick)).toMatchObject(openOn(south.name));
  await awake.close();
  // It does not know what the other one has written.
  expect(await sendAnother()).toMatchObject(openOn(south.name));
  expect(service.writes).toHaveLength(1);
});

test('what programs have left that ended without a word, as when the power went, keeps nobody out', async () => {
  const { folder, start } = await sharedHome();
  const place = join(folder, 'programs');
  await mkdir(place);
  for (const number of [1, 2]) {
    await writeFile(join(place, `program-${number}.lock`), '');
    await writeFile(join(place, `program-${number}.json`), JSON.stringify(north));
  }
  await (await start(south)).close();
});

test.each(['', '{"name":"bench-no', '{}'])(
  'a program that is just writing who it is keeps nobody out, and hides no other: %j',
  async (text) => {
    const { folder, start } = await sharedHome();
    const place = join(folder, 'programs');
    await mkdir(place);
    const beginning = takeProgramNumber(place);
    onTestFinished(() => beginning.release());
    await writeFile(join(place, `program-${beginning.own}.json`), text);
    await start(north);
    await expect(start(south)).rejects.toMatchObject(openOn(north.name));
  },
);

test('another program of the same computer shares its memory, and may; so may the next run of a computer that lost its power', async () => {
  const { start } = await sharedHome();
  await start(north);
  const second = await start({ ...north, name: 'bench-north.shop.example' });
  expect((await second.ask('app.getStatus', {})).startTroubles).toEqual([]);
});

test('where the disk refuses to note it, Packbench starts all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-shared-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'programs'), 'a file stands in the way');
  await chmod(join(folder, 'programs'), 0o400);
  const app = await startServices({ folder, computer: north });
  onTestFinished(() => app.close());
  expect((await app.ask('app.getStatus', {})).version).toBe('0.0.0-test');
});

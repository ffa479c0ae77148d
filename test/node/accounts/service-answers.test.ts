/** Whether the service of an account answers is learned from every request, whoever makes it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GoBetween, startGoBetween } from '../../helpers/go-between.ts';
import { asChosen, type OrdersBench, practiceOf, query, startOrdersBench } from '../../helpers/orders-bench.ts';
import { atOnce, type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

const accountId = 'practice-1';
let bench: OrdersBench;
let between: GoBetween;
let app: ServicesOnTestPorts;
let taken = 0;

beforeEach(async () => {
  bench = await startOrdersBench();
  between = await startGoBetween(bench.sandbox.url);
  const practice = { ...practiceOf(bench.sandbox), url: between.url };
  app = await startServices({ practice, connection: { proxyEnvironment: {}, after: atOnce } });
  await app.search(query());
  expect(await answers()).toBe(true);
});
afterEach(async () => {
  await app.close();
  await between.close();
  await bench.close();
});

const answers = async (): Promise<boolean | null> => {
  const { services } = await app.ask('app.getStatus', {});
  return services.find((one) => one.accountId === accountId)?.reachable ?? null;
};
/** A new one each time, because the last one may be in doubt. */
const someOrder = async () => {
  const order = (await bench.waiting(accountId)).at(taken++);
  if (order === undefined) throw new Error('The account has orders.');
  return order;
};
/** Until the run has ended. */
const archiveOne = async (): Promise<void> => {
  const { orderId, orderNumber } = await someOrder();
  const change = { kind: 'archive', orders: [{ orderId, orderNumber }] } as const;
  const { runId } = await app.ask('changes.start', { accountId, change });
  await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
};
const makeManifest = async () => app.outcome('manifests.create', { accountId, orders: [asChosen(await someOrder())] });

test('a manifest that gets no answer says so, and one that gets its PDF', async () => {
  between.writes = 'lose the answer';
  expect(await makeManifest()).toMatchObject({ failure: { code: 'in-doubt' } });
  expect(await answers()).toBe(false);
  between.writes = 'pass';
  expect(await makeManifest()).toMatchObject({ ok: true });
  expect(await answers()).toBe(true);
});

test('a change that gets no answer says so, and one that is done', async () => {
  between.writes = 'lose the write';
  await archiveOne();
  expect(await answers()).toBe(false);
  between.writes = 'pass';
  await archiveOne();
  expect(await answers()).toBe(true);
});

test('a look-up that gets an answer says so, and one that gets none', async () => {
  between.writes = 'lose the answer';
  await makeManifest();
  const [write] = await app.ask('inDoubt.list', {});
  const lookUp = () => app.outcome('inDoubt.lookUp', { writeId: write?.writeId ?? '' });
  expect(await lookUp()).toMatchObject({ ok: true });
  expect(await answers()).toBe(true);
  between.reads = 'lose';
  expect(await lookUp()).toMatchObject({ ok: false });
  expect(await answers()).toBe(false);
});

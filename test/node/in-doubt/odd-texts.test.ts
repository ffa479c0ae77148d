/**
 * Texts of the service that no address and no XML can carry: they are kept and shown as they came, and block no
 * look-up.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inMemoryKeyVault, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { type AnswerShape, answer, bytesThenReset, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { query } from '../../helpers/orders-bench.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { addAccount } from '../failures/stage.ts';

const odd: readonly [name: string, text: string][] = [
  ['the first half of a character', 'N-\ud83d'],
  ['the second half of one', '\udc00-N'],
  ['a null', 'N-\u0000-1'],
  ['a bell', 'N-\u0007'],
  ['a thousand characters', 'N'.repeat(1_000)],
];

for (const [name, text] of odd) {
  test(`an order whose texts hold ${name} is manifested, looked up and settled`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packbench-odd-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    let status = 'Unshipped';
    const server = await startMisbehavingServer([
      (socket, request) => {
        if (request.path.includes('/orders/manifest')) {
          status = 'Shipped';
          bytesThenReset('')(socket, request);
          return;
        }
        answer(answerTo(request.path, text, status))(socket, request);
      },
    ]);
    onTestFinished(() => server.close());
    const clock = new TimeThatPasses();
    const ports = {
      folder,
      clock,
      keyVault: inMemoryKeyVault(),
      settingsFile: inMemorySettingsFile(),
      connection: { proxyEnvironment: {}, random: () => 0 },
    };
    const first = await startServices(ports);
    const accountId = await addAccount(first, server.url);
    const { orders } = await first.search(query({ accountId }));
    expect(orders).toMatchObject([{ orderId: 7, orderNumber: text, receiverName: text, trackingNumber: text }]);
    const [order] = orders;
    if (order === undefined) throw new Error('It was found.');
    const { orderId, orderNumber, receiverName, carrierName, trackingNumber } = order;
    const chosen = { orderId, orderNumber, receiverName, carrierName, trackingNumber };
    const made = await first.outcome('manifests.create', { accountId, orders: [chosen] });
    expect(made).toMatchObject({ ok: false, failure: { code: 'in-doubt' } });
    await first.close();

    const next = await startServices(ports);
    onTestFinished(() => next.close());
    const writes = await next.ask('inDoubt.list', {});
    expect(writes).toMatchObject([{ orders: [{ orderId: 7, orderNumber: text }] }]);
    const writeId = writes[0]?.writeId ?? '';
    const looked = await next.ask('inDoubt.lookUp', { writeId });
    expect(looked.readings.at(-1)?.orders).toMatchObject([{ orderId: 7, orderNumber: text, seen: 'done' }]);
    expect(await next.ask('inDoubt.resolve', { writeId, resolution: 'done' })).toEqual({ remaining: [] });
  });
}

function answerTo(path: string, text: string, status: string): AnswerShape {
  const asked = new URL(path, 'http://service.test').searchParams;
  const isShown = ['All', status].includes(asked.get('status') ?? 'All');
  const order = {
    order_id: 7,
    order_number: text,
    name: text,
    carrier_name: text,
    tracking_number: text,
    country: text,
  };
  return { body: JSON.stringify({ success: true, orders: isShown ? [order] : [], total_pages: 1 }) };
}

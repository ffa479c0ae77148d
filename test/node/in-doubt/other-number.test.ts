/** The service gave an order another number while a write of it was in doubt: it must not be taken for a gone one. */
import { expect, onTestFinished, test } from 'vitest';
import { type LookUpClient, lookUp } from '../../../src-main/in-doubt/look-up.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { answer, bytesThenReset, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { query } from '../../helpers/orders-bench.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { addAccount } from '../failures/stage.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { holder, write } from './look-up-parts.ts';

test('what was archived by its old number, and is there under the new one that the copy knows, is seen as not done', async () => {
  let orderNumber = 'OLD-7';
  const server = await startMisbehavingServer([
    (socket, request) => {
      if (request.method !== 'GET') return bytesThenReset('')(socket, request);
      const asked = new URL(request.path, 'http://service.test').searchParams;
      const isShown = orderNumber.includes(asked.get('phrase') ?? '') && asked.get('status') !== 'Shipped';
      const order = { order_id: 7, order_number: orderNumber, name: 'Ana', carrier_name: '', tracking_number: 'T7' };
      const orders = isShown ? [{ ...order, order_date: '2026-03-02T08:15:00Z', country: '', exact_match: true }] : [];
      answer({ body: JSON.stringify({ orders, total_pages: 1, success: true, errors: [] }) })(socket, request);
    },
  ]);
  onTestFinished(() => server.close());
  const app = await startServices({ connection: { proxyEnvironment: {}, random: () => 0 } });
  onTestFinished(() => app.close());
  const accountId = await addAccount(app, server.url);
  await app.search(query({ accountId }));
  const change = { kind: 'archive', orders: [{ orderId: 7, orderNumber: 'OLD-7' }] } as const;
  const { runId } = await app.ask('changes.start', { accountId, change });
  await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
  const [write] = await app.ask('inDoubt.list', {});
  orderNumber = 'NEW-7';
  await app.search(query({ accountId }));
  const { readings } = await app.ask('inDoubt.lookUp', { writeId: write?.writeId ?? '' });
  expect(readings[0]?.orders).toMatchObject([{ orderId: 7, seen: 'not-done' }]);
});

test('of an account that was entered anew the copy is asked for the new number, not for that of the entry that is gone', async () => {
  const asked: string[] = [];
  const numberNow = async (accountId: string): Promise<string | null> => {
    asked.push(accountId);
    return accountId === 'anew' ? '#8' : null;
  };
  const client: LookUpClient = {
    searchOrders: async (_account, { phrase }) => ({
      orders: phrase === '#8' ? [{ ...manifestOrder(7), orderedAt: null, country: '', exactMatch: null }] : [],
      totalPages: 1,
    }),
    track: async () => ({ histories: [] }),
  };
  const lost = write('archive', [manifestOrder(7)], { accountId: 'lost' });
  const { orders } = await lookUp({ client, clock: systemClock, own: holder('anew'), others: [], numberNow }, lost);
  expect([orders[0]?.seen, asked]).toEqual(['not-done', ['anew']]);
});

/** What requests carry: fields of bodies, required query parameters, XML roots, the media type. */
import { expect } from 'vitest';
import type { DocumentRow } from './document-row.ts';
import {
  answerOf,
  postJson,
  postXml,
  type RunningSandbox,
  runSandbox,
  searchOrders,
  someOrders,
} from './running-sandbox.ts';

interface BodyShape {
  readonly part: string;
  readonly path: string;
  /** A body with every required field, for orders that do not exist: understood, then refused by rule. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly xmlRoot: string;
}

const bodies: readonly BodyShape[] = [
  {
    part: '1. Assign Orders, request',
    path: '/api/orders/assign',
    body: { orders: [{ order_id: 7, order_number: 'x', current_api_key: 'a', new_api_key: 'b' }] },
    xmlRoot: 'AssignOrdersRequest',
  },
  {
    part: '2. Delete Orders (bulk), request',
    path: '/api/orders/delete',
    body: { order_ids: [7] },
    xmlRoot: 'DeleteOrdersRequest',
  },
  {
    part: '3. Manifest Orders, request',
    path: '/api/orders/manifest',
    body: { order_ids: [7] },
    xmlRoot: 'CreateManifestRequest',
  },
];

async function expectMissing(sandbox: RunningSandbox, path: string, body: object, name: string): Promise<void> {
  const response = await postJson(sandbox, path, body);
  expect(response.status).toBe(400);
  expect((await answerOf(response)).errors[0]?.message).toBe(`${name} is missing.`);
}

const requiredRows: readonly DocumentRow[] = bodies.flatMap(({ part, path, body }) =>
  Object.keys(body).map((name) => ({
    part,
    row: `${name} (required)`,
    proof: 'understood with it; without it refused with 400 and the error names it',
    check: async (sandbox: RunningSandbox) => {
      expect((await postJson(sandbox, path, body)).status).toBe(200);
      await expectMissing(sandbox, path, {}, name);
    },
  })),
);

const assignItemRows: readonly DocumentRow[] = ['order_id', 'order_number', 'current_api_key', 'new_api_key'].map(
  (name) => ({
    part: 'Order to assign',
    row: name,
    proof: 'without it refused with 400 and the error names it; its effect is in assign-orders.test.ts',
    check: async (sandbox) => {
      const item: Record<string, unknown> = { order_id: 7, order_number: 'x', current_api_key: 'a', new_api_key: 'b' };
      delete item[name];
      await expectMissing(sandbox, '/api/orders/assign', { orders: [item] }, `orders[0].${name}`);
    },
  }),
);

const rootRows: readonly DocumentRow[] = bodies.map(({ part, path, xmlRoot }) => ({
  part,
  row: `XML request root ${xmlRoot}${xmlRoot.startsWith('Assign') ? ' (ours: the document shows none)' : ''}`,
  proof: 'another root is refused with 400 and the error names the right one',
  check: async (sandbox) => {
    const response = await postXml(sandbox, path, '<Request/>');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`<message>The XML root must be ${xmlRoot}.</message>`);
  },
}));

const contentTypeRows: readonly DocumentRow[] = bodies.map(({ part, path, body }) => ({
  part,
  row: 'Header Content-Type: media type of the body',
  proof: 'JSON sent as XML and as text is refused with 400 and 415',
  check: async (sandbox) => {
    expect((await postJson(sandbox, path, body, { 'Content-Type': 'application/xml' })).status).toBe(400);
    expect((await postJson(sandbox, path, body, { 'Content-Type': 'text/plain' })).status).toBe(415);
  },
}));

const queryRows: readonly DocumentRow[] = [
  ['4. Archive Order, parameters', '/api/orders/archive', 'POST'] as const,
  ['5. Delete Order (single), parameters', '/api/orders/delete', 'DELETE'] as const,
].map(([part, path, method]) => ({
  part,
  row: 'order_id (int32, in the query)',
  proof: 'without it refused with 400 and the error names it; with it that order is gone',
  check: async (sandbox) => {
    const missing = await sandbox.call(path, { method });
    expect(missing.status).toBe(400);
    expect((await answerOf(missing)).errors[0]?.message).toBe('order_id is missing.');
    const [order] = await someOrders(sandbox, 'Unshipped', 1);
    expect((await answerOf(sandbox.call(`${path}?order_id=${order?.order_id}`, { method }))).success).toBe(true);
    const { orders = [] } = await searchOrders(sandbox, { phrase: order?.order_number ?? '' });
    expect(orders.map(({ order_id }) => order_id)).not.toContain(order?.order_id);
  },
}));

/** These change everything that is unshipped, so they use a service of their own. */
async function expectNoneLeft(path: string, body: object): Promise<void> {
  const sandbox = await runSandbox();
  expect((await searchOrders(sandbox, { status: 'Unshipped' })).orders?.length).toBeGreaterThan(0);
  expect((await answerOf(postJson(sandbox, path, body))).success).toBe(true);
  expect((await searchOrders(sandbox, { status: 'Unshipped' })).orders).toHaveLength(0);
}

const sweepingRows: readonly DocumentRow[] = [
  {
    part: '3. Manifest Orders, request',
    row: 'manifest_all (optional)',
    proof: 'with an empty order_ids every printed Unshipped order becomes Shipped (on a service of its own)',
    check: () => expectNoneLeft('/api/orders/manifest', { order_ids: [], manifest_all: true }),
  },
  {
    part: '2. Delete Orders (bulk), request',
    row: 'remove_unshipped_imported_orders (optional)',
    proof: 'with the single id 0 no Unshipped order is left (on a service of its own)',
    check: () => expectNoneLeft('/api/orders/delete', { order_ids: [0], remove_unshipped_imported_orders: true }),
  },
];

export const requestRows: readonly DocumentRow[] = [
  ...requiredRows,
  ...assignItemRows,
  ...rootRows,
  ...contentTypeRows,
  ...queryRows,
  ...sweepingRows,
];

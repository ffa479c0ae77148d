/** 3. Manifest Orders over HTTP: exact answers in both forms; all of a batch or nothing of it. */
import { describe, expect, it } from 'vitest';
import {
  allOrders,
  answerOf,
  errorTextOf,
  keysOf,
  postManifest,
  type RunningSandbox,
  runSandbox,
  searchOrders,
} from './running-sandbox.ts';

async function idsOf(sandbox: RunningSandbox, status: string, count = 3): Promise<number[]> {
  const { orders = [] } = await searchOrders(sandbox, { status, limit: String(count) });
  return orders.map((order) => order.order_id);
}

function postXml(sandbox: RunningSandbox, body: string): Promise<Response> {
  return sandbox.call('/api/orders/manifest', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/xml', Accept: 'application/xml' },
  });
}

describe('the answer on the wire', () => {
  it("is exactly the document's shape in JSON", async () => {
    const sandbox = await runSandbox();
    const response = await postManifest(sandbox, { order_ids: await idsOf(sandbox, 'Unshipped') });
    expect(response.status).toBe(200);
    const { pdf = '', ...rest } = await answerOf(response);
    expect(rest).toEqual({ label_type: 'PDF', success: true, errors: [] });
    const bytes = Buffer.from(pdf, 'base64');
    expect(bytes.toString('base64')).toBe(pdf);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-7).toString()).toContain('%%EOF');
  });

  it("is exactly the document's shape in XML", async () => {
    const sandbox = await runSandbox();
    const [first, second] = await idsOf(sandbox, 'Unshipped');
    const response = await postXml(
      sandbox,
      `<?xml version="1.0"?>\n<CreateManifestRequest>\n  <order_ids>${first}</order_ids>\n  <order_ids>${second}</order_ids>\n</CreateManifestRequest>`,
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<CreateManifestResponse><label_type>PDF<\/label_type><pdf>JVBERi[A-Za-z0-9+/]+=*<\/pdf><success>true<\/success><\/CreateManifestResponse>$/,
    );
  });

  it('refuses in XML with one errors element for each error', async () => {
    const sandbox = await runSandbox();
    const response = await postXml(
      sandbox,
      '<CreateManifestRequest><order_ids>5</order_ids><order_ids>6</order_ids><manifest_all>false</manifest_all></CreateManifestRequest>',
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<CreateManifestResponse><success>false</success>' +
        '<errors><message>Order 5 is not an order of this account.</message><details>Nothing was manifested.</details></errors>' +
        '<errors><message>Order 6 is not an order of this account.</message><details>Nothing was manifested.</details></errors>' +
        '</CreateManifestResponse>',
    );
  });

  it.each([
    ['<order_ids><int>FIRST</int><int>SECOND</int></order_ids>'],
    ['<order_ids><order_id>FIRST</order_id></order_ids><order_ids>SECOND</order_ids>'],
    ['<order_ids> FIRST </order_ids><order_ids><![CDATA[SECOND]]></order_ids><manifest_all>0</manifest_all>'],
    ['<!-- two --><order_ids>FIRST</order_ids>\n<order_ids>&#x30;SECOND</order_ids>'],
  ])('reads %s', async (inside) => {
    const sandbox = await runSandbox();
    const [first, second] = await idsOf(sandbox, 'Unshipped');
    const body = inside.replace('FIRST', String(first)).replace('SECOND', String(second));
    const response = await postXml(sandbox, `<CreateManifestRequest>${body}</CreateManifestRequest>`);
    expect(await response.text()).toContain('<success>true</success>');
    expect(await idsOf(sandbox, 'Shipped', 250)).toEqual(expect.arrayContaining([first, second]));
  });
});

describe('all or nothing', () => {
  it('moves every order of the batch from Unshipped to Shipped, once', async () => {
    const sandbox = await runSandbox();
    const ids = await idsOf(sandbox, 'Unshipped', 5);
    const shippedBefore = (await allOrders(sandbox, { status: 'Shipped' })).length;
    expect((await answerOf(postManifest(sandbox, { order_ids: ids }))).success).toBe(true);
    expect((await allOrders(sandbox, { status: 'Shipped' })).length).toBe(shippedBefore + 5);
    const unshipped = (await allOrders(sandbox, { status: 'Unshipped' })).map((order) => order.order_id);
    expect(ids.some((id) => unshipped.includes(id))).toBe(false);

    const again = await answerOf(postManifest(sandbox, { order_ids: ids }));
    expect(again.success).toBe(false);
    expect(again.errors).toHaveLength(5);
    for (const id of ids) expect(errorTextOf(again)).toContain(`Order ${id} is already manifested.`);
  });

  it.each(['unknown', 'of the other account', 'already manifested', 'not printed'])(
    'refuses a batch with one order that is %s, names that order, and changes nothing',
    async (kind) => {
      const sandbox = await runSandbox({ orders: 60, addresses: 0 });
      const good = await idsOf(sandbox, 'Unshipped');
      const bad = await obstacleId(sandbox, kind);
      const before = await allOrders(sandbox, { status: 'Unshipped' });
      const response = await postManifest(sandbox, { order_ids: [...good, bad] });
      expect(response.status).toBe(200);
      const answer = await answerOf(response);
      const words: Record<string, string> = {
        unknown: `^Order ${bad} is not an order of this account`,
        'of the other account': `^Order ${bad} is not an order of this account`,
        'already manifested': `^Order ${bad} is already manifested`,
        'not printed': `^Order ${bad} is not printed`,
      };
      expect(answer).toEqual({
        success: false,
        errors: [expect.objectContaining({ message: expect.stringMatching(words[kind] ?? 'none') })],
      });
      expect(await allOrders(sandbox, { status: 'Unshipped' })).toEqual(before);
    },
  );

  it('lets one of two manifests of the same orders through', async () => {
    const sandbox = await runSandbox();
    const ids = await idsOf(sandbox, 'Unshipped', 20);
    const answers = await Promise.all([1, 2, 3].map(() => answerOf(postManifest(sandbox, { order_ids: ids }))));
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, false, true]);
    for (const answer of answers.filter(({ success }) => !success)) expect(answer.errors).toHaveLength(20);
  });

  it('refuses an id that stands there twice and says which', async () => {
    const sandbox = await runSandbox();
    const [first = 0, second = 0] = await idsOf(sandbox, 'Unshipped');
    const response = await postManifest(sandbox, { order_ids: [first, second, first] });
    expect(response.status).toBe(400);
    expect(errorTextOf(await answerOf(response))).toContain(`Order ${first} is in order_ids more than once.`);
  });

  it('refuses an empty batch', async () => {
    const sandbox = await runSandbox();
    const response = await postManifest(sandbox, { order_ids: [], manifest_all: false });
    expect(response.status).toBe(400);
    expect(errorTextOf(await answerOf(response))).toContain('order_ids is empty.');
  });
});

describe('manifest_all', () => {
  it('manifests every printed Unshipped order of the account and none of the other', async () => {
    const sandbox = await runSandbox();
    const southUnshipped = () =>
      answerOf(sandbox.call('/api/orders/search?status=Unshipped', { headers: keysOf(sandbox.south) }));
    const southBefore = await southUnshipped();
    // An archived one is none of them, and stops nothing.
    const [archived] = await idsOf(sandbox, 'Unshipped', 1);
    await sandbox.call(`/api/orders/archive?order_id=${archived}`, { method: 'POST' });
    const answer = await answerOf(postManifest(sandbox, { order_ids: [], manifest_all: true }));
    expect(answer.success).toBe(true);
    expect(await searchOrders(sandbox, { status: 'Unshipped' })).toMatchObject({ orders: [], total_pages: 0 });
    expect(await southUnshipped()).toEqual(southBefore);

    const again = await answerOf(postManifest(sandbox, { order_ids: [], manifest_all: true }));
    expect(again).toMatchObject({ success: false, errors: [{ message: 'There is no order to manifest.' }] });
  });

  it('needs no order_ids in XML, where an empty list cannot be shown', async () => {
    const sandbox = await runSandbox();
    const response = await postXml(
      sandbox,
      '<CreateManifestRequest><manifest_all>true</manifest_all></CreateManifestRequest>',
    );
    expect(await response.text()).toContain('<success>true</success>');
  });

  it('still refuses when order_ids names an order that cannot go', async () => {
    const sandbox = await runSandbox();
    const answer = await answerOf(postManifest(sandbox, { order_ids: [12345], manifest_all: true }));
    expect(answer).toMatchObject({
      success: false,
      errors: [{ message: 'Order 12345 is not an order of this account.' }],
    });
    expect((await searchOrders(sandbox, { status: 'Unshipped' })).orders?.length).toBeGreaterThan(0);
  });
});

/**
 * An id of Practice North's that must stop a batch. Orders that are not printed are in no answer, so their ids are the
 * gaps.
 */
async function obstacleId(sandbox: RunningSandbox, kind: string): Promise<number> {
  if (kind === 'unknown') return 2147483647;
  if (kind === 'already manifested') return (await idsOf(sandbox, 'Shipped', 1))[0] ?? 0;
  const found = await allOrders(sandbox, {});
  const ids = found.map((order) => order.order_id).toSorted((left, right) => left - right);
  if (kind === 'not printed') return (ids.find((id) => !ids.includes(id + 1)) ?? 0) + 1;
  const south = await answerOf(sandbox.call('/api/orders/search?status=Unshipped', { headers: keysOf(sandbox.south) }));
  return south.orders?.[0]?.order_id ?? 0;
}

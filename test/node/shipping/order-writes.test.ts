/** Assign, delete, bulk delete and archive: exact bytes out, JSON and XML, and the meaning of each answer. */
import { describe, expect, it } from 'vitest';
import type { ShippingAccount, ShippingClient, WriteSteps } from '../../../src-main/shipping/shipping-client.ts';
import { answer } from '../../helpers/misbehaving-server.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { accountAt, RememberingSteps, shippingErrorOf, startClient, startClientFor, startServer } from './bench.ts';
import { faultsAfterSending } from './faults.ts';

interface OrderWrite {
  readonly name: string;
  readonly kind: Parameters<ShippingClient['readWriteAnswer']>[0];
  readonly run: (client: ShippingClient, account: ShippingAccount, steps: WriteSteps) => Promise<void>;
  readonly request: { readonly method: string; readonly path: string };
  readonly body: { readonly json: string; readonly xml: string };
  readonly xmlRoot: string;
}

const otherKey = 'other-service-key-canary';
/** The document shows this request in JSON alone: an XML account sends it too, with every character of the number. */
const assignBody =
  '{"orders":[{"order_id":81001,"order_number":" #1/ü\\u0001 ","current_api_key":"service-key-canary-1234","new_api_key":"other-service-key-canary"}]}';
const deleteXml = (fields: string) =>
  `<?xml version="1.0" encoding="utf-8"?><DeleteOrdersRequest>${fields}</DeleteOrdersRequest>`;

const orderWrites: readonly OrderWrite[] = [
  {
    name: 'assign',
    kind: 'assign',
    run: (client, account, steps) =>
      client.assignOrders(
        account,
        [
          {
            orderId: 81001,
            orderNumber: ' #1/ü\u0001 ',
            currentServiceKey: account.serviceKey,
            newServiceKey: otherKey,
          },
        ],
        steps,
      ),
    request: { method: 'POST', path: '/api/orders/assign' },
    body: { json: assignBody, xml: assignBody },
    xmlRoot: 'AssignOrdersResponse',
  },
  {
    name: 'bulk delete, to be imported again',
    kind: 'delete-many',
    run: (client, account, steps) => client.deleteOrders(account, [81001, 81002], true, steps),
    request: { method: 'POST', path: '/api/orders/delete' },
    body: {
      json: '{"order_ids":[81001,81002],"remove_from_database":true,"remove_unshipped_imported_orders":false}',
      xml: deleteXml(
        '<order_ids>81001</order_ids><order_ids>81002</order_ids><remove_from_database>true</remove_from_database><remove_unshipped_imported_orders>false</remove_unshipped_imported_orders>',
      ),
    },
    xmlRoot: 'DeleteOrdersResponse',
  },
  {
    name: 'bulk delete, never again',
    kind: 'delete-many',
    run: (client, account, steps) => client.deleteOrders(account, [81001], false, steps),
    request: { method: 'POST', path: '/api/orders/delete' },
    body: {
      json: '{"order_ids":[81001],"remove_from_database":false,"remove_unshipped_imported_orders":false}',
      xml: deleteXml(
        '<order_ids>81001</order_ids><remove_from_database>false</remove_from_database><remove_unshipped_imported_orders>false</remove_unshipped_imported_orders>',
      ),
    },
    xmlRoot: 'DeleteOrdersResponse',
  },
  {
    name: 'every imported unshipped order',
    kind: 'delete-many',
    run: (client, account, steps) => client.removeUnshippedImportedOrders(account, steps),
    request: { method: 'POST', path: '/api/orders/delete' },
    body: {
      json: '{"order_ids":[0],"remove_from_database":true,"remove_unshipped_imported_orders":true}',
      xml: deleteXml(
        '<order_ids>0</order_ids><remove_from_database>true</remove_from_database><remove_unshipped_imported_orders>true</remove_unshipped_imported_orders>',
      ),
    },
    xmlRoot: 'DeleteOrdersResponse',
  },
  {
    name: 'archive',
    kind: 'archive',
    run: (client, account, steps) => client.archiveOrder(account, 81001, steps),
    request: { method: 'POST', path: '/api/orders/archive?order_id=81001' },
    body: { json: '', xml: '' },
    xmlRoot: 'ArchiveOrderResponse',
  },
  {
    name: 'delete',
    kind: 'delete',
    run: (client, account, steps) => client.deleteOrder(account, 81001, steps),
    request: { method: 'DELETE', path: '/api/orders/delete?order_id=81001' },
    body: { json: '', xml: '' },
    xmlRoot: 'DeleteOrderResponse',
  },
];

const doneJson = '{"success":true,"errors":[]}';
const xmlOf = (root: string, inside: string) => `<?xml version="1.0" encoding="utf-8"?><${root}>${inside}</${root}>`;

describe.each(orderWrites)('$name', ({ run, kind, request, body, xmlRoot }) => {
  it.each(['json', 'xml'] as const)('in %s', async (format) => {
    const done = format === 'json' ? doneJson : xmlOf(xmlRoot, '<success>true</success><errors />');
    const server = await startServer([answer({ body: done })]);
    const steps = new RememberingSteps();
    await run(startClient(), accountAt(server.url, format), steps);
    const text = body[format];
    expect(server.requests).toEqual([
      {
        ...request,
        headerLines: [
          'Service-Api-Key: service-key-canary-1234',
          'Ocp-Apim-Subscription-Key: subscription-key-canary-5678',
          `Accept: application/${format}`,
          'Accept-Encoding: identity',
          'User-Agent: Packbench',
          ...(text === '' ? [] : [`Content-Type: application/${text.startsWith('{') ? 'json' : 'xml'}`]),
          `Content-Length: ${Buffer.byteLength(text)}`,
          `Host: ${server.host}`,
          'Connection: close',
        ],
        body: text,
      },
    ]);
    expect(steps.told).toEqual(['before sending', 'answer kept']);
    expect(steps.keptText).toBe(done);
  });

  it.each([
    ['not yet', 202],
    ['a part', 206],
  ])('is not done by a success with the status for %s', async (_name, status) => {
    const server = await startServer([answer({ status, body: doneJson })]);
    const steps = new RememberingSteps();
    expect(await shippingErrorOf(run(startClient(), accountAt(server.url), steps))).toMatchObject({
      fate: 'in-doubt',
      failure: { code: 'in-doubt', changed: 'unknown' },
    });
    expect(steps.keptText).toBe(doneJson);
  });

  it('is refused in XML', async () => {
    const refused = xmlOf(
      xmlRoot,
      '<success>false</success><errors><message>No</message><details>Order 81001</details></errors>',
    );
    const server = await startServer([answer({ body: refused })]);
    const error = await shippingErrorOf(run(startClient(), accountAt(server.url, 'xml'), new RememberingSteps()));
    // The document has no rule for a batch that fails in part.
    const isBatch = ['AssignOrdersResponse', 'DeleteOrdersResponse'].includes(xmlRoot);
    const told = isBatch
      ? { code: 'in-doubt', changed: 'unknown', facts: { reason: 'service-refused' } }
      : { code: 'service-refused', changed: 'nothing' };
    expect(error).toMatchObject({
      fate: isBatch ? 'in-doubt' : 'rejected',
      failure: { ...told, details: [{ message: 'No', details: 'Order 81001' }] },
    });
  });

  it.each([
    ['nothing', '{}'],
    ['no flag', '{"errors":[]}'],
    ['an empty element', xmlOf(xmlRoot, '')],
    ['another element', xmlOf('SomeResponse', '<success>true</success>')],
    ['success and words of failure', '{"success":true,"errors":[{"message":"1 of 2 failed","details":""}]}'],
    ['words of failure alone', '{"message":"Backend timeout"}'],
  ])('answered with %s is in doubt', async (_name, text) => {
    const server = await startServer([answer({ body: text })]);
    const work = run(startClient(), accountAt(server.url), new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject({
      fate: 'in-doubt',
      failure: { code: 'in-doubt', changed: 'unknown' },
    });
    const kept = { httpStatus: 200, headers: {}, body: Buffer.from(text), complete: true };
    await expect(startClient().readWriteAnswer(kind, kept)).rejects.toThrow(
      expect.objectContaining({ fate: 'in-doubt' }),
    );
  });

  it('waits out a 429, keeps the answer that follows, and is ready to be sent once', async () => {
    const limited = answer({ status: 429, headers: { 'retry-after': '3' } });
    const server = await startServer([limited, limited, answer({ body: doneJson })]);
    const time = new TimeThatPasses();
    const steps = new RememberingSteps();
    await run(startClient({ clock: time, after: time.after }), accountAt(server.url), steps);
    expect(time.waits).toEqual([3_000, 3_000]);
    expect(server.requests).toHaveLength(3);
    expect(steps.told).toEqual(['before sending', 'answer kept']);
    expect(steps.keptText).toBe(doneJson);
  });

  it('is in doubt, and not sent again, where a web page says 403, whatever pause that names', async () => {
    const blocked = answer({ status: 403, body: '<html>Blocked</html>', headers: { 'retry-after': '3' } });
    const server = await startServer([blocked, answer({ body: doneJson })]);
    const time = new TimeThatPasses();
    const steps = new RememberingSteps();
    const work = run(startClient({ clock: time, after: time.after }), accountAt(server.url), steps);
    expect(await shippingErrorOf(work)).toMatchObject({
      fate: 'in-doubt',
      failure: { code: 'in-doubt', changed: 'unknown', facts: { reason: 'not-the-service', waitSeconds: 3 } },
    });
    expect(server.requests).toHaveLength(1);
    expect(steps.keptText).toBe('<html>Blocked</html>');
  });

  it.each([400, 401, 404, 407, 429])(
    'is in doubt, and not sent again, where an answer with the status %i says that it was done',
    async (status) => {
      const server = await startServer([answer({ status, body: doneJson, headers: { 'retry-after': '3' } })]);
      const time = new TimeThatPasses();
      const steps = new RememberingSteps();
      const work = run(startClient({ clock: time, after: time.after }), accountAt(server.url), steps);
      expect(await shippingErrorOf(work)).toMatchObject({
        fate: 'in-doubt',
        failure: { code: 'in-doubt', changed: 'unknown', facts: { httpStatus: status } },
      });
      expect(server.requests).toHaveLength(1);
      expect(steps.keptText).toBe(doneJson);
    },
  );

  it('waits out a quota that is used up, told as 403 with a Retry-After', async () => {
    const usedUp = answer({ status: 403, body: '{"statusCode":403}', headers: { 'retry-after': '3' } });
    const server = await startServer([usedUp, answer({ body: doneJson })]);
    const time = new TimeThatPasses();
    await run(startClient({ clock: time, after: time.after }), accountAt(server.url), new RememberingSteps());
    expect(time.waits).toEqual([3_000]);
  });

  it('is rejected when a 429 asks for more than two minutes', async () => {
    const server = await startServer([answer({ status: 429, headers: { 'retry-after': '121' } })]);
    const work = run(startClient(), accountAt(server.url), new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject({
      fate: 'rejected',
      failure: { code: 'rate-limited', facts: { waitSeconds: 121 } },
    });
    expect(server.requests).toHaveLength(1);
  });

  it('read again from what was kept', async () => {
    const client = startClient();
    const kept = { httpStatus: 200, headers: {}, body: Buffer.from(doneJson), complete: true };
    await expect(client.readWriteAnswer(kind, kept)).resolves.toBeUndefined();
    await expect(client.readWriteAnswer(kind, { ...kept, complete: false })).rejects.toThrow(
      expect.objectContaining({ fate: 'in-doubt', failure: expect.objectContaining({ changed: 'unknown' }) }),
    );
    const notFound = { ...kept, httpStatus: 404, body: Buffer.from('{"success":false}') };
    await expect(client.readWriteAnswer(kind, notFound)).rejects.toThrow(
      expect.objectContaining({ fate: 'rejected', failure: expect.objectContaining({ code: 'not-found' }) }),
    );
  });
});

describe('an archive that meets', () => {
  it.each(faultsAfterSending)('$name', async ({ behaviour, code, writeFate, kept, endless }) => {
    const server = await startServer([behaviour]);
    const steps = new RememberingSteps();
    const error = await shippingErrorOf(startClientFor(endless).archiveOrder(accountAt(server.url), 81001, steps));
    const inDoubt = writeFate === 'in-doubt';
    expect(error).toMatchObject({
      fate: writeFate,
      failure: { code: inDoubt ? 'in-doubt' : code, changed: inDoubt ? 'unknown' : 'nothing' },
    });
    await server.received(1);
    expect(server.requests).toHaveLength(1);
    expect(steps.told).toEqual(kept === null ? ['before sending'] : ['before sending', 'answer kept']);
  });
});

it('a refusal that repeats the keys of an assignment does not show them', async () => {
  const words = { message: `No account has the key ${otherKey}.`, details: '' };
  const server = await startServer([answer({ body: JSON.stringify({ success: false, errors: [words] }) })]);
  const [assign] = orderWrites;
  const error = await shippingErrorOf(
    assign?.run(startClient(), accountAt(server.url), new RememberingSteps()) ?? Promise.resolve(),
  );
  expect(error.failure.details).toEqual([
    { message: `No account has the key ${'*'.repeat(otherKey.length)}.`, details: '' },
  ]);
});

it.each([0, -1, 1.5, 2 ** 31])('the order id %s is not sent', async (wrong) => {
  const server = await startServer([answer({ body: doneJson })]);
  const account = accountAt(server.url);
  const client = startClient();
  const steps = new RememberingSteps();
  const assignment = { orderId: wrong, orderNumber: '1', currentServiceKey: 'a', newServiceKey: 'b' };
  for (const work of [
    client.archiveOrder(account, wrong, steps),
    client.deleteOrder(account, wrong, steps),
    client.deleteOrders(account, [wrong], true, steps),
    client.assignOrders(account, [assignment], steps),
  ]) {
    expect(await shippingErrorOf(work)).toMatchObject({ fate: 'not-sent', failure: { code: 'request-not-valid' } });
  }
  expect(server.connectionCount).toBe(0);
});

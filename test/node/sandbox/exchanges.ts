/** One answer of every operation, asked for in JSON and again in XML, each on orders of its own. */
import { postJson, postXml, type RunningSandbox, someOrders, type WireOrder } from './running-sandbox.ts';
import { readXmlTree, type XmlNode } from './xml-tree.ts';

export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
  readonly xml: XmlNode;
}

const operationNames = [
  'assign',
  'bulk delete',
  'manifest',
  'archive',
  'single delete',
  'search',
  'address book',
  'rates',
  'validate',
  'track',
  'refused',
] as const;

export type Exchanges = Readonly<Record<(typeof operationNames)[number], Exchange>>;

export async function exchangeAll(sandbox: RunningSandbox): Promise<Exchanges> {
  const orders = await someOrders(sandbox, 'Unshipped', 10);
  const [shipped] = await someOrders(sandbox, 'Shipped', 1);
  const next = (): WireOrder => {
    const order = orders.shift();
    if (order === undefined) throw new Error('There are not enough orders.');
    return order;
  };
  const both = async (path: string): Promise<Exchange> =>
    read(
      await sandbox.call(path, { method: 'GET' }),
      await sandbox.call(path, { method: 'GET', headers: { Accept: 'application/xml' } }),
    );
  const query = async (path: string, method: string): Promise<Exchange> =>
    read(
      await sandbox.call(`${path}?order_id=${next().order_id}`, { method }),
      await sandbox.call(`${path}?order_id=${next().order_id}`, { method, headers: { Accept: 'application/xml' } }),
    );
  const keys = { current_api_key: sandbox.north.service_api_key, new_api_key: sandbox.south.service_api_key };
  const [jsonOrder, xmlOrder] = [next(), next()];
  const xmlItem = Object.entries({ order_id: xmlOrder.order_id, order_number: xmlOrder.order_number, ...keys })
    .map(([name, value]) => `<${name}>${String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`)
    .join('');
  return {
    assign: await read(
      await postJson(sandbox, '/api/orders/assign', {
        orders: [{ order_id: jsonOrder.order_id, order_number: jsonOrder.order_number, ...keys }],
      }),
      await postXml(
        sandbox,
        '/api/orders/assign',
        `<AssignOrdersRequest><orders>${xmlItem}</orders></AssignOrdersRequest>`,
      ),
    ),
    'bulk delete': await read(
      await postJson(sandbox, '/api/orders/delete', { order_ids: [next().order_id], remove_from_database: true }),
      await postXml(
        sandbox,
        '/api/orders/delete',
        `<DeleteOrdersRequest><order_ids>${next().order_id}</order_ids></DeleteOrdersRequest>`,
      ),
    ),
    manifest: await read(
      await postJson(sandbox, '/api/orders/manifest', { order_ids: [next().order_id] }),
      await postXml(
        sandbox,
        '/api/orders/manifest',
        `<CreateManifestRequest><order_ids>${next().order_id}</order_ids></CreateManifestRequest>`,
      ),
    ),
    archive: await query('/api/orders/archive', 'POST'),
    'single delete': await query('/api/orders/delete', 'DELETE'),
    search: await both('/api/orders/search'),
    'address book': await both('/api/addressbook'),
    rates: await both('/api/rates?street=1+High+Street&post_code=NW1&country_code=GB&weight=2'),
    validate: await both('/api/address/validate?street=126+Riccarton+Road&post_code=3111&country=NZ'),
    track: await both(`/api/track?tracking_number=${shipped?.tracking_number}`),
    refused: await both('/api/track?tracking_number=none'),
  };
}

async function read(json: Response, xml: Response): Promise<Exchange> {
  if (json.status !== xml.status) throw new Error(`${json.status} in JSON and ${xml.status} in XML.`);
  return { status: json.status, headers: json.headers, json: await json.json(), xml: readXmlTree(await xml.text()) };
}

/** /openapi.json: valid OpenAPI 3.1, complete, and true of every answer the service gives. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, it } from 'vitest';
import { postJson, postManifest, postXml, type RunningSandbox, runSandbox, someOrders } from './running-sandbox.ts';

interface Description {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDescription>>>>;
  readonly components: object;
}

interface OperationDescription {
  readonly operationId: string;
  readonly deprecated: boolean;
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, object>> }>>;
}

async function readDescription({ service }: RunningSandbox): Promise<Description> {
  const response = await fetch(`${service.url}/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  return JSON.parse(await response.text());
}

it('is valid OpenAPI 3.1 and names where the service is', async () => {
  const sandbox = await runSandbox({ orders: 0, addresses: 0 });
  const description = await readDescription(sandbox);
  expect(description.openapi).toBe('3.1.0');
  expect(description.servers).toEqual([{ url: sandbox.service.url }]);
  expect(await new Validator().validate({ ...description })).toEqual({ valid: true });
});

it('has the ten operations of the document with their parameters, both keys, and both forms', async () => {
  const { paths } = await readDescription(await runSandbox({ orders: 0, addresses: 0 }));
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      expect(operation.security).toEqual([{ 'Service-Api-Key': [], 'Ocp-Apim-Subscription-Key': [] }]);
      expect(Object.keys(operation.responses['200']?.content ?? {})).toEqual(['application/json', 'application/xml']);
      const parameters = operation.parameters?.map(({ name, required }) => (required ? name : `${name}?`)) ?? [];
      const body = Object.keys(operation.requestBody?.content ?? {});
      return `${method} ${path} ${[...parameters, ...body].join(' ')}${operation.deprecated ? ' deprecated' : ''}`;
    }),
  );
  expect(found.toSorted()).toEqual([
    'delete /api/orders/delete order_id',
    'get /api/address/validate order_id? street? suburb? city? state? post_code? country?',
    'get /api/addressbook ',
    'get /api/orders/search phrase? limit? page? status? fields?',
    'get /api/rates street post_code country_code weight suburb? city? state? height? width? length? deprecated',
    'get /api/track tracking_number? order_number?',
    'post /api/orders/archive order_id',
    'post /api/orders/assign application/json application/xml',
    'post /api/orders/delete application/json application/xml',
    'post /api/orders/manifest application/json application/xml',
  ]);
  const search = paths['/api/orders/search']?.get?.parameters ?? [];
  expect(search.find(({ name }) => name === 'limit')?.schema).toMatchObject({
    type: 'integer',
    format: 'int32',
    minimum: 1,
    default: 50,
  });
  expect(search.find(({ name }) => name === 'page')?.schema).toMatchObject({
    type: 'integer',
    format: 'int32',
    minimum: 1,
    default: 1,
  });
});

/** Every object schema closed, so that an answer with a field the description lacks is noticed. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (part === null || typeof part !== 'object') return part;
  const copy = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closed(value)]));
  return copy.type === 'object' ? { ...copy, additionalProperties: false } : copy;
}

it('is true of every answer', async () => {
  const sandbox = await runSandbox({ orders: 440, addresses: 20 });
  const description = await readDescription(sandbox);
  const ajv = new Ajv2020({ strict: false, formats: { int32: true, double: true } });
  formats.default(ajv);
  ajv.addSchema({ $id: 'service', ...Object(closed(description)) });
  const schemaOf = (path: string, method: string, status: number): ValidateFunction => {
    const escaped = path.replaceAll('/', '~1');
    const pointer = `service#/paths/${escaped}/${method}/responses/${status}/content/application~1json/schema`;
    const schema = ajv.getSchema(pointer);
    if (schema === undefined) throw new Error(`The description has no answer ${status} for ${method} ${path}.`);
    return schema;
  };

  const [order, ...more] = await someOrders(sandbox, 'Unshipped', 8);
  const [shipped] = await someOrders(sandbox, 'Shipped', 1);
  if (order === undefined || shipped === undefined) throw new Error('There are no orders.');
  const ids = more.map(({ order_id }) => order_id);
  const assignment = {
    order_id: order.order_id,
    order_number: order.order_number,
    current_api_key: 'x',
    new_api_key: 'y',
  };
  const { service_api_key: current_api_key } = sandbox.north;
  const { service_api_key: new_api_key } = sandbox.south;
  const tooLarge = { order_ids: Array(2_200_000).fill(7) };
  const get = (path: string) => () => sandbox.call(path);
  const wrongKey = { headers: { 'Service-Api-Key': 'wrong' } };
  const calls: readonly [path: string, method: string, status: number, call: () => Promise<Response>][] = [
    ['/api/orders/search', 'get', 200, get('/api/orders/search?limit=250')],
    ['/api/orders/search', 'get', 200, get('/api/orders/search?phrase=nothing')],
    ['/api/orders/search', 'get', 400, get('/api/orders/search?limit=0')],
    ['/api/orders/search', 'get', 401, () => sandbox.call('/api/orders/search', wrongKey)],
    ['/api/addressbook', 'get', 200, get('/api/addressbook')],
    ['/api/addressbook', 'get', 401, () => sandbox.call('/api/addressbook', wrongKey)],
    ['/api/rates', 'get', 200, get('/api/rates?street=a&post_code=b&country_code=JP&weight=2')],
    ['/api/rates', 'get', 400, get('/api/rates')],
    ['/api/address/validate', 'get', 200, get(`/api/address/validate?order_id=${order.order_id}`)],
    ['/api/address/validate', 'get', 200, get('/api/address/validate?city=Sydney&street=George+Street+1')],
    ['/api/address/validate', 'get', 200, get('/api/address/validate?order_id=5')],
    ['/api/address/validate', 'get', 400, get('/api/address/validate')],
    ['/api/track', 'get', 200, get(`/api/track?tracking_number=${order.tracking_number}`)],
    ['/api/track', 'get', 200, get(`/api/track?tracking_number=${shipped.tracking_number}`)],
    ['/api/track', 'get', 200, get('/api/track?tracking_number=none')],
    ['/api/track', 'get', 400, get('/api/track')],
    ['/api/orders/manifest', 'post', 200, () => postManifest(sandbox, { order_ids: ids.slice(0, 2) })],
    ['/api/orders/manifest', 'post', 200, () => postManifest(sandbox, { order_ids: [5] })],
    ['/api/orders/manifest', 'post', 400, () => postManifest(sandbox, {})],
    ['/api/orders/manifest', 'post', 413, () => postManifest(sandbox, tooLarge)],
    ['/api/orders/manifest', 'post', 415, () => postManifest(sandbox, {}, { 'Content-Type': 'text/plain' })],
    ['/api/orders/assign', 'post', 200, () => postJson(sandbox, '/api/orders/assign', { orders: [assignment] })],
    [
      '/api/orders/assign',
      'post',
      200,
      () => postJson(sandbox, '/api/orders/assign', { orders: [{ ...assignment, current_api_key, new_api_key }] }),
    ],
    ['/api/orders/assign', 'post', 400, () => postJson(sandbox, '/api/orders/assign', {})],
    ['/api/orders/delete', 'post', 200, () => postJson(sandbox, '/api/orders/delete', { order_ids: [ids[2]] })],
    ['/api/orders/delete', 'post', 200, () => postJson(sandbox, '/api/orders/delete', { order_ids: [5] })],
    ['/api/orders/delete', 'post', 400, () => postJson(sandbox, '/api/orders/delete', { order_ids: [0] })],
    [
      '/api/orders/archive',
      'post',
      200,
      () => sandbox.call(`/api/orders/archive?order_id=${ids[3]}`, { method: 'POST' }),
    ],
    ['/api/orders/archive', 'post', 200, () => sandbox.call('/api/orders/archive?order_id=5', { method: 'POST' })],
    ['/api/orders/archive', 'post', 400, () => sandbox.call('/api/orders/archive', { method: 'POST' })],
    [
      '/api/orders/delete',
      'delete',
      200,
      () => sandbox.call(`/api/orders/delete?order_id=${ids[4]}`, { method: 'DELETE' }),
    ],
    ['/api/orders/delete', 'delete', 200, () => sandbox.call('/api/orders/delete?order_id=5', { method: 'DELETE' })],
    ['/api/orders/delete', 'delete', 400, () => sandbox.call('/api/orders/delete?order_id=x', { method: 'DELETE' })],
  ];
  for (const [path, method, status, call] of calls) {
    const response = await call();
    expect(response.status, `${method} ${path}`).toBe(status);
    const matches = schemaOf(path, method, status);
    matches(JSON.parse(await response.text()));
    expect(matches.errors, `${method} ${path} ${status}`).toBeNull();
  }
});

it('describes requests that the service takes', async () => {
  const sandbox = await runSandbox({ orders: 60, addresses: 0 });
  const description = await readDescription(sandbox);
  const ajv = new Ajv2020({ strict: false, formats: { int32: true } });
  ajv.addSchema({ $id: 'service', ...description });
  const request = ajv.getSchema('service#/components/schemas/CreateManifestRequest');
  if (request === undefined) throw new Error('The description has no CreateManifestRequest.');
  for (const [fields, taken] of [
    [{ order_ids: [7] }, true],
    [{ order_ids: [7], manifest_all: false }, true],
    [{ order_ids: [0] }, false],
    [{ order_ids: [1.5] }, false],
    [{ order_ids: ['7'] }, false],
    [{ order_ids: [7], all: true }, false],
    [{}, false],
  ] as const) {
    expect(request(fields), JSON.stringify(fields)).toBe(taken);
    expect((await postManifest(sandbox, fields)).status, JSON.stringify(fields)).toBe(taken ? 200 : 400);
  }
  expect(
    (
      await postXml(
        sandbox,
        '/api/orders/manifest',
        '<CreateManifestRequest><order_ids>7</order_ids></CreateManifestRequest>',
      )
    ).status,
  ).toBe(200);
});

/** No request makes the service fail: 4xx with the envelope and the fault named, and nothing changed. */

import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';
import fc, { anyCharacter, draws } from '../../helpers/properties.ts';
import { answerOf, errorTextOf, keysOf } from './running-sandbox.ts';
import { readXmlTree } from './xml-tree.ts';

let folder: string;
let service: SandboxService;
const faults: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-sandbox-'));
  const log = (line: string): void => {
    if (line.startsWith('fault')) faults.push(line);
  };
  service = await startSandboxService({ port: 0, folder, orders: 40, addresses: 3, log });
});

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

function keys(): Record<string, string> {
  const [north] = service.accounts;
  if (north === undefined) throw new Error('There is no account.');
  return keysOf(north);
}

function post(body: BodyInit, type: string, path = '/api/orders/manifest'): Promise<Response> {
  return fetch(`${service.url}${path}`, {
    method: 'POST',
    body,
    headers: { ...keys(), 'Content-Type': type },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

const fieldsDeep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;

describe('JSON', () => {
  it.each([
    ['nothing', '', 'JSON'],
    ['half a body', '{"order_ids":[1', 'JSON'],
    ['a body and a half', '{"order_ids":[1]}{}', 'JSON'],
    ['a list', '[1]', 'object'],
    ['null', 'null', 'object'],
    ['text', '"1"', 'object'],
    ['no order_ids', '{}', 'order_ids is missing'],
    ['order_ids null', '{"order_ids":null}', 'null'],
    ['order_ids a number', '{"order_ids":7}', '7'],
    ['an id as text', '{"order_ids":["12"]}', '"12"'],
    ['an id with a fraction', '{"order_ids":[1.5]}', '1.5'],
    ['an id beyond int32', '{"order_ids":[2147483648]}', '2147483648'],
    ['an id that no double tells from the next', '{"order_ids":[9007199254740993]}', '"9007199254740993"'],
    ['an id with a fraction that no double has', '{"order_ids":[1.0000000000000000001]}', '"1.0000000000000000001"'],
    ['an id far beyond', '{"order_ids":[1e400]}', 'order_ids[0]'],
    ['a negative id', '{"order_ids":[-3]}', '-3'],
    ['id 0', '{"order_ids":[0]}', '0'],
    ['an id that is a list', '{"order_ids":[[1]]}', '[1]'],
    ['an id null', '{"order_ids":[null]}', 'order_ids[0] must be a number. It was null.'],
    ['manifest_all as text', '{"order_ids":[1],"manifest_all":"yes"}', 'yes'],
    ['manifest_all as 1', '{"order_ids":[1],"manifest_all":1}', 'manifest_all'],
    ['a field that does not exist', '{"order_ids":[1],"manifestAll":true}', 'manifestAll'],
    ['one name twice', '{"order_ids":[1],"order_ids":[2]}', 'order_ids'],
    ['one name twice, once escaped', '{"order_ids":[1],"order\\u005fids":[2]}', 'order_ids'],
    ['__proto__', '{"__proto__":{"manifest_all":true},"order_ids":[1]}', '__proto__'],
    ['constructor', '{"constructor":{"prototype":{}},"order_ids":[1]}', 'constructor'],
    ['depth', fieldsDeep, 'nested'],
    ['depth of lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'nested'],
    ['comments', '{/* x */"order_ids":[1]}', 'JSON'],
    ['XML', '<CreateManifestRequest/>', 'JSON'],
  ])('refuses %s', async (_kind, body, named) => {
    const response = await post(body, 'application/json');
    expect(response.status).toBe(400);
    const answer = await answerOf(response);
    expect(answer.success).toBe(false);
    expect(errorTextOf(answer)).toContain(named);
  });

  it('refuses bytes that are not UTF-8', async () => {
    const response = await post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'application/json');
    expect(response.status).toBe(400);
    expect(errorTextOf(await answerOf(response))).toContain('UTF-8');
  });

  it('reads a byte order mark', async () => {
    const response = await post('\uFEFF{"order_ids":[77]}', 'application/json');
    expect(errorTextOf(await answerOf(response))).toContain('Order 77 is not an order of this account.');
  });

  it('takes null for an optional field that is absent', async () => {
    const response = await post('{"order_ids":[77],"manifest_all":null}', 'application/json');
    expect(response.status).toBe(200);
    expect(errorTextOf(await answerOf(response))).toContain('Order 77 is not an order of this account.');
  });

  const assignXml = (inside: string): string => `<AssignOrdersRequest>${inside}</AssignOrdersRequest>`;
  it.each([
    ['orders that are one order', (key: string) => `{"orders":{"current_api_key":"${key}"}}`],
    ['a key that is a list', (key: string) => `{"orders":[{"current_api_key":["${key}"]}]}`],
    ['a key for a list', (key: string) => `{"orders":"${key}"}`],
    ['a key for an order', (key: string) => `{"orders":["${key}"]}`],
    ['a key for an id', (key: string) => `{"orders":[{"order_id":"${key}"}]}`],
    ['a key for a name', (key: string) => `{"orders":[],"${key}":1}`],
    ['a key at the end of what is shown', (key: string) => `{"orders":"${'x'.repeat(60)}${key}"}`],
    ['JSON that is cut behind a key', (key: string) => `{"k":"${key}"`],
    ['JSON with a sign before a key', (key: string) => `{"k":?"${key}"}`],
    ['JSON with a sign behind a key', (key: string) => `{"k":"${key}"?}`],
    ['a key between elements', (key: string) => assignXml(`${key}<orders/>`)],
    ['a key for an element', (key: string) => assignXml(`<k${key}/>`)],
    [
      'a key for an element in a key',
      (key: string) => assignXml(`<orders><new_api_key><k${key}/></new_api_key></orders>`),
    ],
    ['a key for an attribute', (key: string) => assignXml(`<orders k${key}=""/>`)],
    ['a key for an element that stays open', (key: string) => assignXml(`<k${key}>`)],
  ])('repeats no piece of a key: %s', async (_name, body) => {
    const key = service.accounts[0]?.service_api_key ?? '';
    const text = body(key);
    const type = text.startsWith('<') ? 'application/xml' : 'application/json';
    const response = await post(text, type, '/api/orders/assign');
    expect(response.status).toBe(400);
    const words = errorTextOf(await answerOf(response));
    const pieces = Array.from({ length: key.length - 5 }, (_, at) => key.slice(at, at + 6));
    expect(pieces.filter((piece) => words.includes(piece))).toEqual([]);
  });

  it('names the place of a field that does not exist, where it is inside of another', async () => {
    const refusedFor = async (path: string, body: string): Promise<unknown> =>
      (await answerOf(await post(body, 'application/json', path))).errors;
    const message = '"x" is not a field of this request.';
    expect(await refusedFor('/api/orders/delete', '{"order_ids":[1],"x":1}')).toEqual([{ message, details: '' }]);
    const order = '{"order_id":1,"order_number":"1","current_api_key":"a","new_api_key":"b","x":1}';
    const inside = { message, details: 'In orders[0].' };
    expect(await refusedFor('/api/orders/assign', `{"orders":[${order}]}`)).toEqual([inside]);
  });

  it('cuts long names of fields that do not exist', async () => {
    const names = Array.from({ length: 5000 }, (_, place) => `"${'n'.repeat(90)}${place}":1`);
    const answer = await answerOf(post(`{"order_ids":[1],${names}}`, 'application/json'));
    expect(errorTextOf(answer).length).toBeLessThan(1000);
    expect(errorTextOf(answer)).toContain('4995 others');
  });

  it('names no more errors than help', async () => {
    const answer = await answerOf(post(JSON.stringify({ order_ids: Array(50_000).fill('x') }), 'application/json'));
    expect(answer.errors).toHaveLength(100);
  });
});

const request = (inside: string): string => `<CreateManifestRequest>${inside}</CreateManifestRequest>`;
const instance = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';
const nilRequest = (inside: string): string => `<CreateManifestRequest ${instance}>${inside}</CreateManifestRequest>`;
const nilRoot = `<CreateManifestRequest ${instance} i:nil="true"/>`;
const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';

describe('XML', () => {
  it.each([
    ['nothing', '', 'XML'],
    ['a cut document', '<CreateManifestRequest><order_ids>1</order_ids>', 'XML'],
    ['a cut tag', '<CreateManifestRequest><order_ids>1</order_i', 'XML'],
    ['two roots', `${request('<order_ids>1</order_ids>')}${request('')}`, 'XML'],
    ['text behind the root', `${request('<order_ids>1</order_ids>')}x`, 'XML'],
    ['another root', '<DeleteOrdersRequest><order_ids>1</order_ids></DeleteOrdersRequest>', 'CreateManifestRequest'],
    ['a DTD', `<!DOCTYPE x>${request('<order_ids>1</order_ids>')}`, 'document type'],
    ['entities of its own', `${laughs}${request('<order_ids>&b;</order_ids>')}`, 'document type'],
    ['an entity it does not declare', request('<order_ids>&x;</order_ids>'), 'XML'],
    ['an outer file', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${request('')}`, 'document type'],
    [
      'another encoding',
      `<?xml version="1.0" encoding="iso-8859-1"?>${request('<order_ids>1</order_ids>')}`,
      'iso-8859-1',
    ],
    ['an illegal character', request('<order_ids>1&#0;</order_ids>'), 'XML'],
    ['depth', request(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`), 'nested'],
    ['an attribute', request('<order_ids kind="x">1</order_ids>'), 'kind'],
    ['an id that is no number', request('<order_ids>one</order_ids>'), 'one'],
    ['an id beyond int32', request('<order_ids>2147483648</order_ids>'), '2147483648'],
    ['an empty batch', request(''), 'order_ids is empty'],
    ['a field that does not exist', request('<order_ids>1</order_ids><all>true</all>'), 'all'],
    [
      'manifest_all twice',
      request('<manifest_all>true</manifest_all><manifest_all>false</manifest_all>'),
      'manifest_all',
    ],
    ['manifest_all that is no boolean', request('<order_ids>1</order_ids><manifest_all>yes</manifest_all>'), 'yes'],
    ['elements in a number', request('<order_ids><int><b>1</b></int></order_ids>'), 'text only'],
    ['text beside fields', request('7<order_ids>1</order_ids>'), '7'],
    ['text beside items', request('<order_ids>8<int>1</int></order_ids>'), '8'],
    ['JSON', '{"order_ids":[1]}', 'XML'],
    ['order_ids nil', nilRequest('<order_ids i:nil="true"/>'), 'order_ids must be a list. It was null.'],
    [
      'an id nil',
      nilRequest('<order_ids><int>1</int><int i:nil="true"/></order_ids>'),
      'order_ids[1] must be a number. It was null.',
    ],
    ['a nil element that holds text', nilRequest('<order_ids i:nil="1">1</order_ids>'), 'nil'],
    ['a nil that is neither true nor false', nilRequest('<order_ids i:nil="maybe">1</order_ids>'), 'maybe'],
    ['nil of a name nobody declared', request('<order_ids i:nil="true"/>'), 'i:nil'],
    [
      'nil of another name space',
      nilRequest('<order_ids i:nil="true"/>').replace(instance, 'xmlns:i="urn:x"'),
      'i:nil',
    ],
    ['a nil root', nilRoot, 'The request must be an object. It was null.'],
    ['a long name with an attribute', request(`<${'n'.repeat(5000)} kind="x"/>`), 'nnn...'],
  ])('refuses %s', async (_kind, body, named) => {
    const response = await post(body, 'application/xml');
    expect(response.status).toBe(400);
    const answer = await answerOf(response);
    expect(answer.success).toBe(false);
    expect(errorTextOf(answer)).toContain(named);
  });

  it.each(['<manifest_all i:nil="true"/>', '<manifest_all i:nil=" 1 "> </manifest_all>'])(
    'takes an optional field that is nil for absent: %s',
    async (field) => {
      const response = await post(nilRequest(`<order_ids i:nil="false">77</order_ids>${field}`), 'application/xml');
      expect(response.status).toBe(200);
      expect(errorTextOf(await answerOf(response))).toContain('Order 77 is not an order of this account.');
    },
  );

  it.each(['xmlns="urn:x"', 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"'])(
    'takes %s on the root',
    async (attribute) => {
      const body = `<CreateManifestRequest ${attribute}><order_ids>77</order_ids></CreateManifestRequest>`;
      const response = await post(body, 'application/xml');
      expect(response.status).toBe(200);
      expect(errorTextOf(await answerOf(response))).toContain('Order 77');
    },
  );
});

describe('size', () => {
  const most = 4 * 1024 * 1024;

  it('reads a body of just 4 MB', async () => {
    const body = `{"order_ids":[77]${' '.repeat(most - 18)}}`;
    expect(body).toHaveLength(most);
    expect((await post(body, 'application/json')).status).toBe(200);
  });

  it('refuses more with 413 and the envelope', async () => {
    const response = await post(`{"order_ids":[77]${' '.repeat(most - 17)}}`, 'application/json');
    expect(response.status).toBe(413);
    expect(await answerOf(response)).toMatchObject({
      success: false,
      errors: [{ details: 'At most 4194304 bytes are read.' }],
    });
  });

  it('refuses more when no length is announced', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let left = 6;
    const stream = new ReadableStream({
      pull: (controller) => {
        if (left === 0) controller.close();
        else controller.enqueue(chunk);
        left -= 1;
      },
    });
    expect((await post(stream, 'application/json')).status).toBe(413);
  });

  it.each([
    ['POST', '/api/orders/archive'],
    ['DELETE', '/api/orders/delete'],
  ])('refuses more for an operation that needs no body, before it acts: %s %s', async (method, path) => {
    const search = await fetch(`${service.url}/api/orders/search?limit=1&status=Unshipped`, { headers: keys() });
    const found = (await search.json()) as { orders: { order_id: number }[] };
    const url = `${service.url}${path}?order_id=${found.orders[0]?.order_id}`;
    expect((await fetch(url, { method, headers: keys(), body: ' '.repeat(most + 1) })).status).toBe(413);
    const after = await fetch(`${service.url}/api/orders/search?limit=1&status=Unshipped`, { headers: keys() });
    expect(await after.json()).toEqual(found);
    expect((await fetch(url, { method, headers: keys(), body: 'short' })).status).toBe(200);
  });
});

/** Sends the bytes unchanged and returns everything that comes until the service closes. */
function exchange(bytes: string, { url } = service): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(bytes, 'latin1'));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      received += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

describe('broken HTTP', () => {
  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['a host that is none', 'GET /api/addressbook HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['no host', 'GET /api/addressbook HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/orders/manifest HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/orders/manifest HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['two hosts', 'GET /api/addressbook HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(70_000)}\r\n\r\n`, 431],
    ['TRACE', 'TRACE /api/addressbook HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    [
      'an expectation that nobody here knows',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['a way through to elsewhere', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 405],
  ])('answers %s with the two fields', async (_kind, bytes, status) => {
    const received = await exchange(bytes);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received).toContain('"success":false');
    expect(received).toContain('"errors":[{"message":');
  });

  it.each([
    ['gzip, chunked', '1.1'],
    ['gzip\r\nTransfer-Encoding: chunked', '1.1'],
    ['chunked', '1.0'],
  ])('carries out no body in a coding that it does not undo: %s of HTTP/%s', async (coding, version) => {
    const head = { ...keys(), Host: 'x', Connection: 'close', 'Content-Type': 'application/json' };
    const lines = Object.entries({ ...head, 'Transfer-Encoding': coding }).map((line) => `${line.join(': ')}\r\n`);
    const body = '{"order_ids":[77]}';
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const received = await exchange(`POST /api/orders/manifest HTTP/${version}\r\n${lines.join('')}\r\n${chunks}`);
    expect(received).toMatch(/^HTTP\/1.1 400 /);
    expect(received).toContain('Connection: close');
    expect(received).toContain('Transfer-Encoding');
  });

  it.each(['127.0.0.0.1', '1r7.0.0.1', '0x7g.1', '[::1', 'a b', 'x:99999', '%'])(
    'refuses a host that makes no address: %s',
    async (host) => {
      const lines = Object.entries({ ...keys(), Host: host }).map(([name, value]) => `${name}: ${value}\r\n`);
      const received = await exchange(`GET /api/addressbook HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`);
      expect(received).toMatch(/^HTTP\/1.1 400 /);
      expect(received).toContain('"success":false');
    },
  );

  it('answers HTTP/1.0, which knows no host', async () => {
    const lines = Object.entries(keys()).map((line) => `${line.join(': ')}\r\n`);
    const received = await exchange(`GET /api/orders/search?limit=1 HTTP/1.0\r\n${lines.join('')}\r\n`);
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).toContain('"success":true');
  });

  it('answers a request that names the whole address, as proxies send it', async () => {
    const lines = Object.entries({ ...keys(), Host: new URL(service.url).host }).map(
      (line) => `${line.join(': ')}\r\n`,
    );
    const target = `${service.url}/api/orders/search?limit=1`;
    const received = await exchange(`GET ${target} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`);
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).toContain('"success":true');
    const broken = await exchange(`GET http://[::1/api HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`);
    expect(broken).toMatch(/^HTTP\/1\.1 400 /);
    expect(broken).toContain('"success":false');
  });

  it('ends though a caller that was refused a way through to elsewhere had more to say', async () => {
    const ending = await startSandboxService({ port: 0, folder: null, orders: 1, addresses: 1 });
    const more = 'x'.repeat(100_000);
    const received = await exchange(`CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n${more}`, ending);
    expect(received).toMatch(/^HTTP\/1\.1 405 /);
    await ending.close();
  });

  it('answers what it carried out as carried out, whatever comes after it', async () => {
    const search = await fetch(`${service.url}/api/orders/search?limit=1&status=Unshipped`, { headers: keys() });
    const { orders } = (await search.json()) as { orders: { order_id: number }[] };
    const lines = Object.entries({ ...keys(), Host: 'x' }).map(([name, value]) => `${name}: ${value}\r\n`);
    const target = `/api/orders/delete?order_id=${orders[0]?.order_id}`;
    const received = await exchange(`DELETE ${target} HTTP/1.1\r\n${lines.join('')}\r\nno request at all`);
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).toContain('"success":true');
  });

  it('carries out nothing of a request whose body broke off, though it needs none', async () => {
    const unshipped = async () =>
      (await fetch(`${service.url}/api/orders/search?limit=1&status=Unshipped`, { headers: keys() })).json();
    const found = (await unshipped()) as { orders: { order_id: number }[] };
    const head = Object.entries({ ...keys(), 'Content-Length': '500', Host: 'x' });
    const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const target = `/api/orders/archive?order_id=${found.orders[0]?.order_id}`;
    await exchange(`POST ${target} HTTP/1.1\r\n${lines}\r\nhalf of a body`);
    expect(await unshipped()).toEqual(found);
  });

  it('goes on after a caller that broke off in the middle of its body', async () => {
    const head = Object.entries({ ...keys(), 'Content-Type': 'application/json', 'Content-Length': '500', Host: 'x' });
    const lines = head.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    await exchange(`POST /api/orders/manifest HTTP/1.1\r\n${lines}\r\n\r\n{"order_ids":`);
    expect((await post('{"order_ids":[77]}', 'application/json')).status).toBe(200);
  });
});

describe('anything at all', () => {
  const statuses = new Set([200, 400, 404, 405, 413, 415]);

  it('never answers 5xx to a query', async () => {
    const name = fc.constantFrom('phrase', 'limit', 'page', 'status', 'fields', '__proto__', 'x');
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc.integer().map(String),
      fc.constant('%'),
      fc.constant('%00'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value, fc.boolean()), { maxLength: 4 }), async (pairs) => {
        const query = pairs.map(
          ([key, text, raw]) => `${key}=${raw ? text.replace(/[#\s]/g, '') : encodeURIComponent(text.toWellFormed())}`,
        );
        const response = await fetch(`${service.url}/api/orders/search?${query.join('&')}`, { headers: keys() });
        expect(statuses).toContain(response.status);
        expect(await answerOf(response)).toHaveProperty('success');
      }),
      { numRuns: draws(40, 120) },
    );
  });

  it('never answers 5xx to a JSON body', async () => {
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({
          order_ids: fc.array(fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null))),
          manifest_all: fc.anything(),
        })
        .map((fields) => JSON.stringify(fields)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const response = await post(text, 'application/json');
        expect(statuses).toContain(response.status);
        expect(await answerOf(response)).toHaveProperty('success');
      }),
      { numRuns: draws(40, 120) },
    );
  });

  it('never answers 5xx to an XML body, and answers with XML that is well formed', async () => {
    const piece = fc.constantFrom(
      '<order_ids>',
      '</order_ids>',
      '<CreateManifestRequest>',
      '</CreateManifestRequest>',
      '1',
      '<',
      '&',
      ']]>',
      '<![CDATA[',
      '<!--',
      '-->',
      '<?xml?>',
      '&amp;',
      'é',
      '\u0000',
      '<manifest_all>true</manifest_all>',
      '<a b="c"/>',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const response = await post(pieces.join(''), 'application/xml');
        expect(statuses).toContain(response.status);
        expect(await answerOf(response)).toHaveProperty('success');
      }),
      { numRuns: draws(40, 120) },
    );
  });

  it('writes a carriage return so that XML gives it back as one', async () => {
    const order = { order_id: 7, order_number: 'A\rB', current_api_key: 'x', new_api_key: 'y' };
    const response = await fetch(`${service.url}/api/orders/assign`, {
      method: 'POST',
      body: JSON.stringify({ orders: [order] }),
      headers: { ...keys(), 'Content-Type': 'application/json', Accept: 'application/xml' },
    });
    expect(await response.text()).toContain('A&#13;B');
  });

  it('writes XML that is well formed whatever it has to repeat', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('\u0000', '\u000B', '\uFFFF', '\uD800', ']]>', '\r\n'),
    );
    await fc.assert(
      fc.asyncProperty(text, async (order_number) => {
        const order = { order_id: 7, order_number, current_api_key: 'x', new_api_key: 'y' };
        const response = await fetch(`${service.url}/api/orders/assign`, {
          method: 'POST',
          body: JSON.stringify({ orders: [order] }),
          headers: { ...keys(), 'Content-Type': 'application/json', Accept: 'application/xml' },
        });
        const root = readXmlTree(await response.text());
        expect(root.name).toBe('AssignOrdersResponse');
        expect(root.children.map(({ name }) => name)).toEqual(['success', 'errors']);
      }),
      { numRuns: draws(40, 120) },
    );
  });
});

/** The format of an answer (Accept) and of a body (Content-Type); and the answers outside the operations. */
import { describe, expect, it } from 'vitest';
import { answerOf, postManifest, runSandbox } from './running-sandbox.ts';

describe('Accept', () => {
  it.each([
    [undefined, 'json'],
    ['*/*', 'json'],
    ['application/*', 'json'],
    ['application/json', 'json'],
    ['application/xml', 'xml'],
    ['text/xml', 'xml'],
    ['Application/XML; charset=utf-8', 'xml'],
    ['application/xml, application/json', 'xml'],
    ['application/json, application/xml', 'json'],
    ['application/json;q=0.4, application/xml;q=0.5', 'xml'],
    ['application/json, application/xml;q=0.9', 'json'],
    ['application/xml;q=0, */*', 'json'],
    ['application/json;q=0, */*', 'xml'],
    ['application/*;q=0.5, application/json;q=0.0', 'xml'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'xml'],
    ['image/png', 'json'],
    ['application/xml;q=high', 'json'],
    [';;;,,,=', 'json'],
  ])('%s gives %s', async (accept, form) => {
    const sandbox = await runSandbox({ orders: 1, addresses: 0 });
    const response = await sandbox.call(
      '/api/addressbook',
      accept === undefined ? {} : { headers: { Accept: accept } },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`application/${form}; charset=utf-8`);
    expect((await response.text()).startsWith(form === 'json' ? '{' : '<?xml')).toBe(true);
  });
});

describe('Content-Type', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/xml; charset=iso-8859-1',
    'application/jsonx',
  ])('refuses %s with 415 and the envelope', async (type) => {
    const sandbox = await runSandbox({ orders: 1, addresses: 0 });
    const response = await postManifest(sandbox, { order_ids: [1] }, { 'Content-Type': type });
    expect(response.status).toBe(415);
    expect(await answerOf(response)).toMatchObject({
      success: false,
      errors: [{ message: expect.stringContaining(type) }],
    });
  });

  it('refuses a compressed body with 415', async () => {
    const sandbox = await runSandbox({ orders: 1, addresses: 0 });
    const response = await postManifest(sandbox, { order_ids: [1] }, { 'Content-Encoding': 'gzip' });
    expect(response.status).toBe(415);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;Charset="UTF-8"', 'text/json'])(
    'takes %s',
    async (type) => {
      const sandbox = await runSandbox({ orders: 1, addresses: 0 });
      const response = await postManifest(sandbox, { order_ids: [77] }, { 'Content-Type': type });
      expect(response.status).toBe(200);
    },
  );
});

describe('outside the operations', () => {
  it.each([
    '/',
    '/api',
    '/api/orders',
    '/api/orders/search/',
    '/API/ORDERS/SEARCH',
    '/api//orders/search',
    '/%00',
    '/..%2f..',
  ])('answers 404 with the envelope for %s, without asking for keys', async (path) => {
    const { service } = await runSandbox({ orders: 1, addresses: 0 });
    const json = await fetch(`${service.url}${path}`);
    expect(json.status).toBe(404);
    expect(await answerOf(json)).toMatchObject({
      success: false,
      errors: [{ message: 'There is nothing at this path.' }],
    });
    const xml = await fetch(`${service.url}${path}`, { headers: { Accept: 'application/xml' } });
    expect(await xml.text()).toMatch(/<ErrorResponse><success>false<\/success><errors><message>/);
  });

  it.each([
    ['POST', '/api/orders/search', 'GET, HEAD'],
    ['DELETE', '/api/addressbook', 'GET, HEAD'],
    ['GET', '/api/orders/manifest', 'POST'],
    ['PUT', '/api/orders/manifest', 'POST'],
    ['OPTIONS', '/api/orders/manifest', 'POST'],
  ])('answers 405 for %s %s and says what is possible', async (method, path, allowed) => {
    const sandbox = await runSandbox({ orders: 1, addresses: 0 });
    const response = await sandbox.call(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect((await answerOf(response)).success).toBe(false);
  });

  it('answers HEAD as it answers GET, without the body (RFC 9110, 9.3.2), and never for a change', async () => {
    const sandbox = await runSandbox({ orders: 1, addresses: 0 });
    const get = await sandbox.call('/api/orders/search');
    const head = await sandbox.call('/api/orders/search', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      get.headers.get('content-type'),
      '',
    ]);
    expect((await fetch(`${sandbox.service.url}/api/orders/search`, { method: 'HEAD' })).status).toBe(401);
    const change = await sandbox.call('/api/orders/archive?order_id=1', { method: 'HEAD' });
    expect([change.status, change.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

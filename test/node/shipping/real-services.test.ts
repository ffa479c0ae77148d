/** What real services do although no document says so: each is read, or refused for a good reason. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  answer,
  answerBytes,
  type Behaviour,
  bytesThenEnd,
  type ReceivedRequest,
} from '../../helpers/misbehaving-server.ts';
import {
  accountAt,
  RememberingSteps,
  readBook,
  search,
  serviceKey,
  shippingErrorOf,
  startClient,
  startServer,
} from './bench.ts';

async function found(behaviour: Behaviour) {
  const server = await startServer([behaviour]);
  return await search(startClient(), accountAt(server.url));
}

const json = (body: unknown): Behaviour => answer({ body: typeof body === 'string' ? body : JSON.stringify(body) });
const xml = (body: string): Behaviour => answer({ body, headers: { 'content-type': 'text/xml' } });
const orderWith = async (fields: object) =>
  (await found(json({ success: true, orders: [{ order_id: 1, ...fields }] }))).orders[0];

describe('an envelope', () => {
  const empty = { orders: [], totalPages: null };

  it.each([
    ['orders null', { success: true, orders: null }],
    ['orders absent', { success: true }],
    ['orders that only name their kind, and none of it', { success: true, orders: { order: [] } }],
    ['success absent', { orders: [] }],
    ['success and errors null', { success: null, errors: null, orders: null }],
    ['success as text', { success: 'True', orders: [] }],
    ['success as a number', { success: 1, orders: [] }],
    ['errors an empty object', { success: true, errors: {}, orders: [] }],
    ['fields we do not know', { success: true, orders: [], next: { cursor: 1 } }],
  ])('with %s', async (_name, body) => {
    expect(await found(json(body))).toEqual(empty);
  });

  it('with words of failure beside orders', async () => {
    const body = { success: true, errors: [{ message: 'Slow today', details: '' }], orders: [{ order_id: 1 }] };
    expect((await found(json(body))).orders).toHaveLength(1);
  });

  it('with words of failure beside orders for which no flag vouches: refused, because some may be missing', async () => {
    const body = { errors: [{ message: 'Page cut short', details: '' }], orders: [{ order_id: 1 }] };
    await expect(found(json(body))).rejects.toMatchObject({
      failure: { code: 'service-refused', changed: 'nothing', details: body.errors },
    });
  });

  it('behind a byte order mark and blank lines', async () => {
    expect(await found(json('\ufeff\r\n {"success":true,"orders":[]}\n'))).toEqual(empty);
  });

  it('in XML where JSON was asked for', async () => {
    expect(
      await found(
        xml(
          '<?xml version="1.0" encoding="utf-16"?><SearchOrderResponse><success>true</success></SearchOrderResponse>',
        ),
      ),
    ).toEqual(empty);
  });
});

describe('words of failure', () => {
  const words = (message: string, details = '') => ({ message, details });

  it.each([
    [
      'an entry instead of a list',
      { success: false, errors: { message: 'No', details: 'Never' } },
      [words('No', 'Never')],
    ],
    [
      'words between blanks',
      { success: false, errors: [{ message: ' No ', details: '\n Never ' }] },
      [words('No', 'Never')],
    ],
    ['details alone', { success: false, errors: [{ message: '', details: 'Never' }] }, [words('', 'Never')]],
    ['a text', { success: 'false', errors: 'No' }, [words('No')]],
    ['texts', { success: 0, errors: ['No', 'Never'] }, [words('No'), words('Never')]],
    [
      'lists by field name',
      { success: false, errors: { phrase: ['too long', 'too odd'] } },
      [words('phrase', 'too long too odd')],
    ],
    [
      'one item element',
      { success: false, errors: { error: { message: 'No', details: 'Never' } } },
      [words('No', 'Never')],
    ],
    [
      'all entries in one',
      { success: false, errors: { message: ['No', 'Nor this'], details: ['Never', 'Not now', 'Later'] } },
      [words('No', 'Never'), words('Nor this', 'Not now'), words('', 'Later')],
    ],
    [
      'a message and several details',
      { success: false, errors: { message: 'No', details: ['a', 'b'] } },
      [words('No', 'a'), words('', 'b')],
    ],
    ['a gateway', { statusCode: 200, message: 'Resource not found' }, [words('Resource not found')]],
    ['an error text', { error: 'invalid_request' }, [words('invalid_request')]],
    ['an error object', { error: { code: 'X', message: 'No' } }, [words('No')]],
    ['a problem document', { title: 'No', detail: 'Never', status: 400 }, [words('No', 'Never')]],
    ['nothing but the flag', { success: false }, []],
    [
      'words beside success',
      { success: true, errors: [{ message: 'Search is down' }], orders: [] },
      [words('Search is down')],
    ],
  ])('given as %s', async (_name, body, details) => {
    const server = await startServer([json(body)]);
    const error = await shippingErrorOf(search(startClient(), accountAt(server.url)));
    expect(error.failure).toMatchObject({ code: 'service-refused', details });
  });

  it('are as many as a person reads, of a failure and beside a result, and end with a whole character', async () => {
    const long = { message: `${'x'.repeat(499)}🎁${'y'.repeat(2_000)}`, details: '🎁'.repeat(2_000) };
    const short = [words('x'.repeat(499), '🎁'.repeat(250))];
    const server = await startServer([
      json({ success: false, errors: [long] }),
      json({ success: true, valid: true, errors: [long] }),
    ]);
    const [client, account] = [startClient(), accountAt(server.url)];
    expect((await shippingErrorOf(search(client, account))).failure.details).toEqual(short);
    const validation = await client.validateAddress(account, { orderId: 1 }, 'interactive');
    expect(validation).toEqual({ verdict: 'valid', suggestions: [], words: short });
  });

  it('of a status say more than that the body was cut short', async () => {
    const cut = answerBytes({ status: 401, body: '{"statusCode":401,"message":"Access den', length: 400 });
    const server = await startServer([bytesThenEnd(cut)]);
    const error = await shippingErrorOf(search(startClient(), accountAt(server.url)));
    expect(error.failure).toMatchObject({ code: 'keys-refused', facts: { httpStatus: 401 } });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [
      'plain text',
      answer({ status: 400, body: 'No such status\n', headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    ],
    ['a text of JSON', answer({ status: 400, body: '"No such status"' })],
    ['a list of JSON', answer({ status: 400, body: '["No such status"]' })],
    ['one element of XML', answer({ status: 400, body: '<string xmlns="urn:x">No such status</string>' })],
  ])(
    'of a status, alone in %s: otherwise a person read that the service had not said why',
    async (_name, behaviour) => {
      const server = await startServer([behaviour]);
      const error = await shippingErrorOf(search(startClient(), accountAt(server.url)));
      expect(error.failure).toMatchObject({ code: 'service-refused', details: [words('No such status')] });
    },
  );

  it.each([
    ['a number', answer({ status: 400, body: '400', headers: { 'content-type': 'text/plain' } })],
    ['a part of XML', answer({ status: 400, body: '<a><b>', headers: { 'content-type': 'text/plain' } })],
    ['bytes', answer({ status: 400, body: 'PK\u0003\u0004', headers: { 'content-type': 'application/zip' } })],
    [
      'text of another charset',
      answer({ status: 400, body: Buffer.from('Nö', 'latin1'), headers: { 'content-type': 'text/plain' } }),
    ],
  ])('are not made of what is none: %s', async (_name, behaviour) => {
    const server = await startServer([behaviour]);
    const error = await shippingErrorOf(search(startClient(), accountAt(server.url)));
    expect(error.failure).toMatchObject({ code: 'service-refused', details: [] });
  });

  it('of an address book that is refused are read as those of any other answer', async () => {
    const server = await startServer([answer({ status: 401, body: '{"message":"Access denied"}' })]);
    const error = await shippingErrorOf(readBook(startClient(), accountAt(server.url)));
    expect(error.failure).toMatchObject({ code: 'keys-refused', details: [words('Access denied')] });
  });

  it.each([
    ['answer-unreadable', '{"addresses":[{"id":1'],
    ['not-the-service', '<!DOCTYPE html><p>Sign in'],
    ['service-refused', '{"success":false,"errors":[{"message":"No"}]}'],
  ])('of an address book (%s) name the service, as those of any other answer do', async (code, body) => {
    const server = await startServer([answer({ body })]);
    const { failure } = await shippingErrorOf(readBook(startClient(), accountAt(server.url)));
    expect(failure).toMatchObject({ code, facts: { host: server.host } });
    expect(await shippingErrorOf(search(startClient(), accountAt(server.url)))).toMatchObject({
      failure: { code, facts: { host: server.host } },
    });
  });

  it.each([
    ['JSON', answer({ status: 401, body: '{"statusCode":401,"message":"Access denied"}' })],
    ['XML', answer({ status: 401, body: '<Error xmlns="urn:x"><message>Access denied</message></Error>' })],
  ])('of a gateway with a status, in %s', async (_name, behaviour) => {
    const server = await startServer([behaviour]);
    const error = await shippingErrorOf(search(startClient(), accountAt(server.url)));
    expect(error.failure).toMatchObject({ code: 'keys-refused', details: [words('Access denied')] });
  });

  it('without a flag leave a manifest in doubt', async () => {
    const server = await startServer([json({ statusCode: 500, message: 'Backend timeout' })]);
    const work = startClient().createManifest(accountAt(server.url), [1], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject({
      fate: 'in-doubt',
      failure: { details: [words('Backend timeout')] },
    });
  });
});

describe('orders', () => {
  it.each([
    ['2026-03-04T05:06:07.1234567Z', '2026-03-04T05:06:07.123Z'],
    ['2026-03-04 05:06:07.5+02', '2026-03-04T03:06:07.500Z'],
    ['2026-03-04T05:06:07.1234567', '2026-03-04T05:06:07.123Z'],
    ['2026-03-04T05:06:07', '2026-03-04T05:06:07.000Z'],
    ['2026-03-04 05:06', '2026-03-04T05:06:00.000Z'],
    ['2026-03-04', '2026-03-04T00:00:00.000Z'],
    ['2026-03-04T05:06:07+13:00', '2026-03-03T16:06:07.000Z'],
    ['2026-03-04T05:06:07.5-0330', '2026-03-04T08:36:07.500Z'],
    ['0001-01-01T00:00:00', null],
    ['0001-01-01T00:00:00Z', null],
    ['2026-13-45T00:00:00Z', null],
    ['yesterday', null],
    ['', null],
    [null, null],
    [17, null],
  ])('of %j are dated %j', async (order_date, orderedAt) => {
    expect(await orderWith({ order_date })).toMatchObject({ orderedAt });
  });

  it('with numbers as texts and flags as numbers', async () => {
    const order = { order_id: ' 81001 ', exact_match: 1, name: null, country: 5 };
    const page = await found(
      json({ success: true, total_pages: '3', orders: [order, { order_id: 2, exact_match: '0' }] }),
    );
    expect(page).toMatchObject({
      totalPages: 3,
      orders: [
        { orderId: 81001, exactMatch: true, receiverName: '', country: '5' },
        { orderId: 2, exactMatch: false },
      ],
    });
  });

  it('a hundred in a page, which is no deeper than one', async () => {
    const orders = Array.from({ length: 100 }, (_, index) => ({ order_id: index + 1, lines: [{ codes: ['a'] }] }));
    expect((await found(json({ success: true, orders }))).orders).toHaveLength(100);
  });

  it('as deep as is allowed are read, and one step deeper refused', async () => {
    const deep = (lists: number): string => `${'['.repeat(lists)}${']'.repeat(lists)}`;
    const body = (lists: number): Behaviour => json(`{"success":true,"orders":[{"order_id":1,"x":${deep(lists)}}]}`);
    expect((await found(body(61))).orders).toHaveLength(1);
    const server = await startServer([body(62)]);
    const { failure } = await shippingErrorOf(search(startClient(), accountAt(server.url)));
    expect(failure.code).toBe('answer-unreadable');
  });

  it('without exact_match', async () => {
    expect(await orderWith({})).toMatchObject({ exactMatch: null });
  });

  it.each(['12345678901234567890', '1.10', '0.10', '9.90', '1e3', '-0', '9007199254740993', '100', '0'])(
    'numbered %s without quotes',
    async (number) => {
      const body = `{"success":true,"orders":[{"order_id":1,"order_number":${number},"tracking_number":${number}}]}`;
      expect((await found(json(body))).orders).toMatchObject([
        { orderId: 1, orderNumber: number, trackingNumber: number },
      ]);
    },
  );

  it.each(['#1', 'A/B', 'A+B', '100%', 'two words', ' é 注文 🎁 ', '007', '1,2'])(
    'numbered %j',
    async (order_number) => {
      expect(await orderWith({ order_number })).toMatchObject({ orderNumber: order_number });
    },
  );

  it('given twice are taken once', async () => {
    const orders = [{ order_id: 1, name: 'first' }, { order_id: 2 }, { order_id: 1, name: 'again' }];
    expect((await found(json({ success: true, orders }))).orders).toMatchObject([
      { orderId: 1, receiverName: 'first' },
      { orderId: 2 },
    ]);
  });

  const unusableIds = ['null', '"x"', '1.5', '2147483648', '"2147483648"', '9007199254740993', '0', '-7', '{}', '""'];
  it.each(unusableIds)('with the id %s are left out of their page and named: the others are there', async (id) => {
    const odd = `{"order_id":${id},"order_number":"BIG-1","tracking_number":"T9"}`;
    const page = await found(json(`{"success":true,"total_pages":1,"orders":[{"order_id":1},${odd},{"order_id":3}]}`));
    expect(page.orders.map(({ orderId }) => orderId)).toEqual([1, 3]);
    expect(page.withoutId).toEqual([{ orderNumber: 'BIG-1', trackingNumber: 'T9' }]);
    expect(await found(json(`{"success":true,"orders":[${odd}]}`))).toMatchObject({ orders: [], withoutId: [{}] });
  });

  it('with such an id are left out of a page in XML, too', async () => {
    const odd = '<order><order_id>9007199254740993</order_id><order_number>BIG-1</order_number></order>';
    const orders = `<orders><order><order_id>1</order_id></order>${odd}</orders>`;
    const page = await found(xml(`<SearchOrderResponse>${orders}<success>true</success></SearchOrderResponse>`));
    expect(page).toMatchObject({ orders: [{ orderId: 1 }], withoutId: [{ orderNumber: 'BIG-1', trackingNumber: '' }] });
  });

  it.each([
    ['one element', '<orders><order_id>1</order_id></orders>', [1]],
    ['repeated elements', '<orders><order_id>1</order_id></orders><orders><order_id>2</order_id></orders>', [1, 2]],
    ['one item element', '<orders><order><order_id>1</order_id></order></orders>', [1]],
    ['item elements', '<orders><o><order_id>1</order_id></o><o><order_id>2</order_id></o></orders>', [1, 2]],
    ['an empty element', '<orders/>', []],
    ['a nil element', '<orders xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/>', []],
    ['blank text', '<orders>\n  </orders>', []],
    ['a prefix', '<a:orders xmlns:a="urn:a"><a:order_id>1</a:order_id></a:orders>', [1]],
    ['character data', '<orders><order_id><![CDATA[1]]></order_id></orders>', [1]],
  ])('in XML as %s', async (_name, orders, orderIds) => {
    const page = await found(
      xml(`<SearchOrderResponse xmlns="urn:s">${orders}<success>1</success></SearchOrderResponse>`),
    );
    expect(page.orders.map(({ orderId }) => orderId)).toEqual(orderIds);
  });
});

describe('a content coding', () => {
  const body = '{"success":true,"orders":[{"order_id":5,"name":"Zoë"}]}';

  it.each([
    ['gzip', gzipSync(body)],
    ['GZIP', gzipSync(body)],
    ['deflate', deflateSync(body)],
    ['br', brotliCompressSync(body)],
    ['identity', Buffer.from(body)],
    ['none', Buffer.from(body)],
    ['UTF-8', Buffer.from(body)],
    ['', Buffer.from(body)],
  ])('of %s is undone', async (coding, packed) => {
    const page = await found(answer({ body: packed, headers: { 'content-encoding': coding } }));
    expect(page.orders).toMatchObject([{ orderId: 5, receiverName: 'Zoë' }]);
  });
});

describe('the pdf of a manifest', () => {
  const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);
  const one = pdf('one');
  const two = pdf('two, longer');
  const wrapped = (bytes: Buffer) => bytes.toString('base64').replace(/.{8}/g, '$&\r\n');

  async function pdfsOf(field: unknown, format: 'json' | 'xml' = 'json') {
    const body =
      format === 'json'
        ? JSON.stringify({ label_type: 'PDF', pdf: field, success: true })
        : `<CreateManifestResponse>${[field]
            .flat()
            .map((text) => `<pdf>${text}</pdf>`)
            .join('')}<success>true</success></CreateManifestResponse>`;
    const server = await startServer([answer({ body })]);
    const manifest = await startClient().createManifest(accountAt(server.url), [1], new RememberingSteps());
    return manifest.pdfs.map((bytes) => Buffer.from(bytes).toString('latin1'));
  }

  const base64 = (bytes: Buffer) => bytes.toString('base64');
  it.each([
    ['plain', base64(one), [one]],
    ['with line breaks', wrapped(two), [two]],
    ['with a data: prefix', `data:application/pdf;base64,${base64(one)}`, [one]],
    ['with a data: prefix and a name', `data:application/pdf;name=a.pdf;base64,${base64(one)}`, [one]],
    ['as a list', [base64(one), base64(two)], [one, two]],
    ['with commas', `${base64(one)},${base64(two)}`, [one, two]],
    ['with semicolons and spaces', ` ${base64(one)} ; ${base64(two)} ; `, [one, two]],
    ['line by line', `${base64(one)}\n${base64(two)}\n`, [one, two]],
    ['with nothing between them', `${base64(one)}${base64(two)}`, [one, two]],
    ['whose bytes were joined', base64(Buffer.concat([one, two, one])), [one, two, one]],
    ['one PDF that holds another', base64(pdf(`stream\n${two}endstream`)), [pdf(`stream\n${two}endstream`)]],
    ['wrapped, one after another', `${wrapped(one)}\r\n${wrapped(two)}`, [one, two]],
    [
      'with two data: prefixes',
      `data:application/pdf;base64,${base64(one)}\ndata:application/pdf;base64,${base64(two)}`,
      [one, two],
    ],
  ])('%s', async (_name, field, pdfs) => {
    const expected = pdfs.map((bytes) => bytes.toString('latin1'));
    expect(await pdfsOf(field)).toEqual(expected);
    expect(await pdfsOf(field, 'xml')).toEqual(expected);
  });

  const inMiddle = (text: string, character: string) => text.slice(0, 8) + character + text.slice(8);
  it.each([
    ['null', null],
    ['empty', ''],
    ['an empty list', []],
    ['an object', { base64: base64(one) }],
    ['no Base64', '%PDF-1.4 %%EOF'],
    ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')],
    ['a PDF without an end', base64(Buffer.from('%PDF-1.4\n'))],
    ['a PDF whose end comes too early', base64(Buffer.concat([one, Buffer.alloc(1100, 0x20)]))],
    ['something before the PDF', base64(Buffer.concat([Buffer.from(' '), one]))],
    ['a junk character', inMiddle(base64(one), '!')],
    ['a letter too few', base64(two).slice(0, 20) + base64(two).slice(21)],
    ['without its padding', base64(pdf('x')).replace(/=$/, '')],
    ['a bit too many', base64(pdf('x')).replace(/o=$/, 'p=')],
    ['the other alphabet', inMiddle(base64(one), '-_-_')],
    ['one good and one bad', [base64(one), 'AAAA']],
  ])('that is %s leaves it in doubt, and kept', async (_name, field) => {
    const body = JSON.stringify({ label_type: 'PDF', pdf: field, success: true });
    const server = await startServer([answer({ body })]);
    const steps = new RememberingSteps();
    const error = await shippingErrorOf(startClient().createManifest(accountAt(server.url), [1], steps));
    expect(error).toMatchObject({ fate: 'in-doubt', failure: { facts: { reason: 'answer-unreadable' } } });
    expect(Buffer.from(steps.keptText, 'latin1').toString('utf8')).toBe(body);
  });

  it('beside a refusal leaves it in doubt', async () => {
    const server = await startServer([json({ pdf: base64(one), success: false, errors: [] })]);
    const work = startClient().createManifest(accountAt(server.url), [1], new RememberingSteps());
    expect(await shippingErrorOf(work)).toMatchObject({
      fate: 'in-doubt',
      failure: { facts: { reason: 'service-refused' } },
    });
  });

  it('is taken with the words of failure beside it', async () => {
    const errors = [{ message: 'Order 2 was left out.', details: serviceKey }];
    const body = JSON.stringify({ pdf: base64(one), success: true, errors });
    const server = await startServer([json(body)]);
    const client = startClient();
    const manifest = await client.createManifest(accountAt(server.url), [1, 2], new RememberingSteps());
    expect(manifest).toMatchObject({
      pdfs: [{ length: one.length }],
      words: [{ message: 'Order 2 was left out.', details: '*'.repeat(serviceKey.length) }],
    });
    const kept = { httpStatus: 200, headers: {}, body: Buffer.from(body), complete: true };
    expect((await client.readManifestAnswer(kept)).words).toEqual([{ ...errors[0], details: '[key]' }]);
  });

  it.each([201, 202, 203])(
    'with the status %i is what was asked for; without a PDF that status says nothing, whatever stands beside it',
    async (status) => {
      const made = { label_type: 'PDF', pdf: base64(one), success: true, errors: null };
      const server = await startServer(
        [made, { ...made, pdf: '' }].map((body) => answer({ status, body: JSON.stringify(body) })),
      );
      const [client, steps] = [startClient(), new RememberingSteps()];
      const manifest = await client.createManifest(accountAt(server.url), [1], steps);
      expect(manifest.pdfs.map((bytes) => Buffer.from(bytes))).toEqual([one]);
      const error = await shippingErrorOf(client.createManifest(accountAt(server.url), [2], steps));
      expect(error).toMatchObject({ fate: 'in-doubt', failure: { facts: { reason: 'answer-unreadable' } } });
    },
  );

  it('is taken when success is absent', async () => {
    const server = await startServer([json({ pdf: base64(one) })]);
    const manifest = await startClient().createManifest(accountAt(server.url), [1], new RememberingSteps());
    expect(manifest).toMatchObject({ labelType: '', pdfs: [{ length: one.length }] });
  });
});

describe('fields that the document does not name', () => {
  it('of an order are kept, and so is a date that cannot be read', async () => {
    expect(await orderWith({ order_date: 'last Tuesday', gift: true, parcels: [1, 2], note: null })).toMatchObject({
      orderedAt: null,
      other: { order_date: 'last Tuesday', gift: 'true', parcels: '[1,2]' },
    });
    expect(await orderWith({ name: 'Ana', order_date: '2026-11-19T19:28:00Z' })).not.toHaveProperty('other');
  });

  it('of a suggestion are kept', async () => {
    const server = await startServer([json({ success: true, valid: false, suggestions: [{ city: 'Ulm', dpid: 12 }] })]);
    const asked = await startClient().validateAddress(accountAt(server.url), { orderId: 1 }, 'interactive');
    expect(asked.suggestions).toMatchObject([{ city: 'Ulm', other: { dpid: '12' } }]);
  });
});

/**
 * RFC 9111: where the service says nothing of caching, a cache may keep an answer, and gives it to whoever asks for the same
 * address next; it knows nothing of the header with the key.
 */
function behindACache(service: (request: ReceivedRequest) => string): Behaviour {
  const kept = new Map<string, Buffer>();
  return (socket, request) => {
    const saysAlso = (word: string): boolean =>
      request.headerLines.some((line) => /^cache-control:/i.test(line) && line.includes(word));
    const before = saysAlso('no-cache') ? undefined : kept.get(request.path);
    const now = before ?? answerBytes({ body: service(request) });
    if (!saysAlso('no-store')) kept.set(request.path, now);
    socket.write(now);
  };
}

describe('a cache between', () => {
  const ordersOf = (...ids: number[]): string =>
    JSON.stringify({
      success: true,
      orders: ids.map((order_id) => ({ order_id })),
      addresses: ids.map((id) => ({ id })),
    });

  it.each([
    [
      'the orders',
      async (...asked: Parameters<typeof search>) => (await search(...asked)).orders.map((one) => one.orderId),
    ],
    [
      'the address book',
      async (...asked: Parameters<typeof readBook>) => (await readBook(...asked)).map((one) => one.entryId),
    ],
  ])('shows nobody %s of another account, nor those of before', async (_name, ask) => {
    let ofFirst = [1];
    const server = await startServer([
      behindACache(({ headerLines }) =>
        headerLines.includes(`Service-Api-Key: ${serviceKey}`) ? ordersOf(...ofFirst) : ordersOf(7),
      ),
    ]);
    const [client, first] = [startClient(), accountAt(server.url)];
    expect(await ask(client, first)).toEqual([1]);
    expect(await ask(client, { ...first, serviceKey: 'service-key-of-another' })).toEqual([7]);
    ofFirst = [2];
    expect(await ask(client, first)).toEqual([2]);
  });
});

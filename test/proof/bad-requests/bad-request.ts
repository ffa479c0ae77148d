/** One bad request to the service, made from its seed: exact bytes, and the pieces in which they are sent. */
import { brokenBytes, brokenElements, brokenStructure, brokenTokens, longTexts, nastyTokens } from '../mutations.ts';
import { type Chance, chanceOf } from '../seeded.ts';

export interface Keys {
  readonly service_api_key: string;
  readonly subscription_key: string;
}

export interface BadRequest {
  /** How it was broken, for the words of a failure. */
  readonly how: string;
  readonly pieces: readonly Buffer[];
  /** It gives the length of its body, and the whole body is sent. */
  readonly isWhole: boolean;
}

interface Draft {
  method: string;
  path: string;
  query: string;
  headers: [name: string, value: string][];
  body: Buffer | null;
}

type Format = 'json' | 'xml';

interface Good {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: Readonly<Record<Format, string>> | null;
}

/** What the service holds at the start. */
export interface Known {
  readonly keys: readonly Keys[];
  readonly orderIds: readonly number[];
}

const getting = (path: string, query: string): Good => ({ method: 'GET', path, query, body: null });

function goodRequest(chance: Chance, { keys, orderIds }: Known): Good {
  const [id, other] = [chance.pick(orderIds), chance.oneIn(3) ? 5_000_000 : chance.pick(orderIds)];
  const posting = (name: string, json: unknown, xml: string): Good => {
    return { method: 'POST', path: `/api/orders/${name}`, query: '', body: { json: JSON.stringify(json), xml } };
  };
  const [from, to] = keys.map(({ service_api_key }) => service_api_key);
  const moved = { order_id: id, order_number: '1001', current_api_key: from, new_api_key: to };
  const movedXml = `<order_id>${id}</order_id><order_number>1</order_number><current_api_key>${from}</current_api_key><new_api_key>${to}</new_api_key>`;
  const ids = `<order_ids>${id}</order_ids><order_ids>${other}</order_ids>`;
  return chance.pick<Good>([
    getting('/api/orders/search', 'phrase=PAPER&limit=50&page=1&status=All&fields=Order_Number'),
    getting('/api/addressbook', ''),
    getting(
      '/api/rates',
      'street=1+High+Street&post_code=NW1&country_code=GB&weight=2&height=0.1&width=0.2&length=0.3',
    ),
    getting('/api/address/validate', 'street=126+Riccarton+Road&post_code=3111&country=NZ&order_id=7'),
    getting('/api/track', 'tracking_number=00794210&order_number=1001'),
    { method: 'POST', path: '/api/orders/archive', query: `order_id=${id}`, body: null },
    { method: 'DELETE', path: '/api/orders/delete', query: `order_id=${id}`, body: null },
    posting(
      'manifest',
      { order_ids: [id, other], manifest_all: false },
      `<CreateManifestRequest>${ids}<manifest_all>false</manifest_all></CreateManifestRequest>`,
    ),
    posting(
      'delete',
      { order_ids: [id], remove_from_database: true },
      `<DeleteOrdersRequest>${ids}<remove_from_database>true</remove_from_database></DeleteOrdersRequest>`,
    ),
    posting(
      'delete',
      { order_ids: [0], remove_unshipped_imported_orders: false },
      `<DeleteOrdersRequest><order_ids>0</order_ids></DeleteOrdersRequest>`,
    ),
    posting('assign', { orders: [moved] }, `<AssignOrdersRequest><orders>${movedXml}</orders></AssignOrdersRequest>`),
  ]);
}

/** The same for the same seed and the same service. */
export function badRequest(seed: number, known: Known): BadRequest {
  const chance = chanceOf(seed);
  const good = goodRequest(chance, known);
  const format: Format = chance.oneIn(2) ? 'xml' : 'json';
  const [mine] = known.keys;
  const draft: Draft = {
    method: good.method,
    path: good.path,
    query: good.query,
    headers: [
      ['Host', '127.0.0.1'],
      ['Service-Api-Key', mine?.service_api_key ?? ''],
      ['Ocp-Apim-Subscription-Key', mine?.subscription_key ?? ''],
      ['Accept', `application/${chance.oneIn(2) ? 'xml' : 'json'}`],
      ...(good.body === null ? [] : [['Content-Type', `application/${format}`] as [string, string]]),
    ],
    body: good.body === null ? null : Buffer.from(good.body[format]),
  };
  const how: string[] = [];
  for (let left = 1 + chance.below(2); left > 0; left -= 1) how.push(breakDraft(draft, format, chance));
  const { bytes, isWhole, framing } = onTheWire(draft, chance);
  const isBroken = chance.oneIn(6);
  const sent = isBroken ? brokenBytes(bytes, chance) : bytes;
  if (isBroken) how.push('bytes of the whole');
  const pieces = inPieces(sent, chance);
  return { how: `${good.method} ${good.path}, ${how.join(', ')}, ${framing}`, pieces, isWhole: isWhole && !isBroken };
}

const otherPaths = [
  '/',
  '/api',
  '/api/',
  '/api/orders',
  '//api//orders//search',
  '/api/orders/search/',
  '/API/ORDERS/SEARCH',
];
const hostilePaths = [
  '/api/../etc/passwd',
  '/api/%2e%2e/%2e%2e/x',
  '/%00',
  '/%',
  '/api/orders/search%20',
  '*',
  'x',
  '/\\',
  '/?',
  '/#',
];
const methods = [
  'GET',
  'POST',
  'DELETE',
  'PUT',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'QUERY',
  'get',
  'G E T',
  '',
];
const mediaTypes = [
  'application/json',
  'application/xml',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  '',
  ';',
  'a/b; c="',
];

/** Breaks one thing and says what. */
function breakDraft(draft: Draft, format: Format, chance: Chance): string {
  const ways: (() => string)[] = [
    () => breakBody(draft, format, chance),
    () => breakBody(draft, format, chance),
    () => breakQuery(draft, chance),
    () => breakQuery(draft, chance),
    () => breakHeaders(draft, chance),
    () => {
      draft.path = chance.pick([...otherPaths, ...hostilePaths]);
      return 'another path';
    },
    () => {
      draft.method = chance.pick(methods);
      return 'another method';
    },
  ];
  return chance.pick(ways)();
}

function breakBody(draft: Draft, format: Format, chance: Chance): string {
  const text = draft.body?.toString('utf8') ?? '';
  const isJson = format === 'json' && text.startsWith('{');
  const ways: (() => string | Buffer)[] = [
    () => brokenBytes(Buffer.from(text), chance),
    () => (isJson ? brokenTokens(text, chance) : brokenElements(text, chance)),
    () => (isJson ? (JSON.stringify(brokenStructure(parsedOr(text), chance)) ?? '') : brokenElements(text, chance)),
    () => chance.pick(nastyTokens),
    () => withLongText(text, isJson, chance),
    () => '[['.repeat(1 + chance.below(50_000)),
    () => '<a>'.repeat(1 + chance.below(50_000)),
  ];
  draft.body = Buffer.from(chance.pick(ways)());
  return 'its body';
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}

function withLongText(text: string, isJson: boolean, chance: Chance): string {
  const long = chance.pick(longTexts(chance.pick([1_000, 100_000])));
  return isJson ? text.replace(/:("[^"]*"|\d+|true|false)/, () => `:${long}`) : text.replace(/>[^<>]+</, `>${long}<`);
}

const nastyValues = [
  '',
  '%',
  '%00',
  '%zz',
  '%ff',
  '-1',
  '0',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'null',
  '%F0%9F%92%A9',
  '%ED%A0%80',
  "' OR 1=1--",
  '*',
  '%25%',
  'All',
  '[]',
  '%0d%0aX:1',
];

function breakQuery(draft: Draft, chance: Chance): string {
  const pairs = draft.query.split('&');
  const at = chance.below(pairs.length);
  const name = pairs[at]?.split('=')[0] || 'order_id';
  const ways: (() => string)[] = [
    () => `${name}=${chance.pick(nastyValues).replaceAll(' ', '+')}`,
    () => `${name}=${chance.pick(nastyValues).replaceAll(' ', '+')}&${name}=1`,
    () => `${chance.pick(['__proto__', 'constructor', 'x', '', 'ORDER_ID', '%00'])}=1`,
    () => `${name}=${chance.pick(['a', '%20', '%C3%A9', '1'].map((piece) => piece.repeat(1 + chance.below(4_000))))}`,
    () => '',
  ];
  pairs[at] = chance.pick(ways)();
  draft.query = pairs.join('&');
  return 'its query';
}

function breakHeaders(draft: Draft, chance: Chance): string {
  const at = chance.below(draft.headers.length);
  const [name, value] = draft.headers[at] ?? ['X', ''];
  const ways: (() => [string, string][])[] = [
    () => [],
    () => [[name, '']],
    () => [
      [name, value],
      [name, value],
    ],
    () => [
      [name, value],
      [name, 'another'],
    ],
    () => [[name.toUpperCase(), value]],
    () => [[name, `${value}\u00e9`]],
    () => [[name, 'x'.repeat(1 + chance.below(20_000))]],
    () => [[name, chance.pick(mediaTypes)]],
    () => [
      [name, value],
      ['X-Other', chance.pick(nastyValues)],
    ],
    () => [
      [name, value],
      ['Expect', '100-continue'],
    ],
    () => [
      [name, value],
      ['Content-Encoding', 'gzip'],
    ],
    () => [
      [name, value],
      ['Upgrade', 'websocket'],
      ['Connection', 'Upgrade'],
    ],
  ];
  draft.headers.splice(at, 1, ...chance.pick(ways)());
  return `its header ${name}`;
}

interface OnTheWire {
  readonly bytes: Buffer;
  readonly isWhole: boolean;
  readonly framing: string;
}

function onTheWire({ method, path, query, headers, body }: Draft, chance: Chance): OnTheWire {
  const framing = chance.pick([
    'its length',
    'its length',
    'chunks',
    'a wrong length',
    'no length',
    'bad chunks',
  ] as const);
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const content = body ?? Buffer.alloc(0);
  const chunk = `${content.length.toString(16)}\r\n`;
  const length = content.length + (framing === 'a wrong length' ? chance.below(20) - 10 : 0);
  if (body !== null && framing.endsWith('length') && framing !== 'no length')
    lines.push(`Content-Length: ${length}\r\n`);
  if (framing.endsWith('chunks')) lines.push('Transfer-Encoding: chunked\r\n');
  lines.push('Connection: close\r\n');
  const target = query === '' ? path : `${path}?${query}`;
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  const tail = {
    'its length': [content],
    'a wrong length': [content],
    'no length': [content],
    chunks: [
      Buffer.from(content.length === 0 ? '' : chunk),
      content,
      Buffer.from(`${content.length === 0 ? '' : '\r\n'}0\r\n\r\n`),
    ],
    'bad chunks': [Buffer.from(`${chance.pick(['zz', '-1', 'ffffffffff', '', '5;'])}\r\n`), content],
  }[framing];
  return { bytes: Buffer.concat([head, ...tail]), isWhole: framing === 'its length' || framing === 'chunks', framing };
}

function inPieces(bytes: Buffer, chance: Chance): Buffer[] {
  if (bytes.length === 0 || chance.below(3) > 0) return [bytes];
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = pieces.length > 30 ? bytes.length : 1 + chance.below(Math.max(1, bytes.length >> 2));
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

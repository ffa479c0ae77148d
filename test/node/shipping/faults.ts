/**
 * The fault table of the design notes as things that a server really does, shared by the tests of reads and of writes.
 */

import { gzipSync } from 'node:zlib';
import type { Behaviour } from '../../helpers/misbehaving-server.ts';
import {
  answer,
  answerBytes,
  bytes,
  bytesThenEnd,
  bytesThenReset,
  drip,
  silence,
} from '../../helpers/misbehaving-server.ts';

export interface FaultAfterSending {
  readonly name: string;
  readonly behaviour: Behaviour;
  /** For a read, and as the reason of a write in doubt. */
  readonly code: string;
  /** True for what ends only by our own deadlines. */
  readonly endless?: true;
  /** How often a read asks in all. */
  readonly readAttempts: 1 | 3;
  readonly writeFate: 'not-sent' | 'rejected' | 'in-doubt';
  /** How the body that a write must have kept begins; null when no headers came. */
  readonly kept: string | null;
}

/** A good answer to both a search and a manifest but for what the test then does to it. */
export const goodBody = JSON.stringify({
  orders: [],
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
  success: true,
  errors: null,
});
const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const chunkedHead = `${head}transfer-encoding: chunked\r\n\r\n`;
const firstChunk = `${goodBody.length.toString(16)}\r\n${goodBody}\r\n`;
const page = '<!DOCTYPE html><html><body>Please sign in to the wireless network</body></html>';
const script = '<script>top.location = "http://192.0.2.1/sign-in"</script>';
const bareHeading = '<h2>The request is blocked.</h2><p>Reference 0HTTP</p>';
const pageBehindComment = `<!-- of the wireless network -->\n${page}`;
const htmlHeaders = { 'content-type': 'text/html' };
const deep = `{"orders":${'['.repeat(65)}${']'.repeat(65)},"success":true}`;
const deepXml = `<CreateManifestResponse>${'<a>'.repeat(65)}${'</a>'.repeat(65)}</CreateManifestResponse>`;
let packedBomb: Buffer | null = null;
/** Packed when it is first sent, because most users of this table send none of it. */
const bomb = (): Buffer => {
  packedBomb ??= gzipSync(Buffer.alloc(50_000_000, 0x20));
  return packedBomb;
};

const lost = { code: 'connection-lost', readAttempts: 3, writeFate: 'in-doubt' } as const;
const late = { code: 'timed-out', endless: true, readAttempts: 3, writeFate: 'in-doubt' } as const;
const unreadable = { code: 'answer-unreadable', readAttempts: 1, writeFate: 'in-doubt' } as const;
const noService = { code: 'not-the-service', readAttempts: 1, writeFate: 'in-doubt' } as const;
const tooLarge = { code: 'answer-too-large', readAttempts: 1, writeFate: 'in-doubt' } as const;
const refused = { code: 'service-refused', readAttempts: 1, writeFate: 'rejected' } as const;
const keysRefused = { code: 'keys-refused', readAttempts: 1, writeFate: 'rejected' } as const;
const broken = { code: 'service-broken', readAttempts: 3, writeFate: 'in-doubt' } as const;

function withStatus(status: number, body = '{"success":false,"errors":[]}'): Behaviour {
  return answer({ status, body });
}

export const faultsAfterSending: readonly FaultAfterSending[] = [
  { name: 'reset before any answer', behaviour: bytesThenReset(''), ...lost, kept: null },
  { name: 'end before any answer', behaviour: bytesThenEnd(''), ...lost, kept: null },
  { name: 'end inside the headers', behaviour: bytesThenEnd(head), ...lost, kept: null },
  { name: 'silence', behaviour: silence, ...late, kept: null },
  { name: 'silence inside the headers', behaviour: bytes(head), ...late, kept: null },
  {
    name: 'silence inside the body',
    behaviour: bytes(`${head}content-length: 500\r\n\r\n{"succ`),
    ...late,
    kept: '{"succ',
  },
  { name: 'slow bytes without an end', behaviour: drip(`${head}content-length: 5000\r\n\r\n`), ...late, kept: '  ' },
  {
    name: 'a body shorter than its length',
    behaviour: bytesThenEnd(answerBytes({ body: goodBody, length: 9_000 })),
    ...lost,
    kept: goodBody,
  },
  {
    name: 'a reset inside the body',
    behaviour: bytesThenReset(answerBytes({ body: goodBody, length: 9_000 })),
    ...lost,
    kept: goodBody,
  },
  {
    name: 'a reset after a body without a length',
    behaviour: bytesThenReset(`${head}\r\n${goodBody}`),
    ...lost,
    kept: goodBody,
  },
  {
    name: 'what is no chunk, in one piece with what came before: the fault overtakes it',
    behaviour: bytes(`${chunkedHead}${firstChunk}no chunk\r\n`),
    ...unreadable,
    kept: goodBody,
  },
  { name: 'no last chunk', behaviour: bytesThenEnd(`${chunkedHead}${firstChunk}`), ...lost, kept: goodBody },
  {
    name: 'an upgrade to another protocol',
    behaviour: bytesThenEnd('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    ...lost,
    kept: null,
  },

  {
    name: 'a body without a length, cut short',
    behaviour: answer({ body: goodBody.slice(0, -9), length: 'none' }),
    ...unreadable,
    kept: goodBody.slice(0, -9),
  },
  {
    name: 'a length that is too small',
    behaviour: answer({ body: goodBody, length: 20 }),
    ...unreadable,
    kept: goodBody.slice(0, 20),
  },
  { name: 'a web page with 200', behaviour: answer({ body: page, headers: htmlHeaders }), ...noService, kept: page },
  { name: 'a web page said to be JSON', behaviour: answer({ body: page }), ...noService, kept: page },
  { name: 'a script with 200', behaviour: answer({ body: script, headers: htmlHeaders }), ...noService, kept: script },
  { name: 'an empty body', behaviour: answer({ body: '' }), ...unreadable, kept: '' },
  { name: 'no content', behaviour: answer({ status: 204 }), ...unreadable, kept: '' },
  {
    name: 'a part, with its place in the whole',
    behaviour: answer({ status: 206, headers: { 'content-range': 'bytes 0-99/200' }, body: goodBody }),
    ...unreadable,
    kept: goodBody,
  },
  { name: 'a text', behaviour: answer({ body: 'OK' }), ...unreadable, kept: 'OK' },
  { name: 'a JSON text', behaviour: answer({ body: '"OK"' }), ...unreadable, kept: '"OK"' },
  { name: 'a JSON list', behaviour: answer({ body: '[]' }), ...unreadable, kept: '[]' },
  { name: 'JSON of something else', behaviour: answer({ body: '{"status":"up"}' }), ...unreadable, kept: '{"status"' },
  {
    name: 'XML of something else',
    behaviour: answer({ body: '<Status>up</Status>' }),
    ...unreadable,
    kept: '<Status>',
  },
  {
    name: 'XML cut short',
    behaviour: answer({ body: '<CreateManifestResponse><success>true</success>' }),
    ...unreadable,
    kept: '<Create',
  },
  {
    name: 'text in Latin-1',
    behaviour: answer({ body: Buffer.from('{"success":true,"orders":[],"x":"\u00e9"}', 'latin1') }),
    ...unreadable,
    kept: '{"success"',
  },
  {
    name: 'a charset we do not read',
    behaviour: answer({
      body: '{"success":true,"x":"é"}',
      headers: { 'content-type': 'application/json; charset=iso-8859-1' },
    }),
    ...unreadable,
    kept: '{"success"',
  },
  {
    name: 'text in UTF-16',
    behaviour: answer({ body: Buffer.from(`\ufeff${goodBody}`, 'utf16le') }),
    ...unreadable,
    kept: '\u00ff\u00fe',
  },
  { name: 'JSON nested too deep', behaviour: answer({ body: deep }), ...unreadable, kept: '{"orders":[[' },
  {
    name: 'XML nested too deep',
    behaviour: answer({ body: deepXml }),
    ...unreadable,
    kept: '<CreateManifestResponse><a><a>',
  },
  {
    name: 'XML with a document type',
    behaviour: answer({ body: '<!DOCTYPE x [<!ENTITY a "b">]><CreateManifestResponse>&a;</CreateManifestResponse>' }),
    ...unreadable,
    kept: '<!DOCTYPE x',
  },
  { name: 'junk instead of HTTP', behaviour: bytes('SSH-2.0-OpenSSH_9.6\r\n\r\n\r\n'), ...unreadable, kept: null },
  {
    name: 'an unknown content coding',
    behaviour: answer({ body: goodBody, headers: { 'content-encoding': 'gzip, gzip' } }),
    ...unreadable,
    kept: '{"orders"',
  },
  {
    name: 'a body that is not gzip',
    behaviour: answer({ body: goodBody, headers: { 'content-encoding': 'gzip' } }),
    ...unreadable,
    kept: '{"orders"',
  },
  {
    name: 'gzip cut short',
    behaviour: answer({ body: gzipSync(goodBody).subarray(0, -9), headers: { 'content-encoding': 'gzip' } }),
    ...unreadable,
    kept: '\u001f\u008b',
  },

  {
    name: 'more bytes than allowed, said first',
    behaviour: answer({ body: '{', length: 100_001 }),
    ...tooLarge,
    kept: '',
  },
  {
    name: 'more bytes than allowed',
    behaviour: bytes(`${chunkedHead}30d40\r\n`, ' '.repeat(200_000)),
    ...tooLarge,
    kept: '   ',
  },
  {
    name: 'a gzip bomb',
    behaviour: (socket, request) => answer({ body: bomb(), headers: { 'content-encoding': 'gzip' } })(socket, request),
    ...tooLarge,
    kept: '\u001f\u008b',
  },
  { name: 'headers without an end', behaviour: bytes(head, `x: ${'y'.repeat(80_000)}`), ...tooLarge, kept: null },

  { name: 'success false', behaviour: withStatus(200), ...refused, kept: '{"success":false' },
  { name: 'status 400', behaviour: withStatus(400), ...refused, kept: '{"success":false' },
  { name: 'status 413', behaviour: withStatus(413), ...refused, kept: '{"success":false' },
  { name: 'status 415', behaviour: withStatus(415), ...refused, kept: '{"success":false' },
  { name: 'status 422', behaviour: withStatus(422), ...refused, kept: '{"success":false' },
  { name: 'status 401', behaviour: withStatus(401), ...keysRefused, kept: '{"success":false' },
  { name: 'status 403', behaviour: withStatus(403), ...keysRefused, kept: '{"success":false' },
  {
    name: 'status 404',
    behaviour: withStatus(404),
    code: 'not-found',
    readAttempts: 1,
    writeFate: 'rejected',
    kept: '{"success":false',
  },
  { name: 'status 403 and a web page', behaviour: withStatus(403, page), ...noService, kept: page },
  { name: 'status 404 and a web page', behaviour: withStatus(404, page), ...noService, kept: page },
  {
    name: 'status 403 and a web page behind a comment',
    behaviour: withStatus(403, pageBehindComment),
    ...noService,
    kept: pageBehindComment,
  },
  { name: 'status 404 and a bare heading', behaviour: withStatus(404, bareHeading), ...noService, kept: bareHeading },
  {
    name: 'status 410 and a web page in Latin-1',
    behaviour: answer({ status: 410, body: Buffer.from(`${page}\u00e9`, 'latin1'), headers: htmlHeaders }),
    ...noService,
    kept: page,
  },
  {
    name: 'status 407',
    behaviour: withStatus(407),
    code: 'proxy-refused',
    readAttempts: 1,
    writeFate: 'not-sent',
    kept: '{',
  },
  {
    name: 'status 304, though nothing was said to be known',
    behaviour: answer({ status: 304, headers: { location: 'http://elsewhere.test/' } }),
    ...unreadable,
    kept: '',
  },
  {
    name: 'status 511, of a network that wants somebody to sign in',
    behaviour: answer({ status: 511, body: page, headers: htmlHeaders }),
    code: 'proxy-refused',
    readAttempts: 1,
    writeFate: 'in-doubt',
    kept: page,
  },
  {
    name: 'status 408',
    behaviour: withStatus(408),
    code: 'timed-out',
    readAttempts: 1,
    writeFate: 'in-doubt',
    kept: '{',
  },
  {
    name: 'status 409',
    behaviour: withStatus(409),
    code: 'service-conflict',
    readAttempts: 1,
    writeFate: 'in-doubt',
    kept: '{',
  },
  {
    name: 'status 418',
    behaviour: withStatus(418),
    code: 'service-refused',
    readAttempts: 1,
    writeFate: 'in-doubt',
    kept: '{',
  },
  { name: 'status 500', behaviour: withStatus(500), ...broken, kept: '{"success":false' },
  { name: 'status 502 and an error page', behaviour: withStatus(502, page), ...broken, kept: page },
  { name: 'status 503', behaviour: withStatus(503), ...broken, kept: '{"success":false' },
  { name: 'status 504', behaviour: withStatus(504, ''), ...broken, kept: '' },
];

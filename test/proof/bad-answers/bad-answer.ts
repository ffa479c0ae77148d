/** One bad answer, made from its seed: its bytes, and the pieces in which they come. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { brokenBytes, brokenElements, brokenStructure, brokenTokens, longTexts, nastyTokens } from '../mutations.ts';
import { goodAnswer, type OperationOfTheDocument, operationsOfTheDocument } from '../operations-of-the-document.ts';
import { type Chance, chanceOf } from '../seeded.ts';

/** The question that gets this answer. */
export interface Question {
  readonly operation: OperationOfTheDocument;
  readonly format: 'json' | 'xml';
}

export interface BadAnswer extends Question {
  /** How it was broken, for the words of a failure. */
  readonly how: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body before it was packed and cut. */
  readonly body: Buffer;
  readonly pieces: readonly Buffer[];
  /** After the last piece. */
  readonly ending: 'whole' | 'end' | 'reset';
  /**
   * No reader may accept it as an answer: it reports a failure, is cut, or is no text of any kind. Computed only on
   * request: nine answers of ten fail, and nobody needs to know whether they had to.
   */
  mustFail(): boolean;
}

/** One in this many is large, and each operation has one within the short form: they cost most of the time. */
const largeOneIn = 1000;

export function questionOf(seed: number): Question {
  const operation = operationsOfTheDocument[seed % operationsOfTheDocument.length];
  if (operation === undefined) throw new Error('There are no operations.');
  return { operation, format: chanceOf(seed, 1).oneIn(2) ? 'xml' : 'json' };
}

/** The same for the same seed, in every process. */
export function badAnswer(seed: number): BadAnswer {
  const { operation, format } = questionOf(seed);
  const chance = chanceOf(seed, 2);
  const { how, body } = chance.oneIn(largeOneIn)
    ? largeBody(operation, format, chance)
    : smallBody(operation, format, chance);
  const come = delivery(body, format, chance);
  const { text, isFailed: _, ...onTheWire } = come;
  const mustFail = (): boolean => come.isFailed || (text !== null && !mayBeRead(text));
  return { operation, format, how, body, ...onTheWire, mustFail };
}

/** Rough on purpose, and no reader of ours: of XML only how it begins is looked at. */
function mayBeRead(body: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (text.trimStart().startsWith('<')) return true;
    // Blanks around it hurt nobody, also those that JSON does not know.
    JSON.parse(text.trim());
    return true;
  } catch {
    return false;
  }
}

interface Broken {
  readonly how: string;
  readonly body: Buffer;
}

function smallBody(operation: OperationOfTheDocument, format: 'json' | 'xml', chance: Chance): Broken {
  const good = goodAnswer(operation, format);
  const text = (how: string, words: string): Broken => ({ how, body: Buffer.from(words) });
  const ways: (() => Broken)[] = [
    () => ({ how: 'bytes', body: brokenBytes(Buffer.from(good), chance) }),
    () => text('tokens', format === 'json' ? brokenTokens(good, chance) : brokenElements(good, chance)),
    () =>
      format === 'json'
        ? text('structure', JSON.stringify(brokenStructure(JSON.parse(good), chance)) ?? '')
        : text('two breaks', brokenElements(brokenElements(good, chance), chance)),
    () => text('one long text', withLongText(good, format, chance)),
    () =>
      text('nothing of the kind', chance.pick([...nastyTokens, '<html>Sign in</html>', '\ufeff', '<a/>', '<?xml?>'])),
    () => text('good', good),
  ];
  return chance.pick(ways)();
}

function withLongText(good: string, format: 'json' | 'xml', chance: Chance): string {
  const long = chance.pick(longTexts(chance.pick([300, 300, 300, 3_000, 3_000, 30_000])));
  if (format === 'xml') {
    const inside = long.slice(1, -1).replaceAll('\\n', '\n').replaceAll('&', '&amp;');
    return good.replace(chance.pick(good.match(/>[^<>\s][^<]*</g) ?? ['']), () => `>${inside}<`);
  }
  const values = good.match(/(?<=: ?)("(?:[^"\\]|\\.)*"|[\d.]+|true|false|null)/g) ?? ['""'];
  return good.replace(chance.pick(values), () => long);
}

/** Whole, but long: thousands of records, or one text of megabytes. */
function largeBody(operation: OperationOfTheDocument, format: 'json' | 'xml', chance: Chance): Broken {
  const good = goodAnswer(operation, format);
  const bytes = chance.pick([1, 2, 4, 7]) * 1_000_000;
  if (operation.name === 'manifest' && chance.oneIn(2)) return { how: 'a large PDF', body: largePdf(format, bytes) };
  if (format === 'xml') {
    const [record = ''] = good.match(/<(orders|addresses|rates|suggestions|tracking_events|errors)>.*?<\/\1>/s) ?? [];
    const times = record === '' ? 0 : Math.floor(bytes / record.length);
    return { how: `${times} records`, body: Buffer.from(good.replace(record, () => record.repeat(times))) };
  }
  const value = JSON.parse(good) as Record<string, unknown>;
  const list = Object.keys(value).find((name) => Array.isArray(value[name]) && name !== 'errors') ?? 'errors';
  const record = JSON.stringify((value[list] as unknown[] | null)?.[0] ?? { message: 'x', details: 'y' });
  const times = Math.floor(bytes / (record.length + 1));
  const { [list]: _, ...rest } = value;
  const other = JSON.stringify(rest).slice(1, -1);
  return {
    how: `${times} records`,
    body: Buffer.from(`{"${list}":[${`${record},`.repeat(times).slice(0, -1)}]${other === '' ? '' : `,${other}`}}`),
  };
}

/** A whole PDF by the rules of a manifest, with nothing in it but its length. */
function largePdf(format: 'json' | 'xml', bytes: number): Buffer {
  const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'x'), Buffer.from('\n%%EOF\n')]);
  const pdf = file.toString('base64');
  if (format === 'json') return Buffer.from(JSON.stringify({ pdf, label_type: 'PDF', success: true, errors: [] }));
  const root = 'CreateManifestResponse';
  return Buffer.from(`<${root}><pdf>${pdf}</pdf><label_type>PDF</label_type><success>true</success></${root}>`);
}

interface Delivery extends Pick<BadAnswer, 'status' | 'headers' | 'pieces' | 'ending'> {
  /** The answer reports a failure, or is cut. */
  readonly isFailed: boolean;
  /**
   * What a reader sees: broken once more, or ended by a length that is too short, it may be an answer again. Null: it
   * was broken after it was packed, so nobody can say.
   */
  readonly text: Buffer | null;
}

const types = {
  json: [
    'application/json',
    'application/json; charset=utf-8',
    'text/json',
    'text/plain',
    'text/html',
    'application/xml',
  ],
  xml: [
    'application/xml',
    'text/xml; charset=utf-8',
    'application/xml; charset=iso-8859-1',
    'text/html',
    'application/json',
  ],
};
const otherStatuses = [201, 204, 206, 301, 302, 400, 401, 403, 404, 408, 409, 413, 418, 422, 500, 502, 503, 599, 999];

function delivery(body: Buffer, format: 'json' | 'xml', chance: Chance): Delivery {
  const status = chance.oneIn(8) ? chance.pick(otherStatuses) : 200;
  const coding = chance.pick(['', '', '', '', 'gzip', 'br', 'gzip, gzip', 'identity']);
  const packed = pack(body, coding);
  const isBrokenAgain = coding !== '' && chance.oneIn(4);
  const bytes = isBrokenAgain ? brokenBytes(packed, chance) : packed;
  const framing = chance.pick(['length', 'length', 'chunked', 'chunked', 'none', 'wrong length'] as const);
  const type = chance.oneIn(3) ? chance.pick(types[format]) : types[format][0];
  const headers: Record<string, string> = { 'content-type': type ?? '' };
  if (coding !== '') headers['content-encoding'] = coding;
  if (framing === 'length') headers['content-length'] = String(bytes.length);
  if (framing === 'wrong length') headers['content-length'] = String(Math.max(0, bytes.length + chance.below(40) - 20));
  if (framing === 'chunked') headers['transfer-encoding'] = 'chunked';
  const cut = chance.oneIn(12) ? bytes.subarray(0, chance.below(bytes.length + 1)) : bytes;
  const pieces = inPieces(cut, chance);
  const framed =
    framing === 'chunked' ? [...pieces.map(asChunk), Buffer.from(cut === bytes ? '0\r\n\r\n' : '')] : pieces;
  const isWhole = cut === bytes && (framing === 'length' || framing === 'chunked');
  const ending = isWhole ? 'whole' : chance.pick(['end', 'end', 'reset'] as const);
  const isShort = cut.length < Number(headers['content-length'] ?? 0) || (framing === 'chunked' && !isWhole);
  const isPacked = coding !== '' && coding !== 'identity';
  const text = isPacked
    ? isBrokenAgain
      ? null
      : body
    : cut.subarray(0, Number(headers['content-length'] ?? cut.length));
  return { status, headers, pieces: framed, ending, isFailed: status < 200 || status > 299 || isShort, text };
}

/** Fast settings: how well it is packed does not matter. */
function pack(body: Buffer, coding: string): Buffer {
  if (coding === 'gzip') return gzipSync(body, { level: 1 });
  if (coding === 'gzip, gzip') return gzipSync(gzipSync(body, { level: 1 }), { level: 1 });
  if (coding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  return body;
}

/** As one, in single bytes (a few hundred of them, now and then twenty thousand, and then the rest), or in pieces of any size. */
function inPieces(bytes: Buffer, chance: Chance): Buffer[] {
  const way = chance.below(4);
  if (bytes.length === 0 || way < 2) return [bytes].filter((piece) => piece.length > 0);
  const pieces: Buffer[] = [];
  const mostPieces = chance.oneIn(50) ? 20_000 : 200;
  for (let at = 0; at < bytes.length; ) {
    const isLast = pieces.length === mostPieces;
    const length = isLast ? bytes.length - at : way === 2 ? 1 : 1 + chance.below(Math.max(1, bytes.length >> 2));
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

const asChunk = (piece: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);

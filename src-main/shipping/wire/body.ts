/**
 * Turns the bytes of an answer into a value, by what they are rather than by what the headers say: XML is read where
 * JSON was asked for, and a page for people is recognised in both.
 */
import zlib from 'node:zlib';
import type { RawAnswer } from '../shipping-client.ts';
import { parseJson } from './json-text.ts';
import { isMisread } from './text-pieces.ts';
import { UnreadableAnswer } from './unreadable.ts';
import { parseXml } from './xml-text.ts';

export type BodyValue =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'xml'; readonly root: string; readonly value: unknown };

/** Throws UnreadableAnswer. `answerBytes` bounds the bytes after decompression. */
export function readBody(answer: RawAnswer, answerBytes: number): BodyValue {
  const bytes = decompress(answer, answerBytes);
  // Looked at first, because such a page may be in any charset.
  if (isWebPage(beginningOf(bytes))) throw new UnreadableAnswer('a web page', { code: 'not-the-service' });
  const text = decodeText(bytes, answer.headers['content-type'] ?? '').trim();
  if (text === '') {
    throw new UnreadableAnswer('an empty body');
  }
  if (!text.startsWith('<')) {
    return { kind: 'json', value: parseJson(text) };
  }
  return { kind: 'xml', ...parseXml(text) };
}

const plainText = /^text\/plain\b/i;

/** What a body says that calls itself plain text, as many frameworks and gateways write their errors; otherwise empty. */
export function plainWords(answer: RawAnswer, answerBytes: number): string {
  const contentType = answer.headers['content-type'] ?? '';
  if (!plainText.test(contentType)) return '';
  try {
    const text = decodeText(decompress(answer, answerBytes), contentType).trim();
    // Cut short, or what somebody forgot to name otherwise: nobody reads that.
    return /^[<{["]/.test(text) ? '' : text;
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    return '';
  }
}

/** How much of a text tells a web page: a comment may stand before it. */
export const beginningLength = 1_000;

const beforePage = /^(?:<\?xml[^>]*>|<!--.*?-->)\s*/s;
const startOfPage =
  /^<(?:!doctype\s+html|html|head|title|meta|link|style|script|noscript|body|iframe|center|div|font|h[1-6]|p)(?![^\s/>])/i;

/**
 * Networks that want somebody to sign in often answer with a script, or with little more than a head; firewalls and gateways
 * with a heading alone.
 */
export function isWebPage(text: string): boolean {
  let page = text.slice(0, beginningLength);
  for (let before = beforePage.exec(page); before !== null; before = beforePage.exec(page)) {
    page = page.slice(before[0].length);
  }
  return startOfPage.test(page);
}

/** Read byte by byte; the three of a byte order mark are left out. */
function beginningOf(bytes: Uint8Array): string {
  const { buffer, byteOffset, length } = bytes;
  const text = Buffer.from(buffer, byteOffset, Math.min(length, beginningLength)).toString('latin1');
  return text.replace(/^\u00ef\u00bb\u00bf/, '').trim();
}

const decompressors = {
  gzip: zlib.gunzipSync,
  'x-gzip': zlib.gunzipSync,
  deflate: zlib.inflateSync,
  br: zlib.brotliDecompressSync,
} as const;

export type Coding = keyof typeof decompressors;

/** What real services write when nothing is coded; some take the header for the charset's. */
const plainCodings = ['', 'identity', 'none', 'utf-8', 'utf8'];

/** Null: the body is plain. Throws UnreadableAnswer for a coding that was not asked for. */
export function codingOf(headers: RawAnswer['headers']): Coding | null {
  const named = (headers['content-encoding'] ?? '').split(',').map((name) => name.trim().toLowerCase());
  const coding = named.filter((name) => !plainCodings.includes(name)).join(', ');
  if (coding === '') {
    return null;
  }
  // Only one coding: a few hundred bytes, compressed twice, unpack to hundreds of megabytes.
  if (!Object.hasOwn(decompressors, coding)) {
    throw new UnreadableAnswer('a content coding that was not asked for');
  }
  return coding as Coding;
}

export function decompress(answer: RawAnswer, answerBytes: number): Uint8Array {
  const coding = codingOf(answer.headers);
  if (coding === null) {
    return answer.body;
  }
  try {
    return decompressors[coding](answer.body, { maxOutputLength: answerBytes });
  } catch (cause) {
    if (cause instanceof RangeError) {
      throw new UnreadableAnswer(`unpacks to more than ${answerBytes} bytes`, { code: 'answer-too-large', cause });
    }
    throw new UnreadableAnswer(`a body that is not ${coding}`, { cause });
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 or nothing. A byte order mark is dropped. */
function decodeText(bytes: Uint8Array, contentType: string): string {
  if (isMisread(bytes, contentType)) {
    throw new UnreadableAnswer('text in another charset than UTF-8');
  }
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new UnreadableAnswer('text that is not UTF-8', { cause });
  }
}

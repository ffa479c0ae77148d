/**
 * A service may repeat a key in its own words ('Unknown key ...') or in its data. What it says is shown and logged, and
 * the answer of a write is stored before it is read: none of it may hold a key of any account.
 */
import type { FailureDetail } from '../../src-preload/contract/failure.ts';
import type { Range } from '../redaction/key-search.ts';
import type { SecretRegister } from '../redaction/secrets.ts';
import { type RawAnswer, ShippingError } from './shipping-client.ts';
import { decompress } from './wire/body.ts';
import { UnreadableAnswer } from './wire/unreadable.ts';

/** Replaces a key in what the service says. */
export const keyMark = '[key]';
/** The same in what is stored. */
const stars = '********';
const longestWords = 500;

/** The same error without keys in the service's words, and with no more words than a person reads. */
export function concealKeys(error: ShippingError, secrets: SecretRegister): ShippingError {
  const { failure, fate, cause } = error;
  return new ShippingError({ ...failure, details: concealWords(failure.details, secrets) }, fate, { cause });
}

function concealWords(words: readonly FailureDetail[], secrets: SecretRegister): FailureDetail[] {
  return shortWords(
    words.map(({ message, details }) => ({
      message: secrets.scrub(message, keyMark),
      details: secrets.scrub(details, keyMark),
    })),
  );
}

/** For words without keys: a cut inside a key would leave a piece that nobody knows. */
export function shortWords(words: readonly FailureDetail[]): FailureDetail[] {
  // Half of a character at the cut would be no character.
  const short = (text: string): string =>
    text.length > longestWords ? text.slice(0, longestWords).replace(/[\ud800-\udbff]$/, '') : text;
  return words.map(({ message, details }) => ({ message: short(message), details: short(details) }));
}

/**
 * The answer in the form that may be stored: each key is overwritten with the same number of stars. A compressed answer
 * that holds one is stored unpacked. A PDF stays as it came, to the last byte: text that is in it by chance must not
 * damage a manifest.
 */
export function withoutKeys(answer: RawAnswer, secrets: SecretRegister, answerBytes: number): RawAnswer {
  const headers = secrets.scrubAll(answer.headers, stars);
  const starred = secrets.starred(unpackedBody(answer, answerBytes), insidePdfs);
  if (starred === null) return { ...answer, headers };
  const { 'content-encoding': _coding, ...otherHeaders } = headers;
  return { ...answer, headers: otherHeaders, body: starred };
}

/** The Base64 of whole PDFs, also wrapped into lines, also inside JSON. */
function insidePdfs(text: string): (range: Range) => boolean {
  const pdfs: Range[] = [];
  for (let from = text.indexOf('JVBERi'); from !== -1; from = text.indexOf('JVBERi', from + 1)) {
    base64Run.lastIndex = from;
    const run = base64Run.exec(text)?.[0] ?? '';
    const bytes = Buffer.from(run.replace(/\\[rn]|\\(?=\/)/g, ''), 'base64');
    if (bytes.subarray(-1024).includes('%%EOF')) pdfs.push([from, from + run.length]);
    from += run.length;
  }
  let at = 0;
  // Ranges are asked for in their order, and there may be as many of them as of PDFs: each PDF is passed once.
  return ([from, to]) => {
    while ((pdfs[at]?.[1] ?? to) < to) at += 1;
    return (pdfs[at]?.[0] ?? to) <= from;
  };
}

const base64Run = /[A-Za-z0-9+/=\s\\]*/y;

/** The same for an answer that comes in pieces, also where a key is split between two. */
export interface Concealer {
  /** The bytes that may be stored so far: the end of a piece is held back while it may be the beginning of a key. */
  next(chunk: Buffer): Buffer;
  end(): Buffer;
}

/** A character of a key as XML may write it: '&#x000041;', and there may be a byte between two characters. */
const longestCharacter = 12;

export function createConcealer(secrets: SecretRegister): Concealer {
  const longest = longestCharacter * Math.max(1, ...secrets.keys().map((key) => key.length));
  let held: Buffer = Buffer.alloc(0);
  return {
    next(chunk) {
      const known = Buffer.concat([held, chunk]);
      const concealed = secrets.starred(known) ?? known;
      const border = Math.max(0, concealed.length - longest);
      held = concealed.subarray(border);
      return concealed.subarray(0, border);
    },
    end: () => held,
  };
}

/** A body that cannot be unpacked is kept as it came. */
function unpackedBody(answer: RawAnswer, answerBytes: number): Uint8Array {
  try {
    return decompress(answer, answerBytes);
  } catch (error) {
    if (error instanceof UnreadableAnswer) {
      return answer.body;
    }
    throw error;
  }
}

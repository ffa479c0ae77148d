/**
 * A service may repeat a key in its own words ('Unknown key ...'). Those words are shown and logged, and the answer of a
 * write is kept on disk before it is read: none of them may hold a key.
 */
import type { FailureDetail } from '../../src-preload/contract/failure.ts';
import { type RawAnswer, ShippingError } from './shipping-client.ts';
import { decompress } from './wire/body.ts';
import { UnreadableAnswer } from './wire/unreadable.ts';

const longestWords = 500;

/** The same error without keys in the service's words, and with no more words than a person reads. */
export function concealKeys(error: ShippingError, keys: readonly string[]): ShippingError {
  const { failure, fate, cause } = error;
  return new ShippingError({ ...failure, details: concealWords(failure.details, keys) }, fate, { cause });
}

export function concealWords(words: readonly FailureDetail[], keys: readonly string[]): FailureDetail[] {
  const conceal = (text: string): string =>
    keys
      .filter((key) => key !== '')
      .reduce((concealed, key) => concealed.replaceAll(key, '[key]'), text)
      .slice(0, longestWords);
  return words.map(({ message, details }) => ({ message: conceal(message), details: conceal(details) }));
}

/** Shorter ones could stand in the Base64 of a PDF by chance, and nothing of a PDF may be changed. */
const shortestKey = 8;

/**
 * The answer as it may be kept: each key, also as JSON or XML writes it, is overwritten with as many stars. A compressed
 * answer that holds one is kept unpacked.
 */
export function withoutKeys(answer: RawAnswer, keys: readonly string[], answerBytes: number): RawAnswer {
  const spellings = allSpellings(keys);
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [
      name,
      spellings.reduce((text, spelling) => text.replaceAll(spelling, '*'.repeat(spelling.length)), value),
    ]),
  );
  const unpacked = unpackedBody(answer, answerBytes);
  const concealed = overwrite(unpacked, spellings);
  if (concealed === null) {
    return { ...answer, headers };
  }
  const { 'content-encoding': _coding, ...otherHeaders } = headers;
  return { ...answer, headers: otherHeaders, body: concealed };
}

/** The same for an answer that comes in pieces, also where a key is cut by the border of two. */
export interface Concealer {
  /** What may be kept so far: the end of a piece is held back until it is known what it is the beginning of. */
  next(chunk: Buffer): Buffer;
  end(): Buffer;
}

export function createConcealer(keys: readonly string[]): Concealer {
  const spellings = allSpellings(keys);
  const longest = Math.max(1, ...spellings.map((spelling) => Buffer.byteLength(spelling)));
  let held: Buffer = Buffer.alloc(0);
  return {
    next(chunk) {
      const known = Buffer.concat([held, chunk]);
      const concealed = overwrite(known, spellings) ?? known;
      const border = Math.max(0, concealed.length - (longest - 1));
      held = concealed.subarray(border);
      return concealed.subarray(0, border);
    },
    end: () => held,
  };
}

function allSpellings(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key) => key.length >= shortestKey).flatMap(spellingsOf))];
}

function spellingsOf(key: string): string[] {
  const json = JSON.stringify(key).slice(1, -1);
  const xml = key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const xmlOfAttributes = xml.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
  // .NET writes every character that means something to HTML as its number.
  const numbered = json.replace(/[<>&'+`]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
  const numberedInCapitals = numbered.replace(/\\u00../g, (number) => `\\u${number.slice(2).toUpperCase()}`);
  return [key, json, json.replaceAll('/', '\\/'), numbered, numberedInCapitals, xml, xmlOfAttributes];
}

/** Null when no key is in it. */
function overwrite(body: Uint8Array, spellings: readonly string[]): Buffer | null {
  const original = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let concealed = original;
  for (const spelling of spellings) {
    for (let at = concealed.indexOf(spelling); at !== -1; at = concealed.indexOf(spelling, at + spelling.length)) {
      concealed = concealed === original ? Buffer.from(original) : concealed;
      concealed.fill('*', at, at + spelling.length);
    }
  }
  return concealed === original ? null : concealed;
}

/** What cannot be unpacked is kept as it came. */
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

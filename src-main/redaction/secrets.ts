/**
 * The keys this run has seen, so that everything shown, reported or stored can be cleaned of them (key-search.ts lists
 * the forms).
 */
import { createKeySearch, type KeySearch, type Range } from './key-search.ts';

export interface SecretRegister {
  /** From now on the key is removed from everything that is scrubbed. */
  hold(key: string): void;
  /** Every held key: for another thread that scrubs. */
  keys(): readonly string[];
  /** The text without any held key, in any of its forms; `mark` replaces each. */
  scrub(text: string, mark?: string): string;
  /** The same in all texts inside plain data, also in names of fields. Bytes stay as they are. */
  scrubAll<Value>(value: Value, mark?: string): Value;
  /** True: no text that is read from these bytes as JSON holds a key, so none of them need be searched. */
  neverReadFrom(bytes: Uint8Array): boolean;
  /** Bytes with stars over each key; null when there is no key. `isLeft`: the range stays; asked in the order of the text. */
  starred(bytes: Uint8Array, isLeft?: (text: string) => (range: Range) => boolean): Buffer | null;
}

const scrubMark = '[key removed]';

/** Shorter texts would blank out ordinary words, and no service issues keys this short. */
const shortestKey = 6;

export function createSecretRegister(keys: readonly string[] = []): SecretRegister {
  const held = new Set<string>();
  let search: KeySearch = createKeySearch([]);
  const hold = (key: string): void => {
    if (key.length < shortestKey || held.has(key)) return;
    held.add(key);
    search = createKeySearch([...held]);
  };
  for (const key of keys) hold(key);
  const scrub = (text: string, mark = scrubMark): string => {
    const ranges = text.length < shortestKey ? [] : search.rangesIn(text);
    return ranges.length === 0 ? text : withMarks(text, ranges, mark);
  };
  return {
    hold,
    keys: () => [...held],
    scrub,
    scrubAll: (value, mark) => mapTexts(value, (text) => scrub(text, mark)),
    neverReadFrom: (bytes) => search.neverReadFrom(asLatin1(bytes)),
    starred(bytes, isLeft) {
      const text = asLatin1(bytes);
      const found = search.rangesIn(text);
      if (found.length === 0) return null;
      const staysIn = isLeft?.(text);
      const ranges = found.filter((range) => staysIn?.(range) !== true);
      if (ranges.length === 0) return null;
      const starred = Buffer.from(bytes);
      for (const [from, to] of ranges) starred.fill('*', from, to);
      return starred;
    },
  };
}

function asLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function withMarks(text: string, ranges: readonly Range[], mark: string): string {
  let clean = '';
  let end = 0;
  for (const [from, to] of ranges) {
    clean += text.slice(end, from) + mark;
    end = to;
  }
  return clean + text.slice(end);
}

/** Plain data with each text changed; data without texts is returned as it is. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) {
    const changed = value.map((one) => mapTexts(one, change));
    return changed.every((one, index) => one === value[index]) ? value : (changed as Value);
  }
  const entries = Object.entries(value);
  const changed = entries.map(([name, inner]) => [change(name), mapTexts(inner, change)] as const);
  const isSame = changed.every(([name, inner], at) => name === entries[at]?.[0] && inner === entries[at]?.[1]);
  return isSame ? value : (Object.fromEntries(changed) as Value);
}

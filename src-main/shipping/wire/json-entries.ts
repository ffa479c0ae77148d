/**
 * The entries of one long list inside a JSON object, cut out of the text as it comes and parsed one by one. The text
 * around the list is kept and parsed at the end, so that all of the grammar is checked: JSON.parse refuses a bracket
 * too many, in an entry or around them, as it does in a whole body.
 */
import type { BodyValue } from './body.ts';
import { endOfString, parseJson } from './json-text.ts';
import { createPieceReader, type PieceReader } from './piece-reader.ts';
import { longestList, UnreadableAnswer } from './unreadable.ts';

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openList = 0x5b;
const closeList = 0x5d;
const openRecord = 0x7b;
const closeRecord = 0x7d;

/**
 * Yields the values of the list `listName` of the outermost object; returns the body with that list empty. A value of
 * that name that is not a list stays in it. There are no blanks around the whole. Throws UnreadableAnswer.
 */
export function* readJsonEntries(pieces: Iterable<string>, listName: string): Generator<unknown, BodyValue> {
  const reader = createPieceReader(pieces);
  if (reader.peek() !== openRecord) throw new UnreadableAnswer('no object');
  let depth = 0;
  /**
   * In the outermost object: the last text read, and the name of the member whose colon was read last. After a comma
   * that name is not the next member's, but a bracket that opens before the next colon is no JSON, and is refused at
   * the end.
   */
  let lastText = '';
  let name: string | null = null;
  let wasRead = false;
  for (let code = reader.peek(); code !== null; code = reader.peek()) {
    if (code === quote) {
      const text = takeString(reader);
      if (depth === 1) lastText = text;
      continue;
    }
    reader.take(1);
    if (code === openRecord || code === openList) depth += 1;
    else if (code === closeRecord || code === closeList) depth -= 1;
    else if (code === colon && depth === 1) name = nameIn(lastText);
    if (code === openList && depth === 2 && name === listName) {
      // Nobody can say which of the two counts.
      if (wasRead) throw new UnreadableAnswer(`two lists ${listName}`);
      wasRead = true;
      yield* readList(reader, depth);
    }
  }
  return { kind: 'json', value: parseJson(reader.taken()) };
}

/** From after the opening bracket up to the closing one. */
function* readList(reader: PieceReader, depthAround: number): Generator<unknown> {
  let count = 0;
  for (;;) {
    const text = cutElement(reader);
    const isLast = reader.peek() === closeList;
    if (isLast && count === 0 && text.trim() === '') return;
    count += 1;
    if (count > longestList) {
      throw new UnreadableAnswer(`a list of more than ${longestList} entries`, { code: 'answer-too-large' });
    }
    yield parseJson(text, depthAround);
    if (isLast) return;
    reader.cut(1);
  }
}

/** The text up to the comma or bracket that ends an element; the caller checks whether it is JSON. */
function cutElement(reader: PieceReader): string {
  let depth = 0;
  for (let length = 0; ; length += 1) {
    const code = reader.peek(length);
    if (code === null) throw new UnreadableAnswer('JSON that was cut short');
    if (code === quote) {
      length = stringEnd(reader, length);
    } else if (code === openRecord || code === openList) {
      depth += 1;
    } else if (depth === 0 && (code === comma || code === closeList || code === closeRecord)) {
      if (code === closeRecord) throw new UnreadableAnswer('a list that ends as an object does');
      return reader.cut(length);
    } else if (code === closeRecord || code === closeList) {
      depth -= 1;
    }
  }
}

function takeString(reader: PieceReader): string {
  return reader.take(stringEnd(reader, 0) + 1);
}

/** The index of the closing quote of the string that begins at `from` (ahead of the reader). */
function stringEnd(reader: PieceReader, from: number): number {
  for (;;) {
    const end = endOfString(reader.text(), reader.at() + from);
    if (end < reader.text().length) return end - reader.at();
    if (!reader.more()) throw new UnreadableAnswer('JSON that was cut short');
  }
}

/** Null when it is no name: then the object around it is no JSON, and is refused as a whole. */
function nameIn(text: string): string | null {
  try {
    return String(JSON.parse(text));
  } catch {
    return null;
  }
}

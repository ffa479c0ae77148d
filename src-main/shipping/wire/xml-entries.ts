/**
 * The entries of one long list inside an XML document, as each ends: neither the text nor the list is ever held as a
 * whole.
 */
import type { BodyValue } from './body.ts';
import { field, isRecord, toNumber, type WireRecord } from './tolerant.ts';
import { longestList, UnreadableAnswer } from './unreadable.ts';
import { createXmlReader } from './xml-text.ts';

/**
 * Yields the elements `listName` of the root or, where one element only names the list, the elements in it; returns the
 * body with that list empty. `numberField`: every entry has it. Throws UnreadableAnswer.
 */
export function* readXmlEntries(
  pieces: Iterable<string>,
  listName: string,
  numberField: string,
): Generator<unknown, BodyValue> {
  let ended: unknown[] = [];
  const reader = createXmlReader({
    name: listName,
    take: (value) => void ended.push(value),
    isEntry: (value) => isRecord(value) && toNumber(field(value, numberField)) !== null,
  });
  /** A single element may not be an entry: it is held back until there is a second one. */
  let first: { readonly value: unknown } | null = null;
  let count = 0;
  const release = function* (): Generator<unknown> {
    const values = ended;
    ended = [];
    for (const value of values) {
      count += 1;
      if (count > longestList) {
        throw new UnreadableAnswer(`a list of more than ${longestList} entries`, { code: 'answer-too-large' });
      }
      if (count === 1) first = { value };
      else {
        if (first !== null) yield first.value;
        first = null;
        yield value;
      }
    }
  };
  for (const piece of pieces) {
    reader.write(piece);
    yield* release();
  }
  const { root, value } = reader.close();
  yield* release();
  return { kind: 'xml', root, value: around(value, listName, count, first) };
}

/** A single element is read like any single value; of a list, only the fact that there was one remains. */
function around(value: unknown, listName: string, count: number, first: { readonly value: unknown } | null): unknown {
  if (count === 0) return value;
  const others: WireRecord = isRecord(value) ? value : {};
  return { ...others, [listName]: first === null ? [] : first.value };
}

/**
 * Parts of an address book that go on and on: hundreds of megabytes may come, packed in as many kilobytes, and what is held of
 * them is bounded, in XML as in JSON. In a file of their own: they take seconds in source that counts its steps (test/proof/mutation).
 */
import { describe, expect, it } from 'vitest';
import { readAddressBook } from '../../../../src-main/shipping/wire/address-book.ts';
import { UnreadableAnswer } from '../../../../src-main/shipping/wire/unreadable.ts';

describe('a part that goes on and on is too large', () => {
  const mebibyte = 1024 * 1024;
  /** Six million characters in all, half as many again as a part may have. */
  const mebibytes = 6;
  const timesOf = (much: string): number => Math.ceil(mebibyte / much.length);
  const withMuch = (before: string, much: string, behind: string): readonly [unknown, number] => {
    let taken = 0;
    const many = Buffer.from(much.repeat(timesOf(much)));
    const all = function* (): Generator<Uint8Array> {
      yield Buffer.from(before);
      for (; taken < mebibytes; taken += 1) yield many;
      yield Buffer.from(behind);
    };
    try {
      return [[...readAddressBook(all(), '')].length, taken];
    } catch (error) {
      return [error instanceof UnreadableAnswer && `${error.code}: ${error.message}`, taken];
    }
  };
  const inRoot = (text: string) => `<GetAddressBookResponse>${text}`;
  const end = '</GetAddressBookResponse>';

  it.each([
    ['a text', '{"addresses":[{"id":1,"name":"', 'x', '"}]}'],
    ['blanks', '{"addresses":[', ' ', ']}'],
    ['blanks behind all', '{"addresses":[]}', ' ', ''],
    ['other fields', '{"addresses":[],"x":["', 'x","', '"]}'],
    ['a text in XML', inRoot('<addresses><id>1</id><name>'), 'x', `</name></addresses>${end}`],
    ['blanks in XML', inRoot('<addresses>'), ' ', `</addresses>${end}`],
    ['pieces of text in XML', inRoot('<addresses><id>1</id><name>'), 'x<![CDATA[y]]>', `</name></addresses>${end}`],
    ['a comment in XML', inRoot('<!--'), 'x', `-->${end}`],
    ['a name in XML', inRoot('<'), 'x', `/>${end}`],
    ['an attribute in XML', inRoot('<x a="'), 'x', `"/>${end}`],
    ['other elements in XML', inRoot('<addresses><id>1</id></addresses>'), '<x>abcdefgh</x>', end],
    ['other elements in an entry', inRoot('<addresses><id>1</id>'), '<x>abcdefgh</x>', `</addresses>${end}`],
  ])('%s', (_name, before, much, behind) => {
    const [said, taken] = withMuch(before, much, behind);
    expect(said).toBe('answer-too-large: a part of more than 4194304 characters');
    expect(taken).toBeLessThan(mebibytes);
  });

  const entry = '<id>1</id><name>Ana</name>';
  it.each([
    ['in JSON', '{"addresses":[{"id":1}', ',\n    {"id":1,"name":"Ana"}', ']}', 1],
    ['in XML', inRoot(''), `\n    <addresses>${entry}</addresses><!-- next -->`, end, 0],
    ['in an element of XML', inRoot('<addresses>'), `\n    <address>${entry}</address>`, `</addresses>${end}`, 0],
  ])('but not many entries, whatever stands between them: %s', (_name, before, much, behind, first) => {
    const [count, taken] = withMuch(before, much, behind);
    expect(count).toBe(first + mebibytes * timesOf(much));
    expect(taken).toBe(mebibytes);
  });
});

/**
 * The address book's entries as they are cut out of pieces: where a list begins and ends, and what is refused, in which
 * words.
 */
import { describe, expect, it } from 'vitest';
import { readAddressBook } from '../../../../src-main/shipping/wire/address-book.ts';
import { RefusedByService } from '../../../../src-main/shipping/wire/envelope.ts';
import { createPieceReader } from '../../../../src-main/shipping/wire/piece-reader.ts';
import { textPieces } from '../../../../src-main/shipping/wire/text-pieces.ts';
import { UnreadableAnswer } from '../../../../src-main/shipping/wire/unreadable.ts';
import { isNumberOfService } from '../../../../src-preload/contract/address-book.ts';

/** In pieces of so many bytes. */
function* pieces(body: string | Uint8Array, length: number): Generator<Uint8Array> {
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

function read(body: string, length = 5): unknown {
  const entries: string[] = [];
  try {
    for (const entry of readAddressBook(pieces(body, length), '')) {
      entries.push(`${isNumberOfService(entry) ? entry.entryId : '?'}${entry.name}`);
    }
    return entries;
  } catch (error) {
    if (error instanceof UnreadableAnswer) return `${error.code}: ${error.message}, after ${entries.length}`;
    if (error instanceof RefusedByService) return { refused: error.details, certain: error.certain };
    throw error;
  }
}

const unreadable = (words: string, after = 0) => `answer-unreadable: ${words}, after ${after}`;
const book = (entries: string) => `{"addresses":[${entries}],"success":true}`;
const ana = '{"id":1,"name":"Ana"}';
const jo = '{"id":"2","name":"Jo"}';

it('an entry that is nothing costs the book none of the others', () => {
  expect(read(book(`${ana},null,${jo}`))).toEqual(['1Ana', '2Jo']);
  const element = (entry: string) => `<addresses>${entry}</addresses>`;
  const entries = ['<id>1</id><name>Ana</name>', '', '<id>2</id><name>Jo</name>'].map(element).join('');
  const own = `<GetAddressBookResponse>${entries}</GetAddressBookResponse>`;
  expect(read(own)).toEqual(['1Ana', '2Jo']);
  const nil = '<a i:nil="true"/><a><id>1</id><name>Ana</name></a>';
  expect(read(`<GetAddressBookResponse xmlns:i="i"><addresses>${nil}</addresses></GetAddressBookResponse>`)).toEqual([
    '1Ana',
  ]);
  // A book is not emptied by it.
  const nothing = 'entries in which nothing stands';
  for (const body of [book('null'), book('null,{}'), own.replaceAll(/<(id|name)>.*?<\/\1>/g, '')]) {
    expect(read(body)).toBe(unreadable(nothing));
  }
});

it('an entry gives every field, and those that the document does not name', () => {
  const fields = [
    'name',
    'company',
    'building',
    'street',
    'suburb',
    'post_code',
    'city',
    'state',
    'country',
    'code',
    'telephone',
    'email',
  ];
  const wireEntry = Object.fromEntries(fields.map((name) => [name, `${name}!`]));
  const entries = [
    { id: 7, ...wireEntry },
    { id: 8, tier: 1 },
    { id: 9, ...wireEntry, name: 5, vip: null },
  ];
  const named = {
    name: 'name!',
    company: 'company!',
    building: 'building!',
    street: 'street!',
    suburb: 'suburb!',
    postCode: 'post_code!',
    city: 'city!',
    state: 'state!',
    country: 'country!',
    code: 'code!',
    telephone: 'telephone!',
    email: 'email!',
  };
  const none = Object.fromEntries(Object.keys(named).map((name) => [name, '']));
  expect([...readAddressBook(pieces(JSON.stringify({ addresses: entries }), 7), '')]).toEqual([
    { entryId: 7, ...named },
    { entryId: 8, ...none, other: { tier: '1' } },
    { entryId: 9, ...named, name: '5' },
  ]);
});

it('an entry without a number of the service has one of its own, which its place in the list does not change', () => {
  const lin = { id: 'a-7', name: 'Lin', city: 'Fitzroy' };
  const entriesOf = (...entries: readonly unknown[]) => [
    ...readAddressBook(pieces(JSON.stringify({ addresses: entries }), 7), ''),
  ];
  const [first] = entriesOf(lin);
  expect(first).toMatchObject({ name: 'Lin', city: 'Fitzroy', other: { id: 'a-7' } });
  expect(entriesOf({ name: 'Mo' }, { id: 1 }, lin)[2]).toEqual(first);
  expect(entriesOf({ name: 'Mo' })[0]?.entryId).not.toBe(first?.entryId);
  expect(entriesOf({ name: 'Mo' })[0]).not.toHaveProperty('other');
});

it('entries to which nobody gave a number, told as 0, are each one of their own', () => {
  expect(read(book('{"id":0,"name":"Ana"},{"id":"0","name":"Jo"},{"id":1,"name":"Lin"}'))).toEqual([
    '?Ana',
    '?Jo',
    '1Lin',
  ]);
  const [first, second] = readAddressBook(pieces(book('{"id":0,"name":"Ana"},{"id":0,"name":"Jo"}'), 7), '');
  expect(first?.entryId).not.toBe(second?.entryId);
  expect(first).not.toHaveProperty('other');
});

describe.each([1, 6, 1_000])('in pieces of %i bytes', (length) => {
  it.each([
    ['one', book(ana), ['1Ana']],
    ['several, between blanks', `{ "addresses" : [ ${ana} ,\n${jo} ] }`, ['1Ana', '2Jo']],
    ['none', book(' '), []],
    ['no list but one record', `{"addresses":${ana}}`, ['1Ana']],
    ['names of their kind', book(`{"a":${ana}},{"a":[${jo},${ana}]}`), ['1Ana', '2Jo', '1Ana']],
    ['null', '{"addresses":null}', []],
    ['the envelope alone', '{"success":1}', []],
    ['texts with signs', book('{"id":3,"name":"},]\\"[{\\\\"},{"id":4,"name":"\\\\\\""}'), ['3},]"[{\\', '4\\"']],
    [
      'its name as a text, and lists beside it',
      `{"x":"addresses","y":[${jo}],"z":{"addresses":[${jo}]},"addresses":[${ana}]}`,
      ['1Ana'],
    ],
    ['its name with an escape', `{"\\u0061ddresses":[${ana}]}`, ['1Ana']],
    ['lists in entries', book(`{"id":1,"name":"a","x":[1,[2,{"y":[]}]]},${jo}`), ['1a', '2Jo']],
    ['no list of that name', `{"Addresses":[${ana}]}`, unreadable('no answer of this operation')],
    ['two lists', `{"addresses":[${ana}],"addresses":[${jo}]}`, unreadable('two lists addresses', 1)],
    ['a list that ends as an object does', `{"addresses":[${ana}}`, unreadable('a list that ends as an object does')],
    ['a list that is cut', `{"addresses":[${ana},`, unreadable('JSON that was cut short', 1)],
    ['a list that is cut in a text', '{"addresses":[{"id":1,"name":"An', unreadable('JSON that was cut short')],
    ['an object that is cut in a text', '{"addr', unreadable('JSON that was cut short')],
    ['an end that is cut', `{"addresses":[${ana}]`, unreadable('not JSON, or JSON that was cut short', 1)],
    ['a comma that ends it', book(`${ana},`), unreadable('not JSON, or JSON that was cut short', 1)],
    ['no object', `[${ana}]`, unreadable('no object')],
    ['a text', 'OK', unreadable('no object')],
    ['no bytes', '', unreadable('an empty body')],
    ['blanks', ' \n\ufeff ', unreadable('an empty body')],
    ['a place that is none', book(`${ana},5,${jo}`), unreadable('addresses.1.0 is not an object', 1)],
    ['an entry without an id', book(`${ana},{"name":"x"},${jo}`), ['1Ana', '?x', '2Jo']],
    ['an id that is none', book(`{"id":"a-7","name":"x"},${jo}`), ['?x', '2Jo']],
    ['an entry of blanks', book(`${ana},{"id":null,"name":""}`), ['1Ana', '?']],
    ['an entry of another kind', book(`${ana},{"Name":"x"}`), unreadable('addresses.1.id is not a whole number', 1)],
    [
      'a second id that is none, in no list',
      `{"addresses":{"a":[${ana},{"id":"x"}]}}`,
      unreadable('addresses.1.id is not a whole number', 1),
    ],
    ['a name without quotes', `{addresses:[${ana}]}`, unreadable('not JSON, or JSON that was cut short')],
    ['two ids that are none', book('{"id":"x"},{"id":"y"}'), unreadable('addresses.0.id is not a whole number')],
  ])('%s', (_name, body, expected) => {
    expect(read(body, length)).toEqual(expected);
  });

  it.each([
    ['before the list', `{"success":false,"errors":["No"],"addresses":[${ana}]}`, true],
    ['after the list', `{"addresses":[${ana}],"errors":["No"],"success":false}`, true],
    ['after an entry that cannot be read', '{"addresses":[{"id":"x"}],"errors":["No"],"success":0}', true],
    ['without a flag', '{"addresses":null,"errors":["No"]}', false],
  ])('a refusal %s', (_name, body, certain) => {
    expect(read(body, length)).toEqual({ refused: [{ message: 'No', details: '' }], certain });
  });

  const root = (text: string) => `<GetAddressBookResponse xmlns:i="urn:i">${text}</GetAddressBookResponse>`;
  const maria = '<id>3</id><name>Ma &amp; Pa</name>';
  const kai = '<id>4</id><name>Kai</name>';
  const lists = (...entries: string[]) => entries.map((entry) => `<addresses>${entry}</addresses>`).join('');
  it.each([
    ['elements', root(lists(maria, kai)), ['3Ma & Pa', '4Kai']],
    ['three elements', root(lists(maria, kai, maria)), ['3Ma & Pa', '4Kai', '3Ma & Pa']],
    ['one element', root(lists(maria)), ['3Ma & Pa']],
    [
      'what XML has no place for',
      root(lists('<id>5</id><name>a&#x0B;b&#55356;&#57217;&#2;</name>', `<id>6</id><name>\u0001&#xD83C;</name>`)),
      ['5a\u000bb🎁\u0002', '6\u0001\ufffd'],
    ],
    ['elements among others', root(`<success>1</success>${lists(maria)}<x/>${lists(kai)}`), ['3Ma & Pa', '4Kai']],
    ['none', root(''), []],
    ['an empty element', root('<addresses/>'), []],
    ['one in an element of its kind', root(lists(`<e>${maria}</e>`)), ['3Ma & Pa']],
    ['two in an element of their kind', root(lists(`<e>${maria}</e><e>${kai}</e>`)), ['3Ma & Pa', '4Kai']],
    [
      'four in an element of their kind',
      root(lists(`<e>${maria}</e><e>${kai}</e>`.repeat(2))),
      ['3Ma & Pa', '4Kai', '3Ma & Pa', '4Kai'],
    ],
    ['records in an entry, twice', root(lists(`<g><x>1</x></g><g><x>2</x></g>${kai}`)), ['4Kai']],
    ['fields that repeat with numbers in them', root(lists(`${kai}<t><id>1</id></t><t><id>2</id></t>`)), ['4Kai']],
    ['nothing, said in full', root('<addresses i:nil="true"/>'), []],
    ['a list that is nothing', root(`<addresses i:nil="true"><e>${maria}</e><e>${kai}</e></addresses>`), []],
    ['lists deeper down', root(`<x>${lists(maria, kai)}</x>`), unreadable('records under a name that is not known', 0)],
    ['one without an id', root(lists(maria, '<name>Lin</name>', kai)), ['3Ma & Pa', '?Lin', '4Kai']],
    [
      'one that cannot be read',
      root(lists(maria, '<id>x</id>')),
      unreadable('addresses.1.id is not a whole number', 1),
    ],
    [
      'a text among them',
      root(`${lists(maria)}<addresses>none</addresses>`),
      unreadable('addresses.1.0 is not an object', 1),
    ],
    [
      'something else in an element of their kind',
      root(lists(`<e>${maria}</e><e>${kai}</e><x>1</x>`)),
      unreadable('addresses.2.0 is not an object', 2),
    ],
    ['another root', lists(maria), unreadable('another XML document where GetAddressBookResponse is due')],
    ['another page', '<htmlx><body/></htmlx>', unreadable('another XML document where GetAddressBookResponse is due')],
    [
      'an end that is missing',
      root(lists(maria, kai)).slice(0, -1),
      unreadable('not XML, or XML that was cut short', 2),
    ],
  ])('in XML: %s', (_name, body, expected) => {
    expect(read(body, length)).toEqual(expected);
  });
});

it('64 levels are read in an entry and beside the list, and 65 are not', () => {
  const brackets = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(read(book(`{"id":1,"x":${brackets(61)}}`))).toEqual(['1']);
  expect(read(book(`{"id":1,"x":${brackets(62)}}`))).toBe(unreadable('JSON nested more than 64 deep'));
  expect(read(`{"addresses":[],"x":${brackets(63)}}`)).toEqual([]);
  expect(read(`{"addresses":[],"x":${brackets(64)}}`)).toBe(unreadable('JSON nested more than 64 deep'));
});

describe('pieces of text', () => {
  const textsOf = (body: string | Uint8Array, length: number, type = '') =>
    [...textPieces(pieces(body, length), type)].join('|');

  it('lose the blanks around the whole and none within', () => {
    expect(textsOf(' \n a  b \t c \ufeff ', 1)).toBe('a|  b| \t c');
    expect(textsOf('  ab  ', 3)).toBe('a|b');
    expect(textsOf('   ', 1)).toBe('');
  });

  it('join a character that is cut, and refuse what is none', () => {
    expect(textsOf('aéb', 2).replaceAll('|', '')).toBe('aéb');
    expect(() => textsOf(Buffer.from([0x61, 0xc3]), 2)).toThrow(new UnreadableAnswer('text that is not UTF-8'));
    expect(() => textsOf(Buffer.from([0x61, 0xff, 0x61]), 1)).toThrow('text that is not UTF-8');
    expect(() => textsOf('aé', 1, 'text/xml; charset=latin1')).toThrow('text in another charset than UTF-8');
    expect(textsOf('a\u007f', 9, 'text/xml; charset=latin1')).toBe('a\u007f');
  });
});

describe('a reader of pieces', () => {
  it('looks ahead over the ends of pieces, and takes or cuts', () => {
    const reader = createPieceReader(['ab', 'cd', 'e']);
    expect(reader.peek(3)).toBe('d'.charCodeAt(0));
    expect(reader.take(2)).toBe('ab');
    expect(reader.cut(1)).toBe('c');
    expect([reader.text(), reader.at()]).toEqual(['abcd', 3]);
    expect(reader.peek()).toBe('d'.charCodeAt(0));
    expect(reader.more()).toBe(true);
    expect([reader.text(), reader.at()]).toEqual(['de', 0]);
    expect(reader.peek(2)).toBeNull();
    expect(reader.more()).toBe(false);
    expect(reader.take(2)).toBe('de');
    expect(reader.taken()).toBe('abde');
    expect(reader.peek()).toBeNull();
  });

  it('holds four million characters, looked at and taken together, before the newest piece', () => {
    const half = 'x'.repeat(2 * 1024 * 1024);
    const reader = createPieceReader([half, half, 'y', 'z']);
    reader.peek();
    reader.take(half.length);
    reader.peek();
    expect(reader.more()).toBe(true);
    reader.take(1);
    expect(() => reader.more()).toThrow(
      expect.objectContaining({ code: 'answer-too-large', message: 'a part of more than 4194304 characters' }),
    );
  });
});

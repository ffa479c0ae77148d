/** The bytes of an answer: codings, charsets, JSON and XML, each up to its limit, and why one is refused beyond it. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAddressBook } from '../../../../src-main/shipping/wire/address-book.ts';
import { type AnswerParts, told, whyUnreadable } from './told.ts';

const ordersOf = (body: unknown, parts?: AnswerParts) => told('search', body, parts);
const why = (body: unknown, parts?: AnswerParts) => whyUnreadable('search', body, parts);
const none = { value: { orders: [], totalPages: null } };
const empty = '{"success":true,"orders":[]}';
const typed = (type: string) => ({ headers: { 'content-type': type } });
const coded = (coding: string) => ({ headers: { 'content-encoding': coding } });

describe('text', () => {
  it.each([
    ['plain', empty],
    ['behind a byte order mark', `\ufeff${empty}`],
    ['between blanks', ` \r\n\t${empty}\u00a0\n`],
  ])('%s is read', (_name, body) => {
    expect(ordersOf(body)).toEqual(none);
  });

  const latin1 = Buffer.from('{"orders":[{"order_id":1,"name":"Zoë"}]}', 'latin1');
  it.each([
    ['no bytes', '', 'an empty body'],
    ['blanks', ' \r\n\ufeff', 'an empty body'],
    ['no UTF-8', latin1, 'text that is not UTF-8'],
    ['a page', '<!DOCTYPE  html><p>Sign in', 'not-the-service: a web page'],
    ['a page in small letters', '<!doctype html>', 'not-the-service: a web page'],
    ['a page behind a byte order mark', '\ufeff\r\n<html><p>Sign in', 'not-the-service: a web page'],
    ['a page without a type', '<HTML lang="en"></HTML>', 'not-the-service: a web page'],
    ['a page in XML', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "">', 'not-the-service: a web page'],
    ['a script', '<script>top.location="/"</script>', 'not-the-service: a web page'],
    ['a page behind comments', '<!-- portal -->\n<!--[if IE]>\n<p><![endif]-->\n<html>', 'not-the-service: a web page'],
    ['a page in XML behind a comment', '<?xml version="1.0"?><!-- a --><!DOCTYPE html>', 'not-the-service: a web page'],
    ['a heading', "<h2>Our services aren't available right now</h2><p>", 'not-the-service: a web page'],
    ['a title', '<title>403 Forbidden</title>', 'not-the-service: a web page'],
    ['a centre', '<center><h1>404 Not Found</h1></center>', 'not-the-service: a web page'],
    ['no page, only alike', '<htmlx/>', 'another XML document where SearchOrderResponse is due'],
    ['no page, but a prefix that is alike', '<html:x/>', 'another XML document where SearchOrderResponse is due'],
    ['a comment before something else', '<!-- <html> --><x/>', 'another XML document where SearchOrderResponse is due'],
    ['words', 'Service unavailable', 'not JSON, or JSON that was cut short'],
    ['JSON that was cut', empty.slice(0, -1), 'not JSON, or JSON that was cut short'],
    ['XML that was cut', '<SearchOrderResponse><orders>', 'not XML, or XML that was cut short'],
    ['a text', '"none"', 'no object'],
    ['an empty text', '""', 'no object'],
    ['a list', '[]', 'no object'],
    ['null', 'null', 'no object'],
    ['a number', '5', 'no object'],
  ])('of %s is refused', (_name, body, words) => {
    expect(why(body)).toBe(words);
  });

  const german = '{"orders":[{"order_id":1,"name":"Jörg"}]}';
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF8"',
    'text/plain; Charset = utf-8; x=y',
    "application/json; charset='utf-8'",
    'application/json; charset=utf-8, application/json',
    '',
  ])('in %j is UTF-8', (type) => {
    expect(ordersOf(german, typed(type))).toMatchObject({ value: { orders: [{ receiverName: 'Jörg' }] } });
  });

  it.each(['text/xml; charset=iso-8859-1', 'application/json;charset="utf-16"', 'text/plain; charset=utf-80'])(
    'in %j is refused, unless it is all ASCII, which is the same in any',
    (type) => {
      expect(why(german, typed(type))).toBe('text in another charset than UTF-8');
      expect(why('{"orders":"\u007f"}', typed(type))).toBe('orders.0 is not an object');
      expect(ordersOf(empty, typed(type))).toEqual(none);
    },
  );
});

describe('text in seven bits that stand for other characters', () => {
  const named = (name: string): string => `{"orders":[],"success":true,"x":"${name}"}`;
  it.each([
    ['utf-7', named('M+APw-ller')],
    ['UTF-7', named('1 +- 1')],
    ['hz-gb-2312', named('~{<:Ky2;~}')],
    ['iso-2022-jp', '<SearchOrderResponse><success>1</success><x>\u001b$B;3\u001b(B</x></SearchOrderResponse>'],
    ['ISO-2022-KR', '<SearchOrderResponse><success>1</success><x>\u000e;3\u000f</x></SearchOrderResponse>'],
  ])('as %s has them is refused, and read without them', (charset, body) => {
    const type = `application/json; charset=${charset}`;
    expect(why(body, typed(type))).toBe('text in another charset than UTF-8');
    expect(() => [...readAddressBook([Buffer.from(body)], type)]).toThrow('text in another charset than UTF-8');
    expect(ordersOf(empty, typed(type))).toEqual(none);
  });

  it('are themselves in any other charset', () => {
    expect(ordersOf(named('+~'), typed('application/json; charset=iso-8859-1'))).toEqual(none);
    expect(ordersOf(named('+64 ~'), typed('application/json; charset=iso-2022-jp'))).toEqual(none);
  });
});

describe('a content coding', () => {
  it.each([
    ['gzip', gzipSync(empty)],
    [' GZip ', gzipSync(empty)],
    ['x-gzip', gzipSync(empty)],
    ['deflate', deflateSync(empty)],
    ['br', brotliCompressSync(empty)],
    ['identity', Buffer.from(empty)],
    ['', Buffer.from(empty)],
    // Seen of real services: nothing is coded.
    [' ', Buffer.from(empty)],
    ['none', Buffer.from(empty)],
    ['UTF-8', Buffer.from(empty)],
    ['utf-8', Buffer.from(empty)],
    ['utf8', Buffer.from(empty)],
    ['identity, identity', Buffer.from(empty)],
    ['utf-8, gzip', gzipSync(empty)],
  ])('%j is undone', (coding, body) => {
    expect(ordersOf(body, coded(coding))).toEqual(none);
  });

  it.each([
    ['zstd', 'a content coding that was not asked for'],
    ['gzip, gzip', 'a content coding that was not asked for'],
    ['constructor', 'a content coding that was not asked for'],
    ['utf-16', 'a content coding that was not asked for'],
    ['none, zstd', 'a content coding that was not asked for'],
    ['gzip', 'a body that is not gzip'],
    ['br', 'a body that is not br'],
  ])('%j of a plain body is refused', (coding, words) => {
    expect(why(empty, coded(coding))).toBe(words);
  });

  it('unpacks to as many bytes as an answer may have, and not to one more', () => {
    const packed = gzipSync(empty);
    expect(ordersOf(packed, { ...coded('gzip'), answerBytes: empty.length })).toEqual(none);
    expect(why(packed, { ...coded('gzip'), answerBytes: empty.length - 1 })).toBe(
      `answer-too-large: unpacks to more than ${empty.length - 1} bytes`,
    );
  });
});

describe('JSON', () => {
  const nested = (depth: number) => `{"orders":[],"x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  it('is read 64 deep and not 65, whichever brackets', () => {
    expect(ordersOf(nested(64))).toEqual(none);
    expect(why(nested(65))).toBe('JSON nested more than 64 deep');
    const records = `{"orders":[],"x":${'{"a":'.repeat(64)}1${'}'.repeat(64)}}`;
    expect(why(records)).toBe('JSON nested more than 64 deep');
    const sideBySide = `{"orders":[],"x":[${Array.from({ length: 99 }, () => '[{}]').join()}]}`;
    expect(ordersOf(sideBySide)).toEqual(none);
  });

  it.each([
    ['brackets', '[{'.repeat(70)],
    ['a quote and brackets', `\\"${'['.repeat(70)}`],
    ['backslashes, quotes and brackets', `\\\\\\"${'{'.repeat(70)}\\\\`],
    ['digits', '1.10'],
    ['commas', ',,,,'],
  ])('holds texts of %s', (_name, written) => {
    const body = `{"orders":[{"order_id":1,"name":"${written}","country":"Ö"}]}`;
    expect(ordersOf(body)).toMatchObject({
      value: { orders: [{ receiverName: JSON.parse(`"${written}"`), country: 'Ö' }] },
    });
  });

  it('is no deeper for what stands in a text, and as deep as it is behind one that ends with a backslash', () => {
    expect(why(`{"x":"\\\\","y":${'['.repeat(64)}${']'.repeat(64)}}`)).toBe('JSON nested more than 64 deep');
  });

  it.each([
    '12345678901234567890',
    '9007199254740993',
    '1234567890123456',
    '0.10',
    '1.10',
    '-0',
    '1e3',
    '1E3',
    '100',
    '999999999999999',
  ])('keeps the digits of %s, where it is the only number too', (number) => {
    const alone = `{"orders":[{"order_id":"1","order_number":${number}}]}`;
    expect(ordersOf(alone)).toMatchObject({ value: { orders: [{ orderNumber: number }] } });
    const unnamed = `{"orders":[{"order_id":"1","lines":[${number}]}]}`;
    const kept = JSON.stringify([String(Number(number)) === number ? Number(number) : number]);
    expect(ordersOf(unnamed)).toMatchObject({ value: { orders: [{ other: { lines: kept } }] } });
  });
});

describe('XML', () => {
  const inside = (text: string) =>
    `<SearchOrderResponse xmlns:i="urn:i"><success>true</success>${text}</SearchOrderResponse>`;
  const order = (fields: string) => inside(`<orders><order_id>1</order_id>${fields}</orders>`);
  const first = (fields: string) => {
    const answer = ordersOf(order(fields)) as { value: { orders: [Record<string, unknown>] } };
    return answer.value.orders[0];
  };

  it.each([
    ['text', '<name>Ana &amp; Jo</name>', 'Ana & Jo'],
    ['text with blanks around it', '<name> Ana </name>', ' Ana '],
    ['blanks', '<name> \n </name>', ''],
    ['character data among text', '<name>A<![CDATA[<n>]]>a</name>', 'A<n>a'],
    ['a character by its number', '<name>&#x41;na&#10;</name>', 'Ana\n'],
    ['a comment in a text', '<name>A<!-- - -->na</name>', 'Ana'],
    // XML has no place for these, and services write them where a shop's text holds them.
    ['control characters', '<name>A\u0001n\u001fa\u000b</name>', 'A\u0001n\u001fa\u000b'],
    ['control characters by their numbers', '<name>A&#x0B;n&#2;a&#x1f;&#0;</name>', 'A\u000bn\u0002a\u001f\0'],
    ['control characters by their numbers in character data', '<name><![CDATA[A\u0002]]>na</name>', 'A\u0002na'],
    ['a character by the numbers of its halves', '<name>&#55356;&#57217; &#xD83C;&#xdf81;</name>', '🎁 🎁'],
    ['half of a character', '<name>A&#xD83C;na&#xdf81;</name>', 'A\ufffdna\ufffd'],
    ['what is no character', '<name>A&#xFFFE;&#65535;</name>', 'A\ufffd\ufffd'],
    ['what only looks like a number', '<name>&amp;#x1;</name>', '&#x1;'],
    ['nothing, said in full', '<name i:nil="true">Ana</name>', ''],
    ['nothing, said by a number', '<name i:nil="1">Ana</name>', ''],
    ['something, said in full', '<name i:nil="false">Ana</name>', 'Ana'],
    ['a nil that says something else', '<name i:nil="true1">Ana</name>', 'Ana'],
    ['a nil without a prefix', '<name nil="true">Ana</name>', 'Ana'],
    ['another attribute', '<name i:kind="true">Ana</name>', 'Ana'],
    ['a prefix', '<i:name>Ana</i:name>', 'Ana'],
    ['text beside elements, which counts for nothing', '<name><b>1</b>Ana</name>', ''],
    ['a list', '<name>Ana</name><name>Jo</name>', ''],
  ])('gives %s', (_name, fields, receiverName) => {
    expect(first(fields)).toMatchObject({ receiverName });
  });

  it.each([
    ['twice', '<a>1</a><a>2</a>', '["1","2"]'],
    ['three times', '<a>1</a><a>2</a><a>3</a>', '["1","2","3"]'],
    ['with children', '<a><b>1</b></a><a><c/></a>', '[{"b":"1"},{"c":""}]'],
    ['among others', '<a>1</a><x/><a>2</a>', '["1","2"]'],
    ['first as nothing', '<a i:nil="true"/><a>2</a>', '[null,"2"]'],
  ])('gives a list of elements that come %s', (_name, fields, list) => {
    expect(first(fields)).toMatchObject({ other: { a: list } });
  });

  const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}="1"`).join(' ');
  it.each([
    ['a document type', `<!DOCTYPE x>${inside('')}`, 'XML with a document type'],
    ['another root', '<GetRatesResponse/>', 'another XML document where SearchOrderResponse is due'],
    ['a text as its root', '<SearchOrderResponse>none</SearchOrderResponse>', 'no object'],
    ['no element', '<?xml version="1.0"?>', 'not XML, or XML that was cut short'],
    ['a comment alone', '<!-- none -->', 'not XML, or XML that was cut short'],
    ['text behind', `${inside('')}x`, 'not XML, or XML that was cut short'],
    ['crossed elements', inside('<a><b></a></b>'), 'not XML, or XML that was cut short'],
    ['a NUL', inside('<a>\0</a>'), 'not XML, or XML that was cut short'],
    ['a number beyond all characters', inside('<a>&#x110000;</a>'), 'not XML, or XML that was cut short'],
    ['a number without an end', inside('<a>&#x1</a>'), 'not XML, or XML that was cut short'],
    ['a control character for a name', inside('<\u0001/>'), 'not XML, or XML that was cut short'],
    ['an entity of its own', inside('<a>&own;</a>'), 'not XML, or XML that was cut short'],
    ['a name of prototypes', inside('<__proto__/>'), 'XML element named __proto__'],
    ['a constructor', inside('<i:constructor/>'), 'XML element named constructor'],
    ['a prototype', inside('<prototype/>'), 'XML element named prototype'],
    ['65 levels', inside(`${'<a>'.repeat(64)}${'</a>'.repeat(64)}`), 'XML nested more than 64 deep'],
    ['1,001 attributes', inside(`<a ${attributes(1_001)}/>`), 'an XML element of endless attributes'],
  ])('of %s is refused', (_name, body, words) => {
    expect(why(body)).toBe(words);
  });

  it.each([
    ['an element inside that is called html', '<x><html/></x>'],
    ['64 levels', `${'<a>'.repeat(63)}${'</a>'.repeat(63)}`],
    ['1,000 attributes on each of two elements', `<a ${attributes(1_000)}/><a ${attributes(1_000)}/>`],
  ])('of %s is read', (_name, text) => {
    expect(ordersOf(inside(`<orders/>${text}`))).toEqual(none);
  });

  it.each([
    ['an empty root', '<SearchOrderResponse/>'],
    ['a root of blanks', '<SearchOrderResponse> </SearchOrderResponse>'],
    [
      'a root that is nothing',
      '<SearchOrderResponse xmlns:i="urn:i" i:nil="true"><orders>x</orders></SearchOrderResponse>',
    ],
    ['a count alone', '<SearchOrderResponse><total_pages>0</total_pages></SearchOrderResponse>'],
  ])('of %s does not say that there is no order', (_name, body) => {
    expect(why(body)).toBe('no answer of this operation');
  });

  it.each([
    ['rates', 'GetRatesResponse'],
    ['tracking', 'GetTrackingResponse'],
  ] as const)('of an empty root says nothing about %s, and that it was done says that there are none', (name, root) => {
    expect(whyUnreadable(name, `<${root}/>`)).toBe('no answer of this operation');
    expect(told(name, `<${root}><success>true</success></${root}>`)).toMatchObject({ value: expect.anything() });
  });
});

/**
 * The address book is read piece by piece and compared with a body read whole: the same entries, or the same failure,
 * wherever the pieces end.
 */

import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAddressBookAnswer } from '../../../src-main/shipping/address-book-answer.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { readAddressBook, toAddressBookEntry } from '../../../src-main/shipping/wire/address-book.ts';
import { readBody } from '../../../src-main/shipping/wire/body.ts';
import {
  openEnvelope,
  RefusedByService,
  refuseOtherRecords,
  refuseUnlessVouched,
} from '../../../src-main/shipping/wire/envelope.ts';
import { field, isBlank, toRecords } from '../../../src-main/shipping/wire/tolerant.ts';
import { UnreadableAnswer } from '../../../src-main/shipping/wire/unreadable.ts';
import fc, { anyCharacter, draws } from '../../helpers/properties.ts';
import { fixture } from './bench.ts';

type Read = { entries: unknown } | { refused: unknown; certain: boolean } | { unreadable: string };

function outcome(read: () => unknown): Read {
  try {
    return { entries: read() };
  } catch (error) {
    if (error instanceof RefusedByService) return { refused: error.details, certain: error.certain };
    if (error instanceof UnreadableAnswer) return { unreadable: error.code };
    throw error;
  }
}

function readWhole(body: Uint8Array, contentType: string): Read {
  return outcome(() => {
    const answer = { httpStatus: 200, headers: { 'content-type': contentType }, body, complete: true };
    const record = openEnvelope(readBody(answer, 1e9), 'GetAddressBookResponse', 'addresses');
    refuseOtherRecords(record, 'addresses');
    const records = toRecords(field(record, 'addresses'), 'addresses');
    const entries = records.filter((one) => !isBlank(one)).map(toAddressBookEntry);
    if (entries.length === 0 && records.length > 0) throw new UnreadableAnswer('only blanks');
    refuseUnlessVouched(record, entries.length === 0);
    return entries;
  });
}

/** `lengths` of the pieces, used over and over. */
function readInPieces(body: Uint8Array, contentType: string, lengths: readonly number[]): Read {
  const pieces: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < body.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    pieces.push(body.subarray(at, at + length));
    at += length;
  }
  return outcome(() => [...readAddressBook(pieces, contentType)]);
}

function expectTheSame(body: Uint8Array | string, contentType = 'application/json', lengths: readonly number[] = [1]) {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  expect(readInPieces(bytes, contentType, lengths), Buffer.from(bytes).toString('utf8').slice(0, 2_000)).toEqual(
    readWhole(bytes, contentType),
  );
}

const entry = { id: 7, name: 'Tūī "and" \\ Søns', street: '1 High St', extra: { a: [1, null, '}]'] } };
const one = JSON.stringify(entry);

describe('JSON', () => {
  it.each([
    ['a list', `{"addresses":[${one},${one}]}`],
    ['a list between other fields', `{"success":true,"addresses":[${one}],"errors":null}`],
    ['blanks everywhere', ` \ufeff\r\n{ "addresses" : [ ${one} , ${one} ] , "success" : true } \u00a0\n`],
    ['an empty list', '{"addresses":[]}'],
    ['an empty list with blanks', '{"addresses":[ \n ]}'],
    ['one object where a list is due', `{"addresses":${one}}`],
    ['objects that only name their kind', `{"addresses":[{"address":${one}},{"address":[${one},${one}]}]}`],
    ['a list that only names its kind', `{"addresses":{"address":[${one},${one}]}}`],
    ['null', '{"addresses":null}'],
    ['null and a refusal', '{"addresses":null,"errors":[{"message":"No","details":""}]}'],
    ['a text', '{"addresses":"none"}'],
    ['nothing', '{"success":true}'],
    ['none of our fields', '{"status":"up"}'],
    ['a refusal before the list', `{"success":false,"addresses":[${one}]}`],
    ['a refusal after the list', `{"addresses":[${one}],"success":false,"errors":[{"message":"No","details":"x"}]}`],
    ['a refusal after an entry that cannot be read', `{"addresses":[{"id":"x"},${one}],"success":0}`],
    ['an entry without an id', `{"addresses":[${one},{"name":"x"}]}`],
    ['entries that are no objects', `{"addresses":[${one},null]}`],
    ['numbers kept as written', '{"addresses":[{"id":"7","name":1.10,"code":12345678901234567890}]}'],
    ['the list named deeper down', `{"x":{"addresses":[${one}]},"success":true}`],
    ['the name as a value', `{"x":"addresses","y":[${one}],"success":true}`],
    ['the name escaped', `{"\\u0061ddresses":[${one}]}`],
    ['names of prototypes', '{"addresses":[{"id":1,"__proto__":{"name":"x"},"constructor":"y"}]}'],
    ['a comma too many', `{"addresses":[${one},]}`],
    ['a comma before', `{"addresses":[,${one}]}`],
    ['no comma', `{"addresses":[${one} ${one}]}`],
    ['a wrong bracket in an entry', '{"addresses":[{"id":1]}]}'],
    ['a wrong bracket at the end', `{"addresses":[${one}}}`],
    ['a bracket too many', `{"addresses":[${one}]}]`],
    ['something behind', `{"addresses":[${one}]} {}`],
    ['a colon missing', `{"addresses"[${one}]}`],
    ['a value too many', `{"addresses": 5 [${one}]}`],
    ['a name without quotes', `{addresses:[${one}]}`],
    ['a list', `[${one}]`],
    ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>'],
    ['a web page behind a long comment', `<!-- ${'portal '.repeat(100)} --><html><body>Sign in</body></html>`],
    ['nothing at all', ''],
    ['blanks', ' \n\ufeff\t'],
    ['a text', 'OK'],
    ['64 deep', `{"addresses":[{"id":1,"x":${'['.repeat(61)}${']'.repeat(61)}}]}`],
    ['65 deep', `{"addresses":[{"id":1,"x":${'['.repeat(62)}${']'.repeat(62)}}]}`],
    ['65 deep beside the list', `{"addresses":[],"x":${'['.repeat(64)}${']'.repeat(64)}}`],
  ])('%s', (_name, body) => {
    expectTheSame(body);
    expectTheSame(body, 'application/json; charset="UTF-8"', [3, 1, 7]);
  });

  it('is cut anywhere', () => {
    const body = Buffer.from(` {"success":true,"addresses":[${one},${one}],"errors":[{"message":"é","details":""}]} `);
    for (let cut = 0; cut <= body.length; cut += 1) {
      expectTheSame(body.subarray(0, cut));
      expectTheSame(body.subarray(0, cut), 'application/json', [64]);
    }
  });

  it('is not UTF-8, or says so', () => {
    expectTheSame(
      Buffer.concat([Buffer.from('{"addresses":[{"id":1,"name":"'), Buffer.from([0xe9]), Buffer.from('"}]}')]),
    );
    expectTheSame(`{"addresses":[${one}]}`, 'application/json; charset=latin1');
    expectTheSame('{"addresses":[{"id":1}]}', 'application/json; charset=latin1');
  });

  it('holds words of failure and no entry, or no flag: refused, so that it replaces no book', () => {
    const words = { message: 'No', details: '' };
    for (const body of [
      `{"addresses":[],"success":true,"errors":[${JSON.stringify(words)}]}`,
      '<GetAddressBookResponse><errors><message>No</message></errors><success>true</success></GetAddressBookResponse>',
      // A part of a book, for which no flag vouches.
      `{"addresses":[${JSON.stringify(entry)}],"errors":[${JSON.stringify(words)}]}`,
    ]) {
      expect(readInPieces(Buffer.from(body), '', [9])).toEqual({ refused: [words], certain: false });
    }
  });

  it('names the list twice: refused, because nobody knows which would count', () => {
    const body = Buffer.from(`{"addresses":[${one}],"addresses":[]}`);
    expect(readInPieces(body, '', [9])).toEqual({ unreadable: 'answer-unreadable' });
  });

  it('holds an entry, or anything beside the list, of more than four million characters', () => {
    const long = 'x'.repeat(5_000_000);
    for (const body of [`{"addresses":[{"id":1,"name":"${long}"}]}`, `{"x":"${long}","addresses":[]}`]) {
      expect(readInPieces(Buffer.from(body), '', [65_536])).toEqual({ unreadable: 'answer-too-large' });
    }
  });
});

it('a long JSON list is cut out as it comes, with blanks around its name as well', () => {
  const entries = Array.from({ length: 6 }, (_, id) => `{"id":${id + 1},"name":"${'x'.repeat(1_000_000)}"}`);
  const body = Buffer.from(`{ "addresses" : [ ${entries.join(' , ')} ] , "success" : true }`);
  expect(readInPieces(body, '', [65_536])).toMatchObject({ entries: { length: 6 } });
});

describe('XML', () => {
  const fields = '<id>7</id><name>T&#363;&amp;<![CDATA[<i>]]></name><company/><extra><a>1</a></extra>';
  const element = `<addresses>${fields}</addresses>`;
  const inside = (text: string) => `<GetAddressBookResponse xmlns="urn:x">${text}</GetAddressBookResponse>`;
  it.each([
    ['a list', `<?xml version="1.0"?>${inside(element + element)}`],
    ['one', inside(element)],
    ['none', inside('')],
    ['an empty root', '<GetAddressBookResponse/>'],
    ['an empty element', inside('<addresses/>')],
    ['two empty elements', inside('<addresses/><addresses/>')],
    ['an empty one among others', inside(`${element}<addresses> </addresses>${element}`)],
    ['nothing, said in full', inside('<addresses xmlns:i="urn:i" i:nil="true"/>')],
    ['nothing, and a refusal', inside('<addresses i:nil="true"/><errors><message>No</message></errors>')],
    ['a root that is nothing', `<GetAddressBookResponse i:nil="true">${element}</GetAddressBookResponse>`],
    ['a list that only names its kind', inside(`<addresses>${`<Entry>${fields}</Entry>`.repeat(3)}</addresses>`)],
    ['one entry that only names its kind', inside(`<addresses><Entry>${fields}</Entry></addresses>`)],
    ['lists that only name their kind', inside(`<addresses>${`<E>${fields}</E>`.repeat(2)}</addresses>`.repeat(2))],
    ['a list that is nothing', inside(`<addresses i:nil="true">${`<E>${fields}</E>`.repeat(2)}</addresses>`)],
    ['fields that repeat', inside('<addresses><id>1</id><tag>a</tag><tag>b</tag></addresses>')],
    ['records that repeat in an entry', inside('<addresses><g><x>1</x></g><g><x>2</x></g><id>5</id></addresses>')],
    ['other elements around', inside(`<success>true</success>${element}<errors/>${element}`)],
    ['a refusal at the end', inside(`${element}<success>false</success><errors><message>No</message></errors>`)],
    ['a text', inside('<addresses>none</addresses>')],
    ['a text among entries', inside(`${element}<addresses>none</addresses>`)],
    ['an entry without an id', inside(`${element}<addresses><name>x</name></addresses>`)],
    ['another root', `<SearchOrderResponse>${element}</SearchOrderResponse>`],
    ['a prefix', `<a:GetAddressBookResponse xmlns:a="urn:a">${element}</a:GetAddressBookResponse>`],
    ['the list named deeper down', inside(`<x>${element}${element}</x>`)],
    ['blanks around', ` \n\u00a0${inside(element)}\u00a0 `],
    ['something behind', `${inside(element)}x`],
    ['a document type', `<!DOCTYPE x>${inside(element)}`],
    ['names of prototypes', inside(`${element}<addresses><__proto__/></addresses>`)],
    ['entities of its own', inside('<addresses><id>&seven;</id></addresses>')],
    ['64 deep', inside(`<addresses><id>1</id>${'<a>'.repeat(62)}${'</a>'.repeat(62)}</addresses>`)],
    ['65 deep', inside(`<addresses><id>1</id>${'<a>'.repeat(63)}${'</a>'.repeat(63)}</addresses>`)],
  ])('%s', (_name, body) => {
    expectTheSame(body);
    expectTheSame(body, 'application/xml', [5, 2, 11]);
  });

  it('is cut anywhere', () => {
    const body = Buffer.from(fixture('address-book.xml'));
    for (let cut = 0; cut <= body.length; cut += 1) expectTheSame(body.subarray(0, cut), 'application/xml', [3, 50]);
  });

  it('among the entries of a list that only names its kind nothing else may stand', () => {
    const body = Buffer.from(inside(`<addresses>${`<E>${fields}</E>`.repeat(2)}<x>1</x></addresses>`));
    expect(readInPieces(body, '', [9])).toEqual({ unreadable: 'answer-unreadable' });
  });
});

describe('any answer', () => {
  const someName = fc.constantFrom('addresses', 'id', 'name', 'success', 'errors', 'message', 'x', '__proto__');
  const leaf = fc.oneof(
    fc.integer({ min: -3, max: 9 }),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: anyCharacter, maxLength: 6 }),
    fc.constantFrom(null, true, false, '', 'true', '7'),
  );
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf.map((each) => JSON.stringify(each)),
      fc.array(tie('value'), { maxLength: 4 }).map((parts) => `[${parts.join(' ,')}]`),
      fc
        .uniqueArray(fc.tuple(someName, tie('value')), { maxLength: 5, selector: ([name]) => name })
        .map((members) => `{${members.map(([name, each]) => `${JSON.stringify(name)}: ${each}`).join(',\n')}}`),
    ),
  }));
  const anyEntry = fc
    .record(
      { id: fc.oneof(fc.nat(), fc.constant('x')), name: leaf, post_code: leaf, tier: leaf },
      { requiredKeys: ['id'] },
    )
    .map((each) => JSON.stringify(each));
  const book = fc
    .tuple(fc.array(fc.oneof({ weight: 9, arbitrary: anyEntry }, { weight: 1, arbitrary: value })), value, value)
    .map(([entries, success, x]) => `{"success": ${success}, "addresses": [${entries.join(', ')}], "x":${x}}`);
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .tuple(
        fc.constantFrom('addresses', 'id', 'name', 'errors', 'message', 'success', 'x', 'a:id'),
        fc.oneof(
          { depthSize: 'small' },
          fc.constantFrom('', '1', '7', '&lt;', '<![CDATA[x]]>', ' false '),
          fc.array(tie('element'), { maxLength: 3 }).map((parts) => parts.join('')),
        ),
      )
      .map(([name, inside]) => `<${name}>${inside}</${name}>`),
  }));
  const document = fc
    .array(element, { maxLength: 6 })
    .map((parts) => `<GetAddressBookResponse>${parts.join('')}</GetAddressBookResponse>`);
  /** A few bytes wrong, or the end missing. */
  const damaged = (texts: fc.Arbitrary<string>) =>
    fc
      .tuple(texts, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 2 }), fc.option(fc.nat(), { freq: 3 }))
      .map(([text, changes, cut]) => {
        const bytes = Buffer.from(text);
        for (const [place, byte] of changes) bytes[place % bytes.length] = byte;
        return cut === null ? bytes : bytes.subarray(0, cut % bytes.length);
      });
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });

  it.each([
    ['a book', book],
    ['any JSON', value],
    ['any document', document],
  ])('%s, damaged or not, in any pieces', (_name, texts) => {
    fc.assert(
      fc.property(
        fc.oneof(
          texts.map((text) => Buffer.from(text)),
          damaged(texts),
        ),
        lengths,
        (body, pieces) => expectTheSame(body, 'application/json', pieces),
      ),
      { numRuns: draws(400, 2_000) },
    );
  });
});

it.runIf(process.platform === 'linux')(
  'a file that is read no further, because of a fault in it, is closed',
  async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'packbench-book-')), 'answer');
    onTestFinished(() => rm(dirname(path), { recursive: true }));
    await writeFile(path, '[1, 2');
    expect(() => [...readAddressBookAnswer({ path, contentType: 'application/json', keys: [] })]).toThrow(
      ShippingError,
    );
    const open = readdirSync('/proc/self/fd').map((number) => {
      // The listing itself is closed by now.
      const link = join('/proc/self/fd', number);
      return existsSync(link) ? readlinkSync(link) : '';
    });
    expect(open).not.toContain(path);
  },
);

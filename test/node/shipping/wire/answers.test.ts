/** What each operation's answer means: done, refused (for certain or not), or unknown. */
import { describe, expect, it } from 'vitest';
import { selectedOrderShape } from '../../../../src-main/orders/selection.ts';
import type { ReadingName } from '../../../../src-main/shipping/reading/readings.ts';
import type { FoundOrder, OrderSearch } from '../../../../src-main/shipping/shipping-client.ts';
import { readAddressBook } from '../../../../src-main/shipping/wire/address-book.ts';
import { RefusedByService } from '../../../../src-main/shipping/wire/envelope.ts';
import { told, whyUnreadable } from './told.ts';

const xmlRoots = {
  assign: 'AssignOrdersResponse',
  'delete-many': 'DeleteOrdersResponse',
  archive: 'ArchiveOrderResponse',
  delete: 'DeleteOrderResponse',
} as const;
const no = [{ message: 'No', details: 'Never' }];
const refused = (writeFate: string, details: unknown) => ({
  fault: { row: { code: 'service-refused', readGoesAgain: false, writeFate }, details, facts: {}, why: '' },
});

const notSaid = 'an answer that does not say whether it was done';

describe.each(Object.entries(xmlRoots) as [keyof typeof xmlRoots, string][])('%s', (kind, root) => {
  // Of a batch nobody knows whether it was done in part.
  const fate = kind === 'assign' || kind === 'delete-many' ? 'in-doubt' : 'rejected';
  const xml = (text: string) => `<${root}>${text}</${root}>`;

  it.each([
    ['JSON', { success: true, errors: [] }],
    ['JSON without errors', { success: true }],
    ['JSON with a flag as text', { success: 'True', errors: null }],
    [
      'JSON that says so in words too',
      { success: true, errors: [], message: 'Done.', title: 'OK', detail: 'All of it' },
    ],
    [
      'JSON that tells of each order',
      { success: true, orders: [{ order_id: 1, success: true, errors: [], note: 'No' }] },
    ],
    [
      'JSON that says a note twice',
      '{"success":true,"orders":[{"success":true,"note":"a","note":"b"},{"success":true}]}',
    ],
    ['JSON whose errors are false', { success: true, errors: false }],
    ['JSON whose errors are none in number', { success: true, errors: 0, error: false }],
    ['XML', xml('<success>true</success><errors/>')],
    [
      'JSON that counts no errors',
      { success: true, errors: { count: 0, any: false }, error: { code: 0, message: '' } },
    ],
    ['XML whose errors are false', xml('<success>true</success><errors>false</errors>')],
    ['XML whose errors are none in number', xml('<success>true</success><errors>0</errors><error> False </error>')],
    ['XML with a number', xml('<success>1</success>')],
  ])('is done: %s', (_name, body) => {
    expect(told(kind, body)).toEqual({ value: undefined });
  });

  it.each([
    ['JSON', { success: false, errors: no }, no],
    ['JSON without words', { success: false }, []],
    ['XML', xml('<success>false</success><errors><message>No</message><details>Never</details></errors>'), no],
  ])('is refused: %s', (_name, body, details) => {
    expect(told(kind, body)).toEqual(refused(fate, details));
  });

  it.each([
    ['success beside words of failure', { success: true, errors: no }],
    ['success beside one error', { success: true, error: no[0], message: 'Done.' }],
    ['success beside an order that failed', { success: true, orders: [{ order_id: 1 }, { order_id: 2, errors: no }] }],
    [
      'success beside an order without success',
      { success: true, data: { results: [{ id: 1, success: 'False', message: 'No', details: 'Never' }] } },
    ],
    [
      'success beside an order that failed deep inside',
      { success: true, data: { results: { items: [{ result: { answer: { success: false, errors: no } } }] } } },
    ],
    [
      'success beside an order that failed in XML',
      xml(
        '<success>true</success><orders><order><success>false</success><errors><message>No</message><details>Never</details></errors></order></orders>',
      ),
    ],
    [
      'success beside an order that says both in XML',
      xml(
        '<success>true</success><orders><success>false</success><success>true</success><message>No</message><details>Never</details></orders>',
      ),
    ],
    ['words alone', { errors: no }],
    ['an error document in XML', '<Error><message>No</message><details>Never</details></Error>'],
    ['words alone in XML', xml('<errors><message>No</message><details>Never</details></errors>')],
  ])('may be done or not: %s', (_name, body) => {
    expect(told(kind, body)).toEqual(refused('in-doubt', no));
  });

  it('may be done or not where one order has no success and no word', () => {
    expect(told(kind, { success: true, orders: [{ order_id: 2, success: false }] })).toEqual(refused('in-doubt', []));
  });

  it.each([
    ['another answer’s root', '<SearchOrderResponse/>', `another XML document where ${root} is due`],
    ['an empty answer in XML', xml(''), 'an answer that does not say whether it was done'],
    ['no flag in XML', xml('<success>maybe</success>'), 'an answer that does not say whether it was done'],
    ['none of its fields', { status: 'ok' }, 'no answer of this operation'],
    ['a flag that is null', { success: null, errors: null }, 'no answer of this operation'],
    ['two flags', '{"success":false,"success":true}', 'JSON with one name twice'],
    [
      'an order with two flags',
      '{"success":true,"orders":[{"success":false,"success":true}]}',
      'JSON with one name twice',
    ],
    [
      'an order with two lists of errors',
      '{"success":true,"orders":[{"errors":["No"],"err\\u006frs":[]}]}',
      'JSON with one name twice',
    ],
    ['two flags, one in other letters', '{"success": false, "succes\\u0073" : true}', 'JSON with one name twice'],
    [
      'two flags in XML',
      xml('<success>false</success><success>true</success>'),
      'success is said more than once, and not alike',
    ],
  ])('is not known: %s', (_name, body, words) => {
    expect(whyUnreadable(kind, body)).toBe(words);
  });
});

describe('an answer with a field of its own', () => {
  it.each([
    ['search', 'orders', { orders: [], totalPages: null }],
    ['rates', 'rates', { rates: [] }],
    ['tracking', 'results', { histories: [] }],
  ] as const)('of %s needs no flag where it has it', (name, own, value) => {
    expect(told(name, { [own]: [] })).toEqual({ value });
    expect(told(name, { [own]: null })).toEqual({ value });
    expect(told(name, { [own]: null, errors: no })).toEqual(refused('in-doubt', no));
    expect(whyUnreadable(name, { Other: [] })).toBe('no answer of this operation');
    expect(told(name, { [own]: [], success: false, errors: no })).toEqual(refused('rejected', no));
    expect(told(name, { success: true })).toEqual({ value });
  });

  it.each([
    ['search', 'SearchOrderResponse'],
    ['rates', 'GetRatesResponse'],
    ['tracking', 'GetTrackingResponse'],
    ['validation', 'ValidateAddressResponse'],
    ['manifest', 'CreateManifestResponse'],
  ] as const)('of %s has the root %s', (name, root) => {
    const refusal = `<${root}><errors><message>No</message><details>Never</details></errors><success>0</success></${root}>`;
    expect(told(name, refusal)).toEqual(refused('rejected', no));
    // Its words count, and say nothing about what was done.
    expect(told(name, refusal.replaceAll(root, 'Error'))).toEqual(refused('in-doubt', no));
    const other = '<Other><success>1</success><message>No</message></Other>';
    expect(whyUnreadable(name, other)).toBe(`another XML document where ${root} is due`);
  });

  it('a refusal that gets out says what it is', () => {
    expect(new RefusedByService(no, true)).toMatchObject({ name: 'RefusedByService', message: 'the service refused' });
  });
});

describe('an answer whose records stand where the document names none is never ‘there are none’', () => {
  const order = { order_id: 1, order_number: 'A' };
  const notNamed = 'records under a name that is not known';

  it.each([
    ['search', { data: { orders: [order] } }],
    ['search', { data: [order] }],
    ['search', { Orders: [order], total_pages: 1 }],
    ['search', { result: { items: [], total: 0 } }],
    ['rates', { data: { rates: [{ service_name: 'A' }] } }],
    ['tracking', { data: { results: { order_number: 'A' } } }],
    ['tracking', { result: { order_number: 'A' } }],
    ['validation', { data: { valid: true } }],
  ] as const)('%s: %j', (reading, fields) => {
    expect(whyUnreadable(reading, { success: true, errors: [], ...fields })).toBe(notNamed);
  });

  it('nor in XML', () => {
    const inside = '<data><orders><order_id>1</order_id></orders></data><success>true</success>';
    expect(whyUnreadable('search', `<SearchOrderResponse>${inside}</SearchOrderResponse>`)).toBe(notNamed);
  });

  it('nor in an address book', () => {
    const book = (text: string) => [...readAddressBook([Buffer.from(text)], 'application/json')];
    expect(() => book('{"success":true,"data":{"addresses":[{"id":1}]}}')).toThrow(notNamed);
    expect(book('{"success":true,"data":null}')).toEqual([]);
  });

  it('words of failure, and what holds nothing, are no records', () => {
    const nothing = { value: { orders: [], totalPages: null } };
    for (const fields of [{}, { data: null }, { data: [] }, { data: {} }, { errors: {}, message: 'None' }])
      expect(told('search', { success: true, ...fields })).toEqual(nothing);
  });
});

describe('a list that came as a record of records, as some languages write one with gaps', () => {
  it('of orders, of rates, of events', () => {
    const orders = { 7: { order_id: 7 }, 9: { order_id: 9 } };
    expect(told('search', { success: true, orders })).toMatchObject({
      value: { orders: [{ orderId: 7 }, { orderId: 9 }] },
    });
    expect(told('rates', { rates: { 0: { service_name: 'A' }, 2: { service_name: 'B' } } })).toMatchObject({
      value: { rates: [{ serviceName: 'A' }, { serviceName: 'B' }] },
    });
    const tracking_events = { 1: { status: 'A' }, 3: { status: 'B' } };
    expect(told('tracking', { results: { order_number: 'N', tracking_events } })).toMatchObject({
      value: { histories: [{ orderNumber: 'N', events: [{ status: 'A' }, { status: 'B' }] }] },
    });
  });

  it('an entry that only holds others is no order: what it holds would be missing without a word', () => {
    const orders = { items: [{ order_id: 1 }], count: 1 };
    expect(whyUnreadable('search', { success: true, orders })).toBe('orders.0 holds records and is no order');
  });
});

describe('an answer that says twice whether it was done', () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
  const rows: readonly [ReadingName, string, string][] = [
    ['search', 'SearchOrderResponse', '<orders><order_id>1</order_id></orders><total_pages>1</total_pages>'],
    ['manifest', 'CreateManifestResponse', `<pdf>${pdf}</pdf>`],
    ['rates', 'GetRatesResponse', '<rates><carrier_name>A</carrier_name></rates>'],
    ['validation', 'ValidateAddressResponse', '<valid>true</valid>'],
    [
      'tracking',
      'GetTrackingResponse',
      '<results><shipments><tracking_number>1</tracking_number></shipments></results>',
    ],
    ['assign', 'AssignOrdersResponse', ''],
  ];
  const said = (...flags: readonly string[]): string => flags.map((flag) => `<success>${flag}</success>`).join('');

  it.each(rows)('cannot be read when it says both: %s', (reading, root, inside) => {
    for (const flags of [
      ['true', 'false'],
      ['false', 'true'],
      ['true', 'perhaps'],
    ]) {
      expect(whyUnreadable(reading, `<${root}>${inside}${said(...flags)}</${root}>`)).toBe(
        'success is said more than once, and not alike',
      );
    }
  });

  it.each(rows)('is read when it says the same: %s', (reading, root, inside) => {
    const answer = (flags: string): string => `<${root}>${inside}${flags}</${root}>`;
    expect(told(reading, answer(said('true', 'true')))).toEqual(told(reading, answer(said('true'))));
    expect(told(reading, answer(said('false', 'false')))).toEqual(told(reading, answer(said('false'))));
  });

  it('nor in JSON', () => {
    const body = { orders: [{ order_id: 1 }], total_pages: 1, success: [true, false] };
    expect(whyUnreadable('search', body)).toBe('success is said more than once, and not alike');
  });

  it('nor an address book', () => {
    const body = `<GetAddressBookResponse><addresses><id>1</id></addresses>${said('true', 'false')}</GetAddressBookResponse>`;
    expect(() => [...readAddressBook([Buffer.from(body)], 'application/xml')]).toThrow(
      'success is said more than once',
    );
  });
});

it('a part of an answer, for which nobody asked, is no answer; of a manifest that a person has settled, it is what there is', () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
  const body = { orders: [], rates: [], results: { shipments: [] }, valid: true, pdf, success: true };
  const part = { httpStatus: 206 };
  for (const reading of ['search', 'manifest', 'rates', 'validation', 'tracking', 'assign', 'delete'] as const) {
    expect(whyUnreadable(reading, body, part)).toBe('a part of an answer');
  }
  expect(told('settled-manifest', body, part)).toEqual(told('settled-manifest', body));
});

describe('words of failure', () => {
  const words = (message: string, details = '') => ({ message, details });
  const detailsOf = (body: object) => told('search', { success: false, ...body });

  it.each([
    ['a list', { errors: [words('a', 'b'), words('c')] }, [words('a', 'b'), words('c')]],
    ['a message alone', { errors: [{ message: ' a ' }] }, [words('a')]],
    ['details alone', { errors: [{ details: '\nb' }] }, [words('', 'b')]],
    ['empty words', { errors: [words(' ', ' ')] }, []],
    ['a text, a number and nothing', { errors: ['a', 7, null, ''] }, [words('a'), words('7')]],
    ['lists in a list', { errors: [['a'], [words('b')]] }, [words('a'), words('b')]],
    [
      'fields and what is wrong with them',
      { errors: { phrase: 'too long', limit: ['too big', 'no number'], page: null, status: [], fields: '' } },
      [words('phrase', 'too long'), words('limit', 'too big no number')],
    ],
    ['a record of one entry', { errors: { error: words('a', 'b') } }, [words('a', 'b')]],
    ['a record of entries', { errors: { error: [words('a'), words('b')] } }, [words('a'), words('b')]],
    ['a record of entries and texts', { errors: { error: ['a', words('b')] } }, [words('a'), words('b')]],
    ['a message of a gateway', { message: 'a' }, [words('a')]],
    ['the same with a capital', { Message: 'a' }, [words('a')]],
    ['a problem document', { title: 'a', detail: 'b' }, [words('a', 'b')]],
    ['detail alone', { detail: 'b' }, [words('', 'b')]],
    ['words of OAuth', { error: 'a', error_description: 'b' }, [words('a'), words('b')]],
    ['an error with a code', { error: { code: 5, message: 'a' }, message: 'b' }, [words('a'), words('b')]],
    ['a message before a title', { title: 'b', message: 'a' }, [words('a')]],
    ['errors before all others', { errors: ['a'], error: 'b', message: 'c', detail: 'd' }, [words('a')]],
    ['empty errors and others', { errors: [], error: '', message: 'c' }, [words('c')]],
    ['none', { errors: {}, error: null, message: '', detail: null }, []],
    [
      'details that are entries themselves',
      { errors: [{ message: 'a', details: [words('b', 'c'), words('d')] }] },
      [words('a'), words('b', 'c'), words('d')],
    ],
    ['details by field', { errors: [{ message: 'a', details: { b: 'c', d: null } }] }, [words('a'), words('b', 'c')]],
    ['a list of details', { errors: [{ message: 'a', details: ['b', 'c'] }] }, [words('a', 'b'), words('', 'c')]],
    [
      'a message that is a record',
      { errors: [{ message: { en: 'a' }, details: 'b' }] },
      [words('', 'b'), words('en', 'a')],
    ],
    ['texts of an error', { errors: { errors: ['a', 'b'] } }, [words('a'), words('b')]],
    ['errors of an error', { errors: [{ message: 'a', errors: [words('b')] }] }, [words('a'), words('b')]],
  ])('given as %s', (_name, body, details) => {
    expect(detailsOf(body)).toEqual(refused('rejected', details));
  });

  it.each([
    [
      'details with elements',
      '<message>a</message><details><item>b</item><item>c</item></details>',
      [words('a'), words('item', 'b c')],
    ],
    [
      'as many messages as details',
      '<message>a</message><details>b</details><message>c</message><details>d</details>',
      [words('a', 'b'), words('c', 'd')],
    ],
    ['messages without details', '<message>a</message><message>b</message>', [words('a'), words('b')]],
    // Whose details they are, nobody knows.
    [
      'more messages than details',
      '<message>a</message><message>b</message><details>c</details>',
      [words('a'), words('b'), words('', 'c')],
    ],
  ])('given in XML as %s', (_name, entry, details) => {
    const answer = `<SearchOrderResponse><errors>${entry}</errors><success>false</success></SearchOrderResponse>`;
    expect(told('search', answer)).toEqual(refused('rejected', details));
  });

  it('are looked for once, however deep they might lie', () => {
    const deep = (name: string): object =>
      Array.from({ length: 60 }).reduce<object>((inner) => ({ [name]: inner }), {});
    for (const name of ['message', 'details', 'errors'])
      expect(detailsOf({ errors: [deep(name)] })).toEqual(refused('rejected', []));
  });

  it('are fifty at most', () => {
    const many = Array.from({ length: 51 }, (_, at) => `word ${at}`);
    const fifty = many.slice(0, 50).map((message) => words(message));
    expect(detailsOf({ errors: many })).toEqual(refused('rejected', fifty));
    expect(detailsOf({ error: many, message: 'a' })).toEqual(refused('rejected', fifty));
  });

  it('of another status are read from whatever holds them, and none from what cannot be read', () => {
    const wordsOf = (body: unknown) => {
      const answer = told('search', body, { httpStatus: 400 });
      return 'fault' in answer ? answer.fault.details : null;
    };
    expect(wordsOf({ errors: no })).toEqual(no);
    expect(wordsOf('<Error><message>No</message><detail>Never</detail></Error>')).toEqual(no);
    for (const body of ['"No"', '["No"]', '<string>No</string>']) expect(wordsOf(body)).toEqual([words('No')]);
    for (const body of ['', 'Bad request', '<html>', '""', '400', '[]', 'null']) expect(wordsOf(body)).toEqual([]);
  });
});

describe('an answer that holds words of failure and nothing else does not say that there is nothing', () => {
  const success = { success: true, errors: no };

  const rows: readonly [reading: ReadingName, empty: readonly object[]][] = [
    ['search', [{ orders: [] }, { orders: null }, { orders: {} }, {}]],
    ['rates', [{ rates: [] }, { rates: null }, { rates: '' }, {}]],
    ['tracking', [{ results: null }, { results: [] }, { results: {} }, {}]],
    ['validation', [{ valid: null }, {}]],
    ['manifest', [{ pdf: null }, { pdf: '' }, {}]],
  ];
  it.each(rows)('%s', (reading, empty) => {
    for (const fields of empty) expect(told(reading, { ...success, ...fields })).toEqual(refused('in-doubt', no));
  });

  it('in XML', () => {
    const words = '<errors><message>No</message><details>Never</details></errors>';
    const answer = `<SearchOrderResponse><orders/>${words}<success>true</success></SearchOrderResponse>`;
    expect(told('search', answer)).toEqual(refused('in-doubt', no));
  });

  it('a message beside an empty list is no word of failure', () => {
    expect(told('search', { orders: [], message: 'No orders' })).toEqual({ value: { orders: [], totalPages: null } });
  });
});

describe('a manifest', () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');

  it('says its type, its PDF and the words beside it', () => {
    const pdfs = [new Uint8Array(Buffer.from(pdf, 'base64'))];
    expect(told('manifest', { label_type: 'A6', pdf, success: true, errors: [] })).toEqual({
      value: { labelType: 'A6', pdfs },
    });
    expect(told('manifest', { pdf })).toEqual({ value: { labelType: '', pdfs } });
    // In other letters it is no 'no', but no silence either.
    expect(told('manifest', { pdf, Success: true })).toEqual({ value: { labelType: '', pdfs } });
    for (const said of [false, 'no'])
      expect(whyUnreadable('manifest', { pdf, Success: said })).toBe('an answer that does not say whether it was done');
    const orders = [{ order_id: 2, success: false, errors: no }];
    expect(told('manifest', { pdf, success: true, orders })).toEqual({ value: { labelType: '', pdfs, words: no } });
    expect(told('manifest', { pdf, success: true, errors: no })).toEqual({ value: { labelType: '', pdfs, words: no } });
    // A message beside success says what was done.
    const done = { success: true, message: 'Manifest created', errors: [] };
    expect(told('manifest', { pdf, ...done })).toEqual({ value: { labelType: '', pdfs } });
  });

  it.each([
    ['no PDF', {}, 'rejected'],
    ['null', { pdf: null }, 'rejected'],
    ['an empty text', { pdf: '' }, 'rejected'],
    ['a PDF', { pdf }, 'in-doubt'],
    ['a broken PDF', { pdf: 'x' }, 'in-doubt'],
    ['an empty list', { pdf: [] }, 'in-doubt'],
  ])('refused, with %s', (_name, fields, fate) => {
    expect(told('manifest', { success: false, errors: no, ...fields })).toEqual(refused(fate, no));
  });

  it.each([400, 404, 422])('refused with %i, with a PDF and without', (httpStatus) => {
    const words = { success: false, errors: no };
    expect(told('manifest', { ...words, pdf }, { httpStatus })).toMatchObject({
      fault: { row: { writeFate: 'in-doubt' }, details: no },
    });
    expect(told('manifest', { ...words, pdf: '' }, { httpStatus })).toMatchObject({
      fault: { row: { writeFate: 'rejected' }, details: no },
    });
    const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1_500_000, 0x20), Buffer.from('%%EOF\n')]);
    const found = { ...words, pdf: large.toString('base64') };
    expect(told('manifest', found, { httpStatus })).toHaveProperty('fault.row.writeFate', 'in-doubt');
    expect(told('settled-manifest', { ...words, pdf }, { httpStatus })).toHaveProperty('value.pdfs.length', 1);
  });

  it.each(['no', 'yes', 2, {}, 'Failed'])('whose success is %j does not say whether it was made', (success) => {
    expect(whyUnreadable('manifest', { pdf, success })).toBe(notSaid);
    expect(told('settled-manifest', { pdf, success })).toHaveProperty('value.pdfs.length', 1);
  });

  it('refused by its status alone may have been made', () => {
    const done = '<CreateManifestResponse><success>true</success></CreateManifestResponse>';
    expect(told('manifest', done, { httpStatus: 422 })).toHaveProperty('fault.row.writeFate', 'in-doubt');
    expect(told('manifest', { success: [true, false] }, { httpStatus: 422 })).toHaveProperty(
      'fault.row.writeFate',
      'in-doubt',
    );
    // Nothing is changed by a question.
    const search = told('search', { success: true }, { httpStatus: 404 });
    expect(search).toHaveProperty('fault.row.code', 'not-found');
  });

  it('refused in XML, with a PDF and without', () => {
    const refusal = (field: string) =>
      `<CreateManifestResponse>${field}<success>false</success></CreateManifestResponse>`;
    expect(told('manifest', refusal('<pdf/>'))).toEqual(refused('rejected', []));
    expect(told('manifest', refusal(`<pdf>${pdf}</pdf>`))).toEqual(refused('in-doubt', []));
  });

  const whole = 'a PDF field that holds no whole PDF';
  it.each([
    ['null', { success: true, pdf: null }, 'no PDF'],
    ['an empty text', { success: true, pdf: '' }, 'no PDF'],
    ['nothing but signs', { pdf: ' ; , ;' }, 'no PDF'],
    ['a record', { pdf: { pdf } }, 'no PDF'],
    ['no field', { success: true }, 'no PDF'],
    ['junk', { pdf: `${pdf}!` }, whole],
    ['nothing before it', { pdf: Buffer.from('x%PDF-1.4 %%EOF').toString('base64') }, whole],
    ['a prefix that comes last', { pdf: `${pdf},data:application/pdf;base64` }, whole],
    ['a prefix without its word', { pdf: `application/pdf;base64,${pdf}` }, whole],
    ['a text that is no object', 'null', 'no object'],
  ])('with %s cannot be read', (_name, body, words) => {
    expect(whyUnreadable('manifest', body)).toBe(words);
  });

  const pdfsOf = (field: unknown) => {
    const answer = told('manifest', { pdf: field });
    return 'value' in answer
      ? (answer.value as { pdfs: Uint8Array[] }).pdfs.map((each) => Buffer.from(each).toString('latin1'))
      : null;
  };

  it('ends with its mark in the last 1,024 bytes', () => {
    const ended = (blanks: number) => Buffer.from(`%PDF-1.4\n%%EOF${' '.repeat(blanks)}`).toString('base64');
    expect(pdfsOf(ended(1_019))).toHaveLength(1);
    expect(pdfsOf(ended(1_020))).toBeNull();
  });

  it('may hold a line that begins as a PDF does and is none', () => {
    const text = '%PDF-1.7\nxyz%PDF-1.4\n%%EOF\n';
    const base64 = Buffer.from(text).toString('base64');
    expect(base64.slice(16)).toMatch(/^JVBERi/);
    expect(pdfsOf(`${base64.slice(0, 16)}\n${base64.slice(16)}`)).toEqual([text]);
    expect(pdfsOf(`${pdf}\n${pdf}\n`)).toHaveLength(2);
    expect(pdfsOf(`${pdf}\r\n \r\n${pdf}`)).toHaveLength(2);
  });

  it('may be several that are joined in one text: each counts, unless one of them is not whole', () => {
    const [one, two] = ['%PDF-1.4\n1\n%%EOF\n', '%PDF-1.7\n2\n%%EOF'];
    const joined = (...parts: string[]) => pdfsOf(Buffer.from(parts.join('')).toString('base64'));
    expect(joined(one, two)).toEqual([one, two]);
    expect(joined(two, '\r\n \t\0', one, two)).toEqual([`${two}\r\n \t\0`, one, two]);
    const attached = `%PDF-1.4\n${two}\nendstream\n%%EOF\n`;
    expect(joined(attached, one)).toEqual([attached, one]);
    expect(joined(one, '%PDF-1.7\n2')).toEqual([`${one}%PDF-1.7\n2`]);
  });

  it('has prefixes in large and small letters, before each text', () => {
    expect(pdfsOf(`DATA:application/pdf;name=a.pdf;BASE64,${pdf}`)).toHaveLength(1);
    expect(pdfsOf(`data:;base64,${pdf} data:;base64,${pdf};data:;base64,${pdf}`)).toHaveLength(3);
  });

  it('holds bytes of its own, which no other buffer shares', () => {
    const answer = told('manifest', { pdf }) as { value: { pdfs: Uint8Array[] } };
    expect(answer.value.pdfs.map(({ buffer }) => buffer.byteLength)).toEqual([15]);
  });
});

describe('a search', () => {
  const pages = (total_pages: unknown) => told('search', { orders: [], total_pages });

  it.each([
    [3, 3],
    ['3', 3],
    [0, 0],
    [-1, null],
    ['many', null],
    [1.004, 2],
    ['2.0', 2],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, null],
    [1e300, null],
    [null, null],
  ])('of %j pages has %j', (given, totalPages) => {
    expect(pages(given)).toEqual({ value: { orders: [], totalPages } });
  });

  it('names that no label has room for are cut, so that whoever selects such an order still keeps all the others', () => {
    const long = `${'n'.repeat(999)}😀 and more`;
    const orders = [{ order_id: 1, order_number: 'A', name: long, carrier_name: long, country: long }];
    const { value } = told('search', { success: true, orders }) as { value: OrderSearch };
    const [found] = value.orders;
    expect(found).toMatchObject({ receiverName: 'n'.repeat(999), country: 'n'.repeat(999) });
    const { orderNumber, receiverName, carrierName, trackingNumber, country } = found as FoundOrder;
    const selected = { accountId: 'one', orderId: 1, foundBy: 'scan', foundAt: '2026-11-20T12:00:00Z' };
    const texts = { orderNumber, receiverName, carrierName, trackingNumber, country };
    expect(selectedOrderShape.safeParse({ ...selected, ...texts }).success).toBe(true);
  });

  it('an order under two ids has none that can be used, in JSON as in XML; one that says its own twice has it', () => {
    const json =
      '{"success":true,"orders":[{"order_id":7,"order_number":"A","order_id":8,"order_id":7},' +
      '{"order_id":9,"order_number":"B","order_id": 9},{"order\\u005fid":5,"order_id":6,"order_number":"C"}]}';
    const xml =
      '<SearchOrderResponse><success>true</success><orders><order_id>7</order_id><order_number>A</order_number><order_id>8</order_id></orders>' +
      '<orders><order_id>9</order_id><order_number>B</order_number></orders>' +
      '<orders><order_id>5</order_id><order_id>6</order_id><order_number>C</order_number></orders></SearchOrderResponse>';
    for (const body of [json, xml]) {
      expect(told('search', body)).toMatchObject({
        value: {
          orders: [{ orderId: 9, orderNumber: 'B' }],
          withoutId: [{ orderNumber: 'A' }, { orderNumber: 'C' }],
        },
      });
    }
  });

  it('that brings orders and no pages has not said how many there are', () => {
    const found = { orders: [{ order_id: 1 }], total_pages: 0 };
    expect(told('search', found)).toMatchObject({ value: { orders: [{ orderId: 1 }], totalPages: null } });
  });

  it('a carrier is one, however many blanks stand around and in its name: nobody sees them', () => {
    const orders = ['DHL Express', ' DHL\u00a0 Express ', '\tDHL Express', ' '].map((carrier_name, at) => ({
      ...{ order_id: at + 1, carrier_name },
    }));
    expect(told('search', { orders })).toMatchObject({
      value: { orders: [...Array(3).fill({ carrierName: 'DHL Express' }), { carrierName: '' }] },
    });
  });

  it('gives every field as it came, and none for what is absent', () => {
    const order = {
      order_id: 5,
      order_date: '2026-03-04',
      order_number: 'N',
      name: 'R',
      carrier_name: 'C',
      tracking_number: 'T',
      country: 'L',
      exact_match: true,
    };
    const orders = [order, { order_id: 6, gift: 'yes' }, { ...order, name: 'again' }];
    expect(told('search', { orders })).toEqual({
      value: {
        totalPages: null,
        orders: [
          {
            orderId: 5,
            orderNumber: 'N',
            orderedAt: '2026-03-04T00:00:00.000Z',
            receiverName: 'R',
            carrierName: 'C',
            trackingNumber: 'T',
            country: 'L',
            exactMatch: true,
          },
          {
            orderId: 6,
            orderNumber: '',
            orderedAt: null,
            receiverName: '',
            carrierName: '',
            trackingNumber: '',
            country: '',
            exactMatch: null,
            other: { gift: 'yes' },
          },
        ],
      },
    });
  });

  it('a text that comes as a list or with fields of its own is shown as it came: a parcel in pieces has two numbers', () => {
    const pieces = { order_id: 7, tracking_number: ['T1', 'T2'], carrier_name: { code: 'P' }, name: [], country: {} };
    expect(told('search', { orders: [pieces] })).toMatchObject({
      value: {
        orders: [
          {
            ...{ orderId: 7, trackingNumber: '', carrierName: '', receiverName: '', country: '' },
            other: { tracking_number: '["T1","T2"]', carrier_name: '{"code":"P"}' },
          },
        ],
      },
    });
    const rates = [{ service_name: ['A'], total_price: 1 }];
    expect(told('rates', { rates })).toMatchObject({ value: { rates: [{ other: { service_name: '["A"]' } }] } });
    const parts = [{ service_name: ['A', null, ''] }, { service_name: [null, ''] }];
    const { value } = told('rates', { rates: parts }) as { value: { rates: { other: object }[] } };
    expect(value.rates.map(({ other }) => other)).toEqual([{ service_name: '["A",null,""]' }, {}]);
    const suggestions = [{ street: ['1 Queen St', 'Unit 2'] }];
    expect(told('validation', { valid: false, suggestions })).toMatchObject({
      value: { suggestions: [{ street: '', other: { street: '["1 Queen St","Unit 2"]' } }] },
    });
    const results = { order_number: ['N1'], tracking_events: [{ details: 'x', status: { code: 'D' } }] };
    expect(told('tracking', { results })).toMatchObject({
      value: { histories: [{ other: { order_number: '["N1"]' }, events: [{ other: { status: '{"code":"D"}' } }] }] },
    });
  });

  it('names the place that cannot be read', () => {
    expect(whyUnreadable('search', { orders: [{ order_id: 1 }, 'x'] })).toBe('orders.1 is not an object');
  });
});

describe('an entry that is nothing', () => {
  const xml = (root: string, list: string, record: string) =>
    [
      `<${list}>${record}</${list}><${list} i:nil="true"/>`,
      `<${list}><one>${record}</one><one/></${list}>`,
      `<${list}><one i:nil="true"/><one>${record}</one></${list}>`,
    ].map((entries) => `<${root} xmlns:i="i"><success>true</success>${entries}</${root}>`);

  it('hides no other order, and may be any order: no other is called gone beside it', () => {
    const bodies = xml('SearchOrderResponse', 'orders', '<order_id>9</order_id>');
    for (const body of [{ success: true, orders: [null, { order_id: 9 }] }, ...bodies]) {
      expect(told('search', body)).toMatchObject({
        value: { orders: [{ orderId: 9 }], withoutId: [{ orderNumber: '', trackingNumber: '' }] },
      });
    }
  });

  it('hides no rate, no suggestion and no event', () => {
    const rates = xml('GetRatesResponse', 'rates', '<service_code>C</service_code>');
    for (const body of [{ success: true, rates: [null, { service_code: 'C' }] }, ...rates]) {
      const { value } = told('rates', body) as { value: { rates: { serviceCode: string }[] } };
      expect(value.rates.map(({ serviceCode }) => serviceCode).sort()).toEqual(['', 'C']);
    }
    const suggestions = [null, { street: '1 Queen St' }];
    const { value } = told('validation', { success: true, valid: false, suggestions }) as {
      value: { suggestions: { street: string }[] };
    };
    // One in which nothing stands would empty whatever address it is taken for.
    expect(value.suggestions.map(({ street }) => street)).toEqual(['1 Queen St']);
    const results = [null, { order_number: 'N', tracking_events: [{ status: 'Delivered' }, null] }];
    expect(told('tracking', { success: true, results })).toMatchObject({
      value: { histories: [{ orderNumber: 'N', events: [{ status: 'Delivered' }, { status: '' }] }] },
    });
  });
});

describe('rates, suggestions and tracking', () => {
  it('rates give every field', () => {
    const rates = [{ service_name: 'N', service_code: 'C', total_price: '1.50', description: 'D', days: 2 }, {}];
    expect(told('rates', { rates })).toEqual({
      value: {
        rates: [
          { serviceName: 'N', serviceCode: 'C', totalPrice: 1.5, description: 'D', other: { days: '2' } },
          { serviceName: '', serviceCode: '', totalPrice: null, description: '', other: {} },
        ],
      },
    });
    expect(whyUnreadable('rates', { rates: ['x'] })).toBe('rates.0 is not an object');
  });

  // By ISO 4217; a number with a comma, or that may be thousands, is doubtful.
  it.each([
    ['EUR 12.50', 12.5],
    ['12.50 EUR', 12.5],
    ['€12.50', 12.5],
    ['NZ$ 8', 8],
    ['8 kr', 8],
    ['0.125 EUR', 0.125],
    ['1.250 EUR', null],
    ['EUR 12,50', null],
    ['EUR', null],
    ['12.50 EUROS', null],
    ['ABC 12.50', null],
    ['12.50 a parcel', null],
  ])('a price that is written %j is read as %j, and shown as it came', (written, totalPrice) => {
    expect(told('rates', { rates: [{ service_name: 'N', total_price: written }] })).toMatchObject({
      value: { rates: [{ totalPrice, other: { total_price: written } }] },
    });
  });

  it('suggestions give every field', () => {
    const suggestion = {
      street: 'A',
      suburb: 'B',
      city: 'C',
      state: 'D',
      post_code: 'E',
      country: 'F',
      country_code: 'G',
    };
    expect(told('validation', { valid: false, suggestions: [suggestion, { city: 'C', dpid: 1 }] })).toEqual({
      value: {
        verdict: 'not-valid',
        suggestions: [
          { street: 'A', suburb: 'B', city: 'C', state: 'D', postCode: 'E', country: 'F', countryCode: 'G' },
          {
            street: '',
            suburb: '',
            city: 'C',
            state: '',
            postCode: '',
            country: '',
            countryCode: '',
            other: { dpid: '1' },
          },
        ],
      },
    });
    expect(whyUnreadable('validation', { valid: true, suggestions: 'x' })).toBe('suggestions.0 is not an object');
  });

  it.each([
    [{ valid: true }, 'valid'],
    [{ valid: '0' }, 'not-valid'],
    [{ valid: 'perhaps' }, 'cannot-tell'],
    [{ success: true }, 'cannot-tell'],
    ['<ValidateAddressResponse/>', 'cannot-tell'],
  ])('the verdict of %j is %s', (body, verdict) => {
    expect(told('validation', body)).toEqual({ value: { verdict, suggestions: [] } });
  });

  it('words of failure beside a verdict that is vouched for are kept, and a mere message is none', () => {
    const value = { verdict: 'valid', suggestions: [] };
    const vouched = { valid: true, success: true };
    expect(told('validation', { ...vouched, errors: no })).toEqual({ value: { ...value, words: no } });
    expect(told('validation', { ...vouched, errors: [{ message: '' }], message: 'Found' })).toEqual({ value });
    expect(told('validation', { valid: true, message: 'Found' })).toEqual({ value });
  });

  it('tracking gives every field', () => {
    const results = {
      order_number: 'N',
      order_status: 'S',
      carrier_name: 'C',
      carrier_service: 'V',
      tracking_number: 'T',
      shipment_date: '2026-03-04',
      tracking_status: 'X',
      last_updated_date: '2026-03-05',
      tracking_events: [{ event_datetime: '2026-03-06', status: 'A', details: 'B', depot: 'D' }, { status: 'Z' }],
    };
    const history = {
      orderNumber: 'N',
      orderStatus: 'S',
      carrierName: 'C',
      carrierService: 'V',
      trackingNumber: 'T',
      shippedAt: '2026-03-04T00:00:00.000Z',
      trackingStatus: 'X',
      updatedAt: '2026-03-05T00:00:00.000Z',
      events: [
        { happenedAt: '2026-03-06T00:00:00.000Z', status: 'A', details: 'B', other: { depot: 'D' } },
        { happenedAt: null, status: 'Z', details: '', other: {} },
      ],
      other: {},
    };
    expect(told('tracking', { results })).toEqual({ value: { histories: [history] } });
    const dates = { ...results, shipment_date: 'soon', last_updated_date: 'later', tracking_events: null, depot: 'D' };
    expect(told('tracking', { results: [dates] })).toEqual({
      value: {
        histories: [
          {
            ...history,
            shippedAt: null,
            updatedAt: null,
            events: [],
            other: { shipment_date: 'soon', last_updated_date: 'later', depot: 'D' },
          },
        ],
      },
    });
    expect(told('tracking', { results: { tracking_events: [{ event_datetime: 'soon' }] } })).toMatchObject({
      value: { histories: [{ orderNumber: '', events: [{ happenedAt: null, other: { event_datetime: 'soon' } }] }] },
    });
  });

  it('words of failure beside rates and shipments that are vouched for are kept', () => {
    const rates = [{ service_name: 'N', total_price: 1 }];
    expect(told('rates', { success: true, rates, errors: no })).toMatchObject({ value: { words: no } });
    expect(told('rates', { success: true, rates, message: 'Found' })).not.toHaveProperty('value.words');
    expect(told('tracking', { success: true, results: [{ order_number: 'N' }], errors: no })).toMatchObject({
      value: { histories: [{ orderNumber: 'N' }], words: no },
    });
  });

  it('tracking names the place that cannot be read', () => {
    expect(whyUnreadable('tracking', { results: ['x'] })).toBe('results.0 is not an object');
    const results = [{ order_number: '1' }, { order_number: '2', tracking_events: ['x'] }];
    expect(whyUnreadable('tracking', { results })).toBe('results.1.tracking_events.0 is not an object');
  });
});

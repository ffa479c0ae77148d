/**
 * One answer of each operation, in every way in which the service document lets it be written: the meaning is the same.
 * The writings are made here, from the document's tables alone.
 */
import { expect, it } from 'vitest';
import type { ReadingName } from '../../../../src-main/shipping/reading/readings.ts';
import { readAddressBook } from '../../../../src-main/shipping/wire/address-book.ts';
import { told } from './told.ts';

type Field = string | number | boolean | null | readonly Fields[] | Fields;
type Fields = { readonly [name: string]: Field };

const order = {
  order_id: 2147483647,
  order_date: '2026-03-04T05:06:07Z',
  order_number: '007 <A&B> ü',
  name: 'Zoë 🎁',
  carrier_name: 'NZ Post',
  tracking_number: '00794210104122348651',
  country: 'New Zealand',
  exact_match: true,
};
const event = { event_datetime: '2026-03-04T05:06:07Z', status: 'In Transit', details: 'Akl' };
const tracked = {
  order_number: '007',
  order_status: 'Dispatched',
  carrier_name: 'NZ Post',
  carrier_service: 'Courier',
  tracking_number: '0079',
  shipment_date: '2026-03-04T05:06:07Z',
  tracking_status: 'In Transit',
  last_updated_date: null,
  tracking_events: [event, { ...event, status: 'Delivered' }],
};
const suggestion = {
  street: '1 A St',
  suburb: '',
  city: 'B',
  state: '',
  post_code: '0110',
  country: 'C',
  country_code: 'NZ',
};
const rate = { service_name: 'Courier', service_code: 'NZP', total_price: 12.5, description: '' };
const entry = {
  id: 7,
  name: 'Ana',
  company: '',
  street: '1 A St',
  post_code: '0110',
  telephone: '+64',
  email: 'a@b.c',
};
const done = { success: true, errors: [] };
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');

const answers: readonly [ReadingName | 'address book', root: string, Fields][] = [
  ['assign', 'AssignOrdersResponse', done],
  ['delete-many', 'DeleteOrdersResponse', done],
  ['manifest', 'CreateManifestResponse', { label_type: 'A4', pdf, ...done }],
  ['archive', 'ArchiveOrderResponse', done],
  ['delete', 'DeleteOrderResponse', done],
  ['search', 'SearchOrderResponse', { orders: [order, { ...order, order_id: 1 }], total_pages: 3, ...done }],
  ['search', 'SearchOrderResponse', { orders: [order], total_pages: 1, ...done }],
  ['search', 'SearchOrderResponse', { orders: [], total_pages: 0, ...done }],
  ['address book', 'GetAddressBookResponse', { addresses: [entry, { ...entry, id: 8 }] }],
  ['address book', 'GetAddressBookResponse', { addresses: [entry] }],
  ['address book', 'GetAddressBookResponse', { addresses: [] }],
  ['rates', 'GetRatesResponse', { rates: [rate, { ...rate, total_price: 1e-7 }], ...done }],
  ['rates', 'GetRatesResponse', { rates: [], ...done }],
  ['validation', 'ValidateAddressResponse', { valid: false, suggestions: [suggestion], ...done }],
  ['validation', 'ValidateAddressResponse', { valid: true, suggestions: [], ...done }],
  ['tracking', 'GetTrackingResponse', { results: tracked, ...done }],
  ['tracking', 'GetTrackingResponse', { results: { ...tracked, tracking_events: [event] }, ...done }],
  ['tracking', 'GetTrackingResponse', { results: null, ...done }],
];

function meaning(reading: ReadingName | 'address book', body: string, contentType: string): unknown {
  if (reading === 'address book') return [...readAddressBook([Buffer.from(body)], contentType)];
  const answer = told(reading, body, { headers: { 'content-type': contentType } });
  expect(answer).toHaveProperty('value');
  return answer;
}

const isList = (value: Field): value is readonly Fields[] => Array.isArray(value);
const isFields = (value: Field): value is Fields => typeof value === 'object' && value !== null && !isList(value);

/** Each value by `leaf`, each record by `record`, also those in lists. */
function rewritten(value: Field, leaf: (value: Field) => Field, record: (fields: Fields) => Fields): Field {
  if (isList(value)) return value.map((one) => rewritten(one, leaf, record) as Fields);
  if (!isFields(value)) return leaf(value);
  return record(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rewritten(one, leaf, record)])));
}

const same = <Value>(value: Value): Value => value;
const backwards = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).toReversed());
const asText = (value: Field): Field => (value === null ? null : String(value));
const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
const nullForNone = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, isList(one) && one.length === 0 ? null : one]));

/** Every character outside of ASCII, and the slash, by its number. */
const escaped = (json: string): string =>
  json.replace(/[^ -~]|\//g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

interface XmlManner {
  /** The name of each element of a list, inside one element for the list; null: the list's element is repeated. */
  readonly item?: string;
  readonly prefix?: string;
  readonly text?: (text: string) => string;
  readonly none?: (name: string) => string;
  readonly between?: string;
}

const entities = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const numbered = (text: string): string =>
  Array.from(text, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join('');

function xmlOf(name: string, value: Field, manner: XmlManner): string {
  const { item, prefix = '', text = entities, none = () => '', between = '' } = manner;
  const element = (inside: string, named = name): string =>
    `<${prefix}${named}>${inside}</${prefix}${named}>${between}`;
  const inside = (fields: Fields): string =>
    between +
    Object.entries(fields)
      .map(([each, one]) => xmlOf(each, one, manner))
      .join('');
  if (value === null || (isList(value) && value.length === 0)) return none(`${prefix}${name}`);
  if (isList(value) && item !== undefined) return element(value.map((one) => element(inside(one), item)).join(''));
  if (isList(value)) return value.map((one) => element(inside(one))).join('');
  return element(isFields(value) ? inside(value) : text(String(value)));
}

const instance = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';
const declared = '<?xml version="1.0" encoding="utf-8"?>';

function writings(root: string, fields: Fields): [name: string, body: string, contentType: string][] {
  const json = (value: Field): string => JSON.stringify(value);
  const xml = (manner: XmlManner): string => xmlOf(root, fields, manner);
  const typed = (type: string, bodies: Readonly<Record<string, string>>): [string, string, string][] =>
    Object.entries(bodies).map(([name, body]) => [name, body, type]);
  const extra = { not_in_the_document: [{ a: 1 }], ...fields };
  return [
    ...typed('application/json; charset=utf-8', {
      'JSON backwards': json(rewritten(fields, same, backwards)),
      'JSON in lines, behind a mark': `\ufeff\r\n${JSON.stringify(fields, null, '\t')}\n`,
      'JSON with escapes': escaped(json(fields)),
      'JSON with numbers and flags as texts': json(rewritten(fields, asText, same)),
      'JSON without what is null': json(rewritten(fields, same, withoutNulls)),
      'JSON with null for an empty list': json(nullForNone(fields)),
      'JSON with a field beside': json(extra),
    }),
    ...typed('application/xml; charset="UTF-8"', {
      'XML of repeated elements': declared + xml({}),
      'XML with a list element around': xml({ item: 'item' }),
      'XML in lines, with comments': `${declared}\n<!-- a -->${xml({ between: '\n  <!-- b -->' })}\n<!-- c -->`,
      'XML of character data': xml({ text: (text) => `<![CDATA[${text}]]>` }),
      'XML of numbered characters': xml({ text: numbered }),
      'XML with a prefix': xml({ prefix: 'a:' }).replace(root, `${root} xmlns:a="urn:a"`),
      'XML with an empty element for nothing': xml({ none: (name) => `<${name}/>` }),
      'XML that says nothing in full': xml({ none: (name) => `<${name} i:nil="true"></${name}>` }).replace(
        root,
        `${root} ${instance}`,
      ),
    }),
  ];
}

it.each(answers)('%s (%s) means the same in every writing: %j', (reading, root, fields) => {
  const wanted = meaning(reading, JSON.stringify(fields), 'application/json');
  for (const [name, body, contentType] of writings(root, fields)) {
    expect(meaning(reading, body, contentType), `${name}: ${body}`).toEqual(wanted);
  }
});

/** The fields of every answer: name and type as the service document lists them. */
import { expect } from 'vitest';
import type { DocumentRow } from './document-row.ts';
import type { Exchange, Exchanges } from './exchanges.ts';
import type { RunningSandbox } from './running-sandbox.ts';
import { nodesAt } from './xml-tree.ts';

type WireType = 'int32' | 'string' | 'date-time' | 'boolean' | 'double' | 'array' | 'object';

interface Shape {
  readonly part: string;
  readonly of: (exchanges: Exchanges) => Exchange;
  /** Dotted path to the object or the list of objects with the fields; empty for the answer itself. */
  readonly at: string;
  readonly fields: Readonly<Record<string, WireType>>;
}

const envelope = { success: 'boolean', errors: 'array' } as const;

const shapes: readonly Shape[] = [
  { part: 'Error entry', of: (all) => all.refused, at: 'errors', fields: { message: 'string', details: 'string' } },
  { part: 'Common response envelope', of: (all) => all.refused, at: '', fields: envelope },
  {
    part: 'Search order result',
    of: (all) => all.search,
    at: 'orders',
    fields: {
      order_id: 'int32',
      order_date: 'date-time',
      order_number: 'string',
      name: 'string',
      carrier_name: 'string',
      tracking_number: 'string',
      country: 'string',
      exact_match: 'boolean',
    },
  },
  {
    part: 'Address book entry',
    of: (all) => all['address book'],
    at: 'addresses',
    fields: {
      id: 'int32',
      name: 'string',
      company: 'string',
      building: 'string',
      street: 'string',
      suburb: 'string',
      post_code: 'string',
      city: 'string',
      state: 'string',
      country: 'string',
      code: 'string',
      telephone: 'string',
      email: 'string',
    },
  },
  {
    part: 'Shipping rate',
    of: (all) => all.rates,
    at: 'rates',
    fields: { service_name: 'string', service_code: 'string', total_price: 'double', description: 'string' },
  },
  {
    part: 'Address suggestion',
    of: (all) => all.validate,
    at: 'suggestions',
    fields: {
      street: 'string',
      suburb: 'string',
      city: 'string',
      state: 'string',
      post_code: 'string',
      country: 'string',
      country_code: 'string',
    },
  },
  {
    part: 'Tracking result',
    of: (all) => all.track,
    at: 'results',
    fields: {
      order_number: 'string',
      order_status: 'string',
      carrier_name: 'string',
      carrier_service: 'string',
      tracking_number: 'string',
      shipment_date: 'date-time',
      tracking_status: 'string',
      last_updated_date: 'date-time',
      tracking_events: 'array',
    },
  },
  {
    part: 'Tracking event',
    of: (all) => all.track,
    at: 'results.tracking_events',
    fields: { event_datetime: 'date-time', status: 'string', details: 'string' },
  },
  { part: '1. Assign Orders, response', of: (all) => all.assign, at: '', fields: envelope },
  { part: '2. Delete Orders (bulk), response', of: (all) => all['bulk delete'], at: '', fields: envelope },
  {
    part: '3. Manifest Orders, response',
    of: (all) => all.manifest,
    at: '',
    fields: { label_type: 'string', pdf: 'string', ...envelope },
  },
  { part: '4. Archive Order, response', of: (all) => all.archive, at: '', fields: envelope },
  { part: '5. Delete Order (single), response', of: (all) => all['single delete'], at: '', fields: envelope },
  {
    part: '6. Search Orders, response',
    of: (all) => all.search,
    at: '',
    fields: { orders: 'array', total_pages: 'int32', ...envelope },
  },
  { part: '7. Users Address Book, response', of: (all) => all['address book'], at: '', fields: { addresses: 'array' } },
  { part: '8. Shipping Rates, response', of: (all) => all.rates, at: '', fields: { rates: 'array', ...envelope } },
  {
    part: '9. Address Validation, response',
    of: (all) => all.validate,
    at: '',
    fields: { valid: 'boolean', suggestions: 'array', ...envelope },
  },
  {
    part: '10. Tracking Details, response',
    of: (all) => all.track,
    at: '',
    fields: { results: 'object', ...envelope },
  },
];

/** How a value of the type is written in XML. */
const xmlText: Readonly<Record<WireType, RegExp>> = {
  int32: /^\d+$/,
  string: /^.*$/s,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  boolean: /^(true|false)$/,
  double: /^\d+(\.\d+)?$/,
  array: /^$/,
  object: /^$/,
};

function expectType(value: unknown, type: WireType): void {
  if (type === 'array') expect(Array.isArray(value)).toBe(true);
  else if (type === 'object') expect(value).toEqual(expect.any(Object));
  else if (type === 'int32') expect(Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31).toBe(true);
  else if (type === 'double') expect(value).toEqual(expect.any(Number));
  else if (type === 'boolean') expect(value).toEqual(expect.any(Boolean));
  else expect(value).toEqual(expect.stringMatching(xmlText[type]));
}

function objectsAt(json: unknown, path: string): readonly Record<string, unknown>[] {
  let found: unknown[] = [json];
  for (const name of path.split('.').filter((step) => step !== '')) {
    found = found.flatMap((each) => Object(each)[name]);
  }
  return found.map((each) => Object(each));
}

export const fieldRows: readonly DocumentRow[] = shapes.flatMap(({ part, of, at, fields }) =>
  Object.entries(fields).map(([name, type]) => ({
    part,
    row: `${name} (${type})`,
    proof: 'present with this type in a JSON answer, and as an element of this name in the XML answer',
    check: (_sandbox: RunningSandbox, exchanges: Exchanges) => {
      const { json, xml } = of(exchanges);
      const objects = objectsAt(json, at);
      expect(objects.length).toBeGreaterThan(0);
      for (const object of objects) expectType(object[name], type);
      // In XML an empty list has no element: the count of elements is the count of items.
      const items = type === 'array' ? objectsAt(json, [at, name].join('.')).length : objects.length;
      const nodes = nodesAt(xml, [at, name].join('.'));
      expect(nodes).toHaveLength(items);
      for (const node of nodes) expect(node.text.trim()).toMatch(xmlText[type]);
    },
  })),
);

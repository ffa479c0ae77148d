/** One field as services send it: every kind of value, and the limits of each. */
import { describe, expect, it } from 'vitest';
import {
  field,
  isRecord,
  otherFields,
  toFlag,
  toInstant,
  toNumber,
  toRecords,
  toText,
  toWholeNumber,
  withOtherFields,
} from '../../../../src-main/shipping/wire/tolerant.ts';
import { UnreadableAnswer } from '../../../../src-main/shipping/wire/unreadable.ts';

it('a field is the record’s own, and nothing that every object has', () => {
  expect(field({ name: 'Ana' }, 'name')).toBe('Ana');
  expect(field({ name: 'Ana' }, 'constructor')).toBeUndefined();
});

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['a', false],
])('%j is a record: %j', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

it.each([
  [' a ', ' a '],
  [0, '0'],
  [1.5, '1.5'],
  [true, 'true'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [{ a: 1 }, ''],
  [['a'], ''],
])('the text of %j is %j', (value, text) => {
  expect(toText(value)).toBe(text);
});

it.each([
  [true, true],
  ['true', true],
  [' TRUE\n', true],
  [1, true],
  ['1', true],
  [false, false],
  ['False ', false],
  [0, false],
  ['0', false],
  ['yes', null],
  [2, null],
  ['', null],
  [null, null],
  [{}, null],
])('the flag of %j is %j', (value, flag) => {
  expect(toFlag(value)).toBe(flag);
});

it.each([
  ['0', 0],
  [' 12 ', 12],
  ['+1.5', 1.5],
  ['-2', -2],
  ['.5', 0.5],
  ['5.', 5],
  ['12.25', 12.25],
  ['1e3', 1000],
  ['1E+12', 1e12],
  ['25e-1', 2.5],
  ['00012', 12],
  [`${'0'.repeat(399)}7`, 7],
  [`${'0'.repeat(400)}7`, null],
  ['1e400', null],
  ['', null],
  ['.', null],
  ['e3', null],
  ['1e', null],
  ['1e+', null],
  ['--1', null],
  ['1.2.3', null],
  ['1,5', null],
  ['0x10', null],
  ['12 kg', null],
  ['NZD 12', null],
  [true, null],
  [null, null],
  [[1], null],
])('the number of %j is %j', (value, number) => {
  expect(toNumber(value)).toBe(number);
});

it.each([
  [7, 7],
  ['-7', -7],
  ['7.0', 7],
  [2_147_483_647, 2_147_483_647],
  [-2_147_483_648, -2_147_483_648],
  [2_147_483_648, 2_147_483_648],
  ['9007199254740991', 9_007_199_254_740_991],
  ['-0', 0],
])('%j is the whole number %j', (value, number) => {
  expect(toWholeNumber(value, 'id')).toBe(number);
});

it.each(['9007199254740993', 1.5, 'x', '', null, {}])('%j is no whole number that is told exactly', (value) => {
  expect(() => toWholeNumber(value, 'addresses.3.id')).toThrow(
    new UnreadableAnswer('addresses.3.id is not a whole number'),
  );
});

describe('the records of a list', () => {
  const a = { id: 1, name: 'a' };
  const b = { id: 2, name: 'b' };

  it.each([
    ['nothing', undefined, []],
    ['null', null, []],
    ['an empty text', '', []],
    ['an empty list', [], []],
    ['a list', [a, b], [a, b]],
    ['one record', a, [a]],
    ['an empty record, as some write an empty list', {}, []],
    ['an empty record in a list', [{}], [{}]],
    ['null in a list: a record in which nothing stands', [a, null, '', b], [a, {}, {}, b]],
    ['records by the name of their kind', { order: [a, b] }, [a, b]],
    ['records by the name of their kind, and null', { order: [null, a] }, [{}, a]],
    ['a record with nulls alone', { order: [null] }, [{ order: [null] }]],
    ['one record by the name of its kind', { order: a }, [a]],
    ['names of kinds in a list', [{ order: a }, { order: [b] }], [a, b]],
    ['a record with one field that is no record', { id: 1 }, [{ id: 1 }]],
    ['no records by the name of their kind', { order: [] }, []],
    ['no records of that kind in a list', [{ order: [] }, { order: [a] }], [a]],
    ['a record whose only field is an empty list of its own', { events: [] }, [{ events: [] }]],
    ['a record whose only list has texts', { order: [a, 'b'] }, [{ order: [a, 'b'] }]],
    ['a record whose only field is a list of its own', { events: [a] }, [{ events: [a] }]],
    ['two names', { order: a, other: b }, [{ order: a, other: b }]],
  ])('of %s', (_name, value, records) => {
    expect(toRecords(value, 'orders', ['events'])).toEqual(records);
  });

  it.each([
    ['a text', 'none', 'orders.0 is not an object'],
    ['zero', 0, 'orders.0 is not an object'],
    ['false', false, 'orders.0 is not an object'],
    ['a text in a list', [a, 'none'], 'orders.1 is not an object'],
    ['a list in a list', [[a]], 'orders.0 is not an object'],
    ['a text among nulls', [null, 'x'], 'orders.1 is not an object'],
  ])('are none in %s', (_name, value, words) => {
    expect(() => toRecords(value, 'orders')).toThrow(new UnreadableAnswer(words));
  });

  it('are as many as were asked for at most', () => {
    expect(toRecords([a, b], 'orders', [], 2)).toEqual([a, b]);
    expect(() => toRecords([a, b, a], 'orders', [], 2)).toThrow(
      expect.objectContaining({ code: 'answer-too-large', message: 'orders holds more than 2' }),
    );
    const many = Array.from({ length: 10_000 }, () => a);
    expect(toRecords(many, 'orders')).toHaveLength(10_000);
    expect(() => toRecords([...many, a], 'orders')).toThrow('orders holds more than 10000');
  });
});

it('an error of reading has a name, a code and perhaps a cause', () => {
  const cause = new Error('below');
  expect(new UnreadableAnswer('why', { cause })).toMatchObject({
    name: 'UnreadableAnswer',
    message: 'why',
    code: 'answer-unreadable',
    cause,
  });
});

describe('fields that the document does not name', () => {
  const known = ['id', 'on'];
  const dates = ['on'];

  it.each([
    ['none', { id: 1, on: '2026-03-04' }, {}],
    ['a text, a number and a flag', { id: 1, a: 'x', b: 1.5, c: false }, { a: 'x', b: '1.5', c: 'false' }],
    ['null', { id: 1, a: null }, {}],
    ['a record and a list', { a: { b: 1 }, c: [1, 'd'] }, { a: '{"b":1}', c: '[1,"d"]' }],
    ['a date that can be read', { on: '2026-03-04T05:06:07Z' }, {}],
    ['a date that cannot be read', { id: 1, on: 'last Tuesday' }, { on: 'last Tuesday' }],
    ['a date of no day', { on: '2026-02-30' }, { on: '2026-02-30' }],
    ['no date', { on: ' ' }, {}],
    ['a date that stands for none', { on: '0001-01-01T00:00:00' }, {}],
    ['another field that looks like a wrong date', { id: 'last Tuesday' }, {}],
    ['a wrong date beside another field', { a: 'x', on: 'soon' }, { a: 'x', on: 'soon' }],
  ])('%s', (_name, record, other) => {
    expect(otherFields(record, known, dates)).toEqual(other);
    expect(withOtherFields(record, known, dates)).toEqual(Object.keys(other).length === 0 ? {} : { other });
  });

  it('a known field is told once, also where no field is a date', () => {
    expect(otherFields({ id: 'x', on: 'soon', a: 1 }, known)).toEqual({ a: '1' });
    expect(withOtherFields({ id: 'x', on: 'soon', a: 1 }, known)).toEqual({ other: { a: '1' } });
    expect(withOtherFields({ on: 'soon' }, known)).toEqual({});
  });
});

describe('an instant', () => {
  it.each([
    // As the document writes it (string, date-time, UTC), and ISO 8601 in its other forms.
    ['2026-03-04T05:06:07Z', '2026-03-04T05:06:07.000Z'],
    ['2026-03-04T05:06:07.089Z', '2026-03-04T05:06:07.089Z'],
    ['2026-03-04T05:06:07.0891234Z', '2026-03-04T05:06:07.089Z'],
    ['2026-03-04t05:06:07z', '2026-03-04T05:06:07.000Z'],
    [' 2026-03-04 05:06:07.5 Z ', '2026-03-04T05:06:07.500Z'],
    ['2026-03-04T05:06:07,25', '2026-03-04T05:06:07.250Z'],
    ['2026-03-04T05:06:07', '2026-03-04T05:06:07.000Z'],
    ['2026-03-04 05:06', '2026-03-04T05:06:00.000Z'],
    ['2026-03-04T05:06Z', '2026-03-04T05:06:00.000Z'],
    ['2026-03-04', '2026-03-04T00:00:00.000Z'],
    ['2026-03-04T05:06:07+13:45', '2026-03-03T15:21:07.000Z'],
    ['2026-03-04T05:06:07-0330', '2026-03-04T08:36:07.000Z'],
    ['2024-02-29T23:59:59Z', '2024-02-29T23:59:59.000Z'],
    ['2026-12-31T23:59:59-01:00', '2027-01-01T00:59:59.000Z'],
    ['2026-03-04T24:00:00Z', '2026-03-05T00:00:00.000Z'],
  ])('%j is %s', (text, instant) => {
    expect(toInstant(text)).toBe(instant);
  });

  it.each([
    '',
    'yesterday',
    '17',
    '2026',
    '2026-03',
    '2026-3-4',
    '04/03/2026',
    'on 2026-03-04',
    '2026-03-04 or later',
    '2026-03-04T05',
    '2026-03-04T05:06:07 NZDT',
    '2026-03-04T05:06:07+1',
    '0001-01-01',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00',
    '2026-13-01',
    '2026-00-10T00:00:00Z',
    '2026-03-04T25:00:00Z',
    '2026-03-04T05:60:00Z',
    // Days that no month has: Date would take them for days of the next one.
    '2026-02-29',
    '2026-02-30T00:00:00Z',
    '2026-04-31T10:00:00+13:00',
    '2026-06-31T24:00:00Z',
    '2026-03-00',
    '2026-03-32T00:00:00Z',
  ])('%j is none', (text) => {
    expect(toInstant(text)).toBeNull();
  });

  it('of one text is the same each time, whatever was asked between', () => {
    const instants = ['2026-03-04', 'no date', '2026-03-04', '2026-03-04', 'no date'].map(toInstant);
    expect(instants).toEqual(
      ['2026-03-04', null, '2026-03-04', '2026-03-04', null].map((day) => day && `${day}T00:00:00.000Z`),
    );
  });
});

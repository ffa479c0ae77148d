/** Who in main hears of what. */
import { expect, test } from 'vitest';
import type { Happenings } from '../../../src-main/happenings.ts';
import { type Hearers, whatFollows } from '../../../src-main/what-follows.ts';

/** What the services were called for one happening, in order. */
function heardOf(name: keyof Happenings, fact: object): readonly string[] {
  const heard: string[] = [];
  const service = (room: string) => new Proxy({}, { get: (_, call) => () => heard.push(`${room}.${String(call)}`) });
  const hearers = new Proxy({}, { get: (_, room) => service(String(room)) }) as Hearers;
  for (const hear of whatFollows(hearers)[name].main) hear(fact as never);
  return heard;
}

const reached = ['addresses', 'addressBook', 'ordersReading', 'station'].map((room) => `${room}.noteReached`);
test.each([
  ['answers again', true, reached],
  ['stopped answering', false, []],
])('that a service %s', (_what, reachable, waiting) => {
  const heard = heardOf('reachabilityChanged', { accountId: 'north', reachable });
  expect(heard).toEqual(['status.announce', ...waiting]);
});

test.each(['manifest', 'archive'])('of a write that is a %s the rounds of the station, if it is a manifest', (kind) => {
  const heard = heardOf('writeChanged', { kind, state: 'stored', about: {} });
  expect(heard.includes('station.noteChanged')).toBe(kind === 'manifest');
});

test('of a print job its round, and of another copy of a book the status', () => {
  expect(heardOf('printJobChanged', {})).toEqual(['station.noteChanged']);
  expect(heardOf('copyChanged', { accountId: 'north' })).toEqual(['status.announce']);
});

test('of other accounts all that reads or keeps something of one, and of new keys what was seen with the old ones', () => {
  expect(heardOf('accountsChanged', { accounts: [] })).toEqual([
    ...['status.announce', 'addressBook.noteAccounts', 'addresses.noteAccounts'],
    ...['mirror.noteAccounts', 'ordersReading.noteAccounts', 'station.noteChanged'],
  ]);
  expect(heardOf('accountKeyReplaced', { accountId: 'north' })).toEqual(['knownOrders.forget']);
});

test('of other preferences what shows orders and what reads them, and of what waits to be written down what shows it', () => {
  const shown = ['status.announce', 'mirror.noteChanged'];
  const reading = ['accounts.list', 'ordersReading.noteAccounts'];
  expect(heardOf('preferencesChanged', {})).toEqual([...shown, ...reading]);
  expect(heardOf('unwrittenChanged', {})).toEqual(shown);
});

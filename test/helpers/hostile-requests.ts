/**
 * Requests that our page would never send, for every operation: a good one, with some of its parts replaced, dropped,
 * added or repeated. Everything can cross the bridge (structured clone), and many of these requests pass the first
 * check.
 */

import type { ActivityFilter } from '../../src-preload/contract/activity.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { OperationName, Request } from '../../src-preload/contract/operations.ts';
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import fc, { anyCharacter } from './properties.ts';
import { sheetWords } from './sheet-words.ts';

/** Existing things to ask about. Each kind may be given where another is expected. */
export interface KnownIds {
  readonly accountIds: readonly string[];
  readonly manifestId: string;
  readonly writeId: string;
  readonly runId: string;
  readonly draftId: string;
  readonly listId: string;
  readonly order: ManifestOrder;
}

export interface HostileRequest {
  readonly name: OperationName;
  readonly request: unknown;
}

const address = { street: '1 Quay Street', suburb: '', city: 'Auckland', state: '', postCode: '1010', country: 'NZ' };
const everything: ActivityFilter = { accountId: null, kind: null, outcome: null, from: null, to: null };
const everyOrder: OrderListQuery = {
  accountIds: null,
  phrase: '',
  filters: { group: null, carrierName: null, country: null, records: 'any', selectedOnly: false },
  sort: { by: 'orderNumber', descending: false },
};
const columns = {
  street: 0,
  houseNumber: null,
  streetLine2: null,
  suburb: 1,
  city: 2,
  state: null,
  postCode: 3,
  country: null,
};

/** A request of each operation as the page sends it. */
function goodRequests(known: KnownIds): { readonly [Name in OperationName]: Request<Name> } {
  const { manifestId, writeId, runId, draftId, listId, order } = known;
  const [accountId = '', otherAccountId = ''] = known.accountIds;
  const { orderId, orderNumber } = order;
  const baseAddress = 'http://127.0.0.1:9';
  return {
    'app.getStatus': {},
    'app.startAgain': {},
    'app.keepPlace': { place: { screen: 'hand-over', tallyId: 'nobody', isFull: false } },
    'accounts.list': {},
    'accounts.listLost': {},
    'accounts.takeUp': { accountId: 'nobody' },
    'accounts.declineLost': { accountIds: ['nobody'] },
    'accounts.setCurrent': { accountId },
    'accounts.openDraft': { accountId: null },
    'accounts.pasteKey': { draftId, which: 'service' },
    'accounts.testDraft': { draftId, baseAddress, format: 'json' },
    'accounts.saveDraft': { draftId, label: 'South', baseAddress, colour: 'teal', format: 'xml' },
    'accounts.discardDraft': { draftId },
    'accounts.remove': { accountId: otherAccountId },
    'orders.window': { query: everyOrder, offset: 0, count: 50, kept: [{ accountId, orderId }] },
    'orders.counts': { query: { ...everyOrder, phrase: orderNumber } },
    'orders.positionOf': { query: everyOrder, place: { beginning: 'b' } },
    'orders.select': { query: everyOrder, count: 100 },
    'orders.details': { accountId, orderId },
    'orders.lookNow': { accountIds: null },
    'orders.reading': {},
    'orders.copyStatus': {},
    'orders.readAgain': { accountId },
    'selection.get': {},
    'selection.set': { orders: [] },
    'orders.find': { code: orderNumber, otherReadings: ['X-2'], atOnce: true },
    'orders.resolveCodes': { accountId, codes: [orderNumber, 'X-1'] },
    'manifests.expect': { orderCount: 1 },
    'manifests.create': { accountId, orders: [order], again: [known.manifestId] },
    'manifests.endOf': { askId: 'nobody-asked' },
    'manifests.list': { accountId, offset: 0, limit: 50 },
    'manifests.get': { manifestId },
    'manifests.readPdf': { manifestId, fileNumber: 1 },
    'manifests.saveAs': { manifestId, fileNumber: 1 },
    'handOver.get': {},
    'handOver.waiting': { lookedThrough: 200 },
    'handOver.ofManifests': { manifestIds: [manifestId] },
    'handOver.tally': { tallyId: manifestId },
    'handOver.relabelled': { tallyId: manifestId },
    'handOver.begin': { manifestId, again: true },
    'handOver.scan': { tallyId: null, code: orderNumber, otherReadings: ['X-2'] },
    'handOver.tick': { tallyId: manifestId, orderId, byHand: true },
    'handOver.takeBack': { tallyId: manifestId, tickNo: 1 },
    'handOver.finish': {
      ...{
        tallyId: manifestId,
        left: [orderId],
        forOthers: [orderId],
        scanned: [1],
        handedOverBy: 'Kim',
        driver: '',
        signature: [[[10, 20]]],
      },
      words: sheetWords,
    },
    'handOver.discard': { tallyId: manifestId },
    'handOver.setNotGoing': { tallyId: manifestId, orderIds: [orderId], why: 'Lost', by: 'Kim' },
    'handOver.setGoing': { tallyId: manifestId, orderIds: [orderId] },
    'handOver.printSheet': { tallyId: manifestId },
    'handOver.saveSheet': { tallyId: manifestId },
    'changes.start': {
      accountId,
      change: { kind: 'assign', orders: [{ orderId, orderNumber }], toAccountId: otherAccountId },
    },
    'changes.get': { runId },
    'changes.list': {},
    'changes.cancel': { runId },
    'changes.saveCsv': { runId, reasons: {} },
    'changes.leftUndone': {},
    'station.get': {},
    'station.notAdded': {},
    'station.keepNotAdded': { codes: [orderNumber] },
    'station.scan': { code: orderNumber, otherReadings: ['X-2'] },
    'station.take': { accountId, orderId },
    'station.takeOut': { roundId: 'nothing', orderId },
    'station.close': { accountId, carrierName: null, prints: false },
    'station.settle': { roundId: 'nothing', step: 'try-again', orderIds: [] },
    'station.print': {
      ...{ roundId: 'nothing', on: { printer: null, media: null, tray: null } },
      found: { kind: 'complete', missing: [], fits: true, pageCounts: [1] },
    },
    'inDoubt.list': {},
    'inDoubt.lookUp': { writeId },
    'questions.stop': { questionId: writeId },
    'inDoubt.resolve': { writeId, resolution: 'split' },
    'inDoubt.importPdf': { writeId },
    'printing.listPrinters': {},
    'printing.print': {
      manifestId,
      fileNumber: 1,
      printer: 'Label_Printer',
      media: null,
      tray: null,
      copies: 1,
      pageCount: 1,
    },
    'printing.cancel': { printJobId: 'no-such-job' },
    'printing.answer': { printJobId: 'no-such-job', cameOut: true },
    'printing.listJobs': { manifestId, limit: 50 },
    'scanner.pick': { deviceId: null },
    'sheets.save': {
      ...{ kind: 'commands', title: 'Commands', explanation: 'Scan one' },
      codes: [{ words: 'Confirm', code: 'PB:CONFIRM' }],
    },
    'sheets.print': {
      ...{ kind: 'commands', title: 'Commands', explanation: 'Scan one' },
      codes: [{ words: 'Confirm', code: 'PB:CONFIRM' }],
    },
    'sheets.printTestPage': {
      title: 'Test page',
      bars: [{ millimetres: 100, explanation: 'Measure it', words: '100 mm' }],
    },
    'tracking.get': { accountId, number: order.trackingNumber === '' ? orderNumber : order.trackingNumber },
    'rates.get': {
      accountId,
      ...{ street: address.street, postCode: '1010', countryCode: 'NZ', suburb: '', city: 'Auckland', state: '' },
      ...{ weight: 1.5, heightMetres: 0.1, widthMetres: 0.2, lengthMetres: null },
    },
    'addresses.validate': { accountId, subject: { address } },
    'addresses.listOfflineChecks': { accountId: null, offset: 0, limit: 50 },
    'addresses.recheckNow': { accountId },
    'addresses.dismissOfflineCheck': { checkId: 'a' },
    'addresses.dismissAgreeing': {},
    'addressLists.open': { accountId },
    'addressLists.readDropped': { accountId, fileName: 'a.csv', size: 3, bytes: new TextEncoder().encode('a,b') },
    'addressLists.paste': { accountId, text: 'street,suburb\n1 Quay Street,Auckland' },
    'addressLists.last': {},
    'addressLists.start': { listId, mapping: columns, confirmed: ['street'], hasHeader: true, way: 'address-book' },
    'addressLists.cancel': { listId },
    'addressLists.getRows': { listId, offset: 0, limit: 50, only: 'all' },
    'addressLists.export': { listId, reasons: {} },
    'addressLists.close': { listId },
    'addressBook.search': { accountId, text: 'quay', limit: 50 },
    'addressBook.refresh': { accountId },
    'addressBook.stop': { accountId },
    'addressBook.settleAside': { accountId, use: true },
    'activity.list': { filter: everything, offset: 0, limit: 50 },
    'activity.get': { activityId: 'no such entry' },
    'activity.export': { filter: everything, reasons: {} },
    'preferences.get': {},
    'settings.export': {},
    'settings.openImport': {},
    'diagnostics.save': {},
    'settings.applyImport': { importId: 'none' },
    'preferences.change': { theme: 'dark', manifestPrinter: 'Label_Printer' },
  };
}

function deep(levels: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { orders: value };
  return value;
}

function cyclic(): unknown {
  const value: Record<string, unknown> = {};
  value.orders = [value];
  return value;
}

/** Halves of characters that take two units of UTF-16. */
const halves = ['\ud800', '\udc00', 'a\ud83d', '\ude00b', '\udfff\ud800'];
const texts = [
  ...['', ' ', '.', '..', '../../etc/passwd', 'C:\\Windows', '/dev/zero', 'file:///etc/passwd', 'javascript:alert(1)'],
  ...[
    '-o raw',
    '--help',
    '; rm -rf ~',
    '$(id)',
    '`id`',
    "' OR 1=1 --",
    '%',
    '_',
    '*',
    '"',
    '""',
    'NEAR(',
    'a AND',
    '%00',
    '%zz',
  ],
  ...[
    '\0',
    'a\0b',
    '\r\n',
    'X-Header: 1\r\n\r\n',
    '\u001b[2J',
    '\u007f',
    '\u2028',
    '\ufeff',
    '\u202egnp.exe',
    '\ufffe',
    '\uffff',
  ],
  ...['e\u0301\u0301', '👩‍👩‍👧', 'ﷺ', 'ı', 'ß', '１２３'],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    'true',
    '[object Object]',
  ],
  ...['0', '-1', '1e309', '0x10', '2147483648', '9007199254740993', '9'.repeat(400), '१२'],
  ...[
    'https://user:pass@host/',
    'http://[::1',
    'http://127.0.0.1:99999',
    'ftp://host',
    'https://host?x#y',
    'http://\ud800.test',
  ],
  ...['2026-02-30T00:00:00Z', '0001-01-01T00:00:00Z', '+275760-09-13T00:00:00.001Z', '2026-11-20T12:00:00Z'],
  ...[
    'a'.repeat(1_000),
    'a'.repeat(1_001),
    '😀'.repeat(500),
    '\ud83d'.repeat(999),
    '"'.repeat(999),
    '\u0301'.repeat(1_000),
  ],
  ...[' '.repeat(100_000), 'a'.repeat(2_000_000), ',\n'.repeat(20_000), `"${'a'.repeat(50_000)}`],
];
const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e308,
  5e-324,
];
const noNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 10n, -1n, 2n ** 64n];

/** Made anew for each request, so that none of them changes another. */
const strangeThings: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => false,
  () => [],
  () => [[]],
  () => [null],
  () => [undefined],
  () => new Array(1_000),
  () => ({}),
  () => ({ length: 2 }),
  () => ({ toString: 'no function', valueOf: 1 }),
  () => JSON.parse('{"__proto__":{"accountId":"practice-1"},"constructor":{"prototype":{}}}'),
  () => Object.assign(Object.create(null), { accountId: 'practice-1' }),
  () => deep(2_000),
  cyclic,
  () => new Date(Number.NaN),
  () => new Date(0),
  () => /(a+)+$/,
  () => new Map([['accountId', 'practice-1']]),
  () => new Set([1]),
  () => new Error('an error'),
  () => new Uint8Array(3),
  () => new Uint8Array(70_000).fill(0xff),
  () => new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x61]),
  () => new Float64Array(2),
  () => new ArrayBuffer(8),
  () => new DataView(new ArrayBuffer(2)),
  () => Object('boxed'),
  () => Array.from({ length: 501 }, (_, index) => `X-${index}`),
  () => Array.from({ length: 2_000 }, (_, index) => ({ orderId: index + 1, orderNumber: `\ud800${index}` })),
  () => ({ kind: 'archive', orders: [] }),
  () => ({ kind: 'remove', orders: [{ orderId: 2 ** 31 - 1, orderNumber: '\ud800' }] }),
  () => ({ kind: 'remove-all-unshipped', typedAccountLabel: '\udc00' }),
  () => ({ orderId: 2 ** 31 - 1 }),
  () => ({ address: { ...address, street: '\ud800', country: '__proto__' } }),
];

const addedNames = ['__proto__', 'constructor', 'toString', 'accountId', 'again', 'hasOwnProperty', '', '\ud800', '0'];

interface Mutation {
  readonly at: number;
  readonly how: 'replace' | 'drop' | 'add' | 'repeat';
  readonly name: string;
  readonly value: () => unknown;
}

/** Any of `known` or of the texts, numbers and things that trip programs up; now and then anything at all. */
function hostileValue(known: KnownIds): fc.Arbitrary<() => unknown> {
  const ids = [...known.accountIds, known.manifestId, known.writeId, known.runId, known.draftId, known.listId];
  const plain = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<unknown>(...texts) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...halves) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, ...noNumbers) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...ids, known.order.orderId, known.order.orderNumber) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const things = fc.constantFrom(...strangeThings);
  return fc.oneof({ weight: 3, arbitrary: plain.map((value) => () => value) }, { weight: 1, arbitrary: things });
}

/** One request. `fc.sample(hostileRequest(known), { seed, numRuns })` gives the same ones for the same seed. */
export function hostileRequest(known: KnownIds): fc.Arbitrary<HostileRequest> {
  const good = goodRequests(known);
  const names = Object.keys(good) as OperationName[];
  const mutation: fc.Arbitrary<Mutation> = fc.record({
    at: fc.nat(10_000),
    how: fc.oneof(
      { weight: 8, arbitrary: fc.constant<Mutation['how']>('replace') },
      { weight: 1, arbitrary: fc.constantFrom<Mutation['how']>('drop', 'add', 'repeat') },
    ),
    name: fc.constantFrom(...addedNames),
    value: hostileValue(known),
  });
  return fc
    .record({ name: fc.constantFrom(...names), mutations: fc.array(mutation, { maxLength: 3 }) })
    .map(({ name, mutations }) => ({
      name,
      request: mutations.reduce(mutated, structuredClone(good[name]) as unknown),
    }));
}

function mutated(request: unknown, { at, how, name, value }: Mutation): unknown {
  const places = placesIn(request);
  const place = places[at % places.length];
  // The request as a whole cannot be dropped.
  if (place === undefined) return at % 7 === 0 || how === 'replace' ? value() : request;
  const { holder, key } = place;
  if (how === 'replace') put(holder, key, value());
  else if (how === 'drop') Reflect.deleteProperty(holder, key);
  else if (how === 'add') put(holder, name, value());
  else
    put(
      holder,
      key,
      Array.from({ length: 3 }, () => holder[key]),
    );
  return request;
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Undefined stands for the whole request. */
function placesIn(request: unknown): (Place | undefined)[] {
  const places: (Place | undefined)[] = [undefined];
  const seen = new Set<object>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value).slice(0, 50)) {
      places.push({ holder: value as Record<string, unknown>, key });
      look(inner);
    }
  };
  look(request);
  return places;
}

/** '__proto__' as an own field, as JSON and structured clone make it. What cannot be changed stays. */
function put(holder: Record<string, unknown>, key: string, value: unknown): void {
  Reflect.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Whatever a page sends, it gets an outcome in the closed set of failures; nothing is ever 'internal'. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperations } from '../../../src-main/operations.ts';
import type { OperationName } from '../../../src-preload/contract/operations.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

let bench: ServicesOnTestPorts;
beforeAll(async () => {
  bench = await startServices();
});
afterAll(() => bench.close());

/** Fields of real requests with likely and hostile content, so that many get past the first look. */
const content = fc.oneof(
  fc.constantFrom(null, '', 'practice-1', 'All', 'service', 'gold', '../../etc/passwd', '-o raw', 0, 1, -1, 2 ** 31),
  fc.constantFrom<unknown>(
    ['1', 'SO-7'],
    { kind: 'archive', orders: [{ orderId: 1, orderNumber: 'SO-1' }] },
    { kind: 'assign', orders: [], toAccountId: 'practice-1' },
    { kind: 'remove-all-unshipped', typedAccountLabel: 'Practice North' },
    { orderId: 1 },
    { accountId: null, kind: null, outcome: null, from: null, to: null },
    'done',
  ),
  fc.string(),
  fc.jsonValue(),
);
/** The fields each operation knows: with others the request is refused at the door. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  'accounts.setCurrent': ['accountId'],
  'accounts.openDraft': ['accountId'],
  'accounts.pasteKey': ['draftId', 'which'],
  'accounts.testDraft': ['draftId', 'baseAddress'],
  'accounts.saveDraft': ['draftId', 'label', 'baseAddress', 'colour'],
  'accounts.remove': ['accountId'],
  'orders.search': ['accountId', 'phrase', 'status', 'fields', 'page', 'limit'],
  'orders.find': ['code'],
  'manifests.create': ['accountId', 'orders'],
  'manifests.list': ['accountId', 'offset', 'limit'],
  'manifests.readPdf': ['manifestId', 'fileNumber'],
  'printing.print': ['manifestId', 'fileNumber', 'printer', 'media', 'copies'],
  'printing.listJobs': ['manifestId', 'limit'],
  'orders.resolveCodes': ['accountId', 'codes'],
  'changes.start': ['accountId', 'change'],
  'changes.get': ['runId'],
  'changes.cancel': ['runId'],
  'changes.saveCsv': ['runId'],
  'inDoubt.lookUp': ['writeId'],
  'inDoubt.resolve': ['writeId', 'resolution'],
  'inDoubt.importPdf': ['writeId'],
  'tracking.get': ['accountId', 'number'],
  'addresses.validate': ['accountId', 'subject'],
  'activity.list': ['filter', 'offset', 'limit'],
  'activity.export': ['filter'],
  'preferences.change': ['theme', 'sounds', 'manifestPrinter'],
};

const requestOf = (name: string): fc.Arbitrary<unknown> => {
  const known = Object.fromEntries((fieldsOf[name] ?? []).map((field) => [field, content]));
  return fc.oneof({ weight: 1, arbitrary: fc.jsonValue() }, { weight: 4, arbitrary: fc.record(known) });
};

test('any request of any operation', async () => {
  const names = Object.keys(createOperations(bench.services)) as OperationName[];
  const call = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), requestOf(name)));
  await fc.assert(
    fc.asyncProperty(call, async ([name, raw]) => {
      const outcome = await bench.outcome(name, raw);
      if (!outcome.ok) expect(outcome.failure, JSON.stringify({ name, raw })).not.toMatchObject({ code: 'internal' });
    }),
    { numRuns: 2_000 },
  );
});

/** Every operation of the contract: how its request is read, and what runs. One line each. */
import { z } from 'zod';
import type { OperationName, Request } from '../src-preload/contract/operations.ts';
import { mostKept } from '../src-preload/contract/order-list.ts';
import { largestListFile } from './address-lists/list-file.ts';
import type { AppServices } from './app-services.ts';
import type { LongQuestion } from './long-questions.ts';
import { mostSelected, selectedOrderShape } from './orders/selection.ts';
import type { Operation, OperationTable } from './perform.ts';
import type { SameShape } from './same-shape.ts';
import { accountColours, orderFiltersShape, orderSortShape, preferencesShape, wireFormats } from './settings.ts';
import { notAddedShape } from './station/not-added.ts';

const nothing = z.strictObject({});
const id = z.string().min(1).max(128);
const int32 = z.int32().positive();
const text = z.string().max(1_000);
const fileNumber = z.int().min(1).max(1_000);
const address = z.string().max(2_000);
const draft = z.strictObject({ draftId: id });
const account = z.strictObject({ accountId: id });
const manifest = z.strictObject({ manifestId: id });
const file = z.strictObject({ manifestId: id, fileNumber });
const media = z.string().min(1).max(255).nullable();
const printer = z.string().min(1).max(255);
const pageCount = z.int().min(1).max(100_000).nullable();
const printJob = z.strictObject({ printJobId: id });

const offset = z.int().min(0);
const orderFilters = z.strictObject({
  ...orderFiltersShape,
  carrierName: text.nullable(),
  country: text.nullable(),
  selectedOnly: z.boolean(),
});
const listQuery = z.strictObject({
  query: z.strictObject({
    accountIds: z.array(id).max(1_000).nullable(),
    phrase: z.string().max(200),
    filters: orderFilters,
    sort: orderSortShape,
  }),
});
const windowRequest = listQuery.extend({
  offset,
  count: z.int().min(1).max(500),
  kept: z
    .array(z.strictObject({ accountId: id, orderId: int32 }))
    .max(mostKept)
    .optional(),
});
const listPlace = z.union([
  z.strictObject({ beginning: z.string().max(200) }),
  z.strictObject({ at: z.iso.datetime() }),
]);
const scan = z.strictObject({
  // A carrier's square code holds the whole address.
  code: z.string().max(2_000),
  otherReadings: z.array(z.string().max(200)).max(16).optional(),
  atOnce: z.boolean().optional(),
});
const stationScan = scan.omit({ atOnce: true });
const tally = z.strictObject({ tallyId: id });
const tallyScan = stationScan.extend({ tallyId: id.nullable() });
const stationClose = z.strictObject({ accountId: id.nullable(), carrierName: text.nullable(), prints: z.boolean() });
const stationStep = z.strictObject({
  roundId: id,
  step: z.enum(['try-again', 'leave-out', 'take-back', 'print', 'came-out', 'put-away']),
  orderIds: z.array(int32).max(10_000),
});
const stationPrint = z.strictObject({
  roundId: id,
  found: z.strictObject({
    kind: z.enum(['complete', 'missing', 'cannot-check']),
    missing: z.array(text).max(10_000),
    fits: z.boolean(),
    pageCounts: z.array(z.int().min(1).max(100_000)).max(100).nullable(),
  }),
  on: z.strictObject({ printer: printer.nullable(), media, tray: z.string().min(1).max(255).nullable() }),
});
/** The page uses this name to hear the progress and to stop the question. */
const question = { questionId: id.optional() };
const codeList = z.strictObject({
  accountId: id,
  codes: z.array(z.string().max(200)).min(1).max(500),
  ...question,
});
const manifestOrder = z.strictObject({
  orderId: int32,
  orderNumber: text,
  receiverName: text,
  carrierName: text,
  trackingNumber: text,
});
const manifestRequest = z.strictObject({
  accountId: id,
  orders: z.array(manifestOrder).max(10_000),
  again: z.array(id).max(10_000).optional(),
});
const listRequest = z.strictObject({
  accountId: id.nullable(),
  offset: z.int().min(0),
  limit: z.int().min(1).max(500),
});
const savedDraft = z.strictObject({
  draftId: id,
  label: z.string().trim().min(1).max(80),
  baseAddress: address,
  colour: z.enum(accountColours),
  format: z.enum(wireFormats).optional(),
});

const testedDraft = z.strictObject({ draftId: id, baseAddress: address, format: z.enum(wireFormats).optional() });

const scanned = z.string().trim().min(1).max(200);
const required = z.string().trim().min(1).max(1_000);
const metres = z.number().positive().max(1_000).nullable();
const rateQuery = z.strictObject({
  accountId: id,
  street: required,
  postCode: required,
  countryCode: required,
  weight: z.number().positive().max(1_000_000),
  suburb: text,
  city: text,
  state: text,
  heightMetres: metres,
  widthMetres: metres,
  lengthMetres: metres,
});
const typedAddress = z.strictObject({
  street: text,
  suburb: text,
  city: text,
  state: text,
  postCode: text,
  country: text,
});
const validationQuery = z.strictObject({
  accountId: id,
  subject: z.union([z.strictObject({ orderId: int32 }), z.strictObject({ address: typedAddress })]),
});

const bookQuery = z.strictObject({ accountId: id.nullable(), text, limit: z.int().min(1).max(500) });

const list = z.strictObject({ listId: id });
const reasons = z.record(id, text);
const column = z.int().min(0).max(1_000).nullable();
const listStart = list.extend({
  mapping: z.strictObject({
    street: column,
    houseNumber: column,
    streetLine2: column,
    suburb: column,
    city: column,
    state: column,
    postCode: column,
    country: column,
  }),
  confirmed: z
    .array(z.enum(['street', 'houseNumber', 'streetLine2', 'suburb', 'city', 'state', 'postCode', 'country']))
    .max(8),
  hasHeader: z.boolean(),
  way: z.enum(['service', 'address-book']),
});
const listRows = list.extend({
  offset: z.int().min(0),
  limit: z.int().min(1).max(500),
  only: z.enum(['all', 'good', 'questionable', 'failed', 'not-asked']),
});
const dropped = z.strictObject({
  accountId: id,
  fileName: text,
  size: z.int().min(0),
  bytes: z.instanceof(Uint8Array).refine(({ length }) => length <= largestListFile),
});
const pasted = z.strictObject({ accountId: id, text: z.string().max(largestListFile) });

const write = z.strictObject({ writeId: id });
const changeRun = z.strictObject({ runId: id });
const changedOrders = z.array(z.strictObject({ orderId: int32, orderNumber: text })).max(100_000);
const orderChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['archive', 'remove']), orders: changedOrders }),
  z.strictObject({ kind: z.literal('assign'), orders: changedOrders, toAccountId: id }),
  z.strictObject({ kind: z.literal('remove-all-unshipped'), typedAccountLabel: text }),
]);

const instant = z.iso.datetime().nullable();
const activityFilter = z.strictObject({
  accountId: id.nullable(),
  kind: z.enum(['manifest', 'archive', 'delete', 'bulk-delete', 'assign', 'print', 'hand-over']).nullable(),
  outcome: z
    .enum(['under-way', 'done', 'refused', 'not-sent', 'in-doubt', 'resolved', 'cancelled', 'unknown'])
    .nullable(),
  from: instant,
  to: instant,
});
const activityRequest = z.strictObject({
  filter: activityFilter,
  offset: z.int().min(0),
  limit: z.int().min(1).max(500),
});

export function createOperations(services: AppServices): OperationTable {
  const { changes, inDoubt, activity, addressBook, addressLists, settingsTransfer, diagnostics } = services;
  const { mirror, selection, station, notAdded, handOver, ordersReading, questions } = services;
  const { accounts, orders, manifests, printing, tracking, rates, sheets, addresses, preferences, status } = services;
  /** Ties the types together, and lets the end of the app know what is under way. */
  const op = <Name extends OperationName, Schema extends Operation<Name>['request']>(
    request: Schema & SameShape<Request<Name>, z.output<Schema>>,
    run: Operation<Name>['run'],
  ): Operation<Name> => ({ request, run: (asked) => services.begin(() => run(asked)) });
  /** Somebody is at work: their orders are looked at more often than on an idle bench. */
  const atWork = <Value>(run: () => Value): Value => {
    ordersReading.noteActivity();
    return run();
  };
  const heard = <Answer>(questionId = '', run: (by: LongQuestion) => Promise<Answer>): Promise<Answer> =>
    questions.ask(questionId, run);
  return {
    'app.getStatus': op(nothing, () => status.get()),

    'accounts.list': op(nothing, () => accounts.list()),
    'accounts.setCurrent': op(account, ({ accountId }) => accounts.setCurrent(accountId)),
    'accounts.openDraft': op(z.strictObject({ accountId: id.nullable() }), ({ accountId }) =>
      accounts.openDraft(accountId),
    ),
    'accounts.pasteKey': op(draft.extend({ which: z.enum(['service', 'subscription']) }), ({ draftId, which }) =>
      accounts.pasteKey(draftId, which),
    ),
    'accounts.testDraft': op(testedDraft, ({ draftId, baseAddress, format }) =>
      accounts.testDraft(draftId, baseAddress, format),
    ),
    'accounts.saveDraft': op(savedDraft, ({ draftId, ...saved }) => accounts.saveDraft(draftId, saved)),
    'accounts.discardDraft': op(draft, ({ draftId }) => {
      accounts.discardDraft(draftId);
      return {};
    }),
    'accounts.listLost': op(nothing, () => accounts.listLost()),
    'accounts.takeUp': op(account, ({ accountId }) => accounts.takeUp(accountId)),
    'accounts.declineLost': op(z.strictObject({ accountIds: z.array(id).min(1).max(1_000) }), ({ accountIds }) =>
      accounts.declineLost(accountIds),
    ),
    'accounts.remove': op(account, ({ accountId }) => accounts.remove(accountId)),

    'orders.window': op(windowRequest, (request) => orders.window(request)),
    'orders.counts': op(listQuery, ({ query }) => mirror.counts(query)),
    'orders.positionOf': op(listQuery.extend({ place: listPlace }), async ({ query, place }) => ({
      offset: await mirror.positionOf(query, place),
    })),
    'orders.select': op(listQuery.extend({ count: z.int().min(1).max(mostSelected) }), ({ query, count }) =>
      mirror.select(query, count),
    ),
    'orders.details': op(z.strictObject({ accountId: id, orderId: int32 }), ({ accountId, orderId }) =>
      mirror.details(accountId, orderId),
    ),
    'orders.lookNow': op(z.strictObject({ accountIds: z.array(id).max(1_000).nullable() }), ({ accountIds }) => {
      for (const accountId of accountIds ?? mirror.shownAccountIds()) ordersReading.lookNow(accountId);
      return {};
    }),
    'orders.reading': op(nothing, () => ordersReading.list()),
    'orders.copyStatus': op(nothing, () => mirror.copyStatus()),
    'orders.readAgain': op(z.strictObject({ accountId: id.nullable() }), async ({ accountId }) => {
      const emptied = await mirror.startAnew(accountId);
      ordersReading.readAgain(accountId);
      return emptied;
    }),
    'selection.get': op(nothing, () => selection.get()),
    'selection.set': op(z.strictObject({ orders: z.array(selectedOrderShape).max(mostSelected) }), (one) =>
      atWork(() => selection.set(one.orders)),
    ),
    'orders.find': op(scan, (request) => atWork(() => orders.find(request))),
    'orders.resolveCodes': op(codeList, ({ accountId, codes, questionId }) =>
      atWork(() => heard(questionId, (by) => orders.resolveCodes(accountId, codes, by))),
    ),

    'manifests.expect': op(z.strictObject({ orderCount: z.int().min(1).max(10_000) }), ({ orderCount }) =>
      atWork(async () => {
        manifests.expect(orderCount);
        return {};
      }),
    ),
    'manifests.create': op(manifestRequest, (request) =>
      atWork(async () => {
        await services.throwIfShippedUnseen(request.accountId, request.orders);
        return manifests.create(request);
      }),
    ),
    'manifests.list': op(listRequest, (request) => manifests.list(request)),
    'manifests.get': op(manifest, ({ manifestId }) => manifests.get(manifestId)),
    'manifests.readPdf': op(file, (one) => manifests.readPdf(one.manifestId, one.fileNumber)),
    'manifests.saveAs': op(file, (one) => manifests.saveAs(one.manifestId, one.fileNumber)),

    'changes.start': op(z.strictObject({ accountId: id, change: orderChange }), ({ accountId, change }) =>
      atWork(() => changes.start(accountId, change)),
    ),
    'changes.get': op(changeRun, ({ runId }) => changes.get(runId)),
    'changes.cancel': op(changeRun, ({ runId }) => changes.cancel(runId)),
    'changes.saveCsv': op(changeRun.extend({ reasons }), ({ runId, reasons }) => changes.saveCsv(runId, reasons)),

    'station.get': op(nothing, () => station.state()),
    'station.scan': op(stationScan, ({ code, otherReadings = [] }) => atWork(() => station.scan(code, otherReadings))),
    'station.take': op(z.strictObject({ accountId: id, orderId: int32 }), ({ accountId, orderId }) =>
      station.take(accountId, orderId),
    ),
    'station.takeOut': op(z.strictObject({ roundId: id, orderId: int32 }), ({ roundId, orderId }) =>
      station.takeOut(roundId, orderId),
    ),
    'station.close': op(stationClose, (asked) => station.close(asked.accountId, asked.carrierName, asked.prints)),
    'station.settle': op(stationStep, (asked) => station.settle(asked.roundId, asked.step, asked.orderIds)),
    'station.print': op(stationPrint, (asked) => station.print(asked.roundId, asked.found, asked.on)),
    'station.notAdded': op(nothing, () => notAdded.get()),
    'station.keepNotAdded': op(z.strictObject({ codes: notAddedShape }), ({ codes }) =>
      atWork(() => notAdded.set(codes)),
    ),

    'handOver.get': op(nothing, () => handOver.state()),
    'handOver.waiting': op(z.strictObject({ lookedThrough: z.int().min(1).max(1_000_000) }), ({ lookedThrough }) =>
      handOver.waiting(lookedThrough),
    ),
    'handOver.ofManifests': op(z.strictObject({ manifestIds: z.array(id).max(500) }), ({ manifestIds }) =>
      handOver.ofManifests(manifestIds),
    ),
    'handOver.tally': op(tally, ({ tallyId }) => handOver.tally(tallyId)),
    'handOver.begin': op(manifest.extend({ again: z.boolean() }), ({ manifestId, again }) =>
      handOver.begin(manifestId, again),
    ),
    'handOver.scan': op(tallyScan, ({ tallyId, code, otherReadings = [] }) =>
      atWork(() => handOver.scan(tallyId, code, otherReadings)),
    ),
    'handOver.tick': op(tally.extend({ orderId: int32, byHand: z.boolean() }), ({ tallyId, orderId, byHand }) =>
      handOver.tick(tallyId, orderId, byHand),
    ),
    'handOver.takeBack': op(tally.extend({ tickNo: z.int().min(1) }), ({ tallyId, tickNo }) =>
      handOver.takeBack(tallyId, tickNo),
    ),
    'handOver.finish': op(tallyFinish, (asked) => handOver.finish(asked)),
    'handOver.discard': op(tally, ({ tallyId }) => {
      handOver.discard(tallyId);
      return {};
    }),
    'handOver.printSheet': op(tally, ({ tallyId }) => handOver.printSheet(tallyId)),
    'handOver.saveSheet': op(tally, ({ tallyId }) => handOver.saveSheet(tallyId)),

    'questions.stop': op(z.strictObject({ questionId: id }), ({ questionId }) => {
      questions.stop(questionId);
      return {};
    }),

    'inDoubt.list': op(nothing, () => inDoubt.list()),
    'inDoubt.lookUp': op(write, ({ writeId }) =>
      questions.ask(writeId, ({ signal, progressed }) => inDoubt.lookUp(writeId, signal, progressed)),
    ),
    'inDoubt.resolve': op(
      write.extend({ resolution: z.enum(['done', 'not-done', 'split']) }),
      ({ writeId, resolution }) => inDoubt.resolve(writeId, resolution),
    ),
    'inDoubt.importPdf': op(write, ({ writeId }) => inDoubt.importPdf(writeId)),

    'printing.listPrinters': op(nothing, () => printing.listPrinters()),
    'printing.print': op(
      file.extend({ printer, media, tray: media, copies: z.int().min(1).max(99), pageCount }),
      (request) => printing.print(request),
    ),
    'printing.cancel': op(printJob, ({ printJobId }) => printing.cancel(printJobId)),
    'printing.answer': op(printJob.extend({ cameOut: z.boolean() }), ({ printJobId, cameOut }) =>
      printing.answer(printJobId, cameOut),
    ),
    'printing.listJobs': op(
      z.strictObject({ manifestId: z.string().max(128).nullable(), limit: z.int().min(1).max(1_000) }),
      ({ manifestId, limit }) => printing.listJobs(manifestId, limit),
    ),

    'tracking.get': op(z.strictObject({ accountId: id, number: scanned }), (request) => tracking.get(request)),
    'rates.get': op(rateQuery, (query) => rates.get(query)),

    'sheets.save': op(codeSheet, (sheet) => sheets.save(sheet)),
    'sheets.print': op(codeSheet, (sheet) => sheets.print(sheet)),
    'sheets.printTestPage': op(testPage, (page) => sheets.printTestPage(page)),
    'addresses.validate': op(validationQuery, (query) => addresses.validate(query)),
    'addresses.listOfflineChecks': op(listRequest, ({ accountId, offset, limit }) =>
      addresses.listOfflineChecks(accountId, offset, limit),
    ),
    'addresses.recheckNow': op(z.strictObject({ accountId: id.nullable() }), ({ accountId }) =>
      addresses.recheckNow(accountId),
    ),
    'addresses.dismissOfflineCheck': op(z.strictObject({ checkId: id }), ({ checkId }) =>
      addresses.dismissOfflineCheck(checkId),
    ),
    'addresses.dismissAgreeing': op(nothing, () => addresses.dismissAgreeing()),

    'addressLists.open': op(account.extend(question), ({ accountId, questionId }) =>
      heard(questionId, (by) => addressLists.open(accountId, by)),
    ),
    'addressLists.readDropped': op(dropped.extend(question), ({ questionId, ...file }) =>
      heard(questionId, (by) => addressLists.readDropped(file, by)),
    ),
    'addressLists.paste': op(pasted.extend(question), ({ accountId, text: table, questionId }) =>
      heard(questionId, (by) => addressLists.paste(accountId, table, by)),
    ),
    'addressLists.start': op(listStart, (started) => addressLists.start(started)),
    'addressLists.cancel': op(list, ({ listId }) => addressLists.cancel(listId)),
    'addressLists.getRows': op(listRows, ({ listId, offset, limit, only }) =>
      addressLists.getRows(listId, offset, limit, only),
    ),
    'addressLists.export': op(list.extend({ reasons, ...question }), ({ listId, reasons, questionId }) =>
      heard(questionId, (by) => addressLists.export(listId, reasons, by)),
    ),
    'addressLists.close': op(list, ({ listId }) => {
      addressLists.close(listId);
      return {};
    }),

    'addressBook.search': op(bookQuery, (query) => addressBook.search(query)),
    'addressBook.refresh': op(account, ({ accountId }) => addressBook.refresh(accountId)),
    'addressBook.stop': op(account, ({ accountId }) => addressBook.stop(accountId)),
    'addressBook.settleAside': op(account.extend({ use: z.boolean() }), ({ accountId, use }) =>
      addressBook.settleAside(accountId, use),
    ),

    'activity.list': op(activityRequest, ({ filter, offset, limit }) => activity.list(filter, offset, limit)),
    'activity.get': op(z.strictObject({ activityId: id }), ({ activityId }) => activity.get(activityId)),
    'activity.export': op(
      z.strictObject({ filter: activityFilter, reasons, ...question }),
      ({ filter, reasons, questionId }) => heard(questionId, (by) => activity.export(filter, reasons, by)),
    ),

    'scanner.pick': op(z.strictObject({ deviceId: z.string().max(1_000).nullable() }), ({ deviceId }) => {
      services.scannerPicker.pick(deviceId);
      return {};
    }),

    'preferences.get': op(nothing, () => preferences.get()),
    'preferences.change': op(preferenceChange, (change) => preferences.change(change)),

    'settings.export': op(nothing, () => settingsTransfer.export()),
    'settings.openImport': op(nothing, () => settingsTransfer.openImport()),
    'diagnostics.save': op(nothing, () => diagnostics.save()),
    'settings.applyImport': op(z.strictObject({ importId: id }), async ({ importId }) => {
      await settingsTransfer.applyImport(importId);
      return {};
    }),
  };
}

const sheetWords = z.string().min(1).max(120);
const codeSheet = z.strictObject({
  kind: z.enum(['test-card', 'commands']),
  title: sheetWords,
  explanation: z.string().max(600),
  codes: z
    .array(z.strictObject({ words: sheetWords, code: z.string().regex(/^[ -~]{1,120}$/) }))
    .min(1)
    .max(12),
});

/** In thousandths of the pad's width; no hand draws a signature larger than this. */
const signature = z
  .array(z.array(z.tuple([z.int().min(0).max(1_000), z.int().min(0).max(1_000)])).max(5_000))
  .max(200)
  .refine((strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= 20_000);
const sheetWord = z.string().min(1).max(200);
const tallyFinish = tally.extend({
  left: z.array(int32).max(100_000),
  handedOverBy: z.string().trim().min(1).max(120),
  driver: z.string().trim().max(120),
  signature,
  words: z.strictObject({
    locale: z.string().min(1).max(40),
    title: sheetWords,
    account: sheetWord,
    carrier: sheetWord,
    manifest: sheetWord,
    handedOver: sheetWord,
    by: sheetWord,
    driver: sheetWord,
    orders: sheetWord,
    counted: sheetWord,
    earlier: sheetWord,
    byHand: sheetWord,
    missing: sheetWord,
    extra: sheetWord,
    noneMissing: sheetWord,
    signature: sheetWord,
    unknown: sheetWord,
    notManifested: sheetWord,
    notSettled: sheetWord,
    otherManifest: sheetWord,
    notGiven: sheetWord,
    notWritable: sheetWord,
    page: sheetWord,
  }),
});

const testBar = z.strictObject({
  millimetres: z.int().min(10).max(200),
  explanation: z.string().max(600),
  words: sheetWords,
});
const testPage = z.strictObject({ title: sheetWords, bars: z.array(testBar).min(1).max(5) });

const preferenceChange = preferencesShape.exactPartial();

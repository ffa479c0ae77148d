/** Operations of the packing station and the hand-over. */
import { z } from 'zod';
import type { AppServices } from '../app-services.ts';
import { notAddedReasonsShape, notAddedShape } from '../station/not-added.ts';
import type { Asking, OperationsOf } from './asking.ts';
import { id, int32, manifest, media, nothing, printer, scan, sheetWords, textOfOrder } from './shapes.ts';

const stationScan = scan.omit({ atOnce: true });
const tally = z.strictObject({ tallyId: id });
const tallyScan = stationScan.extend({ tallyId: id.nullable() });
const notAddedList = z.strictObject({ codes: notAddedShape, reasons: notAddedReasonsShape.optional() });
const stationClose = z.strictObject({
  accountId: id.nullable(),
  carrierName: textOfOrder.nullable(),
  prints: z.boolean(),
});
const stationStep = z.strictObject({
  roundId: id,
  step: z.enum(['try-again', 'leave-out', 'take-back', 'print', 'came-out', 'put-away']),
  orderIds: z.array(int32).max(10_000),
});
const stationPrint = z.strictObject({
  roundId: id,
  found: z.strictObject({
    kind: z.enum(['complete', 'missing', 'cannot-check']),
    missing: z.array(textOfOrder).max(10_000),
    fits: z.boolean(),
    pageCounts: z.array(z.int().min(1).max(100_000)).max(100).nullable(),
  }),
  on: z.strictObject({ printer: printer.nullable(), media, tray: z.string().min(1).max(255).nullable() }),
});
/** In thousandths of the pad's width; no hand draws a signature larger than this. */
const signature = z
  .array(z.array(z.tuple([z.int().min(0).max(1_000), z.int().min(0).max(1_000)])).max(5_000))
  .max(200)
  .refine((strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= 20_000);
const sheetWord = z.string().min(1).max(200);
const someParcels = tally.extend({ orderIds: z.array(int32).min(1).max(100_000) });
const tallyFinish = tally.extend({
  left: z.array(int32).max(100_000),
  forOthers: z.array(int32).max(100_000).optional(),
  scanned: z.array(z.int().min(1)).max(100_000).optional(),
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
    forOthers: sheetWord.optional(),
    notGoing: sheetWord.optional(),
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

export function stationOperations(services: AppServices, { op, atWork }: Asking): OperationsOf<'station' | 'handOver'> {
  const { station, notAdded, handOver } = services;
  return {
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
    'station.keepNotAdded': op(notAddedList, ({ codes, reasons }) => atWork(() => notAdded.set(codes, reasons))),

    'handOver.get': op(nothing, () => handOver.state()),
    'handOver.waiting': op(z.strictObject({ lookedThrough: z.int().min(1).max(1_000_000) }), ({ lookedThrough }) =>
      handOver.waiting(lookedThrough),
    ),
    'handOver.ofManifests': op(z.strictObject({ manifestIds: z.array(id).max(500) }), ({ manifestIds }) =>
      handOver.ofManifests(manifestIds),
    ),
    'handOver.tally': op(tally, ({ tallyId }) => handOver.tally(tallyId)),
    'handOver.relabelled': op(tally, ({ tallyId }) => handOver.relabelled(tallyId)),
    'handOver.begin': op(manifest.extend({ again: z.boolean() }), ({ manifestId, again }) =>
      handOver.begin(manifestId, again),
    ),
    'handOver.scan': op(tallyScan, ({ tallyId, code, otherReadings = [] }) =>
      atWork(() => handOver.scan(tallyId, code, otherReadings)),
    ),
    'handOver.tick': op(
      tally.extend({ orderId: int32, byHand: z.boolean(), isSure: z.boolean().optional() }),
      ({ tallyId, orderId, byHand, isSure }) => handOver.tick(tallyId, orderId, byHand, isSure === true),
    ),
    'handOver.takeBack': op(tally.extend({ tickNo: z.int().min(1) }), ({ tallyId, tickNo }) =>
      handOver.takeBack(tallyId, tickNo),
    ),
    'handOver.finish': op(tallyFinish, (asked) => handOver.finish(asked)),
    'handOver.discard': op(tally, ({ tallyId }) => {
      handOver.discard(tallyId);
      return {};
    }),
    'handOver.setNotGoing': op(
      someParcels.extend({ why: z.string().trim().min(1).max(200), by: z.string().trim().min(1).max(120) }),
      ({ tallyId, orderIds, why, by }) => handOver.setNotGoing(tallyId, orderIds, why, by),
    ),
    'handOver.setGoing': op(someParcels, ({ tallyId, orderIds }) => handOver.setGoing(tallyId, orderIds)),
    'handOver.printSheet': op(tally, ({ tallyId }) => handOver.printSheet(tallyId)),
    'handOver.saveSheet': op(tally, ({ tallyId }) => handOver.saveSheet(tallyId)),
  };
}

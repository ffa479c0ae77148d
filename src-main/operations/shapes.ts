/** Shapes of requests that operations of several rooms read. */
import { z } from 'zod';
import { mostAddressText } from '../../src-preload/contract/address.ts';
import { longestScan, mostOtherReadings } from '../../src-preload/contract/scan.ts';

export const nothing = z.strictObject({});
export const id = z.string().min(1).max(128);
export const int32 = z.int32().positive();
export const text = z.string().max(1_000);
export const addressText = z.string().max(mostAddressText);
/**
 * A text of an order as the service says it, however long: if it were cut, it would name another order; if it were
 * refused, it would stop all the others.
 */
export const textOfOrder = z.string();
export const fileNumber = z.int().min(1).max(1_000);
export const account = z.strictObject({ accountId: id });
export const manifest = z.strictObject({ manifestId: id });
export const file = z.strictObject({ manifestId: id, fileNumber });
export const media = z.string().min(1).max(255).nullable();
export const printer = z.string().min(1).max(255);
export const scannedCode = z.string().max(longestScan);
export const scan = z.strictObject({
  code: scannedCode,
  otherReadings: z.array(scannedCode).max(mostOtherReadings).optional(),
  atOnce: z.boolean().optional(),
});
export const listRequest = z.strictObject({
  accountId: id.nullable(),
  offset: z.int().min(0),
  limit: z.int().min(1).max(500),
});
export const reasons = z.record(id, text);
export const sheetWords = z.string().min(1).max(120);
/** The page uses this name to hear the progress and to stop the question. */
export const question = { questionId: id.optional() };

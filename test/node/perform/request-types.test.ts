/** A request's type and its schema cannot differ: each line marked as an error is one for `tsc`, which `npm run check` runs. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { reads } from '../../../src-main/same-shape.ts';
import type { Request } from '../../../src-preload/contract/operations.ts';
import type { Preferences } from '../../../src-preload/contract/preferences.ts';

const id = z.string();
const draft = { draftId: id, baseAddress: z.string() };
const formats = z.enum(['json', 'xml']);

test('a schema that reads what the type says is taken as it is', () => {
  const schema = z.strictObject({ ...draft, format: formats.optional() });
  expect(reads<Request<'accounts.testDraft'>>()(schema)).toBe(schema);
});

test('a schema that differs does not compile', () => {
  const testDraft = reads<Request<'accounts.testDraft'>>();
  // @ts-expect-error an optional field is forgotten
  testDraft(z.strictObject(draft));
  // @ts-expect-error a field that nobody may send
  testDraft(z.strictObject({ ...draft, format: formats.optional(), key: z.string() }));
  // @ts-expect-error a value of the field is forgotten
  testDraft(z.strictObject({ ...draft, format: z.enum(['json']).optional() }));

  const create = reads<Request<'manifests.create'>>();
  const order = { orderId: z.int(), orderNumber: id, receiverName: id, carrierName: id, trackingNumber: id };
  const whole = z.strictObject({
    accountId: id,
    orders: z.array(z.strictObject(order)),
    again: z.array(id).optional(),
    askId: id.optional(),
  });
  expect(create(whole)).toBe(whole);
  // @ts-expect-error 'again' is forgotten
  create(z.strictObject({ accountId: id, orders: z.array(z.strictObject(order)) }));
  const { trackingNumber: _left, ...shorter } = order;
  // @ts-expect-error a field of each order is forgotten
  create(z.strictObject({ accountId: id, orders: z.array(z.strictObject(shorter)), again: z.array(id).optional() }));

  const change = reads<Request<'changes.start'>['change']>();
  const orders = z.array(z.strictObject({ orderId: z.int(), orderNumber: id }));
  // @ts-expect-error a kind of change is forgotten
  change(z.strictObject({ kind: z.enum(['archive', 'remove']), orders }));

  const preferences = reads<Partial<Preferences>>();
  // @ts-expect-error all but one preference are forgotten
  preferences(z.strictObject({ sounds: z.boolean().exactOptional() }));
  const listRequest = reads<Request<'manifests.list'>>();
  // @ts-expect-error null, for all accounts, is forgotten
  listRequest(z.strictObject({ accountId: id, offset: z.int(), limit: z.int() }));
});

/** Operations of addresses, tables of them, and the address books. */
import { z } from 'zod';
import { largestListFile } from '../address-lists/list-file.ts';
import type { AppServices } from '../app-services.ts';
import type { Asking, OperationsOf } from './asking.ts';
import { account, addressText, id, int32, listRequest, nothing, question, reasons, text } from './shapes.ts';

const typedAddress = z.strictObject({
  street: addressText,
  suburb: addressText,
  city: addressText,
  state: addressText,
  postCode: addressText,
  country: addressText,
});
const validationQuery = z.strictObject({
  accountId: id,
  subject: z.union([z.strictObject({ orderId: int32 }), z.strictObject({ address: typedAddress })]),
});
const bookQuery = z.strictObject({ accountId: id.nullable(), text: addressText, limit: z.int().min(1).max(500) });
const list = z.strictObject({ listId: id });
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

export function addressOperations(
  services: AppServices,
  { op, heard }: Asking,
): OperationsOf<'addresses' | 'addressLists' | 'addressBook'> {
  const { addressBook, addressLists, addresses } = services;
  return {
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
    'addressLists.last': op(nothing, () => addressLists.last()),
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
  };
}

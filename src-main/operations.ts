/** Every operation of the contract: how its request is read, and what runs. One line each. */
import { z } from 'zod';
import type { OperationName } from '../src-preload/contract/operations.ts';
import type { AppServices } from './app-services.ts';
import type { Operation, OperationTable } from './perform.ts';
import { accountColours, preferencesShape } from './settings.ts';

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

const orderQuery = z.strictObject({
  accountId: id,
  phrase: text,
  status: z.enum(['All', 'Unshipped', 'Shipped']),
  fields: z.enum(['Order_Number', 'All']),
  page: int32,
  limit: z.int().min(1).max(250),
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
  again: z.boolean().optional(),
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
});

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

export function createOperations(services: AppServices): OperationTable {
  const { accounts, orders, manifests, printing, tracking, rates, addresses, preferences, status } = services;
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
    'accounts.testDraft': op(draft.extend({ baseAddress: address }), ({ draftId, baseAddress }) =>
      accounts.testDraft(draftId, baseAddress),
    ),
    'accounts.saveDraft': op(savedDraft, ({ draftId, ...saved }) => accounts.saveDraft(draftId, saved)),
    'accounts.discardDraft': op(draft, ({ draftId }) => {
      accounts.discardDraft(draftId);
      return {};
    }),
    'accounts.remove': op(account, ({ accountId }) => accounts.remove(accountId)),

    'orders.search': op(orderQuery, (query) => orders.search(query)),
    'orders.find': op(z.strictObject({ code: z.string().max(200) }), ({ code }) => orders.find(code)),

    'manifests.create': op(manifestRequest, (request) => manifests.create(request)),
    'manifests.list': op(listRequest, (request) => manifests.list(request)),
    'manifests.get': op(manifest, ({ manifestId }) => manifests.get(manifestId)),
    'manifests.readPdf': op(file, (one) => manifests.readPdf(one.manifestId, one.fileNumber)),
    'manifests.saveAs': op(file, (one) => manifests.saveAs(one.manifestId, one.fileNumber)),

    'printing.listPrinters': op(nothing, () => printing.listPrinters()),
    'printing.print': op(file.extend({ printer, media, copies: z.int().min(1).max(99) }), (job) => printing.print(job)),
    'printing.listJobs': op(
      z.strictObject({ manifestId: id.nullable(), limit: z.int().min(1).max(1_000) }),
      ({ manifestId, limit }) => printing.listJobs(manifestId, limit),
    ),

    'tracking.get': op(z.strictObject({ accountId: id, number: scanned }), (request) => tracking.get(request)),
    'rates.get': op(rateQuery, (query) => rates.get(query)),
    'addresses.validate': op(validationQuery, (query) => addresses.validate(query)),

    'preferences.get': op(nothing, () => preferences.get()),
    'preferences.change': op(preferenceChange, (change) => preferences.change(change)),
  };
}

const { theme, density, sounds, manifestPrinter, manifestMedia } = preferencesShape.shape;
const preferenceChange = z.strictObject({
  theme: theme.exactOptional(),
  density: density.exactOptional(),
  sounds: sounds.exactOptional(),
  manifestPrinter: manifestPrinter.exactOptional(),
  manifestMedia: manifestMedia.exactOptional(),
});

/** Only ties the two types together. */
function op<Name extends OperationName>(
  request: Operation<Name>['request'],
  run: Operation<Name>['run'],
): Operation<Name> {
  return { request, run };
}

/** Operations of accounts and the app itself. */
import { z } from 'zod';
import type { AppServices } from '../app-services.ts';
import { accountColours, wireFormats } from '../settings.ts';
import { benchPlace } from '../start-and-end/place-kept.ts';
import type { Asking, OperationsOf } from './asking.ts';
import { account, id, nothing } from './shapes.ts';

const baseAddress = z.string().max(2_000);
const draft = z.strictObject({ draftId: id });
const savedDraft = z.strictObject({
  draftId: id,
  label: z.string().trim().min(1).max(80),
  baseAddress,
  colour: z.enum(accountColours),
  format: z.enum(wireFormats).optional(),
});
const testedDraft = z.strictObject({ draftId: id, baseAddress, format: z.enum(wireFormats).optional() });

export function accountOperations(services: AppServices, { op }: Asking): OperationsOf<'app' | 'accounts'> {
  const { accounts, status } = services;
  return {
    'app.getStatus': op(nothing, () => status.get()),
    'app.startAgain': op(nothing, () => {
      status.startAgain();
      return {};
    }),
    'app.keepPlace': op(z.strictObject({ place: benchPlace.nullable() }), ({ place }) => {
      services.placeKept.keep(place);
      return {};
    }),

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
  };
}

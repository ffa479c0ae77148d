/** Operations of the bench itself: what was done on it, and how it is set up. */
import { z } from 'zod';
import type { AppServices } from '../app-services.ts';
import { preferencesShape } from '../settings.ts';
import type { Asking, OperationsOf } from './asking.ts';
import { id, nothing, question, reasons } from './shapes.ts';

const instant = z.iso.datetime().nullable();
const activityFilter = z.strictObject({
  accountId: id.nullable(),
  kind: z.enum(['manifest', 'archive', 'delete', 'bulk-delete', 'assign', 'print', 'hand-over']).nullable(),
  outcome: z
    .enum(['under-way', 'done', 'partly', 'refused', 'not-sent', 'in-doubt', 'resolved', 'cancelled', 'unknown'])
    .nullable(),
  from: instant,
  to: instant,
});
const activityRequest = z.strictObject({
  filter: activityFilter,
  offset: z.int().min(0),
  limit: z.int().min(1).max(500),
});
const preferenceChange = preferencesShape.exactPartial();

export function settingsOperations(
  services: AppServices,
  { op, heard }: Asking,
): OperationsOf<'activity' | 'scanner' | 'preferences' | 'settings' | 'diagnostics'> {
  const { activity, settingsTransfer, diagnostics, preferences } = services;
  return {
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

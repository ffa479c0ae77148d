/** A parcel that no service shows among its printed orders: what the services tell of its number, and of nothing else. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { findNotPrinted } from '../../../src-main/station/not-printed.ts';
import type { TrackingHistory } from '../../../src-preload/contract/tracking.ts';

const history = (orderNumber: string): TrackingHistory =>
  ({ orderNumber, trackingNumber: '', orderStatus: 'Unshipped' }) as TrackingHistory;

test('what a service tells of other numbers beside the one that was asked for is about other parcels', async () => {
  const parts = (told: readonly TrackingHistory[]) => ({
    mirror: { shownAccountIds: () => ['north', 'south'] },
    tracking: {
      get: async ({ accountId }: { accountId: string }) => {
        if (accountId === 'south') throw failureOf('unreachable');
        return { histories: told } as never;
      },
    },
  });
  expect(await findNotPrinted(parts([history('#9')]), ['#1'])).toBeNull();
  expect(await findNotPrinted(parts([history('#9'), history('#1')]), ['#1'])).toMatchObject({
    ...{ kind: 'not-printed', accountId: 'north', orderNumber: '#1' },
  });
});

/** What a person waits for goes first: only that is interactive at the service. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createReachability } from '../../../src-main/accounts/reachability.ts';
import { createAddressListsService } from '../../../src-main/address-lists/address-lists-service.ts';
import { type AddressesParts, createAddressesService } from '../../../src-main/addresses/addresses-service.ts';
import { failureOf } from '../../../src-main/failures.ts';
import type { ShippingAccount, Urgency } from '../../../src-main/shipping/shipping-client.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { doorTo } from '../../helpers/alone.ts';
import { inMemoryLog, recordAnnouncements } from '../../helpers/in-memory-ports.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { accountId, smith } from './addresses-bench.ts';

const account = someAccount(accountId, { kind: 'practice', label: 'Practice 1' });

const keys: ShippingAccount = { baseAddress: '', serviceKey: '', subscriptionKey: '', format: 'json' };

test('a validation is interactive, its second look and a list are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-urgency-'));
  const asked: Urgency[] = [];
  let isReachable = false;
  const { announce, first } = recordAnnouncements();
  const clock = systemClock;
  const parts: AddressesParts = {
    folder,
    accounts: {
      get: () => account,
      isGone: () => false,
      lastShippingAccount: () => keys,
      list: () => ({ accounts: [account], currentAccountId: accountId }),
    },
    door: doorTo(() => keys),
    client: {
      async validateAddress(_account, _subject, urgency) {
        asked.push(urgency);
        if (!isReachable) throw failureOf('unreachable');
        return { verdict: 'valid', suggestions: [] };
      },
    },
    addressBook: { check: async () => ({ matched: true, suggestions: [], readAt: clock.now().toISOString() }) },
    reachability: createReachability({ clock, changed() {} }),
    clock,
    after: () => () => {},
    log: inMemoryLog(),
    announce,
  };
  const addresses = createAddressesService(parts);
  try {
    await addresses.validate({ accountId, subject: { address: smith } });
    isReachable = true;
    addresses.recheckNow(null);
    await first('addresses.offlineChecksChanged', ({ agreeing, checking }) => agreeing === 1 && !checking);
    const dialogs = { openDialog: { chooseTable: async () => null }, saveDialog: { choosePath: async () => null } };
    const lists = createAddressListsService({ ...parts, ...dialogs, addresses });
    const { listId, hasHeader, mapping } = await lists.paste(accountId, 'street\n1 High Street\n');
    await lists.start({ listId, hasHeader, mapping, confirmed: [], way: 'service' });
    await first('addressLists.progressed', ({ state }) => state === 'ended');
    expect(asked).toEqual(['interactive', 'background', 'background']);
  } finally {
    await addresses.close();
    await rm(folder, { recursive: true });
  }
});

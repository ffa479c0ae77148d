/** What a look-up starts from: an account with its keys, and a write in doubt. */
import type { OpenAccount } from '../../../src-main/accounts/service-door.ts';
import type { Holder } from '../../../src-main/in-doubt/who-looks.ts';
import type { WriteOrder, WriteRecord } from '../../../src-main/journal/write-record.ts';

export const holder = (accountId: string, baseAddress = 'https://service.test'): Holder => {
  const account = { baseAddress, serviceKey: accountId, subscriptionKey: '', format: 'json' as const };
  const reach: OpenAccount['reach'] = (work) => work(account);
  return { accountId, label: `Label of ${accountId}`, account, reach, fingerprint: '' } as Holder;
};

export const write = (
  kind: WriteRecord['kind'],
  orders: readonly WriteOrder[],
  more: Partial<WriteRecord> = {},
): WriteRecord => ({
  ...{
    writeId: 'w',
    kind,
    accountId: 'one',
    accountLabel: 'One',
    origin: '',
    fingerprint: '',
    state: 'in-doubt',
    about: {},
  },
  ...{
    createdAt: '',
    sentAt: null,
    answeredAt: null,
    settledAt: null,
    orders,
    labelType: '',
    files: [],
    failure: null,
  },
  ...{ attemptAfter: null, readings: [], settlements: [] },
  ...more,
});

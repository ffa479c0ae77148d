/** While rounds wait for their service, it is asked for news every now and then, whatever happens to the disk meanwhile. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createWaitingRounds } from '../../../src-main/station/waiting-rounds.ts';
import { SimulatedTime } from '../../helpers/simulated-time.ts';
import { silentLog } from '../journal/ledger-folder.ts';

test('a disk that cannot tell which rounds wait is no fault of the program, and the services are asked again once it can', async () => {
  const time = new SimulatedTime();
  const asked: string[] = [];
  let isReadable = true;
  const waiting = createWaitingRounds({
    accountIds: () => {
      if (!isReadable) throw failureOf('file-failed');
      return ['one', 'one'];
    },
    lookNow: (accountId) => asked.push(accountId),
    after: time.after,
    log: silentLog,
  });
  waiting.note();
  await time.pass(20_000);
  expect(asked).toEqual(['one']);
  isReadable = false;
  await time.pass(60_000);
  isReadable = true;
  await time.pass(20_000);
  expect(asked).toEqual(['one', 'one']);
  waiting.close();
  await time.pass(60_000);
  expect(asked).toHaveLength(2);
});

/** A whole page pasted into a field of one line: main takes what the page asks with it. */
import { expect, onTestFinished, test } from 'vitest';
import { useAddressBookStore } from '../../../src-renderer/address-book/address-book-store.ts';
import { useNavigation } from '../../../src-renderer/bench/navigation-store.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';

test('a page in the search of the address book or in Track is searched by its beginning', async () => {
  const app = await startServices();
  onTestFinished(() => app.close());
  const page = '12 Cuba Street, Wellington\n'.repeat(1_000);

  for (const put of ['setText', 'putBackText'] as const) {
    useAddressBookStore.getState()[put](page);
    const { text } = useAddressBookStore.getState();
    expect(page.startsWith(text)).toBe(true);
    expect(await app.outcome('addressBook.search', { accountId: null, text, limit: 5 })).toMatchObject({ ok: true });
  }

  useNavigation.getState().track(page);
  const number = useNavigation.getState().trackedNumber ?? '';
  expect(page.startsWith(number)).toBe(true);
  expect(await app.outcome('tracking.get', { accountId: 'practice-1', number })).toMatchObject({
    failure: { code: 'unreachable' },
  });
});

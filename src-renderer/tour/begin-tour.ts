/** Begins the tour, on a practice account only. */
import type { Account } from '../../src-preload/contract/account.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { switchAccount } from '../bench/use-accounts.ts';
import { changePreferences } from '../bench/use-preferences.ts';
import { showNotice } from '../ui/notices-store.ts';
import { say } from '../words/say.ts';
import { useTour } from './tour-store.ts';

/** The tour is not offered again by itself, however far a person goes. */
export async function beginTour(accounts: readonly Account[], current: Account | null): Promise<void> {
  const practice = current?.kind === 'practice' ? current : accounts.find(({ kind }) => kind === 'practice');
  if (practice === undefined) {
    showNotice('bad', say('tour.no-practice'));
    return;
  }
  const pressedAt = useNavigation.getState();
  if (!(await switchAccount(practice.accountId))) return;
  // Whoever has gone elsewhere meanwhile is working there.
  if (useNavigation.getState() !== pressedAt) return;
  pressedAt.go('orders');
  useTour.getState().begin();
  await changePreferences({ tourOffered: false });
}

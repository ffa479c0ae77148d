/** What was checked offline and is otherwise at the service, for the rail and the screen. */
import { useOperation } from '../server-state.ts';

/** Of all accounts: how many addresses the service says otherwise about. */
export function useDifferingCount(): number {
  const { data } = useOperation('addresses.listOfflineChecks', { accountId: null, offset: 0, limit: 1 });
  return data?.counts.differing ?? 0;
}

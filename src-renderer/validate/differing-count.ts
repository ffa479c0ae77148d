/** How many offline checks have another answer from the service, for the rail and the screen. */
import { useOperation } from '../server-state.ts';

/** In all accounts: how many addresses have another answer from the service. */
export function useDifferingCount(): number {
  return useDifferingReply() ?? 0;
}

/** The same; undefined: not read yet. */
export function useDifferingReply(): number | undefined {
  const { data } = useOperation('addresses.listOfflineChecks', { accountId: null, offset: 0, limit: 1 });
  return data?.counts.differing;
}

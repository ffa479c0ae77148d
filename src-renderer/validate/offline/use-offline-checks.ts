/** The offline checks of all accounts, as main keeps them, and their actions. */
import { create } from 'zustand';
import type { OfflineCheckPage } from '../../../src-preload/contract/address.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { useChange, useOperation } from '../../server-state.ts';
import { showFailure } from '../../ui/show-failure.ts';

/** The row that the keys are on; kept while other screens are shown. */
export const useCurrentCheck = create<{ readonly checkId: string | null }>()(() => ({ checkId: null }));

/** More than a bench checks in a long outage; the rest shows as these are dismissed. */
export const CHECKS_SHOWN = 500;

export interface OfflineChecks {
  readonly page: OfflineCheckPage | undefined;
  readonly failure: Failure | null;
  readonly readAgain: () => void;
  readonly asking: boolean;
  readonly askNow: () => void;
  readonly dismiss: (checkId: string) => void;
  readonly dismissAgreeing: () => void;
}

const told = { onError: showFailure };

export function useOfflineChecks(): OfflineChecks {
  const { data, error, refetch } = useOperation('addresses.listOfflineChecks', {
    accountId: null,
    offset: 0,
    limit: CHECKS_SHOWN,
  });
  const recheck = useChange('addresses.recheckNow', told);
  const dismissing = useChange('addresses.dismissOfflineCheck', told);
  const dismissingAll = useChange('addresses.dismissAgreeing', told);
  return {
    page: data,
    failure: error?.failure ?? null,
    readAgain: () => void refetch(),
    asking: recheck.isPending || data?.counts.checking === true,
    askNow: () => recheck.mutate({ accountId: null }),
    dismiss: (checkId) => dismissing.mutate({ checkId }),
    dismissAgreeing: () => dismissingAll.mutate({}),
  };
}

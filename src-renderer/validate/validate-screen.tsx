/** Validate: is this address one the service knows, and if not, what does it propose? Nothing is applied by itself. */
import { IconMapPinCheck } from '@tabler/icons-react';
import type { ValidationQuery } from '../../src-preload/contract/address.ts';
import { useAccounts } from '../accounts/use-accounts.ts';
import { useOperation } from '../server-state.ts';
import { Choice } from '../ui/choice.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { EMPTY_ADDRESS } from './address-differences.ts';
import { AddressForm } from './address-form.tsx';
import { OrderForm } from './order-form.tsx';
import styles from './validate-screen.module.css';
import { useValidateStore } from './validate-store.ts';
import { Verdict } from './verdict.tsx';

const NOTHING_ASKED: ValidationQuery = { accountId: '', subject: { address: EMPTY_ADDRESS } };

export function ValidateScreen() {
  const { current } = useAccounts();
  const { way, asked, setWay } = useValidateStore();
  // Another account is another service: what it said before does not hold there.
  const isCurrent = asked !== null && asked.accountId === current?.accountId;
  const validation = useOperation('addresses.validate', asked ?? NOTHING_ASKED, { enabled: isCurrent });
  const again = (): void => void validation.refetch();

  return (
    <>
      <Toolbar label="Validate" title="Validate address">
        <Choice
          label="What to validate"
          value={way}
          onChange={setWay}
          options={[
            { value: 'address', label: 'An address' },
            { value: 'order', label: 'An order' },
          ]}
        />
      </Toolbar>
      <div className={styles.panes}>
        {current !== null && way === 'address' && (
          <AddressForm account={current} busy={validation.isFetching} onAgain={again} />
        )}
        {current !== null && way === 'order' && (
          <OrderForm account={current} busy={validation.isFetching} onAgain={again} />
        )}
        <div className={styles.answer} aria-live="polite">
          {!isCurrent && (
            <EmptyState icon={IconMapPinCheck} title="Is the address right?">
              Type an address, or take that of an order. The account at the top is asked.
            </EmptyState>
          )}
          {isCurrent && validation.isFetching && <SkeletonRows count={4} label="Asking about the address" />}
          {isCurrent && !validation.isFetching && validation.error !== null && (
            <FailureNotice size="page" failure={validation.error.failure} onRepeat={again} />
          )}
          {isCurrent && !validation.isFetching && validation.error === null && validation.data !== undefined && (
            <Verdict asked={asked} answer={validation.data} />
          )}
        </div>
      </div>
    </>
  );
}

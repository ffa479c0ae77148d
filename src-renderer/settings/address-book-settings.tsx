/** How old the copies of the address books may get before they are read again, and how old they are. */
import type { AddressBookMaxAge } from '../../src-preload/contract/preferences.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { useOperation } from '../server-state.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { Choice } from '../ui/choice.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import styles from './settings.module.css';

const AGES: readonly { readonly hours: AddressBookMaxAge; readonly label: string }[] = [
  { hours: 1, label: '1 h' },
  { hours: 4, label: '4 h' },
  { hours: 12, label: '12 h' },
  { hours: 24, label: '1 day' },
  { hours: 168, label: '1 week' },
];

export function AddressBookSettings() {
  const { addressBookMaxAgeHours } = usePreferences();
  const { accounts } = useAccounts();
  const { data: status } = useOperation('app.getStatus', {});
  return (
    <section className={styles.part} aria-label="Address books">
      <h2>Address books</h2>
      <div className={styles.choice}>
        <span className={styles.choiceName}>Read address books again after</span>
        <Choice
          label="Read address books again after"
          options={AGES.map(({ hours, label }) => ({ value: String(hours), label }))}
          value={String(addressBookMaxAgeHours)}
          onChange={changeMaxAge}
        />
        <p className="muted small">
          An older copy is read again by itself, in the background. Until the new one is whole, the old one is searched
          and compared, and its age is always beside it.
        </p>
      </div>
      <div className={styles.list}>
        {accounts.map(({ accountId, label, colour }) => {
          const readAt = status?.services.find((service) => service.accountId === accountId)?.addressBookReadAt ?? null;
          return (
            <div key={accountId} className={styles.row}>
              <AccountDot colour={colour} />
              <span className={styles.rowWords}>
                <span className={styles.rowName}>{label}</span>
              </span>
              <span className="muted">
                {readAt === null ? (
                  'Not read yet'
                ) : (
                  <>
                    Read <TimeAgo at={readAt} place="after-verb" />
                  </>
                )}
              </span>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function changeMaxAge(value: string): void {
  const age = AGES.find(({ hours }) => String(hours) === value);
  if (age !== undefined) void changePreferences({ addressBookMaxAgeHours: age.hours });
}

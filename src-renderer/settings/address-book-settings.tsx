/** How old the copies of the address books may get before they are read again, and how old they are. */
import type { AddressBookMaxAge } from '../../src-preload/contract/preferences.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { useOperation } from '../server-state.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { Choice } from '../ui/choice.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { say, sayRich } from '../words/say.ts';
import styles from './settings.module.css';

const AGES: readonly AddressBookMaxAge[] = [1, 4, 12, 24, 168];

export function AddressBookSettings() {
  const { addressBookMaxAgeHours } = usePreferences();
  const { accounts } = useAccounts();
  const { data: status } = useOperation('app.getStatus', {});
  return (
    <section className={styles.part} aria-label={say('settings.part.address-books')}>
      <h2>{say('settings.part.address-books')}</h2>
      <div className={styles.choice}>
        <span className={styles.choiceName}>{say('settings.books.age')}</span>
        <Choice
          label={say('settings.books.age')}
          options={AGES.map((hours) => ({ value: String(hours), label: say(`settings.books.age.${hours}`) }))}
          value={String(addressBookMaxAgeHours)}
          onChange={changeMaxAge}
        />
        <p className="muted small">{say('settings.books.how')}</p>
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
                {readAt === null
                  ? say('settings.books.not-read')
                  : sayRich('settings.books.read', { age: <TimeAgo at={readAt} place="after-verb" /> })}
              </span>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function changeMaxAge(value: string): void {
  const age = AGES.find((hours) => String(hours) === value);
  if (age !== undefined) void changePreferences({ addressBookMaxAgeHours: age });
}

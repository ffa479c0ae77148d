/** How old the copies of the address books may get before they are read again, and how old they are. */
import type { AddressBookMaxAge } from '../../src-preload/contract/preferences.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { useOperation } from '../server-state.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { Choice } from '../ui/choice.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { say, sayRich } from '../words/say.ts';
import { Setting } from './setting.tsx';
import rows from './setting-rows.module.css';
import { SettingsPart } from './settings-part.tsx';

const AGES: readonly AddressBookMaxAge[] = [1, 4, 12, 24, 168];

export function AddressBookSettings() {
  const { addressBookMaxAgeHours } = usePreferences();
  const { accounts } = useAccounts();
  const { data: status } = useOperation('app.getStatus', {});
  return (
    <SettingsPart title={say('settings.part.address-books')}>
      <Setting name={say('settings.books.age')}>
        <Choice
          label={say('settings.books.age')}
          options={AGES.map((hours) => ({ value: String(hours), label: say(`settings.books.age.${hours}`) }))}
          value={String(addressBookMaxAgeHours)}
          onChange={changeMaxAge}
        />
        <p className="muted small">{say('settings.books.how')}</p>
      </Setting>
      <div className={rows.list}>
        {accounts.map(({ accountId, label, colour }) => {
          const readAt = status?.services.find((service) => service.accountId === accountId)?.addressBookReadAt ?? null;
          return (
            <div key={accountId} className={rows.row}>
              <AccountDot colour={colour} />
              <p className={`${rows.rowWords} ${rows.rowName}`}>{label}</p>
              <p className="muted">
                {readAt === null
                  ? say('settings.books.not-read')
                  : sayRich('settings.books.read', { age: <TimeAgo at={readAt} place="after-verb" /> })}
              </p>
            </div>
          );
        })}
      </div>
    </SettingsPart>
  );
}

function changeMaxAge(value: string): void {
  const age = AGES.find((hours) => String(hours) === value);
  if (age !== undefined) void changePreferences({ addressBookMaxAgeHours: age });
}

/** Settings: accounts, orders, address books, printing, scanner, station, appearance, help. One page, a part at a time. */
import { useState } from 'react';
import { Choice } from '../ui/choice.tsx';
import { useHelpTopic } from '../ui/help-store.ts';
import { Toolbar } from '../ui/toolbar.tsx';
import { say } from '../words/say.ts';
import { AccountsSettings } from './accounts-settings.tsx';
import { AddressBookSettings } from './address-book-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { HelpSettings } from './help-settings.tsx';
import { OrdersSettings } from './orders-settings.tsx';
import { PrintingSettings } from './printing-settings.tsx';
import { ScannerSettings } from './scanner-settings.tsx';
import styles from './settings.module.css';
import { StationSettings } from './station-settings.tsx';

const PARTS = [
  { value: 'accounts', Part: AccountsSettings },
  { value: 'orders', Part: OrdersSettings },
  { value: 'address-books', Part: AddressBookSettings },
  { value: 'printing', Part: PrintingSettings },
  { value: 'scanner', Part: ScannerSettings },
  { value: 'station', Part: StationSettings },
  { value: 'appearance', Part: AppearanceSettings },
  { value: 'help', Part: HelpSettings },
] as const;

type PartName = (typeof PARTS)[number]['value'];

export function SettingsScreen() {
  const [part, setPart] = useState<PartName>('accounts');
  useHelpTopic(part === 'scanner' ? 'scanner' : part === 'help' ? 'ask-for-help' : null);
  const shown = PARTS.find(({ value }) => value === part) ?? PARTS[0];
  return (
    <>
      <Toolbar label={say('common.screen.settings')} title={say('common.screen.settings')}>
        <Choice<PartName>
          label={say('settings.parts')}
          options={PARTS.map(({ value }) => ({ value, label: say(`settings.part.${value}`) }))}
          value={part}
          onChange={setPart}
        />
      </Toolbar>
      <div className={styles.scroller}>
        <div className={styles.page}>
          <shown.Part />
        </div>
      </div>
    </>
  );
}

/** Settings: accounts, printing, appearance, about. One page, four parts, a list of them on top. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { AccountsSettings } from '../accounts/accounts-settings.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { AboutSettings } from './about-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { PrintingSettings } from './printing-settings.tsx';
import styles from './settings.module.css';

const PARTS = [
  { value: 'accounts', label: 'Accounts', Part: AccountsSettings },
  { value: 'printing', label: 'Printing', Part: PrintingSettings },
  { value: 'appearance', label: 'Appearance', Part: AppearanceSettings },
  { value: 'about', label: 'About', Part: AboutSettings },
] as const;

type PartName = (typeof PARTS)[number]['value'];

export function SettingsScreen() {
  const [part, setPart] = useState<PartName>('accounts');
  const shown = PARTS.find(({ value }) => value === part) ?? PARTS[0];
  return (
    <>
      <Toolbar label="Settings" title="Settings">
        <SegmentedControl<PartName>
          aria-label="Part of the settings"
          data={PARTS.map(({ value, label }) => ({ value, label }))}
          value={part}
          onChange={setPart}
          transitionDuration={120}
        />
      </Toolbar>
      {/* It scrolls, so the keyboard must reach it. */}
      <section className={styles.scroller} aria-label={shown.label} tabIndex={-1}>
        <div className={styles.page}>
          <shown.Part />
        </div>
      </section>
    </>
  );
}

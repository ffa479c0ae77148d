/** Theme, density and sounds. Each takes effect at once. */
import { SegmentedControl, Switch } from '@mantine/core';
import { useId } from 'react';
import type { Preferences, Theme } from '../../src-preload/contract/preferences.ts';
import { playScanSound } from '../scan/scan-sounds.ts';
import styles from './settings.module.css';
import { changePreferences, usePreferences } from './use-preferences.ts';

const THEMES: { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
];

const DENSITIES: { value: Preferences['density']; label: string }[] = [
  { value: 'comfortable', label: 'Mouse and keyboard' },
  { value: 'touch', label: 'Touch: larger rows and buttons' },
];

export function AppearanceSettings() {
  const { theme, density, sounds } = usePreferences();
  const themeName = useId();
  const densityName = useId();
  return (
    <section className={styles.part} aria-label="Appearance">
      <h2>Appearance</h2>
      <div className={styles.choice}>
        <span id={themeName} className={styles.choiceName}>
          Theme
        </span>
        <SegmentedControl<Theme>
          aria-labelledby={themeName}
          data={THEMES}
          value={theme}
          onChange={(value) => void changePreferences({ theme: value })}
          transitionDuration={120}
        />
      </div>
      <div className={styles.choice}>
        <span id={densityName} className={styles.choiceName}>
          Sizes
        </span>
        <SegmentedControl<Preferences['density']>
          aria-labelledby={densityName}
          data={DENSITIES}
          value={density}
          onChange={(value) => void changePreferences({ density: value })}
          transitionDuration={120}
        />
      </div>
      <Switch
        label="Sounds for good and bad scans"
        description="A short rise when an order was added, two low buzzes when it was not."
        checked={sounds}
        onChange={(event) => {
          const chosen = event.currentTarget.checked;
          void changePreferences({ sounds: chosen });
          if (chosen) playScanSound('good');
        }}
      />
    </section>
  );
}

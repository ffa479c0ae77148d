/** Language, theme, density and sounds. Each takes effect at once. */
import { Switch } from '@mantine/core';
import type { Language, Preferences, Theme } from '../../src-preload/contract/preferences.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { playScanSound } from '../scan/scan-sounds.ts';
import { Choice } from '../ui/choice.tsx';
import { languageNames } from '../words/language.ts';
import { say } from '../words/say.ts';
import styles from './settings.module.css';

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
];

const DENSITIES: readonly { value: Preferences['density']; label: string }[] = [
  { value: 'comfortable', label: 'Mouse and keyboard' },
  { value: 'touch', label: 'Touch: larger rows and buttons' },
];

function languages(): readonly { value: Language; label: string }[] {
  const ours = Object.entries(languageNames).map(([value, label]) => ({ value: value as Language, label }));
  return [{ value: 'system', label: say('settings.language.system') }, ...ours];
}

export function AppearanceSettings() {
  const { language, theme, density, sounds } = usePreferences();
  return (
    <section className={styles.part} aria-label="Appearance">
      <h2>Appearance</h2>
      <div className={styles.choice}>
        <span className={styles.choiceName}>{say('settings.language')}</span>
        <Choice
          label={say('settings.language')}
          options={languages()}
          value={language}
          onChange={(value) => void changePreferences({ language: value })}
        />
      </div>
      <div className={styles.choice}>
        <span className={styles.choiceName}>Theme</span>
        <Choice
          label="Theme"
          options={THEMES}
          value={theme}
          onChange={(value) => void changePreferences({ theme: value })}
        />
      </div>
      <div className={styles.choice}>
        <span className={styles.choiceName}>Sizes</span>
        <Choice
          label="Sizes"
          options={DENSITIES}
          value={density}
          onChange={(value) => void changePreferences({ density: value })}
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

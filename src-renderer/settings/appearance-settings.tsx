/** Language, theme, density and sounds. Each takes effect at once. */
import { Switch } from '@mantine/core';
import type { Language, Preferences, Theme } from '../../src-preload/contract/preferences.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { playScanSound } from '../scan/scan-sounds.ts';
import { Choice } from '../ui/choice.tsx';
import { languageNames } from '../words/language.ts';
import { say } from '../words/say.ts';
import { Setting } from './setting.tsx';
import { SettingsPart } from './settings-part.tsx';

const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'high-contrast'];
const DENSITIES: readonly Preferences['density'][] = ['comfortable', 'touch'];

function languages(): readonly { value: Language; label: string; lang?: string }[] {
  const ours = Object.entries(languageNames).map(([value, label]) => ({
    value: value as Language,
    label,
    lang: value,
  }));
  return [{ value: 'system', label: say('settings.language.system') }, ...ours];
}

export function AppearanceSettings() {
  const { language, theme, density, sounds, soundVolume } = usePreferences();
  return (
    <SettingsPart title={say('settings.part.appearance')}>
      <Setting name={say('settings.language')}>
        <Choice
          label={say('settings.language')}
          options={languages()}
          value={language}
          onChange={(value) => void changePreferences({ language: value })}
        />
      </Setting>
      <Setting name={say('settings.theme')}>
        <Choice
          label={say('settings.theme')}
          options={THEMES.map((value) => ({ value, label: say(`settings.theme.${value}`) }))}
          value={theme}
          onChange={(value) => void changePreferences({ theme: value })}
        />
      </Setting>
      <Setting name={say('settings.density')}>
        <Choice
          label={say('settings.density')}
          options={DENSITIES.map((value) => ({ value, label: say(`settings.density.${value}`) }))}
          value={density}
          onChange={(value) => void changePreferences({ density: value })}
        />
      </Setting>
      <Switch
        aria-label={say('settings.sounds')}
        label={say('settings.sounds')}
        description={say('settings.sounds.how')}
        checked={sounds}
        onChange={(event) => {
          const chosen = event.currentTarget.checked;
          void changePreferences({ sounds: chosen });
          if (chosen) playScanSound('good', soundVolume);
        }}
      />
    </SettingsPart>
  );
}

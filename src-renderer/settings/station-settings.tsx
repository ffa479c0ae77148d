/** How the station works: scans of other accounts, automatic printing, and its sounds, each of which can be played. */
import { Button, Switch } from '@mantine/core';
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { playScanSound, scanSounds } from '../scan/scan-sounds.ts';
import { Choice } from '../ui/choice.tsx';
import { say } from '../words/say.ts';
import { Setting } from './setting.tsx';
import { SettingsPart } from './settings-part.tsx';

const OTHERS: readonly Preferences['stationOthers'][] = ['take', 'refuse'];
const VOLUMES: readonly Preferences['soundVolume'][] = [25, 50, 75, 100];

export function StationSettings() {
  const { stationOthers, stationPrints, soundVolume } = usePreferences();
  const setVolume = (chosen: string): void => {
    const volume = VOLUMES.find((one) => String(one) === chosen) ?? 100;
    void changePreferences({ soundVolume: volume });
    playScanSound('good', volume);
  };
  return (
    <SettingsPart title={say('station.settings')}>
      <Setting name={say('station.settings.others')}>
        <Choice
          label={say('station.settings.others')}
          options={OTHERS.map((value) => ({ value, label: say(`station.settings.others.${value}`) }))}
          value={stationOthers}
          onChange={(value) => void changePreferences({ stationOthers: value })}
        />
      </Setting>
      <Switch
        aria-label={say('station.settings.prints')}
        label={say('station.settings.prints')}
        description={say('station.settings.prints.how')}
        checked={stationPrints}
        onChange={(event) => void changePreferences({ stationPrints: event.currentTarget.checked })}
      />
      <Setting name={say('station.settings.volume')}>
        <Choice
          label={say('station.settings.volume')}
          options={VOLUMES.map((value) => ({
            value: String(value),
            label: say('station.settings.volume.percent', { percent: value }),
          }))}
          value={String(soundVolume)}
          onChange={setVolume}
        />
      </Setting>
      <Setting name={say('station.settings.sounds')}>
        <div className="presses">
          {scanSounds.map((sound) => (
            <Button
              key={sound}
              variant="default"
              aria-label={say('station.settings.sounds.hear', { sound: say(`station.settings.sound.${sound}`) })}
              onClick={() => playScanSound(sound, soundVolume)}
            >
              {say(`station.settings.sound.${sound}`)}
            </Button>
          ))}
        </div>
      </Setting>
    </SettingsPart>
  );
}

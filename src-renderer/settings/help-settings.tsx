/** Where to find help, what to give to the person who helps, and what this Packbench is. */
import { Button } from '@mantine/core';
import { useAccounts } from '../bench/use-accounts.ts';
import { usePaletteStore } from '../keyboard/palette-store.ts';
import { beginTour } from '../tour/begin-tour.ts';
import { useHelp } from '../ui/help-store.ts';
import { say } from '../words/say.ts';
import { AboutSettings } from './about-settings.tsx';
import { DiagnosticsSettings } from './diagnostics-settings.tsx';
import { SettingsPart } from './settings-part.tsx';
import { TransferSettings } from './transfer-settings.tsx';

export function HelpSettings() {
  const openSheet = usePaletteStore((state) => state.openSheet);
  const show = useHelp((state) => state.show);
  const { accounts, current } = useAccounts();
  return (
    <>
      <SettingsPart title={say('settings.part.help')}>
        <div className="presses">
          <Button variant="default" onClick={() => show('day')}>
            {say('settings.help.open')}
          </Button>
          <Button variant="default" onClick={openSheet}>
            {say('keyboard.sheet.open')}
          </Button>
          <Button variant="default" onClick={() => void beginTour(accounts, current)}>
            {say('tour.action')}
          </Button>
        </div>
      </SettingsPart>
      <DiagnosticsSettings />
      <TransferSettings />
      <AboutSettings />
    </>
  );
}

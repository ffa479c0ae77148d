/** Where to find help, what to hand to whoever gives it, and what this Packbench is. */
import { Button } from '@mantine/core';
import { usePaletteStore } from '../keyboard/palette-store.ts';
import { say } from '../words/say.ts';
import { AboutSettings } from './about-settings.tsx';
import { DiagnosticsSettings } from './diagnostics-settings.tsx';
import styles from './settings.module.css';
import { TransferSettings } from './transfer-settings.tsx';

export function HelpSettings() {
  const openSheet = usePaletteStore((state) => state.openSheet);
  return (
    <>
      <section className={styles.part} aria-label={say('settings.part.help')}>
        <h2>{say('settings.part.help')}</h2>
        <div className={styles.presses}>
          <Button variant="default" onClick={openSheet}>
            {say('keyboard.sheet.open')}
          </Button>
        </div>
      </section>
      <DiagnosticsSettings />
      <TransferSettings />
      <AboutSettings />
    </>
  );
}

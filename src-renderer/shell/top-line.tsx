/** The line on top: which account the screens work on, and the way to every action. */
import { IconCommand } from '@tabler/icons-react';
import { AccountSwitcher } from '../accounts/account-switcher.tsx';
import { usePaletteStore } from '../keyboard/palette-store.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../words/say.ts';
import styles from './top-line.module.css';

export function TopLine() {
  const openPalette = usePaletteStore((state) => state.openPalette);
  return (
    <header className={styles.line}>
      <AccountSwitcher />
      <button type="button" className={styles.palette} onClick={openPalette}>
        <IconCommand aria-hidden size={16} stroke={1.75} />
        <span>{say('shell.actions')}</span>
        <Shortcut keys="mod+k" />
      </button>
    </header>
  );
}

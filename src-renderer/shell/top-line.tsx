/** The line on top: the account that the screens work on, the latest notice, and the way to every action. */
import { IconListSearch } from '@tabler/icons-react';
import { AccountSwitcher } from '../accounts/account-switcher.tsx';
import { usePaletteStore } from '../keyboard/palette-store.ts';
import { Notices } from '../ui/notices.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../words/say.ts';
import { EarlierNotices } from './earlier-notices.tsx';
import styles from './top-line.module.css';

export function TopLine({ screen }: { readonly screen: string }) {
  const openPalette = usePaletteStore((state) => state.openPalette);
  return (
    <header className={styles.line}>
      <AccountSwitcher />
      <Notices screen={screen} />
      <EarlierNotices />
      <button type="button" className={styles.tool} onClick={openPalette}>
        <IconListSearch aria-hidden size={16} stroke={1.75} />
        <span>{say('shell.actions')}</span>
        <span className={styles.keys}>
          <Shortcut keys="mod+k" />
        </span>
      </button>
    </header>
  );
}

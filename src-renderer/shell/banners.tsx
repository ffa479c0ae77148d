/** What must not be missed about this computer, above every screen: at most one line each, with the next step. */
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useSelectionStore } from '../bench/selection-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useOperation } from '../server-state.ts';
import { WhatToDo } from '../ui/what-to-do.tsx';
import { drawnAlone } from '../words/drawn-alone.ts';
import { useLanguage } from '../words/language.ts';
import { alarmBanners, bannersFor, languageBanner, selectionBanner } from './banner-words.ts';
import styles from './banners.module.css';

export const Banners = drawnAlone(function Banners() {
  const { data } = useOperation('app.getStatus', {});
  const { data: readings = [] } = useOperation('orders.reading', {});
  const { accounts } = useAccounts();
  const notKept = useSelectionStore((state) => state.failure);
  const failed = useLanguage((state) => state.failed);
  const banners =
    data === undefined
      ? []
      : [
          ...alarmBanners(readings, accounts),
          ...languageBanner(failed),
          ...bannersFor(data),
          ...selectionBanner(notKept),
        ];
  return (
    // Its lines come later: only a region that is there before them is read aloud for certain.
    <div aria-live="polite" className={styles.banners}>
      {banners.map(({ tone, words, drill }) => (
        <div key={words} className={styles.banner} data-tone={tone}>
          {tone === 'warn' ? (
            <IconAlertTriangle aria-hidden size={18} className={styles.icon} />
          ) : (
            <IconInfoCircle aria-hidden size={18} className={styles.icon} />
          )}
          <span className={styles.words}>{words}</span>
          {drill !== null && <WhatToDo topic={drill} about={words} />}
        </div>
      ))}
    </div>
  );
});

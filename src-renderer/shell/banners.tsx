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
  if (data === undefined) return null;
  const banners = [
    ...alarmBanners(readings, accounts),
    ...languageBanner(failed),
    ...bannersFor(data),
    ...selectionBanner(notKept),
  ];
  return banners.map(({ tone, words, drill }) => (
    <div key={words} role="status" className={styles.banner} data-tone={tone}>
      {tone === 'warn' ? (
        <IconAlertTriangle aria-hidden size={18} className={styles.icon} />
      ) : (
        <IconInfoCircle aria-hidden size={18} className={styles.icon} />
      )}
      <span className={styles.words}>{words}</span>
      {drill !== null && <WhatToDo topic={drill} about={words} />}
    </div>
  ));
});

/** What must not be missed about this computer, above every screen: at most one line each, with the next step. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useSelectionStore } from '../bench/selection-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useChange, useOperation } from '../server-state.ts';
import { WhatToDo } from '../ui/what-to-do.tsx';
import { drawnAlone } from '../words/drawn-alone.ts';
import { useLanguage } from '../words/language.ts';
import { say } from '../words/say.ts';
import { alarmBanners, bannersFor, languageBanner, selectionBanner } from './banner-words.ts';
import styles from './banners.module.css';

export const Banners = drawnAlone(function Banners() {
  const { data } = useOperation('app.getStatus', {});
  const { data: readings = [] } = useOperation('orders.reading', {});
  const { accounts } = useAccounts();
  const notKept = useSelectionStore((state) => state.failure);
  const failed = useLanguage((state) => state.failed);
  const again = useChange('app.startAgain');
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
      {banners.map(({ tone, words, drill, startsAgain }) => (
        <div key={words} className={styles.banner} data-tone={tone}>
          {tone === 'warn' ? (
            <IconAlertTriangle aria-hidden size={18} className={styles.icon} />
          ) : (
            <IconInfoCircle aria-hidden size={18} className={styles.icon} />
          )}
          <span className={styles.words}>{words}</span>
          {startsAgain === true && (
            <Button variant="default" size="xs" loading={again.isPending} onClick={() => again.mutate({})}>
              {say('shell.start-again')}
            </Button>
          )}
          {drill !== null && <WhatToDo topic={drill} about={words} />}
        </div>
      ))}
    </div>
  );
});

/** The full-width flash that answers a scan, with its sound. It lies over the top line and moves nothing. */
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconLoader2 } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { usePreferences } from '../bench/use-preferences.ts';
import { say } from '../words/say.ts';
import styles from './scan-flash.module.css';
import { playScanSound } from './scan-sounds.ts';
import { type Scan, useScanStore } from './scan-store.ts';
import { scanTone, scanWords } from './scan-words.ts';

/** Milliseconds; the operator's next key or press closes it sooner. A bad scan also stays red on the strip. */
const SHOWN_FOR = { good: 2_500, warn: 4_000, bad: 8_000, waiting: 8_000 };

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, waiting: IconLoader2 };

export function ScanFlash() {
  const latest = useScanStore((state) => state.latest);
  const { sounds } = usePreferences();
  const [shown, setShown] = useState<Scan | null>(null);
  const close = useCallback(() => setShown(null), []);
  const tone = scanTone(latest?.verdict ?? null);

  useEffect(() => {
    setShown(latest);
    if (latest === null) return;
    if (sounds && tone !== 'waiting') playScanSound(tone);
    const timer = setTimeout(() => setShown(null), SHOWN_FOR[tone]);
    return () => clearTimeout(timer);
  }, [latest, tone, sounds]);

  return (
    <div role="alert" aria-label={say('scan.flash')} className={styles.place}>
      {shown !== null && shown.verdict !== null && <FlashBand key={shown.scanId} scan={shown} onClosed={close} />}
    </div>
  );
}

/** The operator goes on: the flash has been seen, and must not lie over what comes next. */
function useNextTouch(onTouched: () => void): void {
  useEffect(() => {
    const events = ['keydown', 'pointerdown'] as const;
    for (const name of events) window.addEventListener(name, onTouched);
    return () => {
      for (const name of events) window.removeEventListener(name, onTouched);
    };
  }, [onTouched]);
}

function FlashBand({ scan, onClosed }: { readonly scan: Scan; readonly onClosed: () => void }) {
  const tone = scanTone(scan.verdict);
  useNextTouch(onClosed);
  const { title, next } = scanWords(scan);
  const IconShape = ICONS[tone];
  return (
    <button type="button" className={styles.band} data-tone={tone} onClick={onClosed}>
      <IconShape aria-hidden size={28} stroke={2} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.next} title={next}>
          {next}
        </span>
      </span>
      <span className="unseen">{say('scan.flash.close')}</span>
    </button>
  );
}

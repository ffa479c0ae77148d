/**
 * The flash that answers a scan, with its sound, as wide as the screen it lies over. It moves nothing, and leaves the account's name
 * and the rail with its counts to be seen.
 */
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconLoader2 } from '@tabler/icons-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccountId } from '../../src-preload/contract/account.ts';
import { useSelection } from '../bench/selection-store.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { say } from '../words/say.ts';
import styles from './scan-flash.module.css';
import { playScanSound } from './scan-sounds.ts';
import { type Scan, useScanStore } from './scan-store.ts';
import { scanSound, scanTone, scanWords } from './scan-words.ts';

/** Milliseconds; the operator's next key or press closes it sooner. A bad scan also stays red on the strip. */
const SHOWN_FOR = { good: 2_500, warn: 4_000, bad: 8_000, waiting: 8_000 };

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, waiting: IconLoader2 };

export function ScanFlash() {
  const latest = useScanStore((state) => state.latest);
  const { sounds, soundVolume } = usePreferences();
  const [shown, setShown] = useState<Scan | null>(null);
  const close = useCallback(() => setShown(null), []);
  const tone = scanTone(latest?.verdict ?? null);

  // What was answered before this was on the screen is not answered again.
  const answered = useRef(latest);
  const playSound = useEffectEvent((verdict: Scan['verdict']) => {
    const sound = scanSound(verdict);
    if (sounds && sound !== null) playScanSound(sound, soundVolume);
  });

  useEffect(() => {
    if (latest === answered.current) return;
    answered.current = latest;
    setShown(latest);
    if (latest === null) return;
    playSound(latest.verdict);
    const timer = setTimeout(() => setShown(null), SHOWN_FOR[tone]);
    return () => clearTimeout(timer);
  }, [latest, tone]);

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
  const accountId = scan.place?.current.accountId ?? null;
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
      {accountId !== null && <SelectedCount accountId={accountId} />}
      <span className="unseen">{say('scan.flash.close')}</span>
    </button>
  );
}

/** How many orders the next manifest would have. */
function SelectedCount({ accountId }: { readonly accountId: AccountId }) {
  const { size } = useSelection(accountId);
  return (
    <span className={styles.count}>
      <strong>{size}</strong>
      <span>{say('scan.flash.selected')}</span>
    </span>
  );
}

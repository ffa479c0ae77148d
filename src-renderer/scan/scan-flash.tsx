/**
 * The flash that answers a scan, with its sound, as wide as the screen beneath. It moves nothing, and leaves the
 * account's name and the rail with its counts visible.
 */
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconLoader2 } from '@tabler/icons-react';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelection } from '../bench/selection-store.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { type BandLook, PressableBand } from '../ui/scan-band.tsx';
import { say } from '../words/say.ts';
import styles from './scan-flash.module.css';
import { playScanSound } from './scan-sounds.ts';
import { type Scan, useScanStore } from './scan-store.ts';
import { type ScanTone, scanSound, scanTone, scanWords } from './scan-words.ts';

/** Milliseconds; the operator's next key or press closes it sooner. A bad scan also stays red on the strip. */
const SHOWN_FOR = { good: 2_500, warn: 4_000, bad: 8_000, waiting: 8_000 };

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, waiting: IconLoader2 };
const LOOKS: Readonly<Record<ScanTone, BandLook>> = { good: 'good', warn: 'again', bad: 'bad', waiting: 'waiting' };

export function ScanFlash() {
  const latest = useScanStore((state) => state.latest);
  const { sounds, soundVolume } = usePreferences();
  // A scan that was answered before this was on the screen is not answered again.
  const [closed, setClosed] = useState(latest);
  const shown = latest === closed ? null : latest;
  const close = useCallback(() => setClosed(latest), [latest]);
  const tone = scanTone(latest?.verdict ?? null);

  const playSound = useEffectEvent((verdict: Scan['verdict']) => {
    const sound = scanSound(verdict);
    if (sounds && sound !== null) playScanSound(sound, soundVolume);
  });

  useEffect(() => {
    if (shown === null) return;
    playSound(shown.verdict);
    const timer = setTimeout(() => setClosed(shown), SHOWN_FOR[tone]);
    return () => clearTimeout(timer);
  }, [shown, tone]);

  return (
    <div role="alert" aria-label={say('scan.flash')} className={styles.place}>
      {shown !== null && shown.verdict !== null && <FlashBand key={shown.scanId} scan={shown} onClosed={close} />}
    </div>
  );
}

/**
 * The operator goes on: they have seen the flash, and it must not cover what comes next. A press on the flash itself is
 * its own: were it gone before the press ends, what lies beneath would be pressed.
 */
function useNextTouch(flash: RefObject<Element | null>, onTouched: () => void): void {
  useEffect(() => {
    const touched = ({ target }: Event): void => {
      if (!(target instanceof Node && flash.current?.contains(target))) onTouched();
    };
    const events = ['keydown', 'pointerdown'] as const;
    for (const name of events) window.addEventListener(name, touched);
    return () => {
      for (const name of events) window.removeEventListener(name, touched);
    };
  }, [flash, onTouched]);
}

function FlashBand({ scan, onClosed }: { readonly scan: Scan; readonly onClosed: () => void }) {
  const tone = scanTone(scan.verdict);
  const band = useRef<HTMLDivElement>(null);
  useNextTouch(band, onClosed);
  const { size } = useSelection(scan.place?.current.accountId);
  // A late answer is of a scan that others have followed.
  const isNewest = useScanStore(({ scans }) => scans[0]?.scanId === scan.scanId);
  return (
    <PressableBand
      ref={band}
      {...scanWords(scan, isNewest)}
      look={LOOKS[tone]}
      icon={ICONS[tone]}
      // The number of orders that the next manifest would have.
      count={scan.place === null ? null : { count: size, words: say('scan.flash.selected') }}
      closeWords={say('scan.flash.close')}
      onPress={onClosed}
    />
  );
}

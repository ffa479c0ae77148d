/**
 * The band that answers a scan, at the station, at a hand-over and as the flash over any other screen: a sign, a large
 * line, what it means, and a count. Two looks never differ by colour alone: each use of the band gives every meaning a
 * sign of its own.
 */
import type { Icon } from '@tabler/icons-react';
import type { Ref } from 'react';
import { numberWords } from '../words/locale.ts';
import styles from './scan-band.module.css';
import { NotYet, useIsKnown } from './told.tsx';

/** 'none': nothing was scanned yet · 'wrong': it must not go on · 'past': it is over and done with. */
export type BandLook =
  | 'none'
  | 'good'
  | 'good-elsewhere'
  | 'again'
  | 'manifest'
  | 'choose'
  | 'elsewhere'
  | 'waiting'
  | 'bad'
  | 'wrong'
  | 'doubt'
  | 'past';

interface BandContent {
  readonly look: BandLook;
  readonly icon: Icon;
  readonly title: string;
  /** '': no second line. */
  readonly next: string;
  /** Null: no count is shown. */
  readonly count: BandCount | null;
}

export interface BandCount {
  readonly count: number;
  readonly words: string;
}

interface ScanBandProps extends BandContent {
  readonly label: string;
  /** What it says without a scan is read aloud from elsewhere. */
  readonly isTold?: boolean;
}

/**
 * In a place of its own, so that it covers nothing. `label` names it as an alert; with look 'none' it is a status.
 */
export function ScanBand({ label, isTold = false, ...content }: ScanBandProps) {
  const isCalm = content.look === 'none';
  // The answer may come together with its screen, as the scan does that begins a hand-over.
  const isKnown = useIsKnown() || isCalm;
  const inside = <BandInside {...content} />;
  return (
    <div
      ref={keepRoom}
      role={isCalm ? 'status' : 'alert'}
      {...(isCalm ? (isTold ? { 'aria-live': 'off' } : {}) : { 'aria-label': label })}
      className={styles.band}
      data-size="large"
      data-look={content.look}
    >
      {isKnown ? inside : <NotYet>{inside}</NotYet>}
    </div>
  );
}

/**
 * On top of a window that scrolls as a whole it stays only where it leaves room for what it is about: not with a long answer in large
 * text. An answer that does not stay is brought into sight when it comes.
 */
function keepRoom(band: HTMLElement | null): (() => void) | undefined {
  if (band === null) return undefined;
  let isNew = band.role === 'alert';
  const sizes = new ResizeObserver(() => {
    const isTall = band.offsetHeight * MOST_OF_WINDOW > innerHeight;
    band.dataset.tall = String(isTall);
    if (isTall && isNew) band.scrollIntoView({ block: 'nearest' });
    isNew = false;
  });
  sizes.observe(band);
  return () => sizes.disconnect();
}

/** A third of its height. */
const MOST_OF_WINDOW = 3;

/**
 * Smaller, and closed by a press anywhere on it. The button lies over the words, not around them: a screen reader does
 * not read out what comes inside a button. `closeWords` are its name.
 */
export function PressableBand({
  ref,
  onPress,
  closeWords,
  ...content
}: BandContent & {
  readonly ref: Ref<HTMLDivElement>;
  readonly onPress: () => void;
  readonly closeWords: string;
}) {
  return (
    <div ref={ref} className={styles.band} data-size="small" data-look={content.look}>
      <BandInside {...content} />
      <button type="button" className={styles.press} aria-label={closeWords} onClick={onPress} />
    </div>
  );
}

/** Read aloud, not seen: a screen reader reads both lines as one piece, and would run the last word into the next. */
const BETWEEN_LINES = '.\u00a0';

/** The count is left to eyes: where it matters, the words say it, and so do the lists of the screen. */
function BandInside({ icon: IconShape, title, next, count }: BandContent) {
  return (
    <>
      <IconShape aria-hidden className={styles.icon} stroke={2} />
      <span className={styles.words}>
        <span className={styles.title} data-whole={title}>
          {title}
        </span>
        {next !== '' && (
          <>
            <span className="unseen">{BETWEEN_LINES}</span>
            <span className={styles.next} data-whole={next}>
              {next}
            </span>
          </>
        )}
      </span>
      {count !== null && (
        <span className={styles.count} aria-hidden>
          <strong>{numberWords(count.count)}</strong>
          <span>{count.words}</span>
        </span>
      )}
    </>
  );
}

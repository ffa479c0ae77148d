/**
 * The band that answers a scan, at the station, at a hand-over and as the flash over any other screen: a sign, a large
 * line, what it means, and a count. Two looks never differ by colour alone: each use of the band gives every meaning a
 * sign of its own.
 */
import type { Icon } from '@tabler/icons-react';
import type { Ref } from 'react';
import { numberWords } from '../words/locale.ts';
import styles from './scan-band.module.css';

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
 * In a place of its own, so that it covers nothing. `label` names it as an alert; with look 'none' it is a status. A
 * result is read aloud when it comes: not once more when only the count beside it changes.
 */
export function ScanBand({ label, isTold = false, ...content }: ScanBandProps) {
  const isCalm = content.look === 'none';
  return (
    <div
      ref={keepRoom}
      role={isCalm ? 'status' : 'alert'}
      {...(isCalm ? (isTold ? { 'aria-live': 'off' } : {}) : { 'aria-label': label, 'aria-atomic': false })}
      className={styles.band}
      data-size="large"
      data-look={content.look}
    >
      <BandInside {...content} />
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

/** Smaller, and closed by a press. `closeWords` are for people who cannot see that it is a button. */
export function PressableBand({
  ref,
  onPress,
  closeWords,
  ...content
}: BandContent & {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
  readonly closeWords: string;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.band}
      data-size="small"
      data-look={content.look}
      onClick={onPress}
    >
      <BandInside {...content} />
      <span className="unseen">{closeWords}</span>
    </button>
  );
}

function BandInside({ icon: IconShape, title, next, count }: BandContent) {
  return (
    <>
      <IconShape aria-hidden className={styles.icon} stroke={2} />
      <span className={styles.words}>
        <span className={styles.title} data-whole={title}>
          {title}
        </span>
        {next !== '' && (
          <span className={styles.next} data-whole={next}>
            {next}
          </span>
        )}
      </span>
      {count !== null && (
        <span className={styles.count} aria-live="off">
          <strong>{numberWords(count.count)}</strong>
          <span>{count.words}</span>
        </span>
      )}
    </>
  );
}

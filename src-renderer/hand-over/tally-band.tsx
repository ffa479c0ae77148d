/** The result of the last scan, with the number of parcels left. It has its own place and covers nothing. */
import { type Icon, IconBarcode } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { usePreferences } from '../bench/use-preferences.ts';
import { usePageOf } from '../manifests/paper-check/use-page-of.ts';
import { playScanSound } from '../scan/scan-sounds.ts';
import { type BandCount, ScanBand } from '../ui/scan-band.tsx';
import { say } from '../words/say.ts';
import { useHandOverStore } from './hand-over-store.ts';
import type { ShownTick } from './shown-tick.ts';
import { tickLook, tickWords } from './tally-words.ts';

interface TallyBandProps {
  /** The tally on the screen; null: none. */
  readonly tallyId: string | null;
  /** Shown while nothing was scanned. */
  readonly ready: string;
  /** Beside it. */
  readonly icon?: Icon;
  /** Null: no tally is shown. */
  readonly left: number | null;
}

export function TallyBand({ tallyId, ready, icon = IconBarcode, left }: TallyBandProps) {
  const { latest: answered, takenBack } = useHandOverStore();
  const latest = answered?.tallyId === tallyId ? answered : null;
  const verdict = latest?.verdict;
  const place = verdict?.kind === 'other-manifest' ? verdict.extra.elsewhere[0] : undefined;
  const page = usePageOf(place?.manifestId ?? null, place?.orderId ?? null);
  // Also for another tally, which was left before the answer came: a notice has its words.
  useSoundOf(answered);
  const label = say('scan.flash');
  const count: BandCount | null = left === null ? null : { count: left, words: say('hand-over.left.count') };
  const next = takenBack?.tallyId === tallyId ? say('hand-over.taken-back', { order: takenBack.name }) : '';
  return (
    <>
      {/* The band that answered the scan goes, and the calm one comes with its words, which is not read aloud. */}
      <p className="unseen" aria-live="polite">
        {next}
      </p>
      {latest === null ? (
        <ScanBand label={label} look="none" icon={icon} title={ready} next={next} count={count} isTold={next !== ''} />
      ) : (
        <AnswerBand key={`${latest.shownId} ${latest.verdict.kind}`} latest={latest} page={page} count={count} />
      )}
    </>
  );
}

interface AnswerBandProps {
  readonly latest: ShownTick;
  readonly page: number | null;
  readonly count: BandCount | null;
}

function AnswerBand({ latest, page, count }: AnswerBandProps) {
  const { look, icon } = tickLook(latest.verdict);
  return <ScanBand {...tickWords(latest, page)} label={say('scan.flash')} look={look} icon={icon} count={count} />;
}

/** Once for each answer, but not for one that was heard before this was on the screen. */
function useSoundOf(latest: ShownTick | null): void {
  const { sounds, soundVolume } = usePreferences();
  const heard = useRef(latest);
  useEffect(() => {
    if (latest === heard.current) return;
    heard.current = latest;
    const sound = latest === null ? null : tickLook(latest.verdict).sound;
    if (sounds && sound !== null) playScanSound(sound, soundVolume);
  }, [latest, sounds, soundVolume]);
}

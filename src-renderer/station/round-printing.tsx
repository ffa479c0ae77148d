/**
 * The page's part in printing a round, whatever screen is shown: it reads the pages, compares them with the orders and
 * the printer's paper, and tells main, which prints once. When a round needs somebody, or a late answer shows that a
 * parcel joined none, every screen plays the sound.
 */
import { useEffect, useRef, useState } from 'react';
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import type { ClosedRound } from '../../src-preload/contract/station.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { failureFrom } from '../desktop.ts';
import { playScanSound } from '../scan/scan-sounds.ts';
import { useOperation } from '../server-state.ts';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import { useStationStore } from './station-store.ts';
import { isOpenProblem } from './station-words.ts';
import { troublesHeard } from './troubles-heard.ts';

export function RoundPrinting() {
  const { data: station } = useOperation('station.get', {});
  const preferences = usePreferences();
  const underWay = useRef(new Set<string>());
  const closed = station?.closed;

  const isBrought = useRef(false);
  const toRead = closed?.filter(({ state, isToPrint }) => state === 'being-made' || isToPrint).length ?? 0;
  const expected = preferences.stationPrints ? Math.min(toRead, MOST_EXPECTED) : 0;
  const isNear = expected > 0 || (station?.open.length ?? 0) > 0;

  useEffect(() => {
    // Loaded while parcels are scanned, with threads started while the service makes the manifests, so that only the
    // reading is left. A loading failure is reported when it is needed.
    isBrought.current ||= isNear;
    if (isBrought.current) void reading().then(({ expectFiles }) => expectFiles(expected), nothing);
  }, [isNear, expected]);
  useEffect(() => {
    for (const round of closed ?? []) {
      if (!round.isToPrint || underWay.current.has(round.roundId)) continue;
      underWay.current.add(round.roundId);
      void print(round, preferences).finally(() => underWay.current.delete(round.roundId));
    }
  }, [closed, preferences]);
  useTroubleHeard(closed, preferences);
  useLateVerdictHeard(preferences);
  return null;
}

const nothing = (): void => undefined;

/** More than the processors of a bench computer can use at once. */
const MOST_EXPECTED = 3;

/** The PDF reader is large: it is loaded when a PDF will have to be read soon. */
const reading = () => import('./print-round.ts');

async function print(round: ClosedRound, preferences: Preferences): Promise<void> {
  try {
    const { printRound } = await reading();
    await printRound(round, preferences);
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}

function useTroubleHeard(closed: readonly ClosedRound[] | undefined, { sounds, soundVolume }: Preferences): void {
  const [hear] = useState(troublesHeard);
  const screen = useNavigation((state) => state.screen);
  useEffect(() => {
    const count = closed === undefined ? 0 : hear(closed);
    if (count === 0) return;
    if (sounds) playScanSound('trouble', soundVolume);
    if (screen !== 'station') showNotice('bad', say('station.needs-you.elsewhere', { count }));
  }, [closed, hear, screen, sounds, soundVolume]);
}

/**
 * The station itself shows and sounds each verdict; elsewhere only one that leaves a parcel without a round is told. So is
 * one that left the card to the parcel in hand.
 */
function useLateVerdictHeard({ sounds, soundVolume }: Preferences): void {
  const { latest, besideCard } = useStationStore();
  const heard = useRef(latest);
  /** The scan that was told last: its service may answer after it was told as not known yet. */
  const toldId = useRef<number | null>(null);
  const screen = useNavigation((state) => state.screen);
  useEffect(() => {
    if (latest === heard.current) return;
    heard.current = latest;
    const verdict = latest?.verdict ?? null;
    if (latest === null || verdict === null || verdict.kind === 'asking' || !isOpenProblem(verdict)) return;
    if (screen === 'station' || latest.shownId === toldId.current) return;
    toldId.current = latest.shownId;
    if (sounds) playScanSound('trouble', soundVolume);
    showNotice('bad', say('station.no-round.elsewhere', { code: latest.code }));
  }, [latest, screen, sounds, soundVolume]);
  const heardBeside = useRef(besideCard);
  useEffect(() => {
    if (besideCard === heardBeside.current) return;
    heardBeside.current = besideCard;
    const verdict = besideCard?.verdict ?? null;
    if (besideCard === null || verdict === null || verdict.kind === 'asking' || !isOpenProblem(verdict)) return;
    if (sounds) playScanSound('trouble', soundVolume);
    showNotice('bad', say('station.no-round.beside', { code: besideCard.code }));
  }, [besideCard, sounds, soundVolume]);
}

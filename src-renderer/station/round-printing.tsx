/**
 * The page's part in printing a round, whatever screen is shown: the pages are read, compared with the orders and with the paper of
 * the printer, and main is told; main prints it once. A round that needs somebody is heard of on every screen.
 */
import { useEffect, useRef } from 'react';
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import type { ClosedRound, PaperFound } from '../../src-preload/contract/station.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { call, failureFrom } from '../desktop.ts';
import { checkPaper } from '../manifests/paper-check/paper-check.ts';
import { type Paper, readPaper } from '../manifests/paper-check/read-paper.ts';
import { judgeMedia } from '../manifests/print/media-guard.ts';
import { usualChoice } from '../manifests/print/use-print-choice.ts';
import { playScanSound } from '../scan/scan-sounds.ts';
import { useOperation } from '../server-state.ts';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';

export function RoundPrinting() {
  const { data: station } = useOperation('station.get', {});
  const preferences = usePreferences();
  const underWay = useRef(new Set<string>());
  const closed = station?.closed;

  useEffect(() => {
    for (const round of closed ?? []) {
      if (!round.isToPrint || underWay.current.has(round.roundId)) continue;
      underWay.current.add(round.roundId);
      void printRound(round, preferences).finally(() => underWay.current.delete(round.roundId));
    }
  }, [closed, preferences]);
  useTroubleHeard(closed, preferences);
  return null;
}

async function printRound(
  { roundId, manifestId }: ClosedRound,
  { manifestPrinter, manifestMedia }: Preferences,
): Promise<void> {
  if (manifestId === null) return;
  try {
    const manifest = await call('manifests.get', { manifestId });
    const [paper, { printers }] = await Promise.all([
      readPaper(manifest).catch((): null => null),
      call('printing.listPrinters', {}),
    ]);
    const choice = usualChoice(printers, paper?.sizes ?? null, { printer: manifestPrinter, media: manifestMedia });
    const fits = choice === null || judgeMedia(paper?.sizes ?? null, choice, printers).kind !== 'misfit';
    const found: PaperFound = { ...wordsFound(paper, manifest.orders), fits };
    const printer = choice?.printer.name ?? null;
    await call('station.print', { roundId, paper: found, printer, media: choice?.media?.name ?? null });
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}

function wordsFound(
  paper: Paper | null,
  orders: Parameters<typeof checkPaper>[1],
): Pick<PaperFound, 'kind' | 'missing'> {
  const verdict = paper === null ? null : checkPaper(paper.pages, orders);
  if (verdict?.kind !== 'missing') return { kind: verdict?.kind ?? 'cannot-check', missing: [] };
  return { kind: 'missing', missing: verdict.missing.map(({ orderNumber }) => orderNumber) };
}

/** Once for each trouble of each round, and not for those an earlier run left: their lines are there to be seen. */
function useTroubleHeard(closed: readonly ClosedRound[] | undefined, { sounds, soundVolume }: Preferences): void {
  const heard = useRef<ReadonlySet<string> | null>(null);
  const screen = useNavigation((state) => state.screen);
  useEffect(() => {
    if (closed === undefined) return;
    const troubles = closed
      .filter(({ trouble }) => trouble !== null)
      .map(({ roundId, trouble }) => `${roundId} ${trouble}`);
    const before = heard.current;
    heard.current = new Set([...(before ?? []), ...troubles]);
    const news = before === null ? [] : troubles.filter((one) => !before.has(one));
    if (news.length === 0) return;
    if (sounds) playScanSound('trouble', soundVolume);
    if (screen !== 'station') showNotice('bad', say('station.needs-you.elsewhere', { count: news.length }));
  }, [closed, screen, sounds, soundVolume]);
}

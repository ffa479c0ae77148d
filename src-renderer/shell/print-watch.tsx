/** Follows print jobs on every screen: whoever went on working hears of one that did not come out. */
import { useEffect, useState } from 'react';
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { on } from '../desktop.ts';
import { printNews } from '../paper/print-news.ts';
import { useOperation } from '../server-state.ts';
import { showNotice } from '../ui/notices-store.ts';

export function PrintWatch(): null {
  const { data: station } = useOperation('station.get', {});
  const [news] = useState(printNews);
  const closed = station?.closed;
  useEffect(
    () =>
      on('printing.jobChanged', (job) => {
        // A round tells its own trouble on every screen.
        const isOfRound = job.manifestId !== '' && closed?.some(({ manifestId }) => manifestId === job.manifestId);
        const words = news.of(job, isOfRound === true || isInSight(job));
        if (words !== null) showNotice('bad', words, 'printer');
      }),
    [news, closed],
  );
  return null;
}

function isInSight({ kind, manifestId, tallyId }: PrintJob): boolean {
  const shown = useNavigation.getState();
  if (kind === 'manifest') return shown.screen === 'manifests' && shown.manifestId === manifestId;
  if (shown.screen === 'settings') return true;
  return kind === 'tally' && shown.screen === 'hand-over' && tallyId !== undefined && shown.tallyId === tallyId;
}

/**
 * For people who cannot see the station: what happens beside its band, such as a parcel that was taken out or a round
 * that is done. Each is said once.
 */
import { useEffect, useRef, useState } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import type { StationState } from '../../src-preload/contract/station.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { useOperation } from '../server-state.ts';
import { stationNews } from './news-words.ts';
import { lackOfPrinter } from './round-words.ts';
import { useStationStore } from './station-store.ts';

interface StationNewsProps {
  readonly station: StationState;
  readonly accounts: readonly Account[];
}

export function StationNews({ station, accounts }: StationNewsProps) {
  const { data: printers } = useOperation('printing.listPrinters', {});
  const { manifestPrinter } = usePreferences();
  const lack = printers === undefined ? null : lackOfPrinter(printers, manifestPrinter);
  const known = useRef(station);
  const [said, setSaid] = useState({ turn: 0, words: '' });
  useEffect(() => {
    const words = stationNews(known.current, station, accounts, lack, useStationStore.getState().toldOut).join(' ');
    known.current = station;
    if (words !== '') setSaid(({ turn }) => ({ turn: turn + 1, words }));
  }, [station, accounts, lack]);
  return (
    <p className="unseen" aria-live="polite">
      {/* The same words a second time are news as well. */}
      <span key={said.turn}>{said.words}</span>
    </p>
  );
}

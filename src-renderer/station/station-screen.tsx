/**
 * The station: a parcel is scanned, its order joins the round of its account, and the result can be read and heard from
 * two metres away. Everything here works by scanner and keys; closed rounds are made and printed while the next is
 * scanned.
 */
import { useEffect } from 'react';
import type { ClosedRound } from '../../src-preload/contract/station.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useReadyMark } from '../ready-mark.ts';
import { useWholeScans } from '../scanner/scan-taker.ts';
import { useOperation } from '../server-state.ts';
import { BenchScreen, BenchWork } from '../ui/bench-frame.tsx';
import { FailureToRead } from '../ui/what-was-read.tsx';
import { say } from '../words/say.ts';
import { ClosedRounds } from './closed-rounds.tsx';
import { followNotAdded } from './kept-not-added.ts';
import { LastScans } from './last-scans.tsx';
import { NotTaken } from './not-taken.tsx';
import { OpenRounds } from './open-rounds.tsx';
import { sinceScanned } from './since-scanned.ts';
import { StationBand } from './station-band.tsx';
import { StationBar } from './station-bar.tsx';
import { StationCard } from './station-card.tsx';
import { StationNews } from './station-news.tsx';
import { useStationStore } from './station-store.ts';

export function StationScreen() {
  const { accounts, current } = useAccounts();
  const { data: station, error, refetch } = useOperation('station.get', {});
  const { scan, refuse, latest, takenOut } = useStationStore();
  const isFull = useNavigation(({ isFull: full }) => full);
  useReadyMark(station !== undefined || error !== null);
  useEffect(followNotAdded, []);
  useWholeScans((read) => void scan(read.readings), refuse);

  const failed = (
    <FailureToRead isRead={station !== undefined} failure={error?.failure ?? null} onRepeat={() => void refetch()} />
  );
  if (station === undefined) {
    return (
      <BenchScreen title={say('common.screen.station')} isFull={isFull}>
        {/* Whoever scans on hears and sees what became of the parcel. */}
        {error !== null && <StationBand scan={latest} takenOut={null} station={null} accounts={accounts} />}
        {failed}
      </BenchScreen>
    );
  }
  const { closed } = station;
  const verdict = latest?.verdict ?? null;
  const isOut = verdict !== null && sinceScanned(verdict, station)?.kind === 'taken-out';
  return (
    <>
      <StationNews station={station} accounts={accounts} />
      <BenchScreen title={say('common.screen.station')} isFull={isFull}>
        <StationBand scan={latest} takenOut={takenOut} station={station} accounts={accounts} />
        {/* What was read stays: the card says what became of the parcel in hand. */}
        {failed}
        <BenchWork
          front={
            <>
              <StationCard scan={latest} isOut={isOut} accounts={accounts} current={current} />
              <NotTaken accounts={accounts} />
            </>
          }
          side={
            <>
              <ClosedRounds
                title={say('station.closed.needs-you')}
                rounds={closed.filter(needsYou)}
                all={closed}
                accounts={accounts}
              />
              {/* What goes on by itself stands below: it moves no press of an open round, which asks no question. */}
              <OpenRounds rounds={station.open} accounts={accounts} />
              <ClosedRounds
                title={say('station.closed')}
                rounds={closed.filter(goesOn)}
                all={closed}
                accounts={accounts}
              />
              <LastScans scans={station.lastScans} accounts={accounts} />
              <ClosedRounds
                title={say('station.done')}
                rounds={closed.filter(isDone)}
                all={closed}
                accounts={accounts}
              />
            </>
          }
        />
        <StationBar station={station} />
      </BenchScreen>
    </>
  );
}

const isDone = ({ state }: ClosedRound): boolean => state === 'done';
const needsYou = ({ state }: ClosedRound): boolean => state === 'needs-you';
const goesOn = (round: ClosedRound): boolean => !isDone(round) && !needsYou(round);

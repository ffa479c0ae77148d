/**
 * The result of the last scan, over the whole width, with the number of orders in its round. It has its own place and
 * covers nothing.
 */
import {
  type Icon,
  IconAlertTriangle,
  IconArchive,
  IconArrowsSplit2,
  IconBarcode,
  IconCircleCheck,
  IconFileText,
  IconHandStop,
  IconHelpCircle,
  IconListNumbers,
  IconLoader2,
  IconPrinterOff,
  IconQuestionMark,
  IconRepeat,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import type { StationState } from '../../src-preload/contract/station.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { usePageOf } from '../manifests/paper-check/use-page-of.ts';
import { playScanSound } from '../scan/scan-sounds.ts';
import { waitingWords } from '../scan/scan-words.ts';
import { orderName } from '../ui/order-name.ts';
import { type BandLook, ScanBand } from '../ui/scan-band.tsx';
import { say } from '../words/say.ts';
import type { ShownScan, ShownVerdict } from './shown-scan.ts';
import { rowOf, type SinceScanned, sinceScanned } from './since-scanned.ts';
import type { TakenOut } from './station-store.ts';
import { type StationLook, stationLook, stationSound, stationWords } from './station-words.ts';

const SIGNS: Readonly<Record<StationLook, readonly [BandLook, Icon]>> = {
  added: ['good', IconCircleCheck],
  'added-other': ['good-elsewhere', IconArrowsSplit2],
  again: ['again', IconRepeat],
  'in-manifest': ['manifest', IconFileText],
  choose: ['choose', IconListNumbers],
  'other-account': ['elsewhere', IconHandStop],
  waiting: ['waiting', IconLoader2],
  unknown: ['bad', IconQuestionMark],
  'not-printed': ['wrong', IconPrinterOff],
  'in-doubt': ['doubt', IconHelpCircle],
  archived: ['past', IconArchive],
  trouble: ['bad', IconAlertTriangle],
};

interface StationBandProps {
  readonly scan: ShownScan | null;
  /** Since the last scan. */
  readonly takenOut: TakenOut | null;
  /** Null: the rounds could not be read. */
  readonly station: StationState | null;
  readonly accounts: readonly Account[];
}

const NOT_READ: StationState = { open: [], lastScans: [], closed: [] };

export function StationBand({ scan, takenOut, station: read, accounts }: StationBandProps) {
  const station = read ?? NOT_READ;
  const verdict = scan?.verdict ?? null;
  const held = verdict?.kind === 'in-manifest' ? verdict : null;
  const page = usePageOf(held?.mark.manifestId ?? null, held?.order.orderId ?? null);
  useSoundOf(scan);
  const label = say('scan.flash');
  const since = verdict === null ? takenOutSince(takenOut, station) : sinceScanned(verdict, station);
  if (scan !== null && verdict === null) {
    return <ScanBand label={label} look="waiting" icon={IconLoader2} {...waitingWords(scan.code)} count={null} />;
  }
  if (scan === null || verdict === null || since !== null) {
    const next = since === null ? '' : say(`station.since.${since.kind}`, { order: orderName(since.order) });
    return (
      <ScanBand
        label={label}
        look="none"
        icon={IconBarcode}
        title={say('station.ready')}
        next={next}
        count={null}
        isTold
      />
    );
  }
  const [look, icon] = SIGNS[stationLook(verdict)];
  const { count, isOfRound } = countBeside(verdict, station);
  const shown = verdict.kind === 'added' ? { ...verdict, orderCount: count } : verdict;
  return (
    <ScanBand
      key={`${scan.shownId} ${verdict.kind}`}
      {...stationWords({ ...scan, verdict: shown }, accounts, page)}
      label={label}
      look={look}
      icon={icon}
      count={
        read === null && !isOfRound
          ? null
          : { count, words: say(isOfRound ? 'station.in-round.count' : 'station.in-rounds.count', { count }) }
      }
    />
  );
}

/** Before the first scan, and where the last one was seen to. */
function takenOutSince(takenOut: TakenOut | null, { lastScans }: StationState): SinceScanned | null {
  const isIt = ({ roundId, orderId }: TakenOut): boolean =>
    roundId === takenOut?.roundId && orderId === takenOut.orderId;
  const order = lastScans.find((row) => isIt(row) && row.takenOutAt !== null);
  return order === undefined ? null : { kind: 'taken-out', order };
}

/**
 * Counts the round that the order is in; all open ones after a scan that joined none. It keeps counting with later
 * scans.
 */
function countBeside(verdict: ShownVerdict, station: StationState): { count: number; isOfRound: boolean } {
  const { open } = station;
  const all = open.reduce((sum, { orderCount }) => sum + orderCount, 0);
  if (verdict.kind === 'added') {
    // Until the rounds are read again they are those before the scan.
    const round = rowOf(verdict, station) && open.find(({ roundId }) => roundId === verdict.roundId);
    return { count: round?.orderCount ?? verdict.orderCount, isOfRound: true };
  }
  if (verdict.kind !== 'in-round' || verdict.closedAt !== null) return { count: all, isOfRound: false };
  const round = open.find(({ roundId }) => roundId === verdict.roundId);
  return { count: round?.orderCount ?? all, isOfRound: round !== undefined };
}

/** Once for each verdict. */
function useSoundOf(scan: ShownScan | null): void {
  const { sounds, soundVolume } = usePreferences();
  const heard = useRef(scan);
  useEffect(() => {
    if (scan === heard.current) return;
    heard.current = scan;
    const sound = scan?.verdict == null ? null : stationSound(scan.verdict);
    if (sounds && sound !== null) playScanSound(sound, soundVolume);
  }, [scan, sounds, soundVolume]);
}

/**
 * Scans that joined no round and that nobody has handled: they stay, so that no parcel is put down unnoticed. The last
 * one joins them as soon as its verdict is there.
 */
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Account } from '../../src-preload/contract/account.ts';
import { BenchLine, BenchList } from '../ui/bench-list.tsx';
import { say } from '../words/say.ts';
import { type ShownScan, useStationStore } from './station-store.ts';
import { isOpenProblem, stationWords } from './station-words.ts';

const MOST_SHOWN = 6;

export function NotTaken({ accounts }: { readonly accounts: readonly Account[] }) {
  const { scans, latest, dismiss } = useStationStore();
  const isAskedNow = ({ shownId, verdict }: ShownScan): boolean =>
    verdict?.kind === 'asking' && shownId === latest?.shownId;
  const open = scans.filter((scan) => isOpen(scan) && !isAskedNow(scan)).slice(0, MOST_SHOWN);
  if (open.length === 0) return null;
  return (
    <BenchList title={say('station.not-taken')}>
      {open.map((scan) => (
        <NotTakenLine key={scan.shownId} scan={scan} accounts={accounts} onSeenTo={() => dismiss(scan.shownId)} />
      ))}
    </BenchList>
  );
}

/** When the code was taken meanwhile, its earlier trouble is over; a second scan of the same parcel is no trouble. */
function isOpen({ verdict, code, shownId }: ShownScan): boolean {
  if (verdict === null || !isOpenProblem(verdict)) return false;
  const { scans } = useStationStore.getState();
  return !scans.some((later) => later.code === code && later.shownId > shownId);
}

interface NotTakenLineProps {
  readonly scan: ShownScan;
  readonly accounts: readonly Account[];
  readonly onSeenTo: () => void;
}

function NotTakenLine({ scan: { code, verdict, notAsked }, accounts, onSeenTo }: NotTakenLineProps) {
  if (verdict === null) return null;
  const { title, next } = stationWords({ code, verdict, notAsked }, accounts);
  return (
    <BenchLine
      tone={verdict.kind === 'asking' ? 'waiting' : 'bad'}
      press={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={say('station.seen-to', { code })}
          onClick={onSeenTo}
        >
          <IconX aria-hidden size={18} />
        </ActionIcon>
      }
    >
      <strong>{title}</strong>
      <span className="muted small">{next}</span>
    </BenchLine>
  );
}

/**
 * Scans that joined no round and that nobody has handled: they stay, so that no parcel is put down unnoticed. The last
 * one joins them as soon as its verdict is there.
 */
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Account } from '../../src-preload/contract/account.ts';
import { BenchLine, BenchList } from '../ui/bench-list.tsx';
import { say } from '../words/say.ts';
import { openProblems } from './open-problems.ts';
import type { ShownScan } from './shown-scan.ts';
import { useStationStore } from './station-store.ts';
import { pastWords, stationWords } from './station-words.ts';

const MOST_SHOWN = 6;

export function NotTaken({ accounts }: { readonly accounts: readonly Account[] }) {
  const { scans, latest, dismiss } = useStationStore();
  const isAskedNow = ({ shownId, verdict }: ShownScan): boolean =>
    verdict?.kind === 'asking' && shownId === latest?.shownId;
  const open = openProblems(scans).filter((scan) => !isAskedNow(scan));
  if (open.length === 0) return null;
  const moreCount = open.length - MOST_SHOWN;
  return (
    <BenchList
      title={say('station.not-taken')}
      foot={moreCount > 0 && <p className="muted small">{say('station.not-taken.more', { count: moreCount })}</p>}
    >
      {open.slice(0, MOST_SHOWN).map((scan) => (
        <NotTakenLine
          key={scan.shownId}
          scan={scan}
          isLatest={scan.shownId === latest?.shownId}
          accounts={accounts}
          onSeenTo={() => dismiss(scan.shownId)}
        />
      ))}
    </BenchList>
  );
}

interface NotTakenLineProps {
  readonly scan: ShownScan;
  /** Only the latest scan has its choices on the card. */
  readonly isLatest: boolean;
  readonly accounts: readonly Account[];
  readonly onSeenTo: () => void;
}

function NotTakenLine({ scan, isLatest, accounts, onSeenTo }: NotTakenLineProps) {
  const { code, verdict, notAsked } = scan;
  if (verdict === null) return null;
  const { title, next } = isLatest
    ? stationWords({ code, verdict, notAsked }, accounts)
    : pastWords({ code, verdict, notAsked }, accounts);
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

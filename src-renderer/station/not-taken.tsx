/**
 * Scans that joined no round and that nobody has handled: they stay, so that no parcel is put down unnoticed. The last
 * one joins them as soon as its verdict is there.
 */
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import { BenchLine, BenchList } from '../ui/bench-list.tsx';
import { say } from '../words/say.ts';
import { openProblems } from './open-problems.ts';
import type { ShownScan } from './shown-scan.ts';
import { useStationStore } from './station-store.ts';
import { pastWords, stationWords } from './station-words.ts';

const MOST_SHOWN = 6;

/** Lines that one press closed, which may have been a mistake. */
interface Closed {
  /** The newest scan then: the next one ends it. */
  readonly newest: number | undefined;
  readonly shownIds: readonly number[];
}

export function NotTaken({ accounts }: { readonly accounts: readonly Account[] }) {
  const { scans, latest, dismiss, takeBack } = useStationStore();
  const [isWhole, setWhole] = useState(false);
  const [closed, setClosed] = useState<Closed | null>(null);
  const isAskedNow = ({ shownId, verdict }: ShownScan): boolean =>
    verdict?.kind === 'asking' && shownId === latest?.shownId;
  const open = openProblems(scans).filter((scan) => !isAskedNow(scan));
  const newest = scans[0]?.shownId;
  if (open.length === 0) {
    if (closed === null || closed.newest !== newest) return null;
    return <ClosedLine count={closed.shownIds.length} onTakenBack={() => takeBack(closed.shownIds)} />;
  }
  const moreCount = isWhole ? 0 : open.length - MOST_SHOWN;
  const closeAll = (): void => {
    const shownIds = open.map(({ shownId }) => shownId);
    setClosed({ newest, shownIds });
    setWhole(false);
    dismiss(shownIds);
  };
  return (
    <BenchList
      title={say('station.not-taken')}
      head={
        // Nobody closes at once what they have not seen.
        open.length > MOST_SHOWN && (
          <Button variant="default" size="xs" onClick={isWhole ? closeAll : () => setWhole(true)}>
            {isWhole ? say('station.seen-to.all', { count: open.length }) : say('station.not-taken.all')}
          </Button>
        )
      }
      foot={moreCount > 0 && <p className="muted small">{say('station.not-taken.more', { count: moreCount })}</p>}
    >
      {open.slice(0, isWhole ? open.length : MOST_SHOWN).map((scan) => (
        <NotTakenLine
          key={scan.shownId}
          scan={scan}
          isLatest={scan.shownId === latest?.shownId}
          accounts={accounts}
          onSeenTo={() => dismiss([scan.shownId])}
        />
      ))}
    </BenchList>
  );
}

function ClosedLine({ count, onTakenBack }: { readonly count: number; readonly onTakenBack: () => void }) {
  return (
    <BenchList title={say('station.not-taken')}>
      <BenchLine
        press={
          <Button variant="default" size="xs" onClick={onTakenBack}>
            {say('station.put-back')}
          </Button>
        }
      >
        {say('station.seen-to.done', { count })}
      </BenchLine>
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
      <p className="muted small">{next}</p>
    </BenchLine>
  );
}

/** The scanned parcels: those of the manifest and the extra ones; each can be taken back while the tally is open. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tally, TallyExtra } from '../../src-preload/contract/hand-over.ts';
import { BenchLine, BenchList } from '../ui/bench-list.tsx';
import { orderName } from '../ui/order-name.ts';
import { shortTimeWords } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import { takeBack } from './hand-over-store.ts';
import { extraName, placesWords } from './tally-words.ts';

/** The last ones are enough to see that the scanner works. */
const MOST_SHOWN = 20;

export function CountedParcels({ tally }: { readonly tally: Tally }) {
  const { ticked, tallyId, state } = tally;
  if (ticked.length === 0) return null;
  return (
    <BenchList
      title={say('hand-over.counted')}
      ordered
      foot={
        ticked.length > MOST_SHOWN && (
          <p className="muted small">{say('hand-over.counted.more', { count: ticked.length - MOST_SHOWN })}</p>
        )
      }
    >
      {ticked.slice(0, MOST_SHOWN).map(({ tickNo, at, byHand, order }) => (
        <Scanned
          key={tickNo}
          name={orderName(order)}
          about={[order.receiverName, byHand ? say('hand-over.was-by-hand') : '', shortTimeWords(at)]}
          onTakeBack={state === 'open' ? () => void takeBack(tallyId, tickNo, orderName(order)) : null}
        />
      ))}
    </BenchList>
  );
}

export function ExtraParcels({ tally: { extras, tallyId, state } }: { readonly tally: Tally }) {
  if (extras.length === 0) return null;
  return (
    <BenchList title={say('hand-over.extras')} ordered>
      {extras.map((extra) => (
        <Scanned
          key={extra.tickNo}
          tone="bad"
          name={extraName(extra)}
          about={[reasonWords(extra), shortTimeWords(extra.at)]}
          onTakeBack={state === 'open' ? () => void takeBack(tallyId, extra.tickNo, extraName(extra)) : null}
        />
      ))}
    </BenchList>
  );
}

function reasonWords({ reason, elsewhere }: TallyExtra): string {
  return reason === 'other-manifest'
    ? say('hand-over.reason.other-manifest', { manifest: placesWords(elsewhere).join(', ') })
    : say(`hand-over.reason.${reason}`);
}

interface ScannedProps {
  readonly name: string;
  readonly about: readonly string[];
  /** Null: the tally is handed over. */
  readonly onTakeBack: (() => void) | null;
  readonly tone?: 'bad';
}

function Scanned({ name, about, onTakeBack, tone }: ScannedProps): ReactNode {
  return (
    <BenchLine
      tone={tone}
      press={
        onTakeBack !== null && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={say('hand-over.take-back.long', { order: name })}
            onClick={onTakeBack}
          >
            {say('hand-over.take-back')}
          </Button>
        )
      }
    >
      <span className="mono">{name}</span>
      <p className="small">{about.filter((words) => words !== '').join(' · ')}</p>
    </BenchLine>
  );
}

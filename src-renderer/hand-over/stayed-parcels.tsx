/** What stayed behind at a finished hand-over: it goes with the next driver, or it is said why it does not go any more. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { NotGoing, Tally } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { BenchLine, BenchList } from '../ui/bench-list.tsx';
import { orderName } from '../ui/order-name.ts';
import { dayTimeWords } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import { beginTally, setGoing } from './hand-over-store.ts';
import { NotGoingDialog } from './not-going-dialog.tsx';
import { aboutParcel, inOrder } from './tally-words.ts';

export function StayedParcels({ tally }: { readonly tally: Tally }) {
  const { tallyId, manifestId, left, forOthers, notGoing, isLast, stillHere } = tally;
  const [asks, setAsks] = useState<readonly ManifestOrder[] | null>(null);
  const said = new Map(notGoing.map((one) => [one.order.orderId, one]));
  const stayed = [...left, ...forOthers];
  const stillToGo = stayed.filter(({ orderId }) => !said.has(orderId));
  const before = notGoing.filter(({ order }) => !stayed.some(({ orderId }) => orderId === order.orderId));
  const line = (order: ManifestOrder) => (
    <Stayed
      key={order.orderId}
      order={order}
      about={aboutParcel(order, tally)}
      said={said.get(order.orderId) ?? null}
      onSay={isLast ? () => setAsks([order]) : null}
      onTakeBack={isLast ? () => void setGoing(tallyId, order.orderId) : null}
    />
  );
  const presses = isLast && stillHere.missing + stillHere.forOthers > 0 && (
    <span>
      <Button variant="default" size="xs" onClick={() => void beginTally(manifestId, true)}>
        {say('hand-over.again.confirm')}
      </Button>{' '}
      {stillToGo.length > 1 && (
        <Button variant="default" size="xs" onClick={() => setAsks(stillToGo)}>
          {say('hand-over.not-going.all')}
        </Button>
      )}
    </span>
  );
  return (
    <>
      {left.length > 0 && (
        <BenchList title={say('hand-over.missing')} head={presses}>
          {inOrder(left).map(line)}
        </BenchList>
      )}
      {forOthers.length > 0 && (
        <BenchList title={say('hand-over.for-others')} head={left.length === 0 && presses}>
          {inOrder(forOthers).map(line)}
        </BenchList>
      )}
      {before.length > 0 && (
        <BenchList title={say('hand-over.not-going')}>
          {before.map((one) => (
            <Stayed
              key={one.order.orderId}
              order={one.order}
              about={aboutParcel(one.order, tally)}
              said={one}
              onSay={null}
              onTakeBack={null}
            />
          ))}
        </BenchList>
      )}
      <NotGoingDialog tally={tally} orders={asks} onClosed={() => setAsks(null)} />
    </>
  );
}

interface StayedProps {
  readonly order: ManifestOrder;
  readonly about: string;
  readonly said: NotGoing | null;
  /** Null: another hand-over was begun; so it is of the other one. */
  readonly onSay: (() => void) | null;
  readonly onTakeBack: (() => void) | null;
}

function Stayed({ order, about, said, onSay, onTakeBack }: StayedProps) {
  const name = orderName(order);
  const press = said === null ? onSay : onTakeBack;
  const kind = said === null ? 'not-going.one' : 'take-back';
  return (
    <BenchLine
      press={
        press !== null && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={say(`hand-over.${kind}.long`, { order: name })}
            onClick={press}
          >
            {say(`hand-over.${kind}`)}
          </Button>
        )
      }
    >
      <span className="mono">{name}</span>
      {about !== '' && <p className="muted small">{about}</p>}
      {said !== null && (
        <p className="small">
          {say('hand-over.not-going.said', { why: said.why, name: said.by, time: dayTimeWords(said.at) })}
        </p>
      )}
    </BenchLine>
  );
}

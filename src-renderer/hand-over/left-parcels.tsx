/** The parcels that were not scanned yet, by number. Each can be counted by hand when its label cannot be read. */
import { Button, TextInput } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import type { RelabelledParcel, Tally } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { BenchLine, BenchList } from '../ui/bench-list.tsx';
import { orderName } from '../ui/order-name.ts';
import { drawnAlone } from '../words/drawn-alone.ts';
import { lowerCase } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { useHandOverStore } from './hand-over-store.ts';
import { aboutParcel, inOrder } from './tally-words.ts';

/** More lines than anybody reads; typing finds the rest. */
const MOST_SHOWN = 300;

interface LeftParcelsProps {
  readonly tally: Tally;
  readonly relabelled: readonly RelabelledParcel[];
}

export function LeftParcels({ tally, relabelled }: LeftParcelsProps) {
  const { tallyId, left } = tally;
  const [sought, setSought] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const focusField = (): void => field.current?.focus();
  useActions([{ label: say('hand-over.find'), group: 'scanning', keys: 'mod+f', run: focusField }]);
  const found = useMemo(() => fitting(left, sought), [left, sought]);
  return (
    <BenchList
      title={say('hand-over.left')}
      head={
        left.length > 0 && (
          <TextInput
            ref={field}
            aria-label={say('hand-over.find')}
            placeholder={say('hand-over.find.hint')}
            value={sought}
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
          />
        )
      }
      foot={
        <>
          {left.length === 0 && <p className="muted">{say('hand-over.left.none')}</p>}
          {left.length > 0 && found.length === 0 && <p className="muted">{say('hand-over.find.none')}</p>}
          {found.length > MOST_SHOWN && (
            <p className="muted small">{say('hand-over.left.more', { count: found.length - MOST_SHOWN })}</p>
          )}
        </>
      }
    >
      {found.slice(0, MOST_SHOWN).map((order) => (
        <LeftParcel key={order.orderId} tallyId={tallyId} order={order} about={aboutParcel(order, tally, relabelled)} />
      ))}
    </BenchList>
  );
}

/** Drawn again only for another parcel, because each scan removes one line. */
const LeftParcel = drawnAlone(function LeftParcel({
  tallyId,
  order,
  about,
}: {
  readonly tallyId: string;
  readonly order: ManifestOrder;
  readonly about: string;
}) {
  const tick = useHandOverStore((state) => state.tick);
  const name = orderName(order);
  return (
    <BenchLine
      press={
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={say('hand-over.by-hand.long', { order: name })}
          onClick={() => tick(tallyId, order.orderId, true)}
        >
          {say('hand-over.by-hand')}
        </Button>
      }
    >
      <span className="mono">{name}</span>
      <p className="muted small">{about}</p>
    </BenchLine>
  );
});

function fitting(left: readonly ManifestOrder[], sought: string): readonly ManifestOrder[] {
  const words = lowerCase(sought.trim());
  const fits = (order: ManifestOrder): boolean =>
    [orderName(order), order.trackingNumber, order.receiverName, order.carrierName].some((text) =>
      lowerCase(text).includes(words),
    );
  return inOrder(left.filter(fits));
}

/** The parcels that are left when a hand-over ends, and the question which carriers this driver takes. */
import { Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { RelabelledParcel, Tally } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { Described } from '../ui/dialog.tsx';
import { orderName } from '../ui/order-name.ts';
import { reachedByKeys } from '../ui/reached-by-keys.ts';
import { say } from '../words/say.ts';
import styles from './finish-dialog.module.css';
import { type LeftByCarrier, leftByCarrier } from './left-by-carrier.ts';
import { aboutParcel, inOrder } from './tally-words.ts';

export interface LeftAtEnd extends LeftByCarrier {
  take(carrierName: string, isTaken: boolean): void;
}

export function useLeftAtEnd(tally: Tally, relabelled: readonly RelabelledParcel[]): LeftAtEnd {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    ...leftByCarrier(tally, relabelled, said),
    take: (carrierName, isTaken) => setSaid(new Map(said).set(carrierName, isTaken)),
  };
}

interface LeftParcelsAtEndProps {
  readonly tally: Tally;
  readonly relabelled: readonly RelabelledParcel[];
  readonly left: LeftAtEnd;
}

export function LeftParcelsAtEnd({ tally, relabelled, left }: LeftParcelsAtEndProps) {
  const { missing, forOthers, carriers, take } = left;
  const about = (order: ManifestOrder): string => aboutParcel(order, tally, relabelled);
  const stay = <p>{say('hand-over.finish.for-others', { count: forOthers.length })}</p>;
  return (
    <>
      {carriers.length > 0 && (
        <fieldset className={styles.carriers}>
          <legend>{say('hand-over.finish.takes')}</legend>
          {carriers.map(({ carrierName, orderCount, isTaken }) => (
            <Checkbox
              key={carrierName}
              checked={isTaken}
              label={say('hand-over.finish.takes.carrier', {
                carrier: carrierName === '' ? say('manifests.carrier.none') : carrierName,
                count: orderCount,
              })}
              onChange={({ currentTarget }) => take(carrierName, currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      {missing.length > 0 && (
        <section aria-label={say('hand-over.missing')} className={styles.missing}>
          <Described>
            <p>
              <IconAlertTriangle aria-hidden size={18} className={styles.sign} />{' '}
              <strong>{say('hand-over.finish.missing', { count: missing.length })}</strong>
            </p>
          </Described>
          <Parcels name={say('hand-over.missing')} orders={missing} about={about} />
        </section>
      )}
      {forOthers.length > 0 && (
        <section aria-label={say('hand-over.for-others')}>
          {missing.length > 0 ? stay : <Described>{stay}</Described>}
          <Parcels name={say('hand-over.for-others')} orders={forOthers} about={about} />
        </section>
      )}
    </>
  );
}

interface ParcelsProps {
  readonly name: string;
  readonly orders: readonly ManifestOrder[];
  readonly about: (order: ManifestOrder) => string;
}

function Parcels({ name, orders, about }: ParcelsProps) {
  return (
    <ul className={styles.parcels} aria-label={name} ref={reachedByKeys}>
      {inOrder(orders).map((order) => (
        <li key={order.orderId}>
          <span className="mono">{orderName(order)}</span>
          <p className="muted small">{about(order)}</p>
        </li>
      ))}
    </ul>
  );
}

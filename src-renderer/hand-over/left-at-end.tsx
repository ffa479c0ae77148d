/**
 * The parcels that are left when a hand-over ends: they are missing, or another driver takes them. Which carriers this
 * driver takes is asked; until a person says it, those of which something was counted.
 */

import { Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Tally } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { carriersOf } from '../manifests/manifest-words.ts';
import { orderName } from '../ui/order-name.ts';
import { reachedByKeys } from '../ui/reached-by-keys.ts';
import { say } from '../words/say.ts';
import styles from './finish-dialog.module.css';
import { inOrder } from './tally-words.ts';

interface CarrierLeft {
  readonly carrierName: string;
  readonly orderCount: number;
  readonly isTaken: boolean;
  take(isTaken: boolean): void;
}

export interface LeftAtEnd {
  readonly missing: readonly ManifestOrder[];
  readonly forOthers: readonly ManifestOrder[];
  /** Empty: the manifest has one carrier. */
  readonly carriers: readonly CarrierLeft[];
}

export function useLeftAtEnd({ left, ticked, carriers }: Tally): LeftAtEnd {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (carriers.length <= 1) return { missing: left, forOthers: [], carriers: [] };
  const counted = new Set(ticked.map(({ order }) => plain(order.carrierName)));
  const isTaken = (name: string): boolean => said.get(name) ?? (counted.size === 0 || counted.has(plain(name)));
  return {
    missing: left.filter(({ carrierName }) => isTaken(carrierName)),
    forOthers: left.filter(({ carrierName }) => !isTaken(carrierName)),
    carriers: carriersOf(left).map((carrier) => ({
      ...carrier,
      isTaken: isTaken(carrier.carrierName),
      take: (now) => setSaid(new Map(said).set(carrier.carrierName, now)),
    })),
  };
}

/** Services write one carrier in several ways. */
const plain = (carrierName: string): string => carrierName.trim().toLowerCase();

export function LeftParcelsAtEnd({ left: { missing, forOthers, carriers } }: { readonly left: LeftAtEnd }) {
  return (
    <>
      {carriers.length > 0 && (
        <fieldset className={styles.carriers}>
          <legend>{say('hand-over.finish.takes')}</legend>
          {carriers.map(({ carrierName, orderCount, isTaken, take }) => (
            <Checkbox
              key={carrierName}
              checked={isTaken}
              label={say('hand-over.finish.takes.carrier', {
                carrier: carrierName === '' ? say('manifests.carrier.none') : carrierName,
                count: orderCount,
              })}
              onChange={({ currentTarget }) => take(currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      {missing.length > 0 && (
        <section aria-label={say('hand-over.missing')} className={styles.missing}>
          <p>
            <IconAlertTriangle aria-hidden size={18} className={styles.sign} />{' '}
            <strong>{say('hand-over.finish.missing', { count: missing.length })}</strong>
          </p>
          <Numbers name={say('hand-over.missing')} orders={missing} />
        </section>
      )}
      {forOthers.length > 0 && (
        <section aria-label={say('hand-over.for-others')}>
          <p>{say('hand-over.finish.for-others', { count: forOthers.length })}</p>
          <Numbers name={say('hand-over.for-others')} orders={forOthers} />
        </section>
      )}
    </>
  );
}

function Numbers({ name, orders }: { readonly name: string; readonly orders: readonly ManifestOrder[] }) {
  return (
    <ul className={styles.numbers} aria-label={name} ref={reachedByKeys}>
      {inOrder(orders).map((order) => (
        <li key={order.orderId} className="mono">
          {orderName(order)}
        </li>
      ))}
    </ul>
  );
}

/**
 * The hand-over of a manifest: when its parcels left and who handed them over, and the button that begins, resumes or
 * shows it.
 */
import { Button } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import type { TallySummary } from '../../../src-preload/contract/hand-over.ts';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { beginHandOver } from '../../bench/begin-hand-over.ts';
import { useNavigation } from '../../bench/navigation-store.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { useOperation } from '../../server-state.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { sentences } from '../../ui/sentences.ts';
import { say } from '../../words/say.ts';
import { endOf, handedOverWords } from './hand-over-words.ts';
import styles from './manifest-detail.module.css';

/** Its parcels can be handed over. */
export const canBeHandedOver = ({ state, orderCount }: Pick<Manifest, 'state' | 'orderCount'>): boolean =>
  (state === 'stored' || state === 'at-service') && orderCount > 0;

export function HandOverPart({ manifest: { manifestId } }: { readonly manifest: Manifest }) {
  const { data: tallies } = useOperation('handOver.ofManifests', { manifestIds: [manifestId] });
  const openTally = useNavigation((state) => state.openTally);
  const [asks, setAsks] = useState(false);
  const open = tallies?.find(({ state }) => state === 'open');
  const done = tallies?.filter(({ state }) => state === 'handed-over') ?? [];
  const [last] = done;
  const press = (): void => {
    if (last === undefined || open !== undefined) void beginHandOver(manifestId, open !== undefined);
    else setAsks(true);
  };
  const label = say(open === undefined ? 'hand-over.begin' : 'hand-over.take-up');
  const isKnown = tallies !== undefined;
  useActions([{ label, group: 'manifests', keys: 'alt+h', command: 'tally', enabled: isKnown && !asks, run: press }]);
  return (
    <section aria-label={say('hand-over.of-manifest')} className={styles.section}>
      <h3>{say('hand-over.of-manifest')}</h3>
      {done.map((tally) => (
        <p key={tally.tallyId}>
          {doneWords(tally)}{' '}
          <Button
            variant="default"
            size="xs"
            aria-label={say('hand-over.show.long', { which: endOf(tally).time })}
            onClick={() => openTally(tally.tallyId)}
          >
            {say('hand-over.show')}
          </Button>
        </p>
      ))}
      <div>
        <Button
          variant="default"
          disabled={!isKnown}
          leftSection={<IconTruckDelivery aria-hidden size={18} stroke={1.75} />}
          onClick={press}
        >
          {label}
        </Button>
      </div>
      {last !== undefined && (
        <ConfirmDialog
          opened={asks}
          onClosed={() => setAsks(false)}
          title={say('hand-over.again.title')}
          confirmLabel={say('hand-over.again.confirm')}
          onConfirm={() => void beginHandOver(manifestId, true)}
        >
          <p>{say('hand-over.again.what', { ...endOf(last), counted: last.tickedCount, count: last.orderCount })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function doneWords(tally: TallySummary): string {
  const counts = say('hand-over.counted-of', { counted: tally.tickedCount, count: tally.orderCount });
  return sentences(counts, handedOverWords(tally));
}

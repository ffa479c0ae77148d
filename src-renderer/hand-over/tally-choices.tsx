/** Choices after a scan that was not simply counted, each with a key: which order, which manifest. */
import { Button } from '@mantine/core';
import type { ManifestPlace } from '../../src-preload/contract/hand-over.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { orderName } from '../ui/order-name.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../words/say.ts';
import styles from './hand-over.module.css';
import { useHandOverStore } from './hand-over-store.ts';
import type { ShownTick } from './shown-tick.ts';
import { type ChoiceOrder, choiceOf, choicesApart, placesWords, placeWords } from './tally-words.ts';

interface TallyChoice {
  readonly label: string;
  /** The one that is meant, if there are several orders. */
  readonly order?: ChoiceOrder;
  readonly run: () => void;
}

/** Alt and a digit: one for each digit. */
const MOST_KEYS = 9;

const NO_ORDER: ChoiceOrder = { orderId: 0 };

export function TallyChoices({ tallyId }: { readonly tallyId: string | null }) {
  const latest = useHandOverStore((state) => (state.latest?.tallyId === tallyId ? state.latest : null));
  const choices = latest === null ? [] : choicesOf(latest, tallyId).slice(0, MOST_KEYS);
  const labels = choicesApart(choices.map(({ label, order = NO_ORDER }) => ({ label, order })));
  const withKeys = choices.map(({ label, run }, at) => ({ label: labels[at] ?? label, keys: `alt+${at + 1}`, run }));
  useActions(withKeys.map((choice) => ({ ...choice, group: 'scanning' as const })));
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.choices} aria-label={say('hand-over.choices')}>
      {withKeys.map(({ label, keys, run }) => (
        <Button key={keys} variant="default" size="md" rightSection={<Shortcut keys={keys} />} onClick={run}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

function choicesOf({ shownId, verdict }: ShownTick, tallyId: string | null): readonly TallyChoice[] {
  const { tick, tickAt } = useHandOverStore.getState();
  const there = (place: ManifestPlace): void => tickAt(place, shownId);
  switch (verdict.kind) {
    case 'several':
      return [
        ...verdict.orders.map((order) => ({
          label: choiceOf(order),
          order,
          run: () => {
            if (tallyId !== null) tick(tallyId, order.orderId, false, { asking: shownId, isSure: false });
          },
        })),
        ...named(verdict.places).map(([place, manifest]) => ({
          label: thereWords(place, manifest),
          order: place,
          run: () => there(place),
        })),
      ];
    case 'relabelled': {
      const { order, place, byHand = false } = verdict;
      if (place !== undefined) return [{ label: thereWords(place), run: () => there(place) }];
      const label = say('hand-over.choice.relabelled', { order: orderName(order) });
      const answer = { asking: shownId, isSure: true };
      return tallyId === null ? [] : [{ label, run: () => tick(tallyId, order.orderId, byHand, answer) }];
    }
    case 'other-manifest':
      return named(verdict.extra.elsewhere).map(([place, manifest]) => {
        // A manifest that has left the house is shown, not begun again by a single key; what was missing goes at last.
        return place.handedOverAt === null || (place.wasMissing && !place.notGoing)
          ? { label: thereWords(place, manifest), order: place, run: () => there(place) }
          : {
              label: say('hand-over.choice.look', { manifest }),
              order: place,
              run: () => openManifest(place.manifestId),
            };
      });
    case 'handed-over':
      return [
        { label: say('scan.choice.manifest'), run: () => openManifest(verdict.place.manifestId) },
        { label: say('hand-over.choice.again'), run: () => there(verdict.place) },
      ];
    default:
      return [];
  }
}

/** Each with what it is called among the others. */
function named(places: readonly ManifestPlace[]): readonly (readonly [ManifestPlace, string])[] {
  const words = placesWords(places);
  return places.map((place, at) => [place, words[at] ?? placeWords(place)]);
}

function thereWords(place: ManifestPlace, manifest = placeWords(place)): string {
  return place.carrierNow
    ? say('hand-over.choice.there.relabelled', { manifest })
    : say('hand-over.choice.there', { manifest });
}

const openManifest = (manifestId: string): void => useNavigation.getState().openManifest(manifestId);

/**
 * When the page's process ends by itself, main loads the page again (src-main/start-and-end/load-again.ts). The current place is kept
 * for it in this window's storage, which outlives the page's process and ends with the window: every start of Packbench
 * begins with the orders.
 */
import { answersScans, useNavigation } from '../bench/navigation-store.ts';
import { firstScreenShown } from '../ready-mark.ts';
import { showNotice } from '../ui/notices-store.ts';
import { say } from '../words/say.ts';
import { SCREENS } from './screens.tsx';

const storedAs = 'packbench.where';

type Place = Pick<
  ReturnType<typeof useNavigation.getState>,
  'screen' | 'manifestId' | 'tallyId' | 'trackedNumber' | 'isFull'
>;

/** Call once, before anything is drawn. */
export function goWhereOneWas(): void {
  const place = readPlace();
  const beginning = useNavigation.getState();
  useNavigation.subscribe(keepPlace);
  keepPlace(beginning);
  if (place === null) return;
  // A person who goes on scanning scans where the scans belong.
  if (answersScans(place.screen)) useNavigation.setState(place);
  else
    void firstScreenShown.then(() => {
      // A quick hand has gone elsewhere meanwhile.
      if (useNavigation.getState() !== beginning) return;
      useNavigation.setState(place);
      // Perhaps what is shown there crashed the page: if it crashes again, it begins with the orders.
      keepPlace(beginning);
    });
  void firstScreenShown.then(() => showNotice('warn', say('shell.opened-again')));
}

function keepPlace({ screen, manifestId, tallyId, trackedNumber, isFull }: Place): void {
  const place: Place = { screen, manifestId, tallyId, trackedNumber, isFull };
  sessionStorage.setItem(storedAs, JSON.stringify(place));
}

/** Null: this page is the first of its window. */
function readPlace(): Place | null {
  const stored = sessionStorage.getItem(storedAs);
  if (stored === null) return null;
  const { screen, manifestId, tallyId, trackedNumber, isFull } = JSON.parse(stored) as Partial<
    Record<keyof Place, unknown>
  >;
  const id = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    screen: SCREENS.find(({ name }) => name === screen)?.name ?? 'orders',
    manifestId: id(manifestId),
    tallyId: id(tallyId),
    trackedNumber: id(trackedNumber),
    isFull: isFull === true,
  };
}

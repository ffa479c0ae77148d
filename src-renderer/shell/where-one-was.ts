/**
 * Where the page begins. When the page's process ends by itself, main loads the page again (src-main/start-and-end/load-again.ts):
 * the current place is kept for it in this window's storage, which outlives the page's process and ends with the window. When all
 * of Packbench ended without being closed, main says where that was, if scans belong there (src-main/start-and-end/place-kept.ts).
 * Every other start begins with the orders.
 */
import { hasEndedSoon } from '../../src-preload/contract/bench-place.ts';
import { answersScans, useNavigation } from '../bench/navigation-store.ts';
import { call, failureFrom } from '../desktop.ts';
import { firstScreenShown } from '../ready-mark.ts';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import { SCREENS } from './screens.tsx';

const storedAs = 'packbench.where';

type Place = Pick<
  ReturnType<typeof useNavigation.getState>,
  'screen' | 'manifestId' | 'tallyId' | 'trackedNumber' | 'isFull'
>;
type ScanPlace = Place & { readonly screen: 'station' | 'hand-over' };

interface Beginning {
  readonly place: Place;
  /** It ended there at once the last time. */
  readonly isLeft: boolean;
  readonly why: 'page' | 'all';
}

/** What main was told last, as JSON. */
let toldMain = 'null';

/**
 * Call once. Draw nothing before it resolves, for a place that takes scans is there by then: until it is drawn, a scan would be
 * taken for one of the orders' list.
 */
export async function goWhereOneWas(): Promise<void> {
  const beginning = useNavigation.getState();
  const found = placeOfPage() ?? placeOfMain();
  useNavigation.subscribe((place) => {
    keepPlace(place);
    tellMain(place);
  });
  keepPlace(beginning);
  if (found === null) return;
  const { place, isLeft } = found;
  void firstScreenShown.then(() => tellWhatHappened(found));
  if (takesScans(place)) {
    toldMain = forMain(place);
    if (isLeft) {
      tellMain(beginning);
      return;
    }
    // A person who goes on scanning scans where the scans belong.
    useNavigation.setState(place);
    keepPlace(place, Date.now());
    await SCREENS.find(({ name }) => name === place.screen)?.screen.bring();
  } else
    void firstScreenShown.then(() => {
      // A quick hand has gone elsewhere meanwhile.
      if (useNavigation.getState() !== beginning) return;
      useNavigation.setState(place);
      // Perhaps what is shown there crashed the page: if it crashes again, it begins with the orders.
      keepPlace(beginning);
    });
}

function tellWhatHappened({ place, isLeft, why }: Beginning): void {
  const { screen } = place;
  if (isLeft) showNotice('warn', say('shell.ended-twice', { screen }));
  else if (why === 'page') showNotice('warn', say('shell.opened-again'));
  else showNotice('warn', say('shell.ended', { screen }));
}

const takesScans = (place: Place): place is ScanPlace => answersScans(place.screen);

/** `openedAgainAt`: milliseconds since 1970; null: a person went there. */
function keepPlace(
  { screen, manifestId, tallyId, trackedNumber, isFull }: Place,
  openedAgainAt: number | null = null,
): void {
  const place: Place = { screen, manifestId, tallyId, trackedNumber, isFull };
  sessionStorage.setItem(storedAs, JSON.stringify({ ...place, openedAgainAt }));
}

/** Nobody waits for it: a scan comes first. */
function tellMain(place: Place): void {
  const json = forMain(place);
  if (json === toldMain) return;
  toldMain = json;
  void call('app.keepPlace', { place: JSON.parse(json) }).catch((error: unknown) =>
    showFailure({ failure: failureFrom(error) }),
  );
}

const forMain = (place: Place): string =>
  JSON.stringify(takesScans(place) ? { screen: place.screen, tallyId: place.tallyId, isFull: place.isFull } : null);

/** Null: this page is the first of its window. */
function placeOfPage(): Beginning | null {
  const stored = sessionStorage.getItem(storedAs);
  if (stored === null) return null;
  const said = JSON.parse(stored) as Said;
  const stayed = typeof said.openedAgainAt === 'number' ? Date.now() - said.openedAgainAt : null;
  return { place: placeSaid(said), isLeft: hasEndedSoon(stayed), why: 'page' };
}

/** Null: Packbench was closed, or elsewhere. */
function placeOfMain(): Beginning | null {
  const { begins } = document.documentElement.dataset;
  if (begins === undefined) return null;
  const said = JSON.parse(decodeURIComponent(begins)) as Said;
  return { place: placeSaid(said), isLeft: said.isLeft === true, why: 'all' };
}

type Said = Partial<Record<keyof Place | 'openedAgainAt' | 'isLeft', unknown>>;

function placeSaid({ screen, manifestId, tallyId, trackedNumber, isFull }: Said): Place {
  const id = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    screen: SCREENS.find(({ name }) => name === screen)?.name ?? 'orders',
    manifestId: id(manifestId),
    tallyId: id(tallyId),
    trackedNumber: id(trackedNumber),
    isFull: isFull === true,
  };
}

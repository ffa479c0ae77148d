/**
 * A press on a line that has only just come to its place is not taken: nobody aimed at it. A scan, or a late answer, moves the lines
 * of a list while a hand is on one of them, or on its way there, and the press would count, or take out, the parcel beside it.
 */
import { say } from '../words/say.ts';
import { showNotice } from './notices-store.ts';

/** As Chromium tells it ('Layout Instability'); TypeScript does not know it. Of one frame: at most the five largest that moved. */
interface Shift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Milliseconds that an eye and a hand take to see that something has moved, and to stop. */
const UNSEEN = 400;
/** Milliseconds after which a press is heard at the latest, where the page has much to draw on a slow computer. */
const LATEST = 10_000;
/** Pixels that lead a press to another line. */
const LEAST = 12;

let shifts: readonly Shift[] = [];
/** Where the mouse is, and since when: whoever has moved it since the lines moved has aimed anew. */
let mouse = { x: 0, y: 0, at: 0 };
let observer: PerformanceObserver | null = null;

function begin(): PerformanceObserver {
  const begun = new PerformanceObserver((entries) => note(entries.getEntries()));
  begun.observe({ type: 'layout-shift' });
  const noteMouse = ({ pointerType, clientX: x, clientY: y, timeStamp: at }: PointerEvent): void => {
    // Chromium may tell of a mouse that rests, too, because something else is under it.
    if (pointerType === 'mouse' && (x !== mouse.x || y !== mouse.y)) mouse = { x, y, at };
  };
  document.addEventListener('pointermove', noteMouse, { capture: true, passive: true });
  return begun;
}

function note(entries: PerformanceEntryList): void {
  const since = performance.now() - LATEST;
  shifts = [...shifts, ...entries.filter(isShift)].filter(({ startTime }) => startTime >= since);
}

const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;

/** For a list whose lines have presses. Returns the function that stops. */
export function keepFromMovedPresses(list: HTMLElement): () => void {
  observer ??= begin();
  const drop = (click: MouseEvent): void => {
    // 0: a key, which moves with the line that has the focus.
    if (click.detail === 0 || !(click.target instanceof Element)) return;
    const line = click.target.closest('li');
    if (line === null || !click.target.closest('button') || !hasMovedThere(list, line, click)) return;
    click.preventDefault();
    click.stopPropagation();
    showNotice('warn', say('ui.moved-press'));
  };
  list.addEventListener('click', drop, { capture: true });
  return () => list.removeEventListener('click', drop, { capture: true });
}

/** With the whole list, or with lines above it: those of one list move together. */
function hasMovedThere(list: HTMLElement, line: Element, click: MouseEvent): boolean {
  note(observer?.takeRecords() ?? []);
  const aimedAt = click instanceof PointerEvent && click.pointerType === 'mouse' ? mouse.at : 0;
  const since = Math.max(click.timeStamp - UNSEEN, aimedAt);
  return shifts
    .filter(({ startTime }) => startTime >= since)
    .flatMap(({ sources }) => sources)
    .some(({ node, previousRect, currentRect }) => {
      if (node === null || Math.abs(currentRect.top - previousRect.top) < LEAST) return false;
      return node.contains(line) || (list.contains(node) && node.parentNode === line.parentNode);
    });
}

/**
 * V8 looks for garbage while new things are made. What a busy time leaves behind stays where nothing is made any more: 30 MB on
 * a bench that stands still.
 */

/** In milliseconds. Collecting takes some tens of them, in which no key is answered. */
const rest = 10_000;

/** What a person does. */
const doings = ['keydown', 'pointerdown', 'wheel'] as const;

type Collect = (options: { readonly type: 'major'; readonly execution: 'async' }) => unknown;

export interface CollectingParts {
  readonly page: Pick<EventTarget, 'addEventListener'>;
  /** Answers a function that calls it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** V8's own, which main asks for (`--expose-gc`). */
  readonly collect: Collect | undefined;
}

const thisPage = (): CollectingParts => ({
  page: window,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  collect: (globalThis as { gc?: Collect }).gc,
});

/** Call once. Collects whenever nobody has done anything for a while. */
export function collectAtRest({ page, after, collect }: CollectingParts = thisPage()): void {
  let callOff = (): void => undefined;
  const noteDoing = (): void => {
    callOff();
    callOff = after(rest, () => void collect?.({ type: 'major', execution: 'async' }));
  };
  for (const doing of doings) page.addEventListener(doing, noteDoing, { capture: true, passive: true });
  noteDoing();
}

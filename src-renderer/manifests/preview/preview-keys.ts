/** The preview's keys. Plain characters wait a moment first: a scanner types them too, in a burst, and is not meant. */
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';

export type PreviewCommand =
  | 'zoom-in'
  | 'zoom-out'
  | 'actual-size'
  | 'fit-width'
  | 'fit-page'
  | 'view-up'
  | 'view-down'
  | 'line-up'
  | 'line-down'
  | 'previous-page'
  | 'next-page'
  | 'first-page'
  | 'last-page';

/** A wedge scanner sends a character every 5 to 30 ms; a person's next key comes later than this. */
const BURST_GAP_MS = 60;

const CHARACTERS: ReadonlyMap<string, PreviewCommand> = new Map([
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'actual-size'],
  ['w', 'fit-width'],
  ['p', 'fit-page'],
]);

const NAMED_KEYS: ReadonlyMap<string, PreviewCommand> = new Map([
  ['PageUp', 'view-up'],
  ['PageDown', 'view-down'],
  ['ArrowUp', 'line-up'],
  ['ArrowDown', 'line-down'],
  ['ArrowLeft', 'previous-page'],
  ['ArrowRight', 'next-page'],
  ['Home', 'first-page'],
  ['End', 'last-page'],
]);

/** Shown beside the buttons that do the same. */
export const PREVIEW_KEY_LABELS = {
  'zoom-in': '+',
  'zoom-out': '-',
  'actual-size': '0',
  'fit-width': 'W',
  'fit-page': 'P',
} as const;

/** A key handler for the whole preview; fields inside it keep their own keys. */
export function usePreviewKeys(run: (command: PreviewCommand) => void): (event: KeyboardEvent<HTMLElement>) => void {
  const waiting = useRef(0);
  const lastCharacterAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => window.clearTimeout(waiting.current), []);

  return (event) => {
    window.clearTimeout(waiting.current);
    if (event.altKey || isField(event.target)) return;
    const withControl = event.ctrlKey || event.metaKey;
    const character = CHARACTERS.get(event.key.toLowerCase());
    if (withControl) {
      // Ctrl with plus, minus and zero zooms the paper, never the app; other letters belong to the app.
      if (character === undefined || /[a-z]/i.test(event.key)) return;
      event.preventDefault();
      return run(character);
    }
    const named = NAMED_KEYS.get(event.key);
    if (named !== undefined) {
      event.preventDefault();
      return run(named);
    }
    const alone = event.timeStamp - lastCharacterAt.current > BURST_GAP_MS;
    if (event.key.length === 1) lastCharacterAt.current = event.timeStamp;
    if (character !== undefined && alone) waiting.current = window.setTimeout(() => run(character), BURST_GAP_MS);
  };
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null;
}

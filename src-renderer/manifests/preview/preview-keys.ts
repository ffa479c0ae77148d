/**
 * The preview's keys: paging keys while it has the focus, Ctrl with plus, minus and zero for the paper's size (never
 * the app's). No bare characters, because the scanner types those.
 */
import type { KeyboardEvent } from 'react';

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

/** Pressed together with Ctrl, on a Mac Cmd. A layout may have plus on a key of its own or on the key of '='. */
const ZOOM_KEYS: ReadonlyMap<string, PreviewCommand> = new Map([
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'actual-size'],
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

/** Runs the command of a key; fields and menus inside the preview keep their own keys. */
export function runPreviewKey(event: KeyboardEvent<HTMLElement>, run: (command: PreviewCommand) => void): void {
  if (event.altKey || event.defaultPrevented) return;
  const withControl = event.ctrlKey || event.metaKey;
  if (!withControl && keepsItsKeys(event.target)) return;
  const command = withControl ? ZOOM_KEYS.get(event.key) : NAMED_KEYS.get(event.key);
  if (command === undefined) return;
  event.preventDefault();
  run(command);
}

function keepsItsKeys(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null;
}

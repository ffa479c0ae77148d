/** A shortcut shown on a button. It is not part of the button's name: `aria-keyshortcuts` tells screen readers. */
import { ariaShortcut, Shortcut } from './shortcut.tsx';

export function KeysBeside({ keys }: { readonly keys: string }) {
  return (
    <span aria-hidden>
      <Shortcut keys={keys} />
    </span>
  );
}

/** What a button with a shortcut is given: keys for the eye, and for screen readers. */
export function withKeys(keys: string) {
  return { rightSection: <KeysBeside keys={keys} />, 'aria-keyshortcuts': ariaShortcut(keys) };
}

/** A shortcut shown on a button. It is no part of the button's name: `aria-keyshortcuts` tells it to a screen reader. */
import { Shortcut } from './shortcut.tsx';

export function KeysBeside({ keys }: { readonly keys: string }) {
  return (
    <span aria-hidden>
      <Shortcut keys={keys} />
    </span>
  );
}

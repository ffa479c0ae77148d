/** A shortcut shown on a button. It is not part of the button's name: `aria-keyshortcuts` tells screen readers. */
import { Shortcut } from './shortcut.tsx';

export function KeysBeside({ keys }: { readonly keys: string }) {
  return (
    <span aria-hidden>
      <Shortcut keys={keys} />
    </span>
  );
}

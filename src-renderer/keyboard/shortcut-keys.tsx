/** Listens for shortcuts on the whole window and runs the action that has the keys. */
import { useEffect } from 'react';
import { openDialog } from '../ui/open-dialog.ts';
import { allActions, useActionsStore } from './actions-store.ts';
import { pressedKeys } from './pressed-keys.ts';

export function ShortcutKeys() {
  const byOwner = useActionsStore((state) => state.byOwner);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const pressed = pressedKeys(event);
      const action = allActions(byOwner).find(({ keys, enabled = true }) => enabled && keys === pressed);
      if (action === undefined || (action.overDialogs !== true && openDialog() !== null)) return;
      // The window's own full screen goes with the station's.
      if (pressed !== 'F11') event.preventDefault();
      action.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [byOwner]);

  return null;
}

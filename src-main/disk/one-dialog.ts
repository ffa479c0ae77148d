/**
 * Dialogs of the desktop as a person meets them. The second press of a double click, or a key held down, asks for the same dialog
 * again before the system has shown the first: that one answers the person, and the second counts as cancelled. One that cannot be
 * shown is told in the desktop's words.
 */
import { askDesktop } from '../failures.ts';
import type { OpenDialog, SaveDialog } from '../ports.ts';

/** The same dialog, which is open once for each name. */
function openOnce<Asked extends readonly string[]>(
  show: (...asked: Asked) => Promise<string | null>,
): (...asked: Asked) => Promise<string | null> {
  const open = new Set<string>();
  return async (...asked) => {
    const name = asked.join();
    if (open.has(name)) return null;
    open.add(name);
    try {
      return await askDesktop(() => show(...asked));
    } finally {
      open.delete(name);
    }
  };
}

export function dialogsOnce(dialogs: { readonly saveDialog: SaveDialog; readonly openDialog: OpenDialog }) {
  const { saveDialog, openDialog } = dialogs;
  return {
    saveDialog: { choosePath: openOnce((name: string) => saveDialog.choosePath(name)) },
    openDialog: {
      choosePdf: openOnce(() => openDialog.choosePdf()),
      chooseTable: openOnce(() => openDialog.chooseTable()),
      chooseSettings: openOnce(() => openDialog.chooseSettings()),
    },
  };
}

/** The small ports that Electron itself answers. */
import { type BrowserWindow, clipboard, dialog } from 'electron';
import type { Clipboard, SaveDialog } from '../ports.ts';

export const systemClipboard: Clipboard = {
  readText: () => clipboard.readText(),
  clear: () => clipboard.clear(),
};

export function createSaveDialog(window: BrowserWindow): SaveDialog {
  return {
    async choosePath(suggestedFileName) {
      const filters = [{ name: 'PDF', extensions: ['pdf'] }];
      const chosen = await dialog.showSaveDialog(window, { defaultPath: suggestedFileName, filters });
      return chosen.canceled || chosen.filePath === '' ? null : chosen.filePath;
    },
  };
}

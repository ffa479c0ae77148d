/**
 * The small ports that Electron itself answers. Its dialogs have no words of ours: the system shows them in its own
 * language.
 */
import { userInfo } from 'node:os';
import { extname } from 'node:path';
import { type BrowserWindow, clipboard, dialog } from 'electron';
import type { Clipboard, OpenDialog, SaveDialog } from '../ports.ts';

export const systemClipboard: Clipboard = {
  readText: () => clipboard.readText(),
  clear: () => clipboard.clear(),
};

/** Who is signed in to this computer. A system without a user name must not stop the start. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** On Linux nobody is asked before a file is replaced, and on macOS no folder can be made, unless it is said so. */
const saving = ['showOverwriteConfirmation', 'createDirectory'] as const;

export function createSaveDialog(window: BrowserWindow): SaveDialog {
  return {
    async choosePath(suggestedFileName) {
      const ending = extname(suggestedFileName).slice(1);
      const filters = [{ name: ending.toUpperCase(), extensions: [ending] }];
      const asked = { defaultPath: suggestedFileName, filters, properties: [...saving] };
      const chosen = await dialog.showSaveDialog(window, asked);
      return chosen.canceled || chosen.filePath === '' ? null : chosen.filePath;
    },
  };
}

export function createOpenDialog(window: BrowserWindow): OpenDialog {
  return {
    async choosePdf() {
      const filters = [{ name: 'PDF', extensions: ['pdf'] }];
      const chosen = await dialog.showOpenDialog(window, { properties: ['openFile'], filters });
      return chosen.canceled ? null : (chosen.filePaths[0] ?? null);
    },
    async chooseSettings() {
      const filters = [{ name: 'JSON', extensions: ['json'] }];
      const chosen = await dialog.showOpenDialog(window, { properties: ['openFile'], filters });
      return chosen.canceled ? null : (chosen.filePaths[0] ?? null);
    },
    async chooseTable() {
      const chosen = await dialog.showOpenDialog(window, {
        properties: ['openFile'],
        filters: [
          { name: 'CSV, TSV, TAB, TXT', extensions: ['csv', 'tsv', 'tab', 'txt'] },
          { name: '*.*', extensions: ['*'] },
        ],
      });
      return chosen.canceled ? null : (chosen.filePaths[0] ?? null);
    },
  };
}

/**
 * dialog: with a visible window zenity's dialogs; headless they throw until a test puts its own function in their
 * place. As long as a window's dialog is open, the window takes no input, as under a modal dialog of Electron.
 */
import { homedir } from 'node:os';
import { userFolder } from '../app/paths.ts';
import { guard, notAvailable } from '../not-available.ts';
import { BrowserWindowDouble } from '../window/browser-window.ts';
import { hasDesktop } from './programs.ts';
import { askForFile, type FileDialogOptions, fileDialogArguments, showError } from './zenity.ts';

type Arguments = [window: BrowserWindowDouble | null | undefined, options?: FileDialogOptions] | [FileDialogOptions?];

const noDesktop = (name: string): Error =>
  new Error(
    `${name}: the Chromium runtime has no desktop without a visible window; a test replaces it through app.evaluate`,
  );

const showFileDialog = async (kind: 'save' | 'open', [first, second]: Arguments): Promise<string | null> => {
  if (!hasDesktop) throw noDesktop(kind === 'save' ? 'dialog.showSaveDialog' : 'dialog.showOpenDialog');
  const window = first instanceof BrowserWindowDouble ? first : null;
  const options = window ? second : ((second ?? first) as FileDialogOptions | undefined);
  const args = fileDialogArguments(kind, options ?? {}, [userFolder('DOWNLOAD', 'Downloads'), homedir()]);
  if (!window) return askForFile(args, new AbortController().signal);
  const closing = new AbortController();
  const abort = (): void => closing.abort();
  window.once('closed', abort);
  window._ignoreInput(true);
  try {
    return await askForFile(args, closing.signal);
  } finally {
    window.off('closed', abort);
    window._ignoreInput(false);
  }
};

export const dialog = guard('dialog', {
  showSaveDialog: async (...args: Arguments) => {
    const filePath = await showFileDialog('save', args);
    return { canceled: filePath === null, filePath: filePath ?? '' };
  },
  showOpenDialog: async (...args: Arguments) => {
    const filePath = await showFileDialog('open', args);
    return { canceled: filePath === null, filePaths: filePath === null ? [] : [filePath] };
  },
  showMessageBox: async (): Promise<never> => {
    throw hasDesktop ? notAvailable('dialog.showMessageBox') : noDesktop('dialog.showMessageBox');
  },
  /** Does not wait for the person; the terminal has the words in any case. */
  showErrorBox: (title: string, content: string): void => {
    process.stderr.write(`${title}\n${content}\n`);
    if (!hasDesktop) return;
    showError(title, content).catch((error: unknown) => console.error('chromium-runtime:', error));
  },
});

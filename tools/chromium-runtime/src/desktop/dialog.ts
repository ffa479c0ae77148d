/**
 * dialog: with a visible window zenity's dialogs; headless they throw until a test replaces them by a function of its
 * own. While a window's dialog is open, the window takes no input, as under a modal dialog of Electron.
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

/** Electron refuses these at once, before it shows anything. */
const mustBeTexts = (options: object, names: Readonly<Record<string, string>>): void => {
  for (const [name, words] of Object.entries(names)) {
    const value = Reflect.get(options, name) ?? '';
    if (typeof value !== 'string') throw new TypeError(`${words} must be a string`);
  }
};

const textsOf = {
  open: { title: 'Title', buttonLabel: 'Button label', defaultPath: 'Default path', message: 'Message' },
  save: {
    title: 'Title',
    buttonLabel: 'Button label',
    defaultPath: 'Default path',
    message: 'Message',
    nameFieldLabel: 'Name field label',
  },
};

const optionsOf = ([first, second]: readonly unknown[]): object =>
  (first instanceof BrowserWindowDouble ? second : (second ?? first)) ?? {};

const checkMessageBox = (options: { readonly type?: string; readonly buttons?: unknown }): void => {
  const { type = 'none', buttons = [] } = options;
  if (!['none', 'info', 'warning', 'error', 'question'].includes(type)) throw new TypeError('Invalid message box type');
  if (!Array.isArray(buttons)) throw new TypeError('Buttons must be an array');
  mustBeTexts(options, { title: 'Title', message: 'Message', detail: 'Detail' });
};

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
  showSaveDialog: (...args: Arguments) => {
    mustBeTexts(optionsOf(args), textsOf.save);
    return showFileDialog('save', args).then((path) => ({ canceled: path === null, filePath: path ?? '' }));
  },
  showOpenDialog: (...args: Arguments) => {
    const options = optionsOf(args);
    if (!Array.isArray(Reflect.get(options, 'properties') ?? [])) throw new TypeError('Properties must be an array');
    mustBeTexts(options, textsOf.open);
    return showFileDialog('open', args).then((path) => ({
      canceled: path === null,
      filePaths: path === null ? [] : [path],
    }));
  },
  showMessageBox: (...args: unknown[]): Promise<never> => {
    checkMessageBox(optionsOf(args));
    return Promise.reject(hasDesktop ? notAvailable('dialog.showMessageBox') : noDesktop('dialog.showMessageBox'));
  },
  /** Does not wait for the person; the terminal shows the words in any case. */
  showErrorBox: (title: string, content: string): void => {
    if (typeof title !== 'string' || typeof content !== 'string') {
      throw new TypeError('Error processing argument: dialog.showErrorBox takes two strings');
    }
    process.stderr.write(`${title}\n${content}\n`);
    if (!hasDesktop) return;
    showError(title, content).catch((error: unknown) => console.error('chromium-runtime:', error));
  },
});

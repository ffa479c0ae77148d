/** dialog, shell, clipboard and screen: there is no desktop here. Tests put their own functions in their place. */
import { guard } from './not-available.ts';

const noDesktop = (name: string): Error =>
  new Error(`${name}: the Chromium runtime has no desktop to show it on; a test replaces it through app.evaluate`);

const rejects = (name: string) => async (): Promise<never> => {
  throw noDesktop(name);
};

export const dialog = guard('dialog', {
  showOpenDialog: rejects('dialog.showOpenDialog'),
  showSaveDialog: rejects('dialog.showSaveDialog'),
  showMessageBox: rejects('dialog.showMessageBox'),
  showErrorBox: (title: string, content: string): void => {
    process.stderr.write(`${title}\n${content}\n`);
  },
});

export const shell = guard('shell', {
  openExternal: rejects('shell.openExternal'),
  openPath: rejects('shell.openPath'),
  showItemInFolder: (): void => {
    throw noDesktop('shell.showItemInFolder');
  },
});

/** Of this process only: the system's clipboard is neither read nor changed. */
let clipboardText = '';

export const clipboard = guard('clipboard', {
  readText: (): string => clipboardText,
  writeText: (text: string): void => {
    clipboardText = String(text);
  },
  clear: (): void => {
    clipboardText = '';
  },
});

const display = {
  id: 1,
  label: '',
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1080 },
  workAreaSize: { width: 1920, height: 1080 },
  size: { width: 1920, height: 1080 },
  scaleFactor: 1,
  rotation: 0,
};

export const screen = guard('screen', {
  getPrimaryDisplay: () => display,
});

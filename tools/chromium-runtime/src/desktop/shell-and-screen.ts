/** shell and screen, only as far as an app may ask without using them: nothing is opened from here. */
import { guard } from '../not-available.ts';

const noDesktop = (name: string): Error =>
  new Error(`${name}: the Chromium runtime opens nothing else; a test replaces it through app.evaluate`);

const rejects = (name: string) => async (): Promise<never> => {
  throw noDesktop(name);
};

export const shell = guard('shell', {
  openExternal: rejects('shell.openExternal'),
  openPath: rejects('shell.openPath'),
  showItemInFolder: (): void => {
    throw noDesktop('shell.showItemInFolder');
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

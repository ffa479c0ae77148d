/** shell and screen, only as far as an app may ask without using them: nothing is opened from here. */
import { guard } from '../not-available.ts';
import type { Bounds } from '../window/bounds.ts';

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

const displayOf = (workArea: Bounds) => ({
  id: 1,
  label: '',
  bounds: workArea,
  workArea,
  workAreaSize: { width: workArea.width, height: workArea.height },
  size: { width: workArea.width, height: workArea.height },
  scaleFactor: 1,
  rotation: 0,
});

/** Without a desktop every window has room. */
let display = displayOf({ x: 0, y: 0, width: 1920, height: 1080 });

/** Before the app is ready. */
export const setDisplay = (workArea: Bounds): void => {
  display = displayOf(workArea);
};

export const screen = guard('screen', {
  getPrimaryDisplay: () => display,
});

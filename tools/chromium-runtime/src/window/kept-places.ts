/**
 * Where windows with a name were, and how they filled the screen: kept in a file in user data, for
 * `windowStatePersistence` (Electron's tutorial/window-state-persistence.md).
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bounds } from './bounds.ts';

export interface KeptPlace {
  /** While it fills the screen: where it was before. */
  readonly bounds: Bounds;
  /** As Chromium calls it. */
  readonly mode: 'normal' | 'maximized' | 'fullscreen';
}

export const modeOf = (word: unknown): KeptPlace['mode'] =>
  word === 'maximized' || word === 'fullscreen' ? word : 'normal';

let userData = (): string => {
  throw new Error('Nobody has said where the places of windows are kept.');
};

/** Called once, before any window is made. */
export const keepPlacesIn = (folder: () => string): void => {
  userData = folder;
};

const filePath = (): string => join(userData(), 'window-places.json');

/** Whatever the file holds: one that is missing, damaged or edited by hand keeps nothing. */
const readAll = (): Record<string, unknown> => {
  try {
    const content: unknown = JSON.parse(readFileSync(filePath(), 'utf8'));
    return typeof content === 'object' && content !== null ? { ...content } : {};
  } catch {
    return {};
  }
};

export const keptPlace = (name: string): KeptPlace | null => {
  const { x, y, width, height, mode } = Object(readAll()[name]) as Record<string, unknown>;
  const numbers = [x, y, width, height].filter((one) => Number.isSafeInteger(one)) as number[];
  if (numbers.length < 4) return null;
  const [left = 0, top = 0, across = 0, down = 0] = numbers;
  if (across < 1 || down < 1) return null;
  return { bounds: { x: left, y: top, width: across, height: down }, mode: modeOf(mode) };
};

/** A disk that refuses costs the place of a window and nothing else. */
export const keepPlace = (name: string, { bounds, mode }: KeptPlace): void => {
  const text = JSON.stringify({ ...readAll(), [name]: { ...bounds, mode } });
  try {
    mkdirSync(userData(), { recursive: true });
    writeFileSync(`${filePath()}.new`, text);
    renameSync(`${filePath()}.new`, filePath());
  } catch {}
};

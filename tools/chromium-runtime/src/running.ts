/** What the parts of the double share: the browser once it runs, and its process. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Chromium } from './chromium/launch.ts';

const electronPackage = createRequire(import.meta.url).resolve('electron/package.json');

/** The version the app is built for; the npm package is there even where its binary is not. */
export const electronVersion = (JSON.parse(readFileSync(electronPackage, 'utf8')) as { version: string }).version;

export const executablePath = process.env.CHROMIUM_RUNTIME_EXECUTABLE ?? join(import.meta.dirname, '../dist/electron');

export const resourcesPath = join(dirname(executablePath), 'resources');

/** Chooses a Chromium with windows instead of the headless one. */
export const wantsWindow = process.env.CHROMIUM_RUNTIME_WINDOW === '1';

let resolveChromium: (chromium: Chromium) => void;
let rejectChromium: (error: unknown) => void;

/** Everything that needs the browser awaits this; it resolves just before the ready event. */
export const chromium = new Promise<Chromium>((resolve, reject) => {
  resolveChromium = resolve;
  rejectChromium = reject;
});
// Callers that await it get the error; boot reports it when nobody does.
chromium.catch(() => undefined);

export const chromiumStarted = (started: Promise<Chromium>): void => {
  started.then(resolveChromium, rejectChromium);
};

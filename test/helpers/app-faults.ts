/** Collects an app's reports of faults: in the page's console, on main's stderr, in its log file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';

export interface AppFaults {
  watchPage(page: Page): void;
  /** Every fault so far, except those a test said it expects. */
  unexpected(): readonly string[];
}

/** pino's levels: 50 is an error, 60 ends the program. */
const errorLevel = 50;

/**
 * Lines of Chromium and Electron themselves that say nothing about the product: no bus, no GPU, no sandbox on this
 * machine. They begin with `[process:thread:day/time:severity:file`, with the thread only in some; FATAL ends the app
 * and counts.
 */
const chromiumNoise =
  /^\[(\d+:){0,2}\d{4}\/[\d.]+:(?!FATAL)|dbus|gpu|vaapi|libva|GLib|Gtk-|fontconfig|Debugger (listening|attached)|DevTools listening|For help, see|Waiting for the debugger/i;

/** `expected` matches the lines that this test provokes on purpose. */
export function collectFaults(app: ElectronApplication, userData: string, expected: RegExp | null): AppFaults {
  const seen: string[] = [];
  app.process().stderr?.setEncoding('utf8');
  app.process().stderr?.on('data', (text: string) => {
    const lines = text.split('\n').filter((line) => /error|exception|unhandled|warning:/i.test(line));
    seen.push(...lines.filter((line) => !chromiumNoise.test(line)).map((line) => `stderr: ${line}`));
  });
  return {
    watchPage(page) {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') seen.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => seen.push(`page: ${error.stack || error.message}`));
      page.on('crash', () => seen.push('page: crashed'));
    },
    unexpected() {
      const all = [
        ...seen,
        ...readLog(userData)
          .filter(isError)
          .map((line) => `log: ${line}`),
      ];
      return all.filter((line) => expected?.test(line) !== true);
    },
  };
}

/** The lines of every log file of this app. */
export function readLog(userData: string): readonly string[] {
  const folder = join(userData, 'logs');
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .flatMap((file) => readFileSync(join(folder, file.name), 'utf8').split('\n'))
    .filter((line) => line !== '');
}

/** By each beginning in it: a kill may cut a line in its middle, and the next start writes behind that. */
function isError(line: string): boolean {
  return [...line.matchAll(/\{"level":(\d+)/g)].some(([, level]) => Number(level) >= errorLevel);
}

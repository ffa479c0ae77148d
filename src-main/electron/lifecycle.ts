/** One app per data folder, and an end that leaves nothing half done. */
import type { After, Log } from '../ports.ts';
import { comeAgain, type OwnProcess } from '../start-and-end/come-again.ts';

/** The parts of Electron's `app` that are used. */
export interface EndingApp {
  on(name: 'will-quit', hear: (event: { preventDefault(): void }) => void): unknown;
  once(name: 'second-instance', hear: () => void): unknown;
  relaunch(): void;
  quit(): void;
  exit(code: number): void;
}

export interface EndParts {
  readonly app: EndingApp;
  readonly own: OwnProcess;
  readonly after: After;
  readonly log: Pick<Log, 'error'>;
}

/**
 * Longer than any orderly end takes: `limitOfTheEnd` of the services, and then the practice service, which must stay
 * until its answers have come. What is not closed by then is safe on the disk anyway.
 */
const closeWaitMilliseconds = 3_000;

/**
 * Runs `close` before the app ends; Electron ends it by itself when its window is closed. When somebody starts it again
 * meanwhile, it comes again once it has ended.
 */
export function closeInOrder(close: () => Promise<unknown>, { app, own, after, log }: EndParts): void {
  let closing = false;
  app.on('will-quit', (event) => {
    // Also at the second word: a logout tells a program twice to end (SIGTERM, then SIGHUP), and 'exit' below asks nobody.
    event.preventDefault();
    if (closing) return;
    closing = true;
    // Started again meanwhile, it is this one that holds the folder: the new start has already ended.
    app.once('second-instance', () => comeAgain(app, own));
    const limit = new Promise<void>((resolve) => void after(closeWaitMilliseconds, resolve));
    void Promise.race([close(), limit])
      .catch((error: unknown) => log.error('The app could not end in order.', { err: error }))
      .finally(() => app.exit(0));
  });
}

export function startAgain(app: Pick<EndingApp, 'relaunch' | 'quit'>, own: OwnProcess): void {
  comeAgain(app, own);
  app.quit();
}

/**
 * The end of a process waits for all of its threads, and a keychain that waits for its password keeps one, as does a
 * network share that hangs: the window would be gone, and the program there until somebody answers. What must be on the
 * disk is there when 'exit' comes.
 */
export function endWithoutThreads(areHeld: () => boolean): void {
  process.on('exit', () => {
    if (areHeld()) process.kill(process.pid, 'SIGKILL');
  });
}

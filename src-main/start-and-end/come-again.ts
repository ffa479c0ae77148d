/**
 * Starts Packbench again once it has ended. An AppImage is a file that is mounted while its program runs: Electron's own
 * relaunch starts what is in there, and that is gone by then (electron-userland/electron-builder#1727).
 */
import { spawn } from 'node:child_process';
import { sep } from 'node:path';

/** The parts of `process` that are used. */
export interface OwnProcess {
  readonly env: NodeJS.ProcessEnv;
  readonly execPath: string;
  readonly argv: readonly string[];
  prependOnceListener(event: 'exit', listener: () => void): unknown;
}

/** Processes that have asked already: a press and a start while Packbench ends would otherwise start two. */
const coming = new WeakSet<OwnProcess>();

export function comeAgain(app: { relaunch(): void }, own: OwnProcess): void {
  if (coming.has(own)) return;
  coming.add(own);
  const image = imageOf(own);
  if (image === null) {
    app.relaunch();
    return;
  }
  // It unpacks itself beside its mount: mounting a second time fails where the first one is not let go yet, or nothing can be mounted.
  const words = ['--appimage-extract-and-run', ...own.argv.slice(1)];
  // Its AppRun would start the program of the mount that APPDIR names. What it unpacked stays, or its runtime would take it away just
  // when the program is started from there again.
  const { APPDIR: _, ...env } = own.env;
  // As the very last thing, because the new one would find this one. Not from the mount, which it would hold.
  own.prependOnceListener('exit', () => {
    spawn(image, words, { detached: true, stdio: 'ignore', cwd: sep, env: { ...env, NO_CLEANUP: '1' } });
  });
}

/** Null: it is not the program of an AppImage, though somebody may have started it from within another one. */
function imageOf({ env: { APPIMAGE, APPDIR }, execPath }: OwnProcess): string | null {
  return APPDIR && APPIMAGE && execPath.startsWith(APPDIR + sep) ? APPIMAGE : null;
}

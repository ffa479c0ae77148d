/** The one channel from the page to main. It listens only to the app's own page, in its main frame. */
import { ipcMain, type WebFrameMain } from 'electron';
import { failureOf } from '../failures.ts';
import { type OperationTable, performWhenReady } from '../perform.ts';
import type { Log } from '../ports.ts';
import { appOrigin } from './app-protocol.ts';

/** The page may ask before the services have started; its calls wait for them. `asked` is called with each. */
export function routeOperations(table: Promise<OperationTable>, log: Log, asked: () => void): void {
  // Every call reports a failed start; before the first call nobody handles it.
  table.catch(() => undefined);
  ipcMain.handle('packbench:call', (event, name: unknown, request: unknown) => {
    // The page's window was closed after it asked: nothing begins, and nobody hears the answer.
    if (event.sender.isDestroyed()) return { ok: false, failure: failureOf('cancelled').failure };
    if (!isOwnPage(event.senderFrame)) throw new Error('This page may not call the app.');
    asked();
    return performWhenReady(table, name, request, log);
  });
}

/** Null: the frame has gone or has navigated since it sent. */
function isOwnPage(frame: WebFrameMain | null): boolean {
  return frame !== null && frame.parent === null && frame.origin === appOrigin;
}

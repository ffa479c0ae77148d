/** The loads of one page: turns Chromium's life-cycle events into Electron's, and loadURL's promise into an outcome. */
import type { EventEmitter } from 'node:events';
import type { Session } from '../chromium/pipe.ts';
import { loadFailureOf } from '../protocol.ts';
import { type LoadError, loadError } from './net-errors.ts';
import { hasGone } from './outbox.ts';

export interface Loads {
  /** Resolves when the document has loaded. Throws LoadError */
  load(session: Session, chromiumUrl: string, url: string): Promise<void>;
  /** Emits did-fail-load and returns the error for loadURL. */
  failed(errorText: string, url: string): LoadError;
  committed(url: string, loaderId: string): void;
  lifecycle(name: string, loaderId: string): void;
  /** Resolves when no load is under way. */
  settled(): Promise<void>;
  isLoading(): boolean;
  /**
   * Fails the load under way: 'net::ERR_ABORTED' for a newer one, 'net::ERR_FAILED' for the end of the window or of its
   * page's process.
   */
  abandon(errorText: string): void;
}

interface Waiting {
  readonly url: string;
  loaderId: string | null;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export const createLoads = (contents: EventEmitter): Loads => {
  let current: string | null = null;
  let waiting: Waiting | null = null;
  let underWay: Promise<void> = Promise.resolve();
  let hasPainted = false;
  const loaded = new Set<string>();

  const finish = (): void => {
    const done = waiting;
    if (!done || done.loaderId === null || !loaded.has(done.loaderId)) return;
    waiting = null;
    done.resolve();
  };

  const failed = (errorText: string, url: string): LoadError => {
    const error = loadError(errorText, url);
    contents.emit('did-fail-load', {}, error.errno, error.code, url, true, 0, 0);
    return error;
  };

  const abandon = (errorText: string): void => {
    const left = waiting;
    waiting = null;
    left?.reject(loadError(errorText, left.url));
  };

  const load = async (session: Session, chromiumUrl: string, url: string): Promise<void> => {
    abandon('net::ERR_ABORTED');
    const done = new Promise<void>((resolve, reject) => {
      waiting = { url, loaderId: null, resolve, reject };
    });
    const mine = waiting;
    underWay = done.catch(() => undefined);
    contents.emit('did-start-loading');
    const navigate = session.send<{ loaderId?: string; errorText?: string }>('Page.navigate', { url: chromiumUrl });
    const answer = await navigate.catch((error: Error) => {
      if (!hasGone(error)) throw error;
      if (waiting === mine) abandon('net::ERR_FAILED');
      return {} as Awaited<typeof navigate>;
    });
    // The same load is still the one being waited for.
    if (mine && waiting === mine) {
      if (answer.errorText) {
        waiting = null;
        (mine as Waiting).reject(failed(loadFailureOf(answer.errorText, url), url));
      } else if (answer.loaderId === undefined) {
        // Only another place in the same document.
        waiting = null;
        (mine as Waiting).resolve();
      } else {
        (mine as Waiting).loaderId = answer.loaderId;
        finish();
      }
    }
    await done;
  };

  const lifecycle = (name: string, loaderId: string): void => {
    if (loaderId !== current) return;
    if (name === 'DOMContentLoaded') contents.emit('dom-ready', {});
    if (name === 'firstPaint' && !hasPainted) {
      hasPainted = true;
      contents.emit(Symbol.for('first paint'));
    }
    if (name !== 'load' || loaded.has(loaderId)) return;
    loaded.add(loaderId);
    contents.emit('did-finish-load', {});
    contents.emit('did-stop-loading');
    finish();
  };

  const committed = (url: string, loaderId: string): void => {
    current = loaderId;
    contents.emit('did-navigate', {}, url, 200, 'OK');
  };

  return {
    load,
    failed,
    committed,
    lifecycle,
    abandon,
    settled: () => underWay,
    isLoading: () => waiting !== null,
  };
};

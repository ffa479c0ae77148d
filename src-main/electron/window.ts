/** The one window: a sandboxed page that can only draw and use the bridge. */
import { BrowserWindow, screen } from 'electron';
import type { Announce } from '../ports.ts';
import { appPage } from './app-protocol.ts';

export interface AppWindow {
  readonly announce: Announce;
  /** For dialogs that belong to it. */
  readonly frame: BrowserWindow;
  /** Resolves when its page has loaded, or went away with the window. */
  readonly pageSettled: Promise<void>;
  focus(): void;
  /** Ends the page's process, as a crash would. */
  endPage(): void;
  /**
   * Loads the page, also in place of one whose process ended; does nothing when the window is gone, too, if only meanwhile. Rejects
   * where the page is not loaded, if only because its process ends.
   */
  load(): Promise<void>;
}

/**
 * After this, a page that has neither painted nor loaded is shown as it is: a window that never comes says nothing at
 * all.
 */
const showWaitMilliseconds = 2_000;

const usualSize = { width: 1280, height: 800 };
const leastSize = { width: 1000, height: 700 };

/** No larger than the screen: not every desktop makes a window fit, and its main button would be out of sight. */
function sizeOnScreen(size: { readonly width: number; readonly height: number }): { width: number; height: number } {
  const { workAreaSize } = screen.getPrimaryDisplay();
  return { width: Math.min(size.width, workAreaSize.width), height: Math.min(size.height, workAreaSize.height) };
}

/** Without its page yet, in the colour `ground`. Calls `shown` once, when the window is on the screen. */
export function openWindow(parts: { preloadPath: string; ground: string; shown: () => void }): AppWindow {
  const usual = sizeOnScreen(usualSize);
  const least = sizeOnScreen(leastSize);
  const frame = new BrowserWindow({
    title: 'Packbench',
    // The next start finds it where a person has put it, and as large.
    name: 'packbench',
    windowStatePersistence: true,
    width: usual.width,
    height: usual.height,
    minWidth: least.width,
    minHeight: least.height,
    show: false,
    backgroundColor: parts.ground,
    webPreferences: {
      preload: parts.preloadPath,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  // The menu's shortcuts work but its bar never shows: a lone Alt would move the keyboard focus, and the next scan,
  // into it.
  if (process.platform !== 'darwin') frame.setMenuBarVisibility(false);
  const { promise: pageSettled, resolve } = Promise.withResolvers<void>();
  frame.webContents.once('did-finish-load', () => resolve());
  frame.once('closed', () => resolve());
  showWhenReady(frame, parts.shown);
  let isAgain = false;
  /** The page's own part can be gone before its window is. */
  const hasPage = (): boolean => !frame.isDestroyed() && !frame.webContents.isDestroyed();
  return {
    pageSettled,
    frame,
    announce(name, event) {
      if (hasPage()) frame.webContents.send('packbench:event', name, event);
    },
    endPage() {
      if (hasPage()) frame.webContents.forcefullyCrashRenderer();
    },
    focus() {
      if (frame.isDestroyed()) return;
      if (frame.isMinimized()) frame.restore();
      frame.focus();
    },
    async load() {
      if (!hasPage()) return;
      // Scans go into a page that takes another's place without a press on it first.
      if (isAgain) {
        frame.webContents.once('did-finish-load', () => {
          if (frame.isFocused()) frame.webContents.focus();
        });
      }
      isAgain = true;
      // Not a reload: a page that went before it had loaded would come back empty.
      await frame.loadURL(appPage).catch((error: unknown) => {
        // A window that was closed meanwhile needs no page.
        if (hasPage()) throw error;
      });
    },
  };
}

/**
 * The first picture is the best moment to show, but that event may never come: on Wayland a hidden window paints
 * nothing.
 */
function showWhenReady(frame: BrowserWindow, shown: () => void): void {
  let isShown = false;
  const show = (): void => {
    clearTimeout(timer);
    if (isShown || frame.isDestroyed()) return;
    isShown = true;
    frame.show();
    shown();
  };
  const timer = setTimeout(show, showWaitMilliseconds);
  frame.once('ready-to-show', show);
  frame.webContents.once('did-finish-load', show);
  frame.once('closed', () => clearTimeout(timer));
}

/** The one window: a sandboxed page that can do nothing but draw and use the bridge. */
import { BrowserWindow } from 'electron';
import type { Announce } from '../ports.ts';
import { appPage } from './app-protocol.ts';

export interface AppWindow {
  readonly announce: Announce;
  /** For dialogs that belong to it. */
  readonly frame: BrowserWindow;
  focus(): void;
}

/** `shown` is called once, when the first picture of the page is on the screen. */
export function openWindow(parts: { preloadPath: string; shown: () => void }): AppWindow {
  const frame = new BrowserWindow({
    title: 'Packbench',
    width: 1280,
    height: 800,
    minWidth: 1000,
    minHeight: 700,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: '#f4f5f6',
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
  frame.once('ready-to-show', () => {
    frame.show();
    parts.shown();
  });
  void frame.loadURL(appPage);
  return {
    frame,
    announce(name, event) {
      if (!frame.isDestroyed()) frame.webContents.send('packbench:event', name, event);
    },
    focus() {
      if (frame.isDestroyed()) return;
      if (frame.isMinimized()) frame.restore();
      frame.focus();
    },
  };
}

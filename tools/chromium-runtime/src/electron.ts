/** Puts the module `electron` of the main process together. What is not listed by name here does not exist. */
import { createApp } from './app/app.ts';
import { readArguments } from './app/command-line.ts';
import { clipboard } from './desktop/clipboard.ts';
import { dialog } from './desktop/dialog.ts';
import { screen, shell } from './desktop/shell-and-screen.ts';
import { ipcMain } from './ipc-main.ts';
import { Menu, MenuItem, quitting } from './menu.ts';
import { nativeImage } from './native-image.ts';
import { nativeTheme } from './native-theme.ts';
import { absent, guard } from './not-available.ts';
import { protocol } from './protocol.ts';
import { session } from './session.ts';
import { BrowserWindow } from './window/browser-window.ts';
import { webContents } from './window/web-contents.ts';

/** Read once, before Playwright's loader takes its own arguments out of process.argv. */
export const launchArguments = readArguments(process.argv.slice(1));

export const app = createApp(launchArguments);
quitting.quit = () => app.quit();

const members: Record<string, unknown> = {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  protocol,
  screen,
  session,
  shell,
  webContents,
};

/** Other names that Electron's main process exports: importing them must link, using them throws. */
const absentNames = [
  'autoUpdater',
  'BaseWindow',
  'BrowserView',
  'contentTracing',
  'contextBridge',
  'crashReporter',
  'desktopCapturer',
  'globalShortcut',
  'ImageView',
  'inAppPurchase',
  'ipcRenderer',
  'MessageChannelMain',
  'MessagePortMain',
  'net',
  'netLog',
  'Notification',
  'powerMonitor',
  'powerSaveBlocker',
  'pushNotifications',
  'safeStorage',
  'ServiceWorkerMain',
  'ShareMenu',
  'sharedTexture',
  'systemPreferences',
  'TouchBar',
  'Tray',
  'utilityProcess',
  'View',
  'webFrame',
  'webFrameMain',
  'WebContentsView',
  'webUtils',
];

for (const name of absentNames) members[name] = absent(name);

export const electron = guard('electron', members);

/** What a menu item gets from its role alone, as Electron documents it for Linux: label, accelerator, items. */
import type { ItemTemplate } from './menu.ts';

interface Role {
  readonly label: string;
  readonly accelerator?: string;
  readonly submenu?: readonly ItemTemplate[];
}

const control = 'CommandOrControl+';
const separator: ItemTemplate = { type: 'separator' };

const items = (...roles: readonly (string | null)[]): readonly ItemTemplate[] =>
  roles.map((role) => (role === null ? separator : { role }));

/** By the role's name in small letters. */
const roles: Readonly<Record<string, Role>> = {
  about: { label: 'About' },
  close: { label: 'Close', accelerator: `${control}W` },
  copy: { label: 'Copy', accelerator: `${control}C` },
  cut: { label: 'Cut', accelerator: `${control}X` },
  delete: { label: 'Delete' },
  editmenu: {
    label: 'Edit',
    submenu: items('undo', 'redo', null, 'cut', 'copy', 'paste', 'delete', null, 'selectAll'),
  },
  filemenu: { label: 'File', submenu: items('quit') },
  forcereload: { label: 'Force Reload', accelerator: 'Shift+CmdOrCtrl+R' },
  help: { label: 'Help' },
  minimize: { label: 'Minimize', accelerator: `${control}M` },
  paste: { label: 'Paste', accelerator: `${control}V` },
  pasteandmatchstyle: { label: 'Paste and Match Style', accelerator: `Shift+${control}V` },
  quit: { label: 'Quit', accelerator: `${control}Q` },
  redo: { label: 'Redo', accelerator: `Shift+${control}Z` },
  reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R' },
  resetzoom: { label: 'Actual Size', accelerator: `${control}0` },
  selectall: { label: 'Select All', accelerator: `${control}A` },
  toggledevtools: { label: 'Toggle Developer Tools', accelerator: 'Ctrl+Shift+I' },
  togglefullscreen: { label: 'Toggle Full Screen', accelerator: 'F11' },
  undo: { label: 'Undo', accelerator: `${control}Z` },
  viewmenu: {
    label: 'View',
    submenu: items(
      'reload',
      'forceReload',
      'toggleDevTools',
      null,
      'resetZoom',
      'zoomIn',
      'zoomOut',
      null,
      'togglefullscreen',
    ),
  },
  windowmenu: { label: 'Window', submenu: items('minimize', 'zoom', 'close') },
  zoom: { label: 'Zoom' },
  zoomin: { label: 'Zoom In', accelerator: `${control}Plus` },
  zoomout: { label: 'Zoom Out', accelerator: `${control}-` },
};

/** Undefined for an unknown role, or none. */
export const roleOf = (name: string | undefined): Role | undefined => roles[name?.toLowerCase() ?? ''];

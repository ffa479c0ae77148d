/** Menu and MenuItem: kept as they were given, and clickable from a test. Nothing is drawn. */
import { guard, notAvailable } from './not-available.ts';
import { accelerators } from './window/app-window.ts';
import { BrowserWindow } from './window/browser-window.ts';

export type Clicked = (item: MenuItemDouble, window: unknown, event: unknown) => void;

export interface ItemTemplate {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly enabled?: boolean;
  readonly visible?: boolean;
  readonly checked?: boolean;
  readonly click?: Clicked;
  readonly submenu?: readonly ItemTemplate[] | MenuDouble;
}

const roleLabels: Record<string, string> = {
  about: 'About',
  close: 'Close Window',
  copy: 'Copy',
  cut: 'Cut',
  delete: 'Delete',
  editMenu: '&Edit',
  fileMenu: '&File',
  forceReload: 'Force Reload',
  help: '&Help',
  minimize: 'Minimize',
  paste: 'Paste',
  quit: 'Quit',
  redo: 'Redo',
  reload: 'Reload',
  resetZoom: 'Actual Size',
  selectAll: 'Select All',
  toggleDevTools: 'Toggle Developer Tools',
  togglefullscreen: 'Toggle Full Screen',
  undo: 'Undo',
  viewMenu: '&View',
  windowMenu: '&Window',
  zoom: 'Zoom',
  zoomIn: 'Zoom In',
  zoomOut: 'Zoom Out',
};

/** Filled in by electron.ts, which knows the app. */
export const quitting = { quit: (): void => undefined };

const performRole = (role: string): void => {
  const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
  const contents = window?.webContents;
  const roles: Record<string, () => void> = {
    close: () => window?.close(),
    forceReload: () => contents?.reload(),
    minimize: () => window?.minimize(),
    quit: () => quitting.quit(),
    reload: () => contents?.reload(),
    resetZoom: () => contents?.setZoomLevel(0),
    zoomIn: () => contents?.setZoomLevel(contents.getZoomLevel() + 0.5),
    zoomOut: () => contents?.setZoomLevel(contents.getZoomLevel() - 0.5),
  };
  const perform = roles[role];
  if (!perform) throw notAvailable(`the menu role '${role}'`);
  perform();
};

export class MenuItemDouble {
  readonly id: string;
  readonly label: string;
  readonly role: string | undefined;
  readonly type: string;
  readonly accelerator: string | undefined;
  readonly submenu: MenuDouble | undefined;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly click: (event?: unknown, window?: unknown) => void;

  constructor(template: ItemTemplate) {
    const { role, submenu, click } = template;
    this.id = template.id ?? '';
    this.role = role?.toLowerCase();
    this.label = template.label ?? roleLabels[role ?? ''] ?? role ?? '';
    this.type = template.type ?? (submenu ? 'submenu' : 'normal');
    this.accelerator = template.accelerator;
    this.enabled = template.enabled ?? true;
    this.visible = template.visible ?? true;
    this.checked = template.checked ?? false;
    if (submenu) this.submenu = submenu instanceof MenuDouble ? submenu : MenuDouble.buildFromTemplate(submenu);
    this.click = (event, window) => {
      if (!this.enabled) return;
      if (this.type === 'checkbox') this.checked = !this.checked;
      if (click) click(this, window ?? BrowserWindow.getFocusedWindow(), event ?? {});
      else if (role) performRole(role);
    };
  }
}

export class MenuDouble {
  readonly items: MenuItemDouble[] = [];

  static buildFromTemplate(template: readonly (ItemTemplate | MenuItemDouble)[]): MenuDouble {
    const menu = new MenuDouble();
    for (const item of template) menu.append(item instanceof MenuItemDouble ? item : new MenuItem(item));
    return guard('Menu', menu);
  }

  static setApplicationMenu(menu: MenuDouble | null): void {
    applicationMenu.current = menu;
  }

  static getApplicationMenu(): MenuDouble | null {
    return applicationMenu.current;
  }

  append(item: MenuItemDouble): void {
    this.items.push(item);
  }

  getMenuItemById(id: string): MenuItemDouble | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
}

const applicationMenu: { current: MenuDouble | null } = { current: null };

const itemsOf = (menu: MenuDouble): MenuItemDouble[] =>
  menu.items.flatMap((item) => [item, ...(item.submenu ? itemsOf(item.submenu) : [])]);

/** Of the accelerators only this one is the menu's own; zooming, full screen and closing Chromium does by itself. */
accelerators.perform = (name) => {
  const quit = applicationMenu.current && itemsOf(applicationMenu.current).find((item) => item.role === 'quit');
  if (name === 'Ctrl+Q' && quit) quit.click();
};

export const MenuItem = guard('MenuItem', MenuItemDouble);
export const Menu = guard('Menu', MenuDouble);

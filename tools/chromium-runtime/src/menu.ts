/** Menu and MenuItem: stored as they were given, and clickable from a test. Nothing is drawn. */
import { roleOf } from './menu-roles.ts';
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

const itemTypes = new Set(['normal', 'separator', 'submenu', 'checkbox', 'radio', 'header', 'palette']);

const isTemplate = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  (Object.hasOwn(item, 'label') || Object.hasOwn(item, 'role') || ('type' in item && item.type === 'separator'));

/** No two in a row, and none at an edge. */
const withoutExtraSeparators = <Item extends { readonly type?: string }>(items: readonly Item[]): readonly Item[] => {
  const isSeparator = (item: Item | undefined): boolean => item?.type === 'separator';
  const folded = items.filter((item, index) => !isSeparator(item) || !isSeparator(items[index - 1]));
  return folded.filter((item, index) => !isSeparator(item) || (index > 0 && index < folded.length - 1));
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
    const { role, click } = template;
    const byRole = roleOf(role);
    const submenu = template.submenu ?? byRole?.submenu;
    this.id = template.id ?? '';
    this.role = role?.toLowerCase();
    this.label = template.label ?? byRole?.label ?? '';
    this.type = template.type ?? (submenu ? 'submenu' : 'normal');
    if (!itemTypes.has(this.type)) throw new Error(`Unknown menu item type: ${this.type}`);
    if (this.type === 'submenu' && !submenu) throw new Error('Invalid submenu');
    this.accelerator = template.accelerator ?? byRole?.accelerator;
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
    if (!Array.isArray(template)) throw new TypeError('Invalid template for Menu: Menu template must be an array');
    if (!template.every(isTemplate)) {
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    }
    const menu = new MenuDouble();
    for (const item of withoutExtraSeparators<ItemTemplate | MenuItemDouble>(template))
      menu.append(item instanceof MenuItemDouble ? item : new MenuItem(item));
    return guard('Menu', menu);
  }

  static setApplicationMenu(menu: MenuDouble | null): void {
    if (menu && !(menu instanceof MenuDouble)) throw new TypeError('Invalid menu');
    applicationMenu.current = menu;
  }

  static getApplicationMenu(): MenuDouble | null {
    return applicationMenu.current;
  }

  append(item: MenuItemDouble): void {
    if (!(item instanceof MenuItemDouble)) throw new TypeError('Invalid item');
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

/** Only this accelerator is the menu's own; Chromium itself handles zooming, full screen and closing. */
accelerators.perform = (name) => {
  const quit = applicationMenu.current && itemsOf(applicationMenu.current).find((item) => item.role === 'quit');
  if (name === 'Ctrl+Q' && quit) quit.click();
};

export const MenuItem = guard('MenuItem', MenuItemDouble);
export const Menu = guard('Menu', MenuDouble);

/** BrowserWindow: a page target of Chromium with a size, a title and a life. */
import { NamedEvents, preventable } from '../emitter.ts';
import { onThemeChange, themeFeatures } from '../native-theme.ts';
import { guard, notAvailable } from '../not-available.ts';
import { wantsWindow } from '../running.ts';
import { permissionsSettled } from '../session.ts';
import type { Bounds } from './bounds.ts';
import { type KeptPlace, keepPlace, keptPlace } from './kept-places.ts';
import {
  bringOnScreen,
  closeTarget,
  openTarget,
  placeWindow,
  readWindowPlace,
  setHidden,
  sizeWindow,
  unminimize,
} from './targets.ts';
import { WebContents } from './web-contents.ts';

export interface WindowOptions {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly minWidth?: number;
  readonly minHeight?: number;
  readonly show?: boolean;
  readonly title?: string;
  readonly autoHideMenuBar?: boolean;
  /** Under this name its place is kept, with `windowStatePersistence` and where there is a desktop. */
  readonly name?: string;
  readonly windowStatePersistence?: boolean;
  readonly webPreferences?: Readonly<Record<string, unknown>>;
}

const events = [
  'blur',
  'close',
  'closed',
  'focus',
  'hide',
  'minimize',
  'move',
  'page-title-updated',
  'ready-to-show',
  'resize',
  'restore',
  'show',
];

/** Between two looks at where a person has put a window. */
const placeLookMilliseconds = 2_000;

const windows = new Map<number, BrowserWindowDouble>();
const closedLast = new Set<() => void>();
let lastId = 0;
let focused: BrowserWindowDouble | null = null;

/** Called each time the last window has closed. */
export const onAllWindowsClosed = (listener: () => void): void => {
  closedLast.add(listener);
};

/** Only the safe way to show a page exists here (each is also Electron's default); asking for another throws. */
const safePreferences: Readonly<Record<string, unknown>> = {
  allowRunningInsecureContent: false,
  contextIsolation: true,
  experimentalFeatures: false,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  sandbox: true,
  webSecurity: true,
  webviewTag: false,
};

const checkPreferences = (preferences: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(safePreferences)) {
    if (preferences[name] !== undefined && preferences[name] !== value) {
      throw notAvailable(`webPreferences.${name} = ${preferences[name]}`);
    }
  }
};

export class BrowserWindowDouble extends NamedEvents {
  readonly id: number;
  readonly webContents: WebContents;
  _bounds: Bounds;
  _title: string;
  _isVisible: boolean;
  _isMinimized = false;
  _isOnScreen = false;
  /** Since then it is where a person can see and move it; Chromium takes a moment to bring it there. */
  _canBeSeen = false;
  readonly _isPlaced: boolean;
  /** Null: its place is not kept. */
  readonly _name: string | null;
  /** What is kept of it. Null: nothing yet. */
  _place: KeptPlace | null;
  /** Where it is, or was before it filled the screen. */
  _normalBounds: Bounds;
  _looksAtPlace: NodeJS.Timeout | undefined;
  readonly _slowsWhenHidden: boolean;
  _leastSize: [number, number];
  readonly _hidesMenuBar: boolean;
  _showsMenuBar: boolean;
  _isDestroyed = false;
  _self: BrowserWindowDouble;
  _stopTheme: () => void;
  _target: Promise<string>;

  constructor(options: WindowOptions = {}) {
    super('BrowserWindow', events);
    checkPreferences(options.webPreferences ?? {});
    lastId += 1;
    this.id = lastId;
    if (typeof options.windowStatePersistence === 'object') throw notAvailable('windowStatePersistence as an object');
    this._name = wantsWindow && options.windowStatePersistence ? (options.name ?? null) : null;
    this._place = this._name === null ? null : keptPlace(this._name);
    const { x = 0, y = 0, width = 800, height = 600 } = this._place?.bounds ?? options;
    this._bounds = { x, y, width, height };
    this._normalBounds = this._bounds;
    this._title = options.title ?? '';
    this._leastSize = [options.minWidth ?? 0, options.minHeight ?? 0];
    this._isPlaced = options.x !== undefined;
    this._slowsWhenHidden = options.webPreferences?.backgroundThrottling !== false;
    this._isVisible = options.show ?? true;
    this._hidesMenuBar = options.autoHideMenuBar ?? false;
    this._showsMenuBar = !this._hidesMenuBar;
    this._self = guard('BrowserWindow', this, { isAlive: () => !this._isDestroyed });
    const preload = options.webPreferences?.preload;
    this._target = openTarget(this._bounds, () => this._closedByPerson());
    this._target.catch(() => undefined);
    const preloadPath = typeof preload === 'string' ? preload : null;
    const preferences = { ...safePreferences, ...options.webPreferences };
    this.webContents = new WebContents({ preloadPath, preferences, target: this._target })._self;
    this.webContents._contentSize = () => [this._bounds.width, this._bounds.height];
    this.webContents._beforeLoad = () => permissionsSettled();
    this.webContents.on(Symbol.for('first paint'), () => this.emit('ready-to-show'));
    this.webContents.on(Symbol.for('close'), () => this.destroy());
    this.webContents.on(Symbol.for('resized'), () => this._readBounds());
    this.webContents.on(Symbol.for('lone Alt'), () => this._enterMenuBar());
    this.webContents.on(Symbol.for('title'), (title: string) => this._retitle(title));
    const setTheme = () =>
      this.webContents._later((session) => session.send('Emulation.setEmulatedMedia', { features: themeFeatures() }));
    this._stopTheme = onThemeChange(setTheme);
    if (themeFeatures().some(({ value }) => value !== '')) setTheme();
    windows.set(this.id, this._self);
    if (this._isVisible) {
      focused = this._self;
      this._bringOnScreen();
    }
  }

  static getAllWindows(): BrowserWindowDouble[] {
    return [...windows.values()];
  }

  static fromWebContents(contents: WebContents | undefined): BrowserWindowDouble | null {
    return [...windows.values()].find((window) => window.webContents === contents) ?? null;
  }

  static fromId(id: number): BrowserWindowDouble | null {
    return windows.get(id) ?? null;
  }

  static getFocusedWindow(): BrowserWindowDouble | null {
    return focused;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  reload(): void {
    this.webContents.reload();
  }

  show(): void {
    const wasVisible = this._isVisible;
    this._isVisible = true;
    if (!wasVisible && this._isOnScreen) this._setHidden(false);
    else this._bringOnScreen();
    if (!wasVisible) this.emit('show');
    this.focus();
  }

  hide(): void {
    if (this._isVisible) this._setHidden(true);
    this._isVisible = false;
    this._blur();
    this.emit('hide');
  }

  _bringOnScreen(): void {
    if (this._isOnScreen) return;
    this._isOnScreen = true;
    const from = { isPlaced: this._isPlaced, kept: this._place };
    this.webContents._later(async () => {
      await bringOnScreen(await this._target, this._bounds, from);
      this._canBeSeen = true;
      this._readBounds();
    });
    // Chromium tells of a new size and not of a new place.
    if (this._name !== null) this._looksAtPlace = setInterval(() => this._readBounds(), placeLookMilliseconds).unref();
  }

  /** A page that must keep working at full speed is not told; without a desktop nobody sees a difference. */
  _setHidden(isHidden: boolean): void {
    if (!wantsWindow && !this._slowsWhenHidden) return;
    this.webContents._later(async () => setHidden(await this._target, isHidden));
  }

  focus(): void {
    // We do not know what the person has brought to the front meanwhile, so a visible window is always brought there.
    if (wantsWindow) this._bringToFront();
    if (focused === this._self) return;
    focused?.emit('blur');
    focused = this._self;
    if (!wantsWindow) this.webContents.focus();
    this.emit('focus');
  }

  _bringToFront(): void {
    this.webContents._later(async (session) => {
      await unminimize(await this._target);
      await session.send('Page.bringToFront');
    });
  }

  /** Like a modal dialog above the window. */
  _ignoreInput(ignore: boolean): void {
    if (this._isDestroyed) return;
    this.webContents._later((session) => session.send('Input.setIgnoreInputEvents', { ignore }));
    // The desktop gave the keyboard back while the page did not accept it.
    if (!ignore) this._bringToFront();
  }

  _blur(): void {
    if (focused !== this._self) return;
    focused = null;
    this.emit('blur');
  }

  isFocused(): boolean {
    return focused === this._self;
  }

  isVisible(): boolean {
    return this._isVisible;
  }

  isDestroyed(): boolean {
    return this._isDestroyed;
  }

  isMinimized(): boolean {
    return this._isMinimized;
  }

  minimize(): void {
    this._isMinimized = true;
    this._blur();
    this.emit('minimize');
  }

  restore(): void {
    if (!this._isMinimized) return;
    this._isMinimized = false;
    this.emit('restore');
  }

  isMenuBarVisible(): boolean {
    return this._showsMenuBar;
  }

  isMenuBarAutoHide(): boolean {
    return this._hidesMenuBar;
  }

  setMenuBarVisibility(visible: boolean): void {
    this._showsMenuBar = visible;
  }

  /**
   * In Electron a lone Alt moves the keyboard into a visible menu bar. Nothing is drawn here, but the page hears no
   * key.
   */
  _enterMenuBar(): void {
    if (this._showsMenuBar || this._hidesMenuBar) this._ignoreInput(true);
  }

  getBounds(): Bounds {
    return { ...this._bounds };
  }

  setBounds(bounds: Partial<Bounds>): void {
    this.webContents._later(async () => placeWindow(await this._target, this._bounds));
    this._moved({ ...this._bounds, ...bounds });
  }

  _moved(bounds: Bounds): void {
    const before = this._bounds;
    this._bounds = bounds;
    if (bounds.x !== before.x || bounds.y !== before.y) this.emit('move');
    if (bounds.width !== before.width || bounds.height !== before.height) this.emit('resize');
  }

  /** A person may have resized a visible window. */
  _readBounds(): void {
    this.webContents._later(async () => {
      const place = await readWindowPlace(await this._target);
      if (!place || this._isDestroyed || !this._canBeSeen) return;
      const { bounds } = place;
      const [width, height] = this._leastSize;
      const least = { ...bounds, width: Math.max(width, bounds.width), height: Math.max(height, bounds.height) };
      if (least.width !== bounds.width || least.height !== bounds.height) await sizeWindow(await this._target, least);
      this._moved(least);
      this._keepPlace({ bounds: least, mode: place.mode });
    });
  }

  _keepPlace({ bounds, mode }: KeptPlace): void {
    if (this._name === null) return;
    if (mode === 'normal') this._normalBounds = bounds;
    const place = { bounds: this._normalBounds, mode };
    if (JSON.stringify(place) === JSON.stringify(this._place)) return;
    this._place = place;
    keepPlace(this._name, place);
  }

  getMinimumSize(): [number, number] {
    return [...this._leastSize];
  }

  setMinimumSize(width: number, height: number): void {
    this._leastSize = [width, height];
    this._readBounds();
  }

  setSize(width: number, height: number): void {
    this.setBounds({ width, height });
  }

  getSize(): [number, number] {
    return [this._bounds.width, this._bounds.height];
  }

  setContentSize(width: number, height: number): void {
    this.setBounds({ width, height });
  }

  getContentSize(): [number, number] {
    return this.getSize();
  }

  setTitle(title: string): void {
    this._title = title;
  }

  getTitle(): string {
    return this._title;
  }

  capturePage(): ReturnType<WebContents['capturePage']> {
    return this.webContents.capturePage();
  }

  /** Asks first; the page's own beforeunload is not asked. */
  close(): void {
    const event = preventable({});
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }

  destroy(): void {
    if (this._isDestroyed) return;
    this._gone();
    // Chromium may be on its way out already.
    this._target.then(closeTarget).catch(() => undefined);
  }

  _retitle(title: string): void {
    if (this._isDestroyed || title === '' || title === this._title) return;
    const event = preventable({});
    this.emit('page-title-updated', event, title, true);
    if (!event.defaultPrevented) this._title = title;
  }

  /** Too late to prevent anything; the listeners still get both events, in their order. */
  _closedByPerson(): void {
    if (!this._isDestroyed) this.emit('close', preventable({}));
    this._gone();
  }

  _gone(): void {
    if (this._isDestroyed) return;
    this._isDestroyed = true;
    this._stopTheme();
    clearInterval(this._looksAtPlace);
    if (focused === this._self) focused = null;
    windows.delete(this.id);
    this.webContents._destroy();
    this.emit('closed');
    if (windows.size === 0) for (const listener of closedLast) listener();
  }
}

/** The class as the app sees it: `new` gives the guarded view of the window. */
export const BrowserWindow: typeof BrowserWindowDouble = new Proxy(guard('BrowserWindow', BrowserWindowDouble), {
  construct: (Double, [options]: [WindowOptions?]) => new Double(options)._self,
});

/** webContents: the page inside a window. */
import type { Session } from '../chromium/pipe.ts';
import { NamedEvents } from '../emitter.ts';
import { type NativeImage, nativeImageFromPng } from '../native-image.ts';
import { guard } from '../not-available.ts';
import { hasScheme, sayUnanswered } from '../protocol.ts';
import { chromium, electronVersion, wantsWindow } from '../running.ts';
import { customSchemeOf, toChromiumUrl, toElectronUrl } from '../schemes.ts';
import { session as sessionModule } from '../session.ts';
import { prepareAppWindow } from './app-window.ts';
import { type FrameState, frameView } from './frame.ts';
import { createLoads, type Loads } from './loads.ts';
import { createOutbox, hasGone, type Outbox, parcelOf } from './outbox.ts';
import { openPage, type Page } from './page.ts';
import { askNavigation, askWindowOpen, receiveMessage } from './page-asks.ts';

export type WindowOpenListener = (details: object) => { readonly action: string };

const events = [
  'console-message',
  'destroyed',
  'did-fail-load',
  'did-finish-load',
  'did-navigate',
  'did-start-loading',
  'did-stop-loading',
  'dom-ready',
  'preload-error',
  'render-process-gone',
  // DevTools does not tell that a page hangs: listening is allowed, and a test emits both itself.
  'responsive',
  'unresponsive',
  // A page of this runtime cannot hold a <webview>: listening is allowed, but the event never comes.
  'will-attach-webview',
  'will-frame-navigate',
  'will-navigate',
  'will-redirect',
];

const allWebContents = new Map<number, WebContents>();
const created = new Set<(contents: WebContents) => void>();
let lastId = 0;

/** Called with each new one, before its window's constructor returns. */
export const onWebContentsCreated = (tell: (contents: WebContents) => void): void => {
  created.add(tell);
};

export interface WebContentsChoices {
  readonly preloadPath: string | null;
  readonly preferences: Readonly<Record<string, unknown>>;
  /** Makes or adopts the page target once Chromium runs. */
  readonly target: Promise<string>;
}

export class WebContents extends NamedEvents {
  readonly id: number;
  readonly session = sessionModule.defaultSession;
  _targetId: string | null = null;
  _page: Page | null = null;
  _opened: Promise<Page>;
  _outbox: Outbox | null = null;
  _loads: Loads;
  _isDestroyed = false;
  _windowOpen: WindowOpenListener = () => ({ action: 'allow' });
  _zoomFactor = 1;
  _self: WebContents;
  _preloadPath = '';
  _preferences: Readonly<Record<string, unknown>> = {};
  _title = '';
  /** Set by the window: what a load waits for, and the size that zooming divides. */
  _beforeLoad: () => Promise<void> = () => Promise.resolve();
  _contentSize: () => readonly [number, number] = () => [800, 600];

  constructor(choices: WebContentsChoices) {
    super('webContents', events);
    lastId += 1;
    this.id = lastId;
    this._preloadPath = choices.preloadPath ?? '';
    this._preferences = choices.preferences;
    this._self = guard('webContents', this, { isAlive: () => !this._isDestroyed });
    this._loads = createLoads(this._self);
    this._opened = this._open(choices);
    // Code that uses the page gets the error.
    this._opened.catch(() => undefined);
    allWebContents.set(this.id, this._self);
    for (const tell of created) tell(this._self);
  }

  async _open({ preloadPath, target }: WebContentsChoices): Promise<Page> {
    const { pipe, version } = await chromium;
    this._targetId = await target;
    const processFields = {
      type: 'renderer',
      sandboxed: true,
      contextIsolated: true,
      platform: process.platform,
      arch: process.arch,
      versions: { ...process.versions, electron: electronVersion, chrome: version },
      env: {},
      argv: [],
    };
    const page = await openPage(pipe, this._targetId, preloadPath, processFields, {
      onNavigation: (asked) => !this._isDestroyed && askNavigation(this, asked),
      onWindowOpen: this._whileThere((opened) => askWindowOpen(this, opened)),
      onMessage: this._whileThere((message, contextId) => receiveMessage(this, message, contextId)),
      onPreloadError: this._whileThere((error) => this._preloadFailed(error)),
      onLifecycle: this._whileThere((name, loaderId) => {
        if (name === 'DOMContentLoaded' || name === 'load') this._readTitle();
        this._loads.lifecycle(name, loaderId);
      }),
      onMainFrameNavigated: this._whileThere((url, loaderId) => this._loads.committed(toElectronUrl(url), loaderId)),
      onConsole: this._whileThere((entry) => {
        const details = { level: entry.level, message: entry.message, lineNumber: entry.line, sourceId: entry.source };
        this.emit('console-message', { ...details, frame: this.mainFrame });
      }),
      onResized: this._whileThere(() => this.emit(Symbol.for('resized'))),
      onCrashed: this._whileThere(() => {
        this._loads.abandon('net::ERR_FAILED');
        this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
      }),
    });
    const onLoneAlt = this._whileThere(() => this.emit(Symbol.for('lone Alt')));
    if (wantsWindow) await prepareAppWindow(page.session, onLoneAlt);
    this._page = page;
    this._outbox = createOutbox(page.session);
    return page;
  }

  /**
   * What Chromium still says about a page after its window's end is dropped: the listeners would use a window that is
   * gone.
   */
  _whileThere<Said extends unknown[]>(tell: (...said: Said) => void): (...said: Said) => void {
    return (...said) => {
      if (!this._isDestroyed) tell(...said);
    };
  }

  _preloadFailed(error: Error): void {
    const path = this._preloadPath;
    console.error(`Unable to load preload script: ${path}\n`, error);
    // Listeners are added right after the window is made.
    queueMicrotask(() => this.emit('preload-error', {}, path, error));
  }

  /** Chromium does not report changes of a title, so it is read when a document is parsed and when it is loaded. */
  _readTitle(): void {
    this._later(async (session) => {
      const read = await session
        .send<{ result: { value?: unknown } }>('Runtime.evaluate', { expression: 'document.title' })
        .catch((error: Error) => {
          // The title of the next document is read later.
          if (hasGone(error)) return null;
          throw error;
        });
      if (typeof read?.result.value !== 'string') return;
      this._title = read.result.value;
      this.emit(Symbol.for('title'), this._title);
    });
  }

  _frame(state: FrameState): object {
    return frameView(state, { processId: this.id, top: () => this._page?.mainFrame ?? null });
  }

  get mainFrame(): object {
    return this._frame(this._page?.mainFrame ?? { frameId: '', url: '', isGone: this._isDestroyed });
  }

  async loadURL(url: string): Promise<void> {
    const { session } = await this._opened;
    await this._beforeLoad();
    const scheme = customSchemeOf(url);
    if (scheme !== null && !hasScheme(scheme)) {
      sayUnanswered(scheme);
      throw this._loads.failed('net::ERR_UNKNOWN_URL_SCHEME', url);
    }
    await this._loads.load(session, toChromiumUrl(url), url);
    // There is nothing before the app's page to go back to: a visible window began with another document.
    if (wantsWindow) await session.send('Page.resetNavigationHistory');
  }

  send(channel: string, ...args: unknown[]): void {
    if (typeof channel !== 'string') throw new TypeError('Missing required channel argument');
    const { packed, bytes } = parcelOf(args);
    const contextId = this._page?.preloadContext();
    if (contextId != null) this._outbox?.post(contextId, { kind: 'event', channel, args: packed }, bytes);
  }

  /** The result crosses as JSON, not by structured clone as in Electron. */
  async executeJavaScript(code: string, userGesture = false): Promise<unknown> {
    const { session } = await this._opened;
    await this._loads.settled();
    const { result, exceptionDetails } = await session.send<{
      result: { value?: unknown };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>('Runtime.evaluate', { expression: code, awaitPromise: true, returnByValue: true, userGesture });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async capturePage(): Promise<NativeImage> {
    const { session } = await this._opened;
    const { data } = await session.send<{ data: string }>('Page.captureScreenshot', { format: 'png' });
    return nativeImageFromPng(Buffer.from(data, 'base64'));
  }

  setWindowOpenHandler(listener: WindowOpenListener): void {
    this._windowOpen = listener;
  }

  getLastWebPreferences(): Readonly<Record<string, unknown>> {
    return { ...this._preferences };
  }

  getURL(): string {
    return this._page ? toElectronUrl(this._page.mainFrame.url) : '';
  }

  getTitle(): string {
    return this._title;
  }

  isDestroyed(): boolean {
    return this._isDestroyed;
  }

  isLoading(): boolean {
    return this._loads.isLoading();
  }

  reload(): void {
    this._later((session) => session.send('Page.reload'));
  }

  forcefullyCrashRenderer(): void {
    // What has crashed does not answer.
    this._later(async (session) => void session.send('Page.crash').catch(() => undefined));
  }

  setZoomFactor(factor: number): void {
    if (!(factor > 0)) throw new Error("'zoomFactor' must be a double greater than 0.0");
    this._zoomFactor = factor;
    const [width, height] = this._contentSize().map((length) => Math.round(length / factor));
    this._later((session) =>
      factor === 1
        ? session.send('Emulation.clearDeviceMetricsOverride')
        : session.send('Emulation.setDeviceMetricsOverride', {
            width,
            height,
            deviceScaleFactor: factor,
            mobile: false,
          }),
    );
  }

  getZoomFactor(): number {
    return this._zoomFactor;
  }

  setZoomLevel(level: number): void {
    this.setZoomFactor(1.2 ** level);
  }

  getZoomLevel(): number {
    return Math.log(this._zoomFactor) / Math.log(1.2);
  }

  /** DevTools reach a page through `--remote-debugging-port`; no window of them opens from here. */
  openDevTools(): void {}

  toggleDevTools(): void {}

  focus(): void {
    this._later((session) => session.send('Page.bringToFront'));
  }

  close(): void {
    this.emit(Symbol.for('close'));
  }

  _later(work: (session: Session) => Promise<unknown>): void {
    this._opened
      .then(({ session }) => work(session))
      .catch((error: unknown) => {
        if (!this._isDestroyed) console.error('chromium-runtime:', error);
      });
  }

  /** The window is gone, so the rest of Chromium's answers no longer matters. */
  _destroy(): void {
    if (this._isDestroyed) return;
    this._isDestroyed = true;
    allWebContents.delete(this.id);
    if (this._page) this._page.mainFrame.isGone = true;
    this._loads.abandon('net::ERR_FAILED');
    this.emit('destroyed');
  }
}

/** The module member `webContents`. */
export const webContents = guard('webContents', {
  getAllWebContents: (): WebContents[] => [...allWebContents.values()],
  fromId: (id: number): WebContents | undefined => allWebContents.get(id),
  fromDevToolsTargetId: (targetId: string): WebContents | undefined =>
    [...allWebContents.values()].find((contents) => contents._targetId === targetId),
});

/** app: the life of the program, its names and its places. */
import { spawn } from 'node:child_process';
import { systemLocale } from '../chromium/system-languages.ts';
import { NamedEvents, preventable } from '../emitter.ts';
import { guard } from '../not-available.ts';
import { chromium, executablePath } from '../running.ts';
import { BrowserWindow, onAllWindowsClosed } from '../window/browser-window.ts';
import { keepPlacesIn } from '../window/kept-places.ts';
import { onWebContentsCreated } from '../window/web-contents.ts';
import { type Arguments, createCommandLine } from './command-line.ts';
import { createPaths, type Paths } from './paths.ts';
import { createSingleInstance } from './single-instance.ts';

const events = [
  'activate',
  'before-quit',
  'browser-window-blur',
  'browser-window-focus',
  'quit',
  'ready',
  'second-instance',
  'web-contents-created',
  'will-quit',
  'window-all-closed',
];

class App extends NamedEvents {
  readonly isPackaged = false;
  readonly commandLine;
  readonly _appended: Map<string, string>;
  readonly _paths: Paths;
  readonly _instance;
  readonly _arguments: readonly string[];
  _name = 'Electron';
  _version = '';
  _appPath = '';
  _isReady = false;
  _isQuitting = false;
  _hasEnded = false;
  _whenReady: Promise<void>;
  _resolveReady: () => void = () => undefined;

  constructor(args: Arguments) {
    super('app', events);
    this._arguments = args.given;
    const { appended, commandLine } = createCommandLine(args.switches);
    this._appended = appended;
    this.commandLine = commandLine;
    this._paths = createPaths(() => this._name, args.switches.get('user-data-dir'));
    keepPlacesIn(() => this._paths.get('userData'));
    this._instance = createSingleInstance(
      () => this._paths.get('userData'),
      ({ argv, workingDirectory, additionalData }) =>
        this.emit('second-instance', {}, argv, workingDirectory, additionalData),
    );
    this._whenReady = new Promise((resolve) => {
      this._resolveReady = resolve;
    });
    onAllWindowsClosed(() => this._allWindowsClosed());
    onWebContentsCreated((contents) => this.emit('web-contents-created', {}, contents));
  }

  get name(): string {
    return this._name;
  }

  set name(name: string) {
    this._name = name;
  }

  getName(): string {
    return this._name;
  }

  setName(name: string): void {
    this._name = name;
  }

  getVersion(): string {
    return this._version;
  }

  getAppPath(): string {
    return this._appPath;
  }

  getPath(name: string): string {
    return this._paths.get(name);
  }

  setPath(name: string, path: string): void {
    this._paths.set(name, path);
  }

  setAppLogsPath(path?: string): void {
    this._paths.set('logs', path ?? this._paths.get('logs'));
  }

  getLocale(): string {
    return Intl.DateTimeFormat().resolvedOptions().locale;
  }

  /** By the environment: the first use of Intl takes 12 ms. */
  getSystemLocale(): string {
    if (!this._isReady) throw new Error('app.getSystemLocale() can only be called after app is ready');
    return systemLocale(process.env);
  }

  isReady(): boolean {
    return this._isReady;
  }

  whenReady(): Promise<void> {
    return this._whenReady;
  }

  /** Every page of this runtime is sandboxed anyway, unless the launch line says otherwise. */
  enableSandbox(): void {
    if (this._isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
  }

  /** Only Windows has such an id. */
  setAppUserModelId(): void {}

  /** There is no GPU to turn off. */
  disableHardwareAcceleration(): void {
    if (this._isReady) throw new Error('app.disableHardwareAcceleration() can only be called before app is ready');
  }

  requestSingleInstanceLock(additionalData?: unknown): boolean {
    return this._instance.request(additionalData ?? null);
  }

  hasSingleInstanceLock(): boolean {
    return this._instance.has();
  }

  releaseSingleInstanceLock(): void {
    this._instance.release();
  }

  /** The next one begins as the very last thing that this one does; an app may kill itself when 'exit' comes. */
  relaunch(): void {
    process.prependOnceListener('exit', () => {
      spawn(executablePath, this._arguments, { detached: true, stdio: 'ignore' });
    });
  }

  focus(): void {
    BrowserWindow.getAllWindows()[0]?.focus();
  }

  quit(): void {
    if (this._isQuitting || this._hasEnded) return;
    const event = preventable({});
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    this._isQuitting = true;
    const windows = BrowserWindow.getAllWindows();
    if (windows.length === 0) {
      this._allWindowsClosed();
      return;
    }
    for (const window of windows) window.close();
    // A window that refused to close cancels the quit.
    if (BrowserWindow.getAllWindows().length > 0) this._isQuitting = false;
  }

  exit(code = 0): void {
    for (const window of BrowserWindow.getAllWindows()) window.destroy();
    this._end(code);
  }

  _allWindowsClosed(): void {
    if (this._hasEnded) return;
    if (!this._isQuitting) {
      if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
      else this.quit();
      return;
    }
    const event = preventable({});
    this.emit('will-quit', event);
    if (event.defaultPrevented) this._isQuitting = false;
    else this._end(0);
  }

  _end(code: number): void {
    if (this._hasEnded) return;
    this._hasEnded = true;
    this.emit('quit', {}, code);
    this._instance.release();
    const exit = () => process.exit(code || process.exitCode);
    chromium.then((browser) => browser.close()).then(exit, exit);
  }
}

export const createApp = (args: Arguments): App => guard('app', new App(args));

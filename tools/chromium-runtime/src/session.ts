/** session.defaultSession: permissions and downloads of the one browser profile there is. */
import { NamedEvents, preventable } from './emitter.ts';
import { absent, guard, notAvailable } from './not-available.ts';
import { type PermissionRules, setPermissions } from './permissions.ts';
import { protocol } from './protocol.ts';
import { chromium } from './running.ts';
import { hasGone } from './window/outbox.ts';

class Session extends NamedEvents {
  readonly protocol = protocol;
  readonly webRequest = absent('session.webRequest');
  readonly _permissions: PermissionRules = { request: null, check: null };
  /** The last change of the permission rules; a page waits for it before it loads. */
  _settled: Promise<void> = Promise.resolve();

  constructor() {
    // Chromium itself asks a person which device a page may have, so the two selection events never come.
    super('session', ['will-download', 'select-hid-device', 'select-serial-port']);
  }

  setPermissionRequestHandler(ask: PermissionRules['request']): void {
    this._permissions.request = ask;
    this._applyPermissions();
  }

  setPermissionCheckHandler(check: PermissionRules['check']): void {
    this._permissions.check = check;
    this._applyPermissions();
  }

  /** Chromium tells nobody outside which proxy it takes: no command of the DevTools protocol asks for it. */
  async resolveProxy(_url: string): Promise<string> {
    return 'DIRECT';
  }

  /** A person chooses in Chromium's own window, and Chromium keeps the choice: nobody calls this handler. */
  setDevicePermissionHandler(): void {}

  _applyPermissions(): void {
    this._settled = this._settled.then(async () => setPermissions((await chromium).pipe.root, this._permissions));
    this._settled.catch((error: Error) => {
      if (!hasGone(error)) console.error('chromium-runtime: permissions:', error);
    });
  }

  /** Downloads cannot be saved here; the app is told and may prevent them, otherwise they are cancelled loudly. */
  async _watchDownloads(): Promise<void> {
    const { pipe } = await chromium;
    pipe.root.on<{ guid: string; url: string; suggestedFilename: string }>('Browser.downloadWillBegin', (download) => {
      const event = preventable({});
      const item = guard('DownloadItem', {
        getURL: () => download.url,
        getFilename: () => download.suggestedFilename,
        cancel: () => event.preventDefault(),
      });
      this.emit('will-download', event, item);
      pipe.root.send('Browser.cancelDownload', { guid: download.guid }).catch(() => undefined);
      if (!event.defaultPrevented) console.error(String(notAvailable(`downloads (${download.url})`)));
    });
    await pipe.root.send('Browser.setDownloadBehavior', { behavior: 'deny', eventsEnabled: true });
  }
}

const defaultSession = new Session();

export const startSession = async (): Promise<void> => {
  if (!defaultSession._permissions.request) defaultSession._applyPermissions();
  await Promise.all([defaultSession._watchDownloads(), defaultSession._settled]);
};

/** Pages wait for this, so that their first question already meets the app's answer. */
export const permissionsSettled = (): Promise<void> => defaultSession._settled;

export const session = guard('session', { defaultSession: guard('session.defaultSession', defaultSession) });

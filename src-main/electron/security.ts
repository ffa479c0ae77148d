/**
 * What no page may do in this app: leave, open windows, embed others, save files, ask for devices or permissions. One
 * exception: our own page may use the scanner that a person chose (scanner-devices.ts).
 */
import { app, session } from 'electron';
import type { ScannerDevices } from './scanner-devices.ts';

/**
 * Call before the app is ready. Content-Security-Policy says nothing about connections in advance (`rel="preconnect"`) and
 * calls (WebRTC): Chromium finds no host, by name or by number, and sends no datagram. Main asks by Node, and is not
 * concerned.
 */
export function keepPageOffNetwork(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
  app.commandLine.appendSwitch('force-webrtc-ip-handling-policy', 'disable_non_proxied_udp');
}

/** Call after the app is ready and before any window is opened. */
export function denyWhatNoPageNeeds(scanners: Pick<ScannerDevices, 'mayAsk' | 'mayUse'>): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  defaultSession.setPermissionCheckHandler((contents, permission, origin, { isMainFrame }) =>
    scanners.mayAsk(contents, permission, origin, isMainFrame),
  );
  defaultSession.setDevicePermissionHandler(({ deviceType, origin, device }) =>
    scanners.mayUse(deviceType, origin, device),
  );

  const deny = (event: { preventDefault(): void }): void => event.preventDefault();
  defaultSession.on('will-download', deny);
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', deny);
    contents.on('will-frame-navigate', deny);
    contents.on('will-redirect', deny);
    contents.on('will-attach-webview', deny);
    // No address goes to the system's browser either: the app links to nothing outside itself.
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

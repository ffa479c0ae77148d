/**
 * What no page may do in this app: leave, open windows, embed others, save files, ask for devices or permissions. One
 * exception: our own page may use the scanner that a person chose (scanner-devices.ts).
 */
import type { App, CommandLine, Session } from 'electron';
import type { ScannerDevices } from './scanner-devices.ts';

/**
 * Call before the app is ready. Content-Security-Policy says nothing about connections in advance (`rel="preconnect"`) and
 * calls (WebRTC): Chromium finds no host, by name or by number, and sends no datagram. Main asks by Node, and is not
 * concerned.
 */
export function keepPageOffNetwork(commandLine: Pick<CommandLine, 'appendSwitch'>): void {
  commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
  commandLine.appendSwitch('force-webrtc-ip-handling-policy', 'disable_non_proxied_udp');
}

export interface ConfinedPages {
  readonly app: Pick<App, 'on'>;
  /** The one of every window. */
  readonly session: Pick<
    Session,
    'on' | 'setDevicePermissionHandler' | 'setPermissionCheckHandler' | 'setPermissionRequestHandler'
  >;
  readonly scanners: Pick<ScannerDevices, 'mayAsk' | 'mayUse'>;
}

/** Call after the app is ready and before any window is opened. */
export function denyWhatNoPageNeeds({ app, session, scanners }: ConfinedPages): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler((contents, permission, origin, { isMainFrame }) =>
    scanners.mayAsk(contents, permission, origin, isMainFrame),
  );
  session.setDevicePermissionHandler(({ deviceType, origin, device }) => scanners.mayUse(deviceType, origin, device));

  const deny = (event: { preventDefault(): void }): void => event.preventDefault();
  session.on('will-download', deny);
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', deny);
    contents.on('will-frame-navigate', deny);
    contents.on('will-redirect', deny);
    contents.on('will-attach-webview', deny);
    // No address goes to the system's browser either: the app links to nothing outside itself.
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

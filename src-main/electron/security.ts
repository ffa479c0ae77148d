/** What no page may do in this app, whatever it is: leave, open windows, embed others, save files, ask for devices or permissions. */
import { app, session } from 'electron';

/** Before any window is opened, and after the app is ready. */
export function denyWhatNoPageNeeds(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.setDevicePermissionHandler(() => false);

  const deny = (event: { preventDefault(): void }): void => event.preventDefault();
  defaultSession.on('will-download', deny);
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', deny);
    contents.on('will-frame-navigate', deny);
    contents.on('will-redirect', deny);
    contents.on('will-attach-webview', deny);
    // No address is handed to the system's browser either: the app links to nothing outside itself.
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

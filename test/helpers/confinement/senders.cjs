/**
 * Loaded into main before the app (`-r`): keeps what the app listens to, so that a test can speak to it as another sender, and
 * what it answers for devices. Read with `electronApp.evaluate(() => globalThis.listening)`, and `mayUseDevice`.
 */
const { app, ipcMain, session } = require('electron');

/** @type {Map<string, Function>} */
const listening = new Map();
Object.assign(globalThis, { listening });

for (const way of /** @type {const} */ (['handle', 'handleOnce', 'on', 'once'])) {
  const really = ipcMain[way].bind(ipcMain);
  Object.assign(ipcMain, {
    [way]: (/** @type {string} */ channel, /** @type {any} */ listener) => {
      listening.set(`${way} ${channel}`, listener);
      return really(channel, listener);
    },
  });
}

app.once('ready', () => {
  const { defaultSession } = session;
  const really = defaultSession.setDevicePermissionHandler.bind(defaultSession);
  defaultSession.setDevicePermissionHandler = (answer) => {
    Object.assign(globalThis, { mayUseDevice: answer });
    really(answer);
  };
});

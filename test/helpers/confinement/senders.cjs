/**
 * Loaded into main before the app (`-r`): keeps what the app listens to, so that a test can speak to it as another sender. Read
 * with `electronApp.evaluate(() => globalThis.listening)`.
 */
const { ipcMain } = require('electron');

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

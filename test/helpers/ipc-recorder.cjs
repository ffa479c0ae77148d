/**
 * Loaded into main before the app (`-r`): keeps every message that crosses the bridge, both ways, as text. It changes
 * nothing. Read with `electronApp.evaluate(() => globalThis.ipcMessages)`.
 */
const { app, ipcMain } = require('electron');

/** @type {string[]} */
const messages = [];
Object.assign(globalThis, { ipcMessages: messages });

/** @param {unknown} message */
function keep(message) {
  const bytesAsText = (/** @type {string} */ _key, /** @type {unknown} */ value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
  messages.push(JSON.stringify(message, bytesAsText) ?? 'undefined');
}

const answerOn = ipcMain.handle.bind(ipcMain);
ipcMain.handle = (channel, listener) =>
  answerOn(channel, async (event, ...request) => {
    keep(request);
    const reply = await listener(event, ...request);
    keep(reply);
    return reply;
  });

app.on('web-contents-created', (_event, contents) => {
  const send = contents.send.bind(contents);
  contents.send = (channel, ...words) => {
    keep(words);
    send(channel, ...words);
  };
});

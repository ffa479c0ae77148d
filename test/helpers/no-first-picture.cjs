/**
 * Loaded into main before the app (`-r`): makes Electron behave as on Wayland, where a hidden window paints nothing and
 * so is never ready to show. With PACKBENCH_TEST_NO_LOAD the page also does not report that it has loaded; otherwise
 * `wasShownWithTheLoad` tells whether the window was there by then: what main writes may come before anybody reads it.
 */
const { app, BrowserWindow } = require('electron');

/** @param {import('node:events').EventEmitter} emitter @param {string} name */
function drop(emitter, name) {
  const emit = emitter.emit;
  /** @param {string | symbol} event @param {unknown[]} words */
  emitter.emit = function emitOthers(event, ...words) {
    return event === name ? false : Reflect.apply(emit, this, [event, ...words]);
  };
}

drop(BrowserWindow.prototype, 'ready-to-show');
app.on('web-contents-created', (_event, contents) => {
  if (process.env.PACKBENCH_TEST_NO_LOAD) drop(contents, 'did-finish-load');
  // Those who listen for it have heard of it by then.
  contents.once('did-finish-load', () => {
    setImmediate(() =>
      Object.assign(globalThis, { wasShownWithTheLoad: BrowserWindow.getAllWindows()[0]?.isVisible() }),
    );
  });
});

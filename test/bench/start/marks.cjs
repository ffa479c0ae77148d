/**
 * Loaded into main before the app (`-r`): prints on stderr how long main's own code took until the window was asked
 * for, and when the page has marked itself as usable.
 */
const { app } = require('electron');

const loadedFrom = performance.now();
/** Milliseconds: from here until main awaits the ready event, and from then until it has asked for a window. */
let loading = 0;
let readyAt = 0;

const whenReady = app.whenReady.bind(app);
app.whenReady = () => {
  loading ||= performance.now() - loadedFrom;
  return whenReady();
};
app.once('ready', () => {
  readyAt = performance.now();
});
app.once('web-contents-created', (_event, contents) => {
  process.stderr.write(`bench code ${loading.toFixed(2)} ${(performance.now() - readyAt).toFixed(2)}\n`);
  contents.once('dom-ready', async () => {
    await contents.executeJavaScript(`new Promise((resolve) => {
      const look = () => { if (document.documentElement.dataset.ready === 'true') resolve(null); };
      new MutationObserver(look).observe(document.documentElement, { attributes: true });
      look();
    })`);
    process.stderr.write('bench usable\n');
  });
});

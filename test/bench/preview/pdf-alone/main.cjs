/** The other side of the preview's comparison: pdf.js and nothing else, in a window of the same runtime. */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { app, BrowserWindow, protocol } = require('electron');

const library = dirname(require.resolve('pdfjs-dist/package.json'));
/** @type {Readonly<Record<string, { path: string, type: string }>>} */
const files = {
  '/': { path: join(__dirname, 'index.html'), type: 'text/html' },
  '/page.mjs': { path: join(__dirname, 'page.mjs'), type: 'text/javascript' },
  '/pdf.mjs': { path: join(library, 'build', 'pdf.min.mjs'), type: 'text/javascript' },
  '/pdf.worker.mjs': { path: join(library, 'build', 'pdf.worker.min.mjs'), type: 'text/javascript' },
  '/manifest.pdf': { path: process.env.PACKBENCH_BENCH_PDF ?? '', type: 'application/pdf' },
};

app.enableSandbox();
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
app.on('window-all-closed', () => app.quit());
app.whenReady().then(() => {
  protocol.handle('app', ({ url }) => {
    const file = files[new URL(url).pathname];
    if (file === undefined) return new Response('', { status: 404 });
    return new Response(readFileSync(file.path), { headers: { 'Content-Type': file.type } });
  });
  const window = new BrowserWindow({ width: 1280, height: 800, show: false, webPreferences: { sandbox: true } });
  window.once('ready-to-show', () => window.show());
  void window.loadURL('app://alone/');
});

/** The other side of the start's comparison: the least that opens a window of its own scheme in the same runtime. */
const { app, BrowserWindow, protocol } = require('electron');

const page = '<!doctype html><html data-ready="true"><title>Empty</title><p>Nothing</p></html>';

app.enableSandbox();
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
app.on('window-all-closed', () => app.quit());
app.whenReady().then(() => {
  protocol.handle('app', () => new Response(page, { headers: { 'Content-Type': 'text/html' } }));
  const window = new BrowserWindow({ width: 1280, height: 800, show: false, webPreferences: { sandbox: true } });
  window.once('ready-to-show', () => {
    window.show();
    process.stderr.write('window ready\n');
  });
  void window.loadURL('app://empty/index.html');
});

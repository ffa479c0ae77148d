/** What `require('electron')` gives in the main process: used by the Playwright loader and by CommonJS packages. */
const { electron } = require('./src/electron.ts');

module.exports = electron;

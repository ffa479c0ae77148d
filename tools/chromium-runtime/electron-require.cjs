/** What `require('electron')` gives in the main process: the Playwright loader and CommonJS packages ask this way. */
const { electron } = require('./src/electron.ts');

module.exports = electron;

/** Makes this Node process look like Electron's main process. Imported before anything that reads `process`. */
import { electronVersion, executablePath, resourcesPath } from './running.ts';

process.argv = [executablePath, ...process.argv.slice(2)];
process.execPath = executablePath;
process.execArgv = [];
const versions = { ...process.versions, electron: electronVersion };
Object.defineProperty(process, 'versions', { value: versions, enumerable: true, configurable: true });
Object.assign(process, { type: 'browser', resourcesPath, defaultApp: true });

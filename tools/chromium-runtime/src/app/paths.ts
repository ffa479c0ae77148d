/** app.getPath and setPath, with the places Electron uses on Linux. */
import { mkdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { executablePath } from '../running.ts';

/** One that is empty or relative counts as not set (XDG Base Directory Specification). */
const configFolder = () => {
  const { XDG_CONFIG_HOME = '' } = process.env;
  return isAbsolute(XDG_CONFIG_HOME) ? XDG_CONFIG_HOME : join(homedir(), '.config');
};

/** Folders that the desktop lets a person rename (user-dirs.dirs of the XDG base directories, which is quoted for a shell). */
export const userFolder = (name: string, fallback: string): string => {
  const settings = join(configFolder(), 'user-dirs.dirs');
  try {
    const line = new RegExp(`^XDG_${name}_DIR="(.*)"$`, 'm').exec(readFileSync(settings, 'utf8'));
    if (line?.[1]) return line[1].replace(/\\(.)/g, '$1').replace(/^\$HOME(?=\/|$)/, () => homedir());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return join(homedir(), fallback);
};

export interface Paths {
  get(name: string): string;
  set(name: string, path: string): void;
}

export const createPaths = (appName: () => string, userDataSwitch: string | undefined): Paths => {
  const chosen = new Map<string, string>();
  if (userDataSwitch) chosen.set('userData', userDataSwitch);
  const places: Record<string, () => string> = {
    home: homedir,
    appData: configFolder,
    userData: () => join(get('appData'), appName()),
    sessionData: () => get('userData'),
    logs: () => join(get('userData'), 'logs'),
    crashDumps: () => join(get('userData'), 'Crashpad'),
    temp: tmpdir,
    exe: () => executablePath,
    module: () => executablePath,
    desktop: () => userFolder('DESKTOP', 'Desktop'),
    documents: () => userFolder('DOCUMENTS', 'Documents'),
    downloads: () => userFolder('DOWNLOAD', 'Downloads'),
    music: () => userFolder('MUSIC', 'Music'),
    pictures: () => userFolder('PICTURES', 'Pictures'),
    videos: () => userFolder('VIDEOS', 'Videos'),
  };
  const get = (name: string): string => {
    const place = places[name];
    if (!place) throw new Error(`Failed to get '${name}' path`);
    return chosen.get(name) ?? place();
  };
  const set = (name: string, path: string): void => {
    if (!places[name]) throw new Error(`Failed to set path '${name}'`);
    if (!isAbsolute(path)) throw new Error('Path must be absolute');
    mkdirSync(path, { recursive: true });
    chosen.set(name, path);
  };
  return { get, set };
};

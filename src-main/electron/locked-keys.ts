/**
 * What keytar does not tell of the keychain of Linux: it is asked over the bus, which opens no window.
 *
 * A keychain that stays locked, because its password window was closed, tells keytar of no error. It says of a locked key that
 * there is none, and ends the whole program where it lists one.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const longestWaitMilliseconds = 2_500;

const question = [
  '--session',
  '--print-reply',
  '--dest=org.freedesktop.secrets',
  '/org/freedesktop/secrets',
  'org.freedesktop.Secret.Service.SearchItems',
];

const whoIsThere = [
  '--session',
  '--print-reply=literal',
  '--dest=org.freedesktop.DBus',
  '/org/freedesktop/DBus',
  'org.freedesktop.DBus.GetNameOwner',
  'string:org.freedesktop.secrets',
];

/** The name on the bus of the keychain that runs; another one has another name. '': none runs. Null: nobody can say. */
export async function runningKeychain(): Promise<string | null> {
  if (process.platform !== 'linux') return null;
  try {
    return (await run('dbus-send', whoIsThere, { timeout: longestWaitMilliseconds })).stdout.trim();
  } catch (error) {
    return String(error).includes('NameHasNoOwner') ? '' : null;
  }
}

/** `name`: of one key; null: any of the service. False also where nobody can say. */
export async function isLocked(service: string, name: string | null): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  // dbus-send parts what it is given by commas: a name with one cannot be asked for alone.
  const canBeNamed = name !== null && !name.includes(',');
  const wanted = ['service', service, ...(canBeNamed ? ['account', name] : [])];
  try {
    const found = await run('dbus-send', [...question, `dict:string:string:${wanted.join(',')}`], {
      timeout: longestWaitMilliseconds,
    });
    // Two lists: what is open, and what is locked.
    return found.stdout.split('array [')[2]?.includes('object path') ?? false;
  } catch {
    // Without the tool, or an answer, it is as keytar says.
    return false;
  }
}

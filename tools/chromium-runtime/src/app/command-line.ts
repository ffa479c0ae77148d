/** The arguments after the executable, read as Electron's own start-up code reads them. */
import { guard } from '../not-available.ts';

export interface Arguments {
  readonly given: readonly string[];
  /** Modules to load before the app: `-r FILE`. */
  readonly required: readonly string[];
  /** The app: a folder with a package.json, or a file; null when none was named. */
  readonly appPath: string | null;
  readonly switches: ReadonlyMap<string, string>;
}

export const readArguments = (args: readonly string[]): Arguments => {
  const required: string[] = [];
  const switches = new Map<string, string>();
  let appPath: string | null = null;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    if (appPath === null && (argument === '-r' || argument === '--require')) {
      index += 1;
      required.push(args[index] ?? '');
    } else if (argument.startsWith('--')) {
      const [name = '', ...value] = argument.slice(2).split('=');
      switches.set(name, value.join('='));
    } else if (appPath === null && !argument.startsWith('-')) {
      appPath = argument;
    }
  }
  return { given: args, required, appPath, switches };
};

/** Switches the app adds go to Chromium when it starts, just before the ready event; later ones have no effect. */
export const createCommandLine = (switches: ReadonlyMap<string, string>) => {
  const appended = new Map<string, string>();
  const find = (name: string) => appended.get(name) ?? switches.get(name);
  const commandLine = guard('app.commandLine', {
    appendSwitch: (name: string, value = '') => void appended.set(name, value),
    appendArgument: () => undefined,
    hasSwitch: (name: string) => find(name) !== undefined,
    getSwitchValue: (name: string) => find(name) ?? '',
    removeSwitch: (name: string) => void appended.delete(name),
  });
  return { appended, commandLine };
};

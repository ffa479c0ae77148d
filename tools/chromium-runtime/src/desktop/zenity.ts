/** What the app asks of a dialog, as zenity's arguments; and its answer. */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { notAvailable } from '../not-available.ts';
import { environment, type Program, run } from './programs.ts';

const zenity: Program = { name: 'zenity', packageName: 'zenity' };

export interface FileDialogOptions {
  readonly title?: string;
  /** A folder, a file, or only a file's name. */
  readonly defaultPath?: string;
  readonly filters?: readonly { readonly name: string; readonly extensions: readonly string[] }[];
  readonly properties?: readonly string[];
}

/** Any property that is not listed is refused by name. */
const knownProperties = new Set(['openFile', 'showOverwriteConfirmation', 'createDirectory', 'dontAddToRecent']);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Always absolute: zenity starts in that folder, and shows the file's name; a folder ends with a slash. */
const startPath = ({ defaultPath = '' }: FileDialogOptions, folders: readonly string[]): string => {
  const folder = folders.find((path) => existsSync(path)) ?? '/';
  const path = isAbsolute(defaultPath) ? defaultPath : join(folder, defaultPath);
  return isFolder(path) && !path.endsWith('/') ? `${path}/` : path;
};

/** A bar separates a filter's name from its patterns. Patterns match case; people do not care about it. */
const filterArgument = ({ name, extensions }: NonNullable<FileDialogOptions['filters']>[number]): string => {
  const patterns = extensions.flatMap((it) =>
    it === '*' ? ['*'] : [`*.${it.toLowerCase()}`, `*.${it.toUpperCase()}`],
  );
  return `--file-filter=${name.replaceAll('|', '/')} | ${[...new Set(patterns)].join(' ')}`;
};

/** `folders`: where a bare file name belongs; the first that exists is used. */
export const fileDialogArguments = (
  kind: 'save' | 'open',
  options: FileDialogOptions,
  folders: readonly string[],
): readonly string[] => {
  const unknown = options.properties?.find((name) => !knownProperties.has(name));
  if (unknown !== undefined) throw notAvailable(`the dialog property '${unknown}'`);
  // As Electron's own dialog of GTK 3, which replaces a file unasked without this property.
  const asks = options.properties?.includes('showOverwriteConfirmation') ?? false;
  return [
    '--file-selection',
    ...(kind === 'save' ? ['--save', ...(asks ? ['--confirm-overwrite'] : [])] : []),
    `--title=${options.title || (kind === 'save' ? 'Save' : 'Open')}`,
    `--filename=${startPath(options, folders)}`,
    ...(options.filters ?? []).map(filterArgument),
  ];
};

/** Answers the chosen path; null when the person cancelled or `signal` ended it. */
export const askForFile = async (args: readonly string[], signal: AbortSignal): Promise<string | null> => {
  const answer = await run(zenity, args, { signal }).catch((error: Error) => {
    if (signal.aborted) return null;
    throw error;
  });
  if (answer === null) return null;
  const path = answer.output.replace(/\n$/, '');
  if (answer.code === 0 && path !== '') return path;
  // It also exits with 1 when it cannot open a window.
  if (answer.code !== 1 || /cannot open display|failed to open display/i.test(answer.errors)) {
    throw new Error(`the dialog could not be shown: zenity ended with ${answer.code}: ${answer.errors.trim()}`);
  }
  return null;
};

const errorArguments = (title: string, content: string): readonly string[] => [
  '--error',
  '--no-markup',
  '--width=480',
  `--title=${title}`,
  `--text=${content}`,
];

export const showError = async (title: string, content: string): Promise<void> => {
  await run(zenity, errorArguments(title, content));
};

/** For a program that ends at once: the person reads it afterwards. */
export const leaveError = (title: string, content: string): void => {
  spawn(zenity.name, errorArguments(title, content), { detached: true, stdio: 'ignore', env: environment() })
    // The terminal has the words already.
    .on('error', () => undefined)
    .unref();
};

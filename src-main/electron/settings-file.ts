/** The settings file (electron-store): settings only. What must not be lost is in the ledger, keys are in the keychain. */
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Store from 'electron-store';
import { fileFailure } from '../journal/durable-file.ts';
import type { SettingsFile } from '../ports.ts';

const ownerOnly = 0o600;

/**
 * `folder` is absolute. A file that is not JSON, or no object, is copied aside before defaults take its place.
 * Throws PackbenchError 'file-failed' for a file that cannot be read at all.
 */
export function openSettingsFile(folder: string): SettingsFile {
  const path = join(folder, 'settings.json');
  const keepCopy = (): string => {
    const copy = freeName(folder);
    copyFileSync(path, copy);
    return copy;
  };
  let recoveredCopy: string | null = null;
  if (existsSync(path) && !isObjectFile(path)) {
    recoveredCopy = keepCopy();
    rmSync(path);
  }
  const store = new Store<Record<string, unknown>>({
    cwd: folder,
    name: 'settings',
    accessPropertiesByDotNotation: false,
    configFileMode: ownerOnly,
  });
  return {
    read: () => ({ content: store.store, recoveredCopy }),
    keepCopy,
    write(content) {
      store.store = { ...(content as object) };
    },
  };
}

function isObjectFile(path: string): boolean {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof content === 'object' && content !== null && !Array.isArray(content);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw fileFailure(path, error);
  }
}

function freeName(folder: string): string {
  for (let number = 1; ; number += 1) {
    const path = join(folder, `settings.kept-${number}.json`);
    if (!existsSync(path)) return path;
  }
}

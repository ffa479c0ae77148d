/** Is the real Electron here, or can it be fetched? It comes from a release host that many networks do not reach. */
import { spawn } from 'node:child_process';
import { type Dirent, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Without a byte for this long the release host counts as out of reach. */
const patienceMilliseconds = 8_000;

export interface ElectronBinary {
  readonly isThere: boolean;
  /** Why not, in a few words. */
  readonly why: string;
}

/**
 * Fetches the binary when it is missing, with the electron package's own installer; never waits on a silent network.
 */
export async function findElectronBinary(root: string, patience = patienceMilliseconds): Promise<ElectronBinary> {
  if (isInstalled(root)) return { isThere: true, why: 'it is installed' };
  if (process.env.ELECTRON_SKIP_BINARY_DOWNLOAD) return { isThere: false, why: 'ELECTRON_SKIP_BINARY_DOWNLOAD is set' };
  const why = await fetchBinary(root, patience);
  return isInstalled(root) ? { isThere: true, why: 'it was fetched just now' } : { isThere: false, why };
}

function isInstalled(root: string): boolean {
  const folder = join(root, 'node_modules', 'electron');
  if (!existsSync(join(folder, 'path.txt')) || !existsSync(join(folder, 'dist', 'version'))) return false;
  return existsSync(join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8')));
}

/** Answers with why it failed. */
async function fetchBinary(root: string, patience: number): Promise<string> {
  // A temporary folder of its own, so that only this download's bytes are looked at.
  const folder = mkdtempSync(join(tmpdir(), 'packbench-electron-'));
  try {
    return await watchInstaller(join(root, 'node_modules', 'electron'), folder, patience);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function watchInstaller(electron: string, folder: string, patience: number): Promise<string> {
  return new Promise((resolve) => {
    const installer = spawn(process.execPath, [join(electron, 'install.js')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
    });
    let words = '';
    installer.stderr.on('data', (chunk) => {
      words += chunk;
    });
    const stopWatching = watchDownload(electron, folder, patience, () => installer.kill());
    installer.on('error', (error) => finish(error.message));
    installer.on('close', (code) => finish(code === null ? 'its release host is silent' : firstLine(words)));
    function finish(why: string): void {
      stopWatching();
      resolve(`it cannot be fetched here (${why})`);
    }
  });
}

/**
 * Calls `silent` when the download stands still. The download is over once its file goes from `folder`, or once
 * something is unpacked: the rest (checking, unpacking 300 MB) needs no network and may take its time.
 */
function watchDownload(electron: string, folder: string, patience: number, silent: () => void): () => void {
  const unpacked = join(electron, 'dist');
  const before = bytesBelow(unpacked);
  let seen = { bytes: 0, at: performance.now() };
  const timer = setInterval(() => {
    const bytes = bytesBelow(folder);
    if (bytes < seen.bytes || bytesBelow(unpacked) !== before) clearInterval(timer);
    else if (bytes > seen.bytes) seen = { bytes, at: performance.now() };
    else if (performance.now() - seen.at > patience) silent();
  }, 100);
  return () => clearInterval(timer);
}

function firstLine(words: string): string {
  const line = words.trim().split('\n')[0] ?? '';
  return /fetch failed|ENOTFOUND|EAI_AGAIN|ECONN/.test(line) ? 'its release host cannot be reached' : line;
}

function bytesBelow(folder: string): number {
  const files = filesBelow(folder);
  return files.reduce(
    (sum, file) => sum + (statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/** Empty when the folder is missing, or is removed just now. */
function filesBelow(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

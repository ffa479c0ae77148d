/** Is the real Electron here, or can it be fetched? It comes from a release host that many networks do not reach. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Without a byte for this long the release host is taken to be out of reach. */
const patienceSeconds = 8;

export interface ElectronBinary {
  readonly isThere: boolean;
  /** Why not, in a few words. */
  readonly why: string;
}

/** Fetches the binary when it is missing, by the electron package's own installer; never waits on a silent network. */
export async function findElectronBinary(root: string): Promise<ElectronBinary> {
  if (isInstalled(root)) return { isThere: true, why: 'it is installed' };
  if (process.env.ELECTRON_SKIP_BINARY_DOWNLOAD) return { isThere: false, why: 'ELECTRON_SKIP_BINARY_DOWNLOAD is set' };
  const why = await fetchBinary(root);
  return isInstalled(root) ? { isThere: true, why: 'it was fetched just now' } : { isThere: false, why };
}

function isInstalled(root: string): boolean {
  const folder = join(root, 'node_modules', 'electron');
  if (!existsSync(join(folder, 'path.txt')) || !existsSync(join(folder, 'dist', 'version'))) return false;
  return existsSync(join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8')));
}

/** Answers with why it failed. */
async function fetchBinary(root: string): Promise<string> {
  // A temporary folder of its own, so that only this download's bytes are looked at.
  const folder = mkdtempSync(join(tmpdir(), 'packbench-electron-'));
  try {
    return await watchInstaller(join(root, 'node_modules', 'electron', 'install.js'), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function watchInstaller(script: string, folder: string): Promise<string> {
  return new Promise((resolve) => {
    const installer = spawn(process.execPath, [script], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
    });
    let words = '';
    installer.stderr.on('data', (chunk) => {
      words += chunk;
    });
    let bytesSeen = 0;
    const timer = setInterval(() => {
      const bytes = bytesBelow(folder);
      if (bytes === bytesSeen) installer.kill();
      bytesSeen = bytes;
    }, patienceSeconds * 1000);
    installer.on('error', (error) => finish(error.message));
    installer.on('close', (code) => finish(code === null ? 'its release host is silent' : firstLine(words)));
    function finish(why: string): void {
      clearInterval(timer);
      resolve(`it cannot be fetched here (${why})`);
    }
  });
}

function firstLine(words: string): string {
  const line = words.trim().split('\n')[0] ?? '';
  return /fetch failed|ENOTFOUND|EAI_AGAIN|ECONN/.test(line) ? 'its release host cannot be reached' : line;
}

function bytesBelow(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce(
    (sum, file) => sum + (statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

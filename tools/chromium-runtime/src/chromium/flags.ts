/**
 * Chromium's command line: quiet towards the network, stable under test, and as an app window rather than a browser.
 */
import { statfsSync } from 'node:fs';

const disabledFeatures = [
  'AimEnabled',
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DestroyProfileOnBrowserClose',
  'GlobalMediaControls',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'InterestFeedContentSuggestions',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'Translate',
];

const always = [
  '--remote-debugging-pipe',
  // Nothing leaves this computer except what the page itself asks for.
  '--disable-background-networking',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-quic',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--no-service-autorun',
  '--password-store=basic',
  // window.close() of a page closes its window, as in Electron.
  '--blink-settings=allowScriptsToCloseWindows=true',
  '--disable-back-forward-cache',
  '--disable-backgrounding-occluded-windows',
  '--disable-breakpad',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-prompt-on-repost',
  '--force-color-profile=srgb',
];

/** window.open answers null at once, as Electron's does when the app denies it; only headless Chromium has the switch. */
const headless = [
  '--headless',
  '--no-startup-window',
  '--block-new-web-contents',
  '--disable-gpu',
  '--mute-audio',
  // Letters keep their own widths and look the same on every machine.
  '--font-render-hinting=none',
];

const headed = [
  '--disable-save-password-bubble',
  // Otherwise a bar inside the window warns of --no-sandbox.
  '--test-type',
  '--app=data:text/html,',
  // Each window is brought onto the screen when it is shown.
  '--window-position=-20000,-20000',
];

/**
 * For V8 in every page. What main tells a page arrives as an argument of the DevTools protocol, and V8 compiles each
 * argument as a script of its own: without this flag it keeps those scripts with their texts, in case the source comes
 * again.
 */
const scriptFlags = '--no-compilation-cache';

/** In containers /dev/shm is often 64 MB, which a few large canvases fill. */
const sharedMemoryIsSmall = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < 256 * 1024 * 1024;
  } catch {
    return true;
  }
};

export interface FlagChoices {
  readonly headed: boolean;
  /** The desktop uses this name to group and find the app's windows. */
  readonly appName: string;
  readonly profile: string;
  readonly sandbox: boolean;
  /** Also listen on a port, where Playwright attaches. */
  readonly debuggingPort: string | null;
  /**
   * Leaves out the app's own flags for V8: they save memory in an app that is open for days, but cost more garbage
   * collection.
   */
  readonly forSeconds: boolean;
  /** The person's languages, the preferred one first; empty: Chromium's own. */
  readonly languages: readonly string[];
  /** What the app added with app.commandLine.appendSwitch. */
  readonly appended: ReadonlyMap<string, string>;
}

/**
 * Every user but root has a sandbox: Chromium refuses to start with one as root. `userId`: undefined where there are
 * none.
 */
export const wantsSandbox = (userId: number | undefined, switches: ReadonlyMap<string, string>): boolean =>
  userId !== 0 && !switches.has('no-sandbox');

export const chromiumFlags = (choices: FlagChoices): readonly string[] => {
  const flags = [...always, ...(choices.headed ? headed : headless), `--user-data-dir=${choices.profile}`];
  if (choices.headed) flags.push(`--class=${choices.appName}`);
  if (!choices.sandbox) flags.push('--no-sandbox');
  if (choices.debuggingPort !== null) flags.push(`--remote-debugging-port=${choices.debuggingPort}`);
  if (choices.languages.length > 0) flags.push(`--accept-lang=${choices.languages.join()}`);
  if (sharedMemoryIsSmall()) flags.push('--disable-dev-shm-usage');
  const given = new Set(flags.map((flag) => flag.slice(2).split('=')[0]));
  for (const [name, value] of choices.appended) {
    if (given.has(name) || name === 'disable-features' || name === 'js-flags') continue;
    flags.push(value === '' ? `--${name}` : `--${name}=${value}`);
  }
  const appendedFeatures = choices.appended.get('disable-features')?.split(',') ?? [];
  flags.push(`--disable-features=${[...new Set([...disabledFeatures, ...appendedFeatures])].join(',')}`);
  const flagsOfTheApp = choices.forSeconds ? '' : (choices.appended.get('js-flags') ?? '');
  flags.push(`--js-flags=${[scriptFlags, flagsOfTheApp].join(' ').trim()}`);
  return flags;
};

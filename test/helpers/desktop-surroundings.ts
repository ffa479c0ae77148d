/** What the real Electron binary needs of this machine, besides a bench of its own: the display, and on Windows its folders. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

const ofWindows = [
  'SystemRoot',
  'SystemDrive',
  'windir',
  'ComSpec',
  'PATHEXT',
  'APPDATA',
  'LOCALAPPDATA',
  'TEMP',
  'TMP',
];

/**
 * Absolute paths where a program would otherwise look beside its home or run folder, which belong to this machine and
 * not to the app under test.
 */
export function desktopSurroundings(own: NodeJS.ProcessEnv): Record<string, string> {
  const { DISPLAY, WAYLAND_DISPLAY, XDG_RUNTIME_DIR, XAUTHORITY } = own;
  if (process.platform === 'win32') return pick(own, ofWindows);
  if (process.platform !== 'linux') return {};
  return {
    ...(DISPLAY ? { DISPLAY, XAUTHORITY: XAUTHORITY || join(own.HOME ?? homedir(), '.Xauthority') } : {}),
    ...(WAYLAND_DISPLAY ? { WAYLAND_DISPLAY: socketOf(WAYLAND_DISPLAY, XDG_RUNTIME_DIR ?? '') } : {}),
  };
}

function socketOf(display: string, runtimeFolder: string): string {
  return isAbsolute(display) ? display : join(runtimeFolder, display);
}

function pick(own: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])));
}

/**
 * Chromium asks nobody outside about permissions; it only keeps a setting per name. So the app's handlers are asked
 * once about each name, when they are set, and their answers become the settings.
 */
import type { Session } from './chromium/pipe.ts';

export interface PermissionRules {
  request: ((contents: null, permission: string, answer: (granted: boolean) => void, details: object) => void) | null;
  check: ((contents: null, permission: string, origin: string, details: object) => boolean) | null;
}

/** Electron's names and Chromium's for the same permission. */
const names: readonly (readonly [electron: string, chromium: string])[] = [
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['display-capture', 'display-capture'],
  ['geolocation', 'geolocation'],
  ['idle-detection', 'idle-detection'],
  ['keyboardLock', 'keyboard-lock'],
  ['media', 'camera'],
  ['media', 'microphone'],
  ['midi', 'midi'],
  ['midiSysex', 'midi-sysex'],
  ['notifications', 'notifications'],
  ['pointerLock', 'pointer-lock'],
  ['storage-access', 'storage-access'],
  ['top-level-storage-access', 'top-level-storage-access'],
  ['window-management', 'window-management'],
  ['speaker-selection', 'speaker-selection'],
];

const sysex = (name: string): object => (name === 'midi-sysex' ? { name: 'midi', sysex: true } : { name });

/** Electron grants everything that an app does not decide. */
const isGranted = ({ request, check }: PermissionRules, permission: string): boolean => {
  if (check && !check(null, permission, '', { requestingUrl: '', isMainFrame: true })) return false;
  if (!request) return true;
  let granted = false;
  request(
    null,
    permission,
    (answer) => {
      granted = answer === true;
    },
    { requestingUrl: '', isMainFrame: true },
  );
  return granted;
};

export const setPermissions = async (browser: Session, rules: PermissionRules): Promise<void> => {
  await Promise.all(
    names.map(([electron, chromium]) =>
      browser
        .send('Browser.setPermission', {
          permission: sysex(chromium),
          setting: isGranted(rules, electron) ? 'granted' : 'denied',
        })
        .catch((error: Error) => {
          // A name that this Chromium does not know cannot be requested either.
          if (!/unknown|invalid|not/i.test(error.message)) throw error;
        }),
    ),
  );
};

/** How Chromium is started in the Chromium runtime: in its sandbox, with no door for other programs, and with the rules of the app. */
import { expect, test } from 'vitest';
import { chromiumFlags, wantsSandbox } from '../../../tools/chromium-runtime/src/chromium/flags.ts';

const noSwitches: ReadonlyMap<string, string> = new Map();

function flagsOf(userId: number | undefined, more: Partial<Parameters<typeof chromiumFlags>[0]> = {}) {
  return chromiumFlags({
    headed: true,
    appName: 'Packbench',
    profile: '/tmp/profile',
    sandbox: wantsSandbox(userId, noSwitches),
    debuggingPort: null,
    forSeconds: false,
    languages: [],
    appended: noSwitches,
    ...more,
  });
}

test('for everybody but root, whom Chromium refuses it, it is in its sandbox', () => {
  expect([1000, 65534, undefined].filter((userId) => flagsOf(userId).includes('--no-sandbox'))).toEqual([]);
  expect(flagsOf(0)).toContain('--no-sandbox');
  expect(wantsSandbox(1000, new Map([['no-sandbox', '']]))).toBe(false);
});

test.each([true, false])('no other program reaches the page by a port of debugging (in a window: %s)', (headed) => {
  const doors = flagsOf(1000, { headed }).filter((flag) => flag.startsWith('--remote-debugging'));
  expect(doors).toEqual(['--remote-debugging-pipe']);
  expect(flagsOf(1000, { headed, debuggingPort: '0' })).toContain('--remote-debugging-port=0');
});

test('what the app says of its pages is passed on, and takes back nothing of what is said here', () => {
  const appended = new Map([
    ['host-resolver-rules', 'MAP * ~NOTFOUND'],
    ['js-flags', '--max-semi-space-size=4'],
    ['disable-features', 'OfTheApp'],
    ['user-data-dir', '/home/somebody'],
  ]);
  const flags = flagsOf(1000, { appended });
  const of = (name: string) => flags.filter((flag) => flag.startsWith(`--${name}=`));
  expect(of('host-resolver-rules')).toEqual(['--host-resolver-rules=MAP * ~NOTFOUND']);
  expect(of('js-flags')).toEqual([expect.stringContaining('--max-semi-space-size=4')]);
  expect(of('disable-features')).toEqual([expect.stringMatching(/\bTranslate\b.*\bOfTheApp$/)]);
  expect(of('user-data-dir')).toEqual(['--user-data-dir=/tmp/profile']);
});

test.each([true, false])(
  'it asks no keychain for a key of its own, which would bring up a password window (in a window: %s)',
  (headed) => {
    expect(flagsOf(1000, { headed })).toContain('--password-store=basic');
  },
);

/**
 * What a page may ask the system for, as Electron asks main about it: nothing at all, but for the scanner that a person chose, and
 * that by our own page alone.
 */
import { EventEmitter } from 'node:events';
import type { App, Session, WebContents, WebFrameMain } from 'electron';
import { expect, test } from 'vitest';
import { createScannerDevices } from '../../../src-main/electron/scanner-devices.ts';
import { denyWhatNoPageNeeds } from '../../../src-main/electron/security.ts';
import type { ScannerDevice } from '../../../src-preload/contract/scanner-device.ts';
import { recordAnnouncements } from '../../helpers/in-memory-ports.ts';

const own = 'app://packbench';
/** Electron's words, of its documentation of `setPermissionRequestHandler` and `setPermissionCheckHandler`. */
const permissions = [
  ...['accessibility-events', 'background-sync', 'clipboard-read', 'clipboard-sanitized-write', 'display-capture'],
  ...['deprecated-sync-clipboard-read', 'fileSystem', 'fullscreen', 'geolocation', 'hid', 'idle-detection'],
  ...['keyboardLock', 'local-fonts', 'media', 'mediaKeySystem', 'midi', 'midiSysex', 'notifications', 'openExternal'],
  ...['payment-handler', 'pointerLock', 'screen-wake-lock', 'sensors', 'serial', 'speaker-selection'],
  ...['storage-access', 'top-level-storage-access', 'unknown', 'usb', 'window-management'],
];

type Answering = (...asked: readonly unknown[]) => unknown;

/** A device as Electron describes it to the answering. `usagePage`: 0x8c is that of bar code scanners. */
const hid = (name: string, productId: number, usagePage = 0x8c) => ({
  deviceId: `hid-${name}`,
  name,
  vendorId: 1504,
  productId,
  collections: [{ usagePage }],
});
const port = (name: string, more: object = {}) => ({ portId: `port-${name}`, portName: name, ...more });

function openPage() {
  const app = new EventEmitter();
  const answering: Record<string, Answering> = {};
  const keep = (name: string) => (answer: Answering) => void Object.assign(answering, { [name]: answer });
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: keep('request'),
    setPermissionCheckHandler: keep('check'),
    setDevicePermissionHandler: keep('device'),
  });
  const mainFrame = { parent: null, origin: own } as WebFrameMain;
  const contents = { mainFrame } as WebContents;
  const scanners = createScannerDevices();
  const announced = recordAnnouncements();
  denyWhatNoPageNeeds({ app: app as unknown as App, session: session as unknown as Session, scanners });
  scanners.serve(contents, session as unknown as Session, announced.announce);
  const ask = (name: string, ...asked: readonly unknown[]): (string | null)[] => {
    const answers: (string | null)[] = [];
    const event = { preventDefault: () => undefined };
    session.emit(name, event, ...asked, (answer: string | null) => void answers.push(answer));
    return answers;
  };
  return {
    contents,
    mainFrame,
    scanners,
    found: () => announced.all.map(({ event }) => event),
    isGranted(permission: string): boolean {
      const answers: unknown[] = [];
      answering.request?.(contents, permission, (answer: unknown) => answers.push(answer), { isMainFrame: true });
      return answers[0] !== false;
    },
    isThere: (asking: unknown, permission: string, origin: string, isMainFrame: boolean) =>
      answering.check?.(asking, permission, origin, { isMainFrame }),
    mayUse: (deviceType: string, device: object, origin = own) => answering.device?.({ deviceType, device, origin }),
    askHid: (deviceList: readonly object[], frame: unknown = mainFrame) =>
      ask('select-hid-device', { deviceList, frame }),
    askPort: (ports: readonly object[], asking: unknown = contents) => ask('select-serial-port', ports, asking),
  };
}

test('a request is refused, whatever it is for', () => {
  const { isGranted } = openPage();
  expect(permissions.filter(isGranted)).toEqual([]);
});

test('the main frame of our own window may ask for scanners, and nobody for anything else', () => {
  const { contents, isThere } = openPage();
  expect(permissions.filter((one) => isThere(contents, one, own, true))).toEqual(['hid', 'serial']);
  for (const [who, asking, origin, isMainFrame] of [
    ['another window', {}, own, true],
    ['no window', null, own, true],
    ['a frame within', contents, own, false],
    ['another page', contents, 'app://packbench.evil', true],
    ['a page of the web', contents, 'https://packbench', true],
  ] as const) {
    const granted = permissions.filter((one) => isThere(asking, one, origin, isMainFrame));
    expect(granted, who).toEqual([]);
  }
});

test('no scanner is given to a frame within, to one that has gone, to another page or to another window', () => {
  const { mainFrame, askHid, askPort } = openPage();
  const others = [{ parent: mainFrame, origin: own }, null, { parent: null, origin: own }];
  expect(others.flatMap((frame) => askHid([hid('A', 1)], frame))).toEqual([null, null, null]);
  Object.assign(mainFrame, { origin: 'https://example.com' });
  expect(askHid([hid('A', 1)])).toEqual([null]);
  expect([{}, null].flatMap((asking) => askPort([port('A')], asking))).toEqual(['', '']);
});

test('the only scanner is given at once; of several a person picks, by the name that the system shows, and what is not among them is none', () => {
  const { scanners, found, askHid, askPort } = openPage();
  expect(askHid([])).toEqual([null]);
  expect(askPort([])).toEqual(['']);
  expect(askHid([hid('A', 1)])).toEqual(['hid-A']);
  expect(askPort([port('A')])).toEqual(['port-A']);
  expect(found()).toEqual([]);
  const answers = askPort([port('ttyS0', { displayName: 'Scanner of the dock' }), port('ttyS1')]);
  const names = [
    { deviceId: 'port-ttyS0', name: 'Scanner of the dock' },
    { deviceId: 'port-ttyS1', name: 'ttyS1' },
  ];
  expect(found()).toEqual([{ scanners: names }]);
  expect(answers).toEqual([]);
  scanners.pick('port-ttyS9');
  scanners.pick('port-ttyS0');
  expect(answers).toEqual(['']);
});

test('a question that nobody answered ends when the next one comes', () => {
  const { scanners, askHid } = openPage();
  const first = askHid([hid('A', 1), hid('B', 2)]);
  const second = askHid([hid('A', 1), hid('B', 2)]);
  expect([first, second]).toEqual([[null], []]);
  scanners.pick('hid-B');
  expect([first, second]).toEqual([[null], ['hid-B']]);
});

test('our page may open the scanner that was just picked and the one that the settings name, and no other device', () => {
  const { scanners, askHid, mayUse } = openPage();
  const [first, second, third] = [hid('A', 1), hid('B', 2), hid('C', 3)];
  expect(mayUse('hid', first)).toBe(false);
  let chosen: ScannerDevice | null = null;
  scanners.remember(() => chosen);
  chosen = { kind: 'hid-pos', vendorId: 1504, productId: 1 } as ScannerDevice;
  askHid([second]);
  expect([first, second, third].map((device) => mayUse('hid', device))).toEqual([true, true, false]);
  // A keyboard in the same case, and another kind of device.
  expect(mayUse('hid', hid('A', 1, 0x01))).toBe(false);
  expect(['usb', 'serial'].map((type) => mayUse(type, first))).toEqual([false, false]);
  expect(mayUse('hid', first, 'https://example.com')).toBe(false);
});

test('a page keeps its place, gets no file and opens no window', () => {
  const app = new EventEmitter();
  const nobody = { mayAsk: () => true, mayUse: () => true };
  const keepNone = (): void => undefined;
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: keepNone,
    setPermissionCheckHandler: keepNone,
    setDevicePermissionHandler: keepNone,
  });
  denyWhatNoPageNeeds({ app: app as unknown as App, session: session as unknown as Session, scanners: nobody });
  const opening: Answering[] = [];
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (answer: Answering) => void opening.push(answer),
  });
  app.emit('web-contents-created', {}, contents);
  const isPrevented = (emitter: EventEmitter, name: string): boolean => {
    const prevented: true[] = [];
    emitter.emit(name, { preventDefault: () => prevented.push(true) });
    return prevented.length === 1;
  };
  const leaving = ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'];
  expect(leaving.filter((name) => !isPrevented(contents, name))).toEqual([]);
  expect(isPrevented(session, 'will-download')).toBe(true);
  expect(opening.map((answer) => answer({ url: 'https://example.com' }))).toEqual([{ action: 'deny' }]);
});

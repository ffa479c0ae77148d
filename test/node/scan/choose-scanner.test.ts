/** Choosing a scanner in Settings: a question that another one has taken the place of says nothing any more. */
import { afterEach, expect, test, vi } from 'vitest';
import { useOtherScannerStore } from '../../../src-renderer/scan/other-scanner.ts';
import { chooseScanner } from '../../../src-renderer/settings/choose-scanner.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';
import { say } from '../../helpers/texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  useOtherScannerStore.setState({ found: [] });
  useNotices.setState({ notices: [], earlier: [] });
});

const nothingChosen = (): Error => Object.assign(new Error('No port selected by the user.'), { name: 'NotFoundError' });

test('the end of the question before takes away neither the scanners that are found now, nor says that none was chosen', async () => {
  const [hid, serial] = [Promise.withResolvers<never[]>(), Promise.withResolvers<never>()];
  vi.stubGlobal('navigator', {
    hid: { requestDevice: () => hid.promise },
    serial: { requestPort: () => serial.promise },
  });
  useNotices.setState({ notices: [], earlier: [] });
  const { setFound } = useOtherScannerStore.getState();
  const before = chooseScanner('hid-pos');
  setFound([
    { deviceId: 'hid-1', name: 'Left' },
    { deviceId: 'hid-2', name: 'Right' },
  ]);
  const now = chooseScanner('serial');
  const ports = [
    { deviceId: 'port-1', name: 'Left' },
    { deviceId: 'port-2', name: 'Right' },
  ];
  setFound(ports);
  hid.resolve([]);
  await before;
  expect(useOtherScannerStore.getState().found).toEqual(ports);
  expect(useNotices.getState().earlier).toEqual([]);

  serial.reject(nothingChosen());
  await now;
  expect(useOtherScannerStore.getState().found).toEqual([]);
  expect(useNotices.getState().earlier).toMatchObject([{ tone: 'bad' }]);
});

/** What main is asked to keep. */
function keepsChosen(): unknown[] {
  const kept: unknown[] = [];
  const call = async (_name: string, change: unknown): Promise<unknown> => {
    kept.push(change);
    return { ok: true, value: {} };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  return kept;
}

test('a scanner is kept by the numbers that it is known by again, a HID one with as much of its name as main takes', async () => {
  const kept = keepsChosen();
  const usb = { usbVendorId: 0x0c2e, usbProductId: 0x0b61 };
  const barCodes = [{ usagePage: 0x8c, usage: 2 }];
  vi.stubGlobal('navigator', {
    hid: {
      requestDevice: async () => [{ vendorId: 1, productId: 2, productName: 'S'.repeat(300), collections: barCodes }],
    },
    serial: { requestPort: async () => ({ getInfo: () => usb }) },
  });
  await chooseScanner('serial');
  await chooseScanner('hid-pos');
  expect(kept).toMatchObject([
    { scannerDevice: { kind: 'serial', vendorId: 0x0c2e, productId: 0x0b61 } },
    { scannerDevice: { kind: 'hid-pos', vendorId: 1, productId: 2, name: 'S'.repeat(255) } },
  ]);
});

test('why the system gave none is said, and not that none was chosen', async () => {
  const kept = keepsChosen();
  const refused = async (): Promise<never> => {
    throw Object.assign(new Error('Not allowed here.'), { name: 'SecurityError' });
  };
  vi.stubGlobal('navigator', { hid: { requestDevice: refused } });
  await chooseScanner('hid-pos');
  await chooseScanner('serial');
  expect(useNotices.getState().earlier.map(({ words }) => words)).toEqual([
    say('scan.device.not-asked', { why: say('scan.device.unsupported') }),
    say('scan.device.not-asked', { why: 'Not allowed here.' }),
  ]);
  expect(kept).toEqual([]);
});

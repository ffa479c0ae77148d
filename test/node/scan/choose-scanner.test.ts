/** Choosing a scanner in Settings: a question that another one has taken the place of says nothing any more. */
import { afterEach, expect, test, vi } from 'vitest';
import { useOtherScannerStore } from '../../../src-renderer/scan/other-scanner.ts';
import { chooseScanner } from '../../../src-renderer/settings/choose-scanner.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';

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

/** Who may use a scanner that is not a keyboard, as Electron's handlers ask it. */
import { expect, test } from 'vitest';
import { type Asking, isChosen, isOwnPage, markOf, scannerKind } from '../../../src-main/scanner-access.ts';

const own = 'app://packbench';
const page: Asking = { isOwnWindow: true, isMainFrame: true, origin: own };
const hid = { vendorId: 0x0c2e, productId: 0x0aaf, collections: [{ usagePage: 0x8c }] };
const chosenHid = { kind: 'hid-pos', vendorId: 0x0c2e, productId: 0x0aaf } as const;
const chosenPort = { kind: 'serial', vendorId: null, productId: null } as const;

test('only the main frame of our own window, at our own origin, may ask', () => {
  expect([page, { ...page, origin: `${own}/` }].map((one) => isOwnPage(one, own))).toEqual([true, true]);
  const others: Asking[] = [
    { ...page, isOwnWindow: false },
    { ...page, isMainFrame: false },
    ...['app://evil', 'app://packbench.evil', `${own}/index.html`, 'https://packbench', 'null', ''].map((origin) => ({
      ...page,
      origin,
    })),
  ];
  expect(others.map((one) => isOwnPage(one, own))).toEqual(others.map(() => false));
});

test('of all that a page can ask for, scanners are two', () => {
  const others = ['usb', 'media', 'bluetooth', 'geolocation', 'midi', 'constructor', 'toString', ''];
  expect(['hid', 'serial', ...others].map(scannerKind)).toEqual(['hid-pos', 'serial', ...others.map(() => null)]);
});

test('a device is given when it was chosen: the same kind, the same numbers, and a bar code scanner', () => {
  expect(isChosen('hid', hid, [chosenHid])).toBe(true);
  expect(isChosen('hid', hid, [null, chosenHid])).toBe(true);
  expect(
    isChosen('serial', { vendorId: '1504', productId: '5889' }, [{ kind: 'serial', vendorId: 1504, productId: 5889 }]),
  ).toBe(true);
  expect(isChosen('serial', {}, [chosenPort])).toBe(true);
});

test.each([
  ['nothing was chosen', 'hid', hid, [null]],
  ['of another maker', 'hid', { ...hid, vendorId: 1 }, [chosenHid]],
  ['another product', 'hid', { ...hid, productId: 1 }, [chosenHid]],
  ['a keyboard in the same case', 'hid', { ...hid, collections: [{ usagePage: 1 }] }, [chosenHid]],
  ['it does not say what it is', 'hid', { vendorId: hid.vendorId, productId: hid.productId }, [chosenHid]],
  ['a serial port where a HID scanner was chosen', 'serial', { vendorId: '3118', productId: '2735' }, [chosenHid]],
  ['a USB port where one without USB was chosen', 'serial', { vendorId: '1504', productId: '5889' }, [chosenPort]],
  ['USB as such', 'usb', hid, [chosenHid]],
])('no device: %s', (_, type, device, chosen) => {
  expect(isChosen(type, device, chosen)).toBe(false);
});

test('the numbers of a port come as text, and may be missing', () => {
  expect(markOf({ vendorId: '1504', productId: '' })).toEqual({ vendorId: 1504, productId: null });
  expect(markOf({ vendorId: '0x05e0' })).toEqual({ vendorId: 0x05e0, productId: null });
  expect(markOf({ vendorId: 'none' })).toEqual({ vendorId: null, productId: null });
});

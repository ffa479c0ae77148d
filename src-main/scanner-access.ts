/**
 * Who may have a scanner that is no keyboard: the main frame of our own window, at our own origin, and only the scanner that a
 * person chose. Pure: what Electron's handlers are asked, as data, in; yes or no out.
 */
import type { ScannerDevice } from '../src-preload/contract/scanner-device.ts';

/** What is looked at of a device; Electron names serial ports' numbers as text. `collections`: of a HID device. */
export interface DeviceMark {
  readonly vendorId?: number | string | undefined;
  readonly productId?: number | string | undefined;
  readonly collections?: readonly { readonly usagePage: number }[] | undefined;
}

/** One that a person has chosen; of a port without USB both numbers are null. */
export type ChosenMark = Pick<ScannerDevice, 'kind' | 'vendorId' | 'productId'>;

const kinds: ReadonlyMap<string, ScannerDevice['kind']> = new Map([
  ['hid', 'hid-pos'],
  ['serial', 'serial'],
]);

/** `permission`, `deviceType`: Electron's words for it. Null: nothing of ours. */
export const scannerKind = (permission: string): ScannerDevice['kind'] | null => kinds.get(permission) ?? null;

export interface Asking {
  readonly isOwnWindow: boolean;
  readonly isMainFrame: boolean;
  /** With or without a slash at its end. */
  readonly origin: string;
}

export function isOwnPage({ isOwnWindow, isMainFrame, origin }: Asking, ownOrigin: string): boolean {
  return isOwnWindow && isMainFrame && (origin === ownOrigin || origin === `${ownOrigin}/`);
}

/** USB 'HID Point of Sale Usage Tables' 1.02: the page of bar code scanners. A keyboard in the same case has another. */
const barCodeScanners = 0x8c;

/** Whether the device is one of those that were chosen: by its kind and by USB's numbers. */
export function isChosen(deviceType: string, device: DeviceMark, chosen: readonly (ChosenMark | null)[]): boolean {
  const { vendorId, productId } = markOf(device);
  const kind = scannerKind(deviceType);
  const isScanner =
    kind === 'serial' || device.collections?.some(({ usagePage }) => usagePage === barCodeScanners) === true;
  if (!isScanner) return false;
  return chosen.some(
    (one) => one !== null && one.kind === kind && one.vendorId === vendorId && one.productId === productId,
  );
}

export function markOf({ vendorId, productId }: DeviceMark): Pick<ChosenMark, 'vendorId' | 'productId'> {
  return { vendorId: numberOf(vendorId), productId: numberOf(productId) };
}

function numberOf(value: number | string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isInteger(number) ? number : null;
}

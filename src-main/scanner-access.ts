/**
 * Who may use a scanner that is not a keyboard: the main frame of our own window, at our own origin, and only the
 * scanner that a person chose. Pure: takes what Electron's handlers are asked, as data, and answers yes or no.
 */
import type { ScannerDevice } from '../src-preload/contract/scanner-device.ts';

/** The checked fields of a device; Electron names serial ports' numbers as text. `collections`: for a HID device. */
export interface DeviceMark {
  readonly vendorId?: number | string | undefined;
  readonly productId?: number | string | undefined;
  readonly collections?: readonly { readonly usagePage: number }[] | undefined;
}

/** A device that a person has chosen; for a port without USB both numbers are null. */
export type ChosenMark = Pick<ScannerDevice, 'kind' | 'vendorId' | 'productId'>;

const kinds: ReadonlyMap<string, ScannerDevice['kind']> = new Map([
  ['hid', 'hid-pos'],
  ['serial', 'serial'],
]);

/** `permission`, `deviceType`: Electron's words for it. Null: none that we use. */
export const scannerKind = (permission: string): ScannerDevice['kind'] | null => kinds.get(permission) ?? null;

export interface Asking {
  readonly isOwnWindow: boolean;
  readonly isMainFrame: boolean;
  /** With or without a slash at the end. */
  readonly origin: string;
}

export function isOwnPage({ isOwnWindow, isMainFrame, origin }: Asking, ownOrigin: string): boolean {
  return isOwnWindow && isMainFrame && (origin === ownOrigin || origin === `${ownOrigin}/`);
}

/**
 * USB 'HID Point of Sale Usage Tables' 1.02: the usage page of bar code scanners. A keyboard in the same case has
 * another.
 */
const barCodeScanners = 0x8c;

/** Whether the device is one of the chosen ones, by its kind and its USB numbers. */
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

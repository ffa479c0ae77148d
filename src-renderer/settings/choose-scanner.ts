/** Asks the system for a scanner that is no keyboard, and puts it into the settings. */
import type { ScannerDevice, ScannerKind } from '../../src-preload/contract/scanner-device.ts';
import { changePreferences } from '../bench/use-preferences.ts';
import { scannerDoors, useOtherScannerStore } from '../scan/other-scanner.ts';
import { askForHidScanner } from '../scanner/hid-scanner.ts';
import { whyOf } from '../scanner/scanner-line.ts';
import { showNotice } from '../ui/notices-store.ts';
import { say } from '../words/say.ts';

let lastQuestion = 0;

/**
 * Must run within the press: otherwise the system gives no device to a page. Main ends a question that nobody answered when the
 * next one comes: nothing is said of that end, and the scanners that are shown by then are the next one's.
 */
export async function chooseScanner(kind: ScannerKind): Promise<void> {
  lastQuestion += 1;
  const own = lastQuestion;
  const noneChosen = (): void => {
    if (own === lastQuestion) showNotice('bad', say('scan.device.none'));
  };
  try {
    const chosen = await askFor(kind);
    if (chosen === null) noneChosen();
    else await changePreferences({ scannerDevice: chosen });
  } catch (error) {
    // Both ways answer like this when nothing was chosen.
    if (error instanceof Error && error.name === 'NotFoundError') noneChosen();
    else showNotice('bad', say('scan.device.not-asked', { why: whyOf(error) }));
  } finally {
    if (own === lastQuestion) useOtherScannerStore.getState().setFound([]);
  }
}

async function askFor(kind: ScannerKind): Promise<ScannerDevice | null> {
  const { hid, serial } = scannerDoors();
  if (kind === 'hid-pos' && hid !== null) {
    const device = await askForHidScanner(hid);
    if (device === null) return null;
    const { vendorId, productId, productName } = device;
    return { kind, vendorId, productId, name: productName.slice(0, 255), baudRate: 9600 };
  }
  if (kind === 'serial' && serial !== null) {
    const { usbVendorId = null, usbProductId = null } = (await serial.requestPort()).getInfo();
    return { kind, vendorId: usbVendorId, productId: usbProductId, name: '', baudRate: 9600 };
  }
  throw new Error(say('scan.device.unsupported'));
}

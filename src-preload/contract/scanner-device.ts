/**
 * Scanners that are not keyboards: USB devices of the HID POS kind, and serial ports. The page reads them; main says
 * which it may use.
 */

export type ScannerKind = 'hid-pos' | 'serial';

/** The scanner that was chosen for this station; these marks identify it after it was unplugged or after a restart. */
export interface ScannerDevice {
  readonly kind: ScannerKind;
  /** USB's numbers of maker and product, 0 to 65,535; null: a port without USB. */
  readonly vendorId: number | null;
  readonly productId: number | null;
  /** The name it gives itself; '' when it gives none. */
  readonly name: string;
  /** For a serial port, in bits a second; USB ports ignore it. */
  readonly baudRate: BaudRate;
}

export type BaudRate = 9600 | 19200 | 38400 | 57600 | 115200;

/** One of several that fit, for a person to choose from. */
export interface FoundScanner {
  /** The system's id, while the scanner is plugged in. */
  readonly deviceId: string;
  readonly name: string;
}

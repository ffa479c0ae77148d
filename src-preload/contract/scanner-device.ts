/** Scanners that are no keyboard: USB devices of the HID POS kind, and serial ports. The page reads them; main says which it may. */

export type ScannerKind = 'hid-pos' | 'serial';

/** The scanner that was chosen for this station; it is known again by these after it was unplugged, or after a restart. */
export interface ScannerDevice {
  readonly kind: ScannerKind;
  /** USB's numbers of maker and product, 0 to 65,535; null: a port without USB. */
  readonly vendorId: number | null;
  readonly productId: number | null;
  /** As it names itself; '' where it does not. */
  readonly name: string;
  /** Of a serial port, in bits a second; USB's own take no notice of it. */
  readonly baudRate: BaudRate;
}

export type BaudRate = 9600 | 19200 | 38400 | 57600 | 115200;

/** One of several that fit, for a person to choose from. */
export interface FoundScanner {
  /** The system's, as long as it is plugged in. */
  readonly deviceId: string;
  readonly name: string;
}

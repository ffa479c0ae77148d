/**
 * Scanners that are not keyboards, as a page of Chromium meets them (WebHID, Web Serial): plugged in, pulled out, and
 * scanning.
 */
import type { HidDevice, HidDoor } from '../../src-renderer/scanner/hid-scanner.ts';
import type { SerialDoor, SerialLine } from '../../src-renderer/scanner/serial-scanner.ts';

/** One input report of the scanned data: see src-renderer/scanner/hid-pos.ts for its places. */
export function hidReport(code: string, { aim = '', more = false } = {}): Uint8Array {
  const report = new Uint8Array(63);
  const bytes = new TextEncoder().encode(code);
  report[0] = bytes.length;
  report.set(new TextEncoder().encode(aim), 1);
  report.set(bytes, 4);
  report[62] = more ? 1 : 0;
  return report;
}

export interface PretendHidScanner {
  readonly door: HidDoor;
  readonly device: HidDevice;
  send(report: Uint8Array, reportId?: number): void;
  plug(): void;
  pull(): void;
}

/**
 * The page may use it, and it is plugged in. `refusesToOpen`: another program has it. Uses nothing from outside, so
 * that a page may run it.
 */
export function pretendHidScanner({ usagePage = 0x8c, refusesToOpen = false } = {}): PretendHidScanner {
  let isPlugged = true;
  let opened = false;
  const facts = {
    vendorId: 0x0c2e,
    productId: 0x0aaf,
    productName: 'Pretend 1900',
    get opened() {
      return opened;
    },
    collections: [{ usagePage }],
    async open() {
      if (refusesToOpen) throw new Error('Failed to open the device.');
      if (opened) throw new Error('The device is already open.');
      opened = true;
    },
    async close() {
      opened = false;
    },
  };
  // Not by Object.assign, which would read once whether it is open.
  const device: HidDevice = Object.defineProperties(
    new EventTarget(),
    Object.getOwnPropertyDescriptors(facts),
  ) as never;
  const door: HidDoor = Object.assign(new EventTarget(), {
    getDevices: async () => (isPlugged ? [device] : []),
    requestDevice: async () => (isPlugged ? [device] : []),
  });
  const tell = (type: string): boolean => door.dispatchEvent(Object.assign(new Event(type), { device }));
  return {
    door,
    device,
    send(report, reportId = 2) {
      const data = new DataView(report.buffer, report.byteOffset, report.byteLength);
      if (isPlugged && opened) device.dispatchEvent(Object.assign(new Event('inputreport'), { reportId, data }));
    },
    plug() {
      isPlugged = true;
      tell('connect');
    },
    pull() {
      isPlugged = false;
      opened = false;
      tell('disconnect');
    },
  };
}

export interface PretendSerialScanner {
  readonly door: SerialDoor;
  send(text: string): void;
  /** A byte arrives broken: the port reports that, and starts again. */
  garble(): void;
  plug(): void;
  pull(): void;
  readonly isOpen: boolean;
  readonly baudRate: number | null;
}

export function pretendSerialScanner(): PretendSerialScanner {
  let isPlugged = true;
  let baudRate: number | null = null;
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  let readable: ReadableStream<Uint8Array> | null = null;
  const begin = (): void => {
    readable = new ReadableStream({
      start(controller) {
        stream = controller;
      },
    });
  };
  const port: SerialLine = Object.assign(new EventTarget(), {
    getInfo: () => ({ usbVendorId: 0x05e0, usbProductId: 0x1701 }),
    async open(options: { readonly baudRate: number }) {
      if (baudRate !== null) throw new Error('The port is already open.');
      baudRate = options.baudRate;
      begin();
    },
    async close() {
      if (baudRate === null) throw new Error('The port is already closed.');
      // As Chromium does while somebody holds a reader.
      if (readable?.locked === true) throw new TypeError('Cannot cancel a locked stream.');
      baudRate = null;
      readable = null;
    },
  }) as unknown as SerialLine;
  Object.defineProperty(port, 'readable', { get: () => readable });
  const door: SerialDoor = Object.assign(new EventTarget(), {
    getPorts: async () => (isPlugged ? [port] : []),
    requestPort: async () => port,
  });
  /** As Chromium does: it bubbles from the port. */
  const tell = (type: string): void => {
    const event = new Event(type);
    Object.defineProperty(event, 'target', { value: port });
    door.dispatchEvent(event);
  };
  return {
    door,
    send: (text) => stream?.enqueue(new TextEncoder().encode(text)),
    garble() {
      const broken = stream;
      begin();
      broken?.error(Object.assign(new Error('parity'), { name: 'ParityError' }));
    },
    plug() {
      isPlugged = true;
      tell('connect');
    },
    pull() {
      isPlugged = false;
      const lost = stream;
      readable = null;
      lost?.error(Object.assign(new Error('The device has been lost.'), { name: 'NetworkError' }));
      tell('disconnect');
    },
    get isOpen() {
      return baudRate !== null;
    },
    get baudRate() {
      return baudRate;
    },
  };
}

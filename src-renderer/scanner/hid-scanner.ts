/**
 * A scanner in HID POS mode. The access to it (WebHID, https://wicg.github.io/webhid/) comes in as an argument;
 * hid-pos.ts reads the reports.
 */
import { createHidPosDecoder, HID_POS } from './hid-pos.ts';
import type { LineListener } from './scanner-line.ts';
import { type ScannerDoor, type WantedScanner, watchScanner } from './scanner-watch.ts';
import { createSentCodes, type SentCodes } from './sent-codes.ts';

/** The part of WebHID we use. */
export interface HidDevice extends EventTarget {
  readonly vendorId: number;
  readonly productId: number;
  readonly productName: string;
  readonly opened: boolean;
  readonly collections: readonly { readonly usagePage?: number }[];
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface HidDoor extends EventTarget {
  getDevices(): Promise<readonly HidDevice[]>;
  requestDevice(options: {
    readonly filters: readonly { readonly usagePage: number }[];
  }): Promise<readonly HidDevice[]>;
}

/** Must run within a press: a person chooses. Null: nothing was chosen, or there is none. */
export async function askForHidScanner(door: HidDoor): Promise<HidDevice | null> {
  const devices = await door.requestDevice({ filters: [{ usagePage: HID_POS.usagePage }] });
  return devices.find(isBarCodeScanner) ?? null;
}

interface HidScannerParts {
  readonly door: HidDoor;
  readonly wanted: WantedScanner;
  readonly repeatWithin: () => number;
  readonly listener: LineListener;
  /** Calls `run` after this many milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** Returns the function that stops; it resolves once the scanner can be opened again. */
export function listenToHidScanner(parts: HidScannerParts): () => Promise<void> {
  const { door, wanted, listener } = parts;
  const codes = createSentCodes(parts);
  const hid: ScannerDoor<HidDevice> = {
    events: door,
    deviceOf: (event) => (event as Event & { readonly device: HidDevice }).device,
    devices: () => door.getDevices(),
    isWanted: (device) => isWanted(device, wanted),
    async use(device, left, opened) {
      const stop = hear(device, codes, parts);
      try {
        if (!device.opened) await device.open();
        opened();
        await aborted(left);
      } finally {
        stop();
        // The device may already be gone: then there is nothing to close.
        await device.close().catch(() => undefined);
      }
    },
  };
  return watchScanner(hid, (state) => listener.state(state));
}

/** Milliseconds: the parts of one code come at once, one after the other. */
const LONGEST_BETWEEN_PARTS = 1_000;

/** Returns the function that stops. */
function hear(device: HidDevice, codes: SentCodes, { listener, after }: HidScannerParts): () => void {
  const decoder = createHidPosDecoder();
  /** When the part came that another follows; null: none does. */
  let partAt: number | null = null;
  /** The same of a code that was refused. */
  let restAt: number | null = null;
  let callOff = (): void => undefined;
  const giveUp = (): void => {
    partAt = null;
    listener.answer(codes.refuse('not-whole', decoder.giveUp(), listener.now()));
  };
  const onReport = (event: Event): void => {
    const { reportId, data } = event as Event & { readonly reportId: number; readonly data: DataView };
    // Other reports tell how the scanner is set, or that its trigger was pressed.
    if (reportId !== HID_POS.reportId) return;
    const at = listener.now();
    callOff();
    if (partAt !== null && at - partAt > LONGEST_BETWEEN_PARTS) giveUp();
    if (restAt !== null && at - restAt > LONGEST_BETWEEN_PARTS) decoder.giveUp();
    const decoded = decoder.decode(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    partAt = decoded.kind === 'more' ? at : null;
    restAt = decoded.kind === 'rest' || decoded.kind === 'refused' ? at : null;
    if (decoded.kind === 'rest') return;
    if (decoded.kind === 'more') {
      callOff = after(LONGEST_BETWEEN_PARTS, giveUp);
      return;
    }
    const answer =
      decoded.kind === 'scan'
        ? codes.read(decoded.raw, at)
        : codes.refuse(decoded.reason === 'too-long' ? 'too-long' : 'not-whole', '', at);
    if (answer !== null) listener.answer(answer);
  };
  device.addEventListener('inputreport', onReport);
  return () => {
    callOff();
    device.removeEventListener('inputreport', onReport);
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}

const isBarCodeScanner = ({ collections }: HidDevice): boolean =>
  collections.some(({ usagePage }) => usagePage === HID_POS.usagePage);

const isWanted = (device: HidDevice, { vendorId, productId }: WantedScanner): boolean =>
  device.vendorId === vendorId && device.productId === productId && isBarCodeScanner(device);

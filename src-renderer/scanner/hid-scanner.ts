/**
 * A scanner in HID POS mode: found, opened, listened to, and again after it was unplugged. The door to it (WebHID,
 * https://wicg.github.io/webhid/) comes in as an argument; reports are read by hid-pos.ts.
 */
import { createHidPosDecoder, HID_POS } from './hid-pos.ts';
import { type LineListener, whyOf } from './scanner-line.ts';
import { createSentCodes } from './sent-codes.ts';

/** What of WebHID is used. */
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

/** In the turn of a press: a person chooses. Null: nothing was chosen, or there is none. */
export async function askForHidScanner(door: HidDoor): Promise<HidDevice | null> {
  const devices = await door.requestDevice({ filters: [{ usagePage: HID_POS.usagePage }] });
  return devices.find(isBarCodeScanner) ?? null;
}

interface Wanted {
  readonly vendorId: number | null;
  readonly productId: number | null;
}

interface HidScannerParts {
  readonly door: HidDoor;
  readonly wanted: Wanted;
  readonly repeatWithin: () => number;
  readonly listener: LineListener;
}

/** Answers the function that stops; it resolves once the scanner can be opened again. */
export function listenToHidScanner({ door, wanted, repeatWithin, listener }: HidScannerParts): () => Promise<void> {
  const codes = createSentCodes({ repeatWithin });
  let open: { readonly device: HidDevice; readonly stop: () => void } | null = null;
  let isStopped = false;

  const listen = (device: HidDevice): (() => void) => {
    const decoder = createHidPosDecoder();
    const onReport = (event: Event): void => {
      const { reportId, data } = event as Event & { readonly reportId: number; readonly data: DataView };
      // Others tell how the scanner is set, or that its trigger was pressed.
      if (reportId !== HID_POS.reportId) return;
      const decoded = decoder.decode(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
      const at = listener.now();
      if (decoded.kind === 'more') return;
      const answer =
        decoded.kind === 'scan'
          ? codes.read(decoded.raw, at)
          : codes.refuse(decoded.reason === 'too-long' ? 'too-long' : 'not-whole', '', at);
      if (answer !== null) listener.answer(answer);
    };
    device.addEventListener('inputreport', onReport);
    return () => device.removeEventListener('inputreport', onReport);
  };

  const take = async (device: HidDevice): Promise<void> => {
    if (isStopped || open !== null || !isWanted(device, wanted)) return;
    const stop = listen(device);
    open = { device, stop };
    try {
      if (!device.opened) await device.open();
      if (open?.device === device) listener.state({ kind: 'there' });
    } catch (error) {
      stop();
      if (open?.device !== device) return;
      open = null;
      listener.state({ kind: 'failed', why: whyOf(error) });
    }
  };
  const look = async (): Promise<void> => {
    try {
      const device = (await door.getDevices()).find((one) => isWanted(one, wanted));
      if (device !== undefined) await take(device);
      else if (!isStopped) listener.state({ kind: 'away' });
    } catch (error) {
      listener.state({ kind: 'failed', why: whyOf(error) });
    }
  };
  const onConnect = (event: Event): void => void take((event as Event & { readonly device: HidDevice }).device);
  const onDisconnect = (event: Event): void => {
    if (open === null || open.device !== (event as Event & { readonly device: HidDevice }).device) return;
    open.stop();
    open = null;
    listener.state({ kind: 'away' });
  };
  door.addEventListener('connect', onConnect);
  door.addEventListener('disconnect', onDisconnect);
  void look();

  return async () => {
    isStopped = true;
    door.removeEventListener('connect', onConnect);
    door.removeEventListener('disconnect', onDisconnect);
    if (open === null) return;
    const { device, stop } = open;
    open = null;
    stop();
    // It may be gone already: then there is nothing to close.
    await device.close().catch(() => undefined);
  };
}

const isBarCodeScanner = ({ collections }: HidDevice): boolean =>
  collections.some(({ usagePage }) => usagePage === HID_POS.usagePage);

const isWanted = (device: HidDevice, { vendorId, productId }: Wanted): boolean =>
  device.vendorId === vendorId && device.productId === productId && isBarCodeScanner(device);

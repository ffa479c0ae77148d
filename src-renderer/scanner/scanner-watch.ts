/**
 * A scanner that is not a keyboard, while it is wanted: found, used, and used again after it was unplugged and plugged
 * in. The way to reach and read it comes in as a door: hid-scanner.ts has WebHID's, serial-scanner.ts has Web Serial's.
 */
import { type LineListener, whyOf } from './scanner-line.ts';

/** Which one: the numbers its maker and the system gave it. */
export interface WantedScanner {
  readonly vendorId: number | null;
  readonly productId: number | null;
}

export interface ScannerDoor<Device> {
  /** Emits 'connect' and 'disconnect'. */
  readonly events: EventTarget;
  /** The device that one of these events is about. */
  deviceOf(event: Event): Device;
  /** Devices that the page may use and that are plugged in. */
  devices(): Promise<readonly Device[]>;
  isWanted(device: Device): boolean;
  /**
   * Opens the device, calls `opened`, listens until it is gone or `left` aborts, and closes it: when this is over it
   * can be opened again. Throws when it cannot be opened or listened to.
   */
  use(device: Device, left: AbortSignal, opened: () => void): Promise<void>;
}

/** Returns the function that stops; it resolves once the scanner can be opened again. */
export function watchScanner<Device>(door: ScannerDoor<Device>, tell: LineListener['state']): () => Promise<void> {
  let used: { readonly device: Device; readonly leave: AbortController } | null = null;
  let isStopped = false;
  /** An earlier use has ended, and its device is closed, before the next one begins: it may be the same device. */
  let underWay: Promise<void> = Promise.resolve();

  const leave = (): void => {
    used?.leave.abort();
    used = null;
  };
  const use = async (device: Device, left: AbortSignal): Promise<void> => {
    /** After it was left, nobody wants to hear of it. */
    const tellOfIt: typeof tell = (state) => {
      if (!left.aborted) tell(state);
    };
    try {
      if (!left.aborted) await door.use(device, left, () => tellOfIt({ kind: 'there' }));
      tellOfIt({ kind: 'away' });
    } catch (error) {
      tellOfIt({ kind: 'failed', why: whyOf(error) });
    }
    if (!left.aborted) leave();
  };
  const take = (device: Device): void => {
    if (isStopped || used !== null || !door.isWanted(device)) return;
    const leaving = new AbortController();
    used = { device, leave: leaving };
    underWay = underWay.then(() => use(device, leaving.signal));
  };
  const look = async (): Promise<void> => {
    try {
      const device = (await door.devices()).find(door.isWanted);
      if (device !== undefined) take(device);
      else if (!isStopped) tell({ kind: 'away' });
    } catch (error) {
      if (!isStopped) tell({ kind: 'failed', why: whyOf(error) });
    }
  };
  const onConnect = (event: Event): void => take(door.deviceOf(event));
  const onDisconnect = (event: Event): void => {
    const device = door.deviceOf(event);
    // A device that could not be opened is not in use, but now it is gone.
    if (used === null ? !door.isWanted(device) : used.device !== device) return;
    leave();
    tell({ kind: 'away' });
  };
  door.events.addEventListener('connect', onConnect);
  door.events.addEventListener('disconnect', onDisconnect);
  void look();

  return async () => {
    isStopped = true;
    door.events.removeEventListener('connect', onConnect);
    door.events.removeEventListener('disconnect', onDisconnect);
    leave();
    await underWay;
  };
}

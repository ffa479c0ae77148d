/** Opened for a sound, and closed when nothing has sounded for a while: an open one takes 1.4 % of a processor. */

/** The part of a browser's AudioContext that we use. */
interface Device {
  resume(): Promise<void>;
  suspend(): Promise<void>;
}

/**
 * Milliseconds. It stays open while people scan, because many a screen's speaker swallows the first half second after
 * it is opened.
 */
export const speakerStaysOpen = 300_000;

/** Returns the open device, each time something is about to sound. `after` returns the function that cancels. */
export function createSpeaker<Opened extends Device>(
  open: () => Opened,
  after: (milliseconds: number, then: () => void) => () => void,
): () => Opened {
  let device: Opened | null = null;
  let callOff = (): void => undefined;
  return () => {
    const opened = device ?? open();
    // Also when the device is just being closed and does not say so yet.
    if (device !== null) void opened.resume();
    device = opened;
    callOff();
    callOff = after(speakerStaysOpen, () => void opened.suspend());
    return opened;
  };
}

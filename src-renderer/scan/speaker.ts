/** Opened by a sound, and let go of when nothing has sounded for a while: an open one takes 1.4 % of a processor for as long as it is open. */

/** What a speaker is of a browser's AudioContext. */
interface Device {
  resume(): Promise<void>;
  suspend(): Promise<void>;
}

/** Milliseconds. While people scan it stays open: many a screen's speaker swallows the first half second after it is opened. */
export const speakerStaysOpen = 300_000;

/** Answers the device, open, each time something is about to sound. `after` calls off with what it answers. */
export function createSpeaker<Opened extends Device>(
  open: () => Opened,
  after: (milliseconds: number, then: () => void) => () => void,
): () => Opened {
  let device: Opened | null = null;
  let callOff = (): void => undefined;
  return () => {
    const opened = device ?? open();
    // Also where it is just being let go of, and does not say so yet.
    if (device !== null) void opened.resume();
    device = opened;
    callOff();
    callOff = after(speakerStaysOpen, () => void opened.suspend());
    return opened;
  };
}

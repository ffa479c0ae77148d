/**
 * A scanner at a serial port. The access to it (Web Serial, https://wicg.github.io/serial/) comes in as an argument;
 * serial-lines.ts reads the bytes.
 */
import type { LineListener } from './scanner-line.ts';
import { type ScannerDoor, type WantedScanner, watchScanner } from './scanner-watch.ts';
import { createSentCodes, type SentCodes } from './sent-codes.ts';
import { createSerialDecoder, type SerialDecoder } from './serial-lines.ts';

/** The part of Web Serial we use. */
export interface SerialLine extends EventTarget {
  readonly readable: ReadableStream<Uint8Array> | null;
  getInfo(): { readonly usbVendorId?: number; readonly usbProductId?: number };
  open(options: { readonly baudRate: number }): Promise<void>;
  close(): Promise<void>;
}

/** 'connect' and 'disconnect' come from the port itself. */
export interface SerialDoor extends EventTarget {
  getPorts(): Promise<readonly SerialLine[]>;
  requestPort(): Promise<SerialLine>;
}

interface SerialScannerParts {
  readonly door: SerialDoor;
  readonly wanted: WantedScanner;
  readonly baudRate: number;
  readonly repeatWithin: () => number;
  readonly listener: LineListener;
  /** Calls `run` after this many milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** Milliseconds: ends a code that nothing else ends, as with key strokes. */
const SILENCE = 150;
/** The same on a line whose codes have ends: it may stand still for a while in the middle of one, by radio. */
const SILENCE_OF_ENDED = 1_000;

/** Returns the function that stops; it resolves once the port can be opened again. */
export function listenToSerialScanner(parts: SerialScannerParts): () => Promise<void> {
  const { door, wanted, baudRate, listener } = parts;
  const codes = createSentCodes(parts);
  const serial: ScannerDoor<SerialLine> = {
    events: door,
    deviceOf: ({ target }) => target as SerialLine,
    devices: () => door.getPorts(),
    isWanted: (port) => isWanted(port, wanted),
    async use(port, left, opened) {
      try {
        await port.open({ baudRate });
        opened();
        const decoder = createSerialDecoder();
        while (!left.aborted && (await readStream(port, left, { codes, decoder, ...parts })));
      } finally {
        // A port that was pulled out, or never opened, is already closed.
        await port.close().catch(() => undefined);
      }
    },
  };
  return watchScanner(serial, (state) => listener.state(state));
}

interface ReadParts extends Pick<SerialScannerParts, 'listener' | 'after'> {
  readonly codes: SentCodes;
  readonly decoder: SerialDecoder;
}

/**
 * Reads until the port's stream has ended, or the port is left. True: it goes on with another stream, because a byte
 * arrived broken (the port reports that and starts again); false: the port is gone.
 */
async function readStream(port: SerialLine, left: AbortSignal, parts: ReadParts): Promise<boolean> {
  const { codes, decoder, listener } = parts;
  const stream = port.readable;
  if (stream === null) return false;
  const reader = stream.getReader();
  // If the port is gone there is nothing to cancel.
  const callOff = (): void => void reader.cancel().catch(() => undefined);
  left.addEventListener('abort', callOff, { once: true });
  try {
    await readCodes(reader, parts);
    return false;
  } catch {
    if (left.aborted || port.readable === null || port.readable === stream) return false;
    decoder.breakOff();
    listener.answer(codes.refuse('not-whole', '', listener.now()));
    return true;
  } finally {
    left.removeEventListener('abort', callOff);
    reader.releaseLock();
  }
}

async function readCodes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { codes, decoder, listener, after }: ReadParts,
): Promise<void> {
  const tell = (raw: string): void => {
    const answer = codes.read(raw, listener.now());
    if (answer !== null) listener.answer(answer);
  };
  let told = { tooLong: decoder.tooLongCount, cut: decoder.cutCount };
  const tellDropped = (): void => {
    if (decoder.tooLongCount > told.tooLong) listener.answer(codes.refuse('too-long', '', listener.now()));
    if (decoder.cutCount > told.cut) listener.answer(codes.refuse('not-whole', '', listener.now()));
    told = { tooLong: decoder.tooLongCount, cut: decoder.cutCount };
  };
  const endBySilence = (): (() => void) =>
    after(decoder.hasEnds && !decoder.isRest ? SILENCE_OF_ENDED : SILENCE, () => {
      const raw = decoder.flush();
      if (raw !== null) tell(raw);
      tellDropped();
    });
  // The rest of a code may be on its way, in which a byte arrived broken.
  let callOff = endBySilence();
  try {
    for (let chunk = await reader.read(); chunk.value !== undefined; chunk = await reader.read()) {
      callOff();
      const whole = decoder.decode(chunk.value);
      // First, so that the code that came whole stays in sight.
      tellDropped();
      for (const raw of whole) tell(raw);
      callOff = endBySilence();
    }
  } finally {
    callOff();
  }
}

const isWanted = (port: SerialLine, { vendorId, productId }: WantedScanner): boolean => {
  const { usbVendorId = null, usbProductId = null } = port.getInfo();
  return usbVendorId === vendorId && usbProductId === productId;
};

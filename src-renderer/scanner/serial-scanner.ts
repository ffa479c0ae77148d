/**
 * A scanner at a serial port: found, opened, listened to, and again after it was unplugged. The door to it (Web Serial,
 * https://wicg.github.io/serial/) comes in as an argument; bytes are read by serial-lines.ts.
 */
import { type LineListener, whyOf } from './scanner-line.ts';
import { createSentCodes, type SentCodes } from './sent-codes.ts';
import { createSerialDecoder } from './serial-lines.ts';

/** What of Web Serial is used. */
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

interface Wanted {
  readonly vendorId: number | null;
  readonly productId: number | null;
}

interface SerialScannerParts {
  readonly door: SerialDoor;
  readonly wanted: Wanted;
  readonly baudRate: number;
  readonly repeatWithin: () => number;
  readonly listener: LineListener;
  /** Calls `run` after so many milliseconds, unless what it answers was called. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

interface OpenPort {
  readonly port: SerialLine;
  /** While it is read. */
  reader: ReadableStreamDefaultReader<Uint8Array> | null;
}

/** Milliseconds: a code that nothing ends is over then, as with key strokes. */
const SILENCE = 150;

/** Answers the function that stops; it resolves once the port can be opened again. */
export function listenToSerialScanner(parts: SerialScannerParts): () => Promise<void> {
  const { door, wanted, baudRate, listener } = parts;
  const codes = createSentCodes(parts);
  let open: OpenPort | null = null;
  let isStopped = false;
  let underWay: Promise<void> = Promise.resolve();

  const work = async (port: SerialLine): Promise<void> => {
    const mine: OpenPort = { port, reader: null };
    open = mine;
    try {
      await port.open({ baudRate });
      if (open === mine) listener.state({ kind: 'there' });
      while (open === mine && (await readStream(mine, codes, parts)));
      if (open === mine) listener.state({ kind: 'away' });
    } catch (error) {
      if (open === mine) listener.state({ kind: 'failed', why: whyOf(error) });
    } finally {
      if (open === mine) open = null;
      // One that was pulled out, or never opened, is closed already.
      await port.close().catch(() => undefined);
    }
  };
  const take = async (port: SerialLine): Promise<void> => {
    if (isStopped || open !== null || !isWanted(port, wanted)) return;
    underWay = work(port);
    await underWay;
  };
  const look = async (): Promise<void> => {
    try {
      const port = (await door.getPorts()).find((one) => isWanted(one, wanted));
      if (port !== undefined) await take(port);
      else if (!isStopped) listener.state({ kind: 'away' });
    } catch (error) {
      listener.state({ kind: 'failed', why: whyOf(error) });
    }
  };
  const onConnect = ({ target }: Event): void => void take(target as SerialLine);
  const onDisconnect = ({ target }: Event): void => {
    if (!isWanted(target as SerialLine, wanted)) return;
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
    const reader = open?.reader;
    open = null;
    // What ends the reading closes the port. One that is gone has nothing to call off.
    await reader?.cancel().catch(() => undefined);
    await underWay;
  };
}

/**
 * Until what the port gives has ended. True: it goes on with another stream, because a byte came broken (the port says so and begins
 * anew); false: the port is gone.
 */
async function readStream(open: OpenPort, codes: SentCodes, { listener, after }: SerialScannerParts): Promise<boolean> {
  const { port } = open;
  const stream = port.readable;
  if (stream === null) return false;
  const reader = stream.getReader();
  open.reader = reader;
  try {
    await readCodes(reader, codes, listener, after);
    return false;
  } catch {
    if (port.readable === null || port.readable === stream) return false;
    listener.answer(codes.refuse('not-whole', '', listener.now()));
    return true;
  } finally {
    open.reader = null;
    reader.releaseLock();
  }
}

async function readCodes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  codes: SentCodes,
  listener: LineListener,
  after: SerialScannerParts['after'],
): Promise<void> {
  const decoder = createSerialDecoder();
  const tell = (raw: string): void => {
    const answer = codes.read(raw, listener.now());
    if (answer !== null) listener.answer(answer);
  };
  let callOff = (): void => undefined;
  try {
    for (let chunk = await reader.read(); chunk.value !== undefined; chunk = await reader.read()) {
      callOff();
      const { tooLongCount } = decoder;
      for (const raw of decoder.decode(chunk.value)) tell(raw);
      if (decoder.tooLongCount > tooLongCount) listener.answer(codes.refuse('too-long', '', listener.now()));
      callOff = after(SILENCE, () => {
        const raw = decoder.flush();
        if (raw !== null) tell(raw);
      });
    }
  } finally {
    callOff();
  }
}

const isWanted = (port: SerialLine, { vendorId, productId }: Wanted): boolean => {
  const { usbVendorId = null, usbProductId = null } = port.getInfo();
  return usbVendorId === vendorId && usbProductId === productId;
};

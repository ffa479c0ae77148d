/** Bytes that are asked for before they are wanted, and handed over once: who gets them may take them for itself. */

export interface HandedOverOnce {
  /** Asks for them now. Only the last one is kept, and not for long: somebody may go on with something else. */
  expect(manifestId: string, fileNumber: number): void;
  /** What is expected, or asked for now. Rejects as the asking does. */
  take(manifestId: string, fileNumber: number): Promise<Uint8Array>;
}

interface Expected {
  readonly manifestId: string;
  readonly fileNumber: number;
  readonly bytes: Promise<Uint8Array>;
}

const WAITS_MS = 10_000;

export function handedOverOnce(
  ask: (manifestId: string, fileNumber: number) => Promise<Uint8Array>,
  after: (milliseconds: number, then: () => void) => void,
): HandedOverOnce {
  let expected: Expected | null = null;
  return {
    expect(manifestId, fileNumber) {
      const one = { manifestId, fileNumber, bytes: ask(manifestId, fileNumber) };
      // Told to whoever takes it.
      one.bytes.catch(() => undefined);
      expected = one;
      after(WAITS_MS, () => {
        if (expected === one) expected = null;
      });
    },
    take(manifestId, fileNumber) {
      if (expected?.manifestId !== manifestId || expected.fileNumber !== fileNumber) return ask(manifestId, fileNumber);
      const { bytes } = expected;
      expected = null;
      return bytes;
    },
  };
}

/** Something asked for before it is needed and given away once: the taker has it alone. */

export interface HandedOverOnce<Value> {
  /**
   * Asks for it now, or keeps what is `coming` already. Only the last one is kept, and not for long, because somebody
   * may go on with something else.
   */
  expect(manifestId: string, fileNumber: number, coming?: Promise<Value>): void;
  /** The expected value, or one asked for now. Rejects as the request does. */
  take(manifestId: string, fileNumber: number): Promise<Value>;
}

interface Expected<Value> {
  readonly manifestId: string;
  readonly fileNumber: number;
  readonly value: Promise<Value>;
}

const WAITS_MS = 10_000;

/** `letGo`: called when nobody took it. */
export function handedOverOnce<Value>(
  ask: (manifestId: string, fileNumber: number) => Promise<Value>,
  letGo: (value: Value) => void,
  after: (milliseconds: number, then: () => void) => void,
): HandedOverOnce<Value> {
  let expected: Expected<Value> | null = null;
  const drop = (): void => {
    // Whoever takes it is told why it failed.
    expected?.value.then(letGo, () => undefined);
    expected = null;
  };
  return {
    expect(manifestId, fileNumber, coming = ask(manifestId, fileNumber)) {
      drop();
      const one = { manifestId, fileNumber, value: coming };
      one.value.catch(() => undefined);
      expected = one;
      after(WAITS_MS, () => {
        if (expected === one) drop();
      });
    },
    take(manifestId, fileNumber) {
      if (expected?.manifestId !== manifestId || expected.fileNumber !== fileNumber) return ask(manifestId, fileNumber);
      const { value } = expected;
      expected = null;
      return value;
    },
  };
}

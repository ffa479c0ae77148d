/**
 * The room for a manifest's answer, set aside while its question is still on the screen, because writing it takes
 * longer than everything else before the sending. There is one at a time; the write that is sent takes it over.
 */
import type { Reserve } from '../disk/reserve.ts';
import type { After } from '../ports.ts';

export interface ReadyReserve {
  /** Begins to set room aside, unless as much is ready. Never throws: the later write reports a lack of room. */
  expect(byteCount: number): void;
  /** The ready room, if it is large enough. Null: none is ready. Afterwards nothing is kept ready. Never throws. */
  take(byteCount: number): Promise<Reserve | null>;
  /** Never throws. */
  giveBack(): Promise<void>;
}

/** In milliseconds. A question that stays open longer gets its room when it is answered. */
const longestWait = 60_000;

interface Ready {
  readonly byteCount: number;
  /** Null: the room was not available. */
  readonly reserve: Promise<Reserve | null>;
  readonly callOff: () => void;
}

/** `make` sets room aside, and throws when there is none. */
export function createReadyReserve(make: (byteCount: number) => Promise<Reserve>, after: After): ReadyReserve {
  let ready: Ready | null = null;
  const letGo = async (): Promise<void> => {
    const one = ready;
    ready = null;
    one?.callOff();
    await (await one?.reserve)?.giveBack();
  };
  return {
    giveBack: letGo,
    expect(byteCount) {
      if (ready !== null && ready.byteCount >= byteCount) return;
      void letGo();
      const reserve = make(byteCount).catch(() => null);
      ready = { byteCount, reserve, callOff: after(longestWait, () => void letGo()) };
    },
    async take(byteCount) {
      if (ready === null || ready.byteCount < byteCount) {
        await letGo();
        return null;
      }
      const { reserve, callOff } = ready;
      ready = null;
      callOff();
      return reserve;
    },
  };
}

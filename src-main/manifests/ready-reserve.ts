/**
 * The room for a manifest's answer, set aside while its question is still on the screen: to write it takes longer than all the rest
 * before the sending. There is one at a time; whoever sends takes it, and it is that write's own from then on.
 */
import type { Reserve } from '../journal/reserve.ts';
import type { After } from '../ports.ts';

export interface ReadyReserve {
  /** Begins to set aside, unless as much is ready. Never throws: what cannot be had is told to whoever sends. */
  expect(byteCount: number): void;
  /** What is ready, if it is as large. Null: nothing is, and nothing is kept from now on. Never throws. */
  take(byteCount: number): Promise<Reserve | null>;
  /** Never throws. */
  giveBack(): Promise<void>;
}

/** In milliseconds. A question that stays open for longer has its room set aside when it is answered. */
const longestWait = 60_000;

interface Ready {
  readonly byteCount: number;
  /** Null: it could not be had. */
  readonly reserve: Promise<Reserve | null>;
  readonly callOff: () => void;
}

/** `make` sets aside, and throws where there is no room. */
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

/** A wait that ends when its time is over, or when somebody ends it. */
import type { After } from '../../ports.ts';

export interface Waiting {
  isWaiting(): boolean;
  wait(milliseconds: number): Promise<void>;
  /** Does nothing when nobody waits. */
  end(): void;
}

export function createWaiting(after: After): Waiting {
  let end: (() => void) | null = null;
  return {
    isWaiting: () => end !== null,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const callOff = after(milliseconds, () => end?.());
        end = () => {
          callOff();
          end = null;
          resolve();
        };
      }),
    end: () => end?.(),
  };
}

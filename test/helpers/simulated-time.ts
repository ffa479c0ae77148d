/** Time for tests in which much happens at once: it passes timer by timer, in order, as fast as the computer can. */
import type { After, Clock } from '../../src-main/ports.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class SimulatedTime implements Clock {
  #wall = Date.parse('2026-11-20T12:00:00Z');
  #passed = 0;
  #timers: readonly Timer[] = [];

  readonly now = (): Date => new Date(this.#wall);

  readonly passed = (): number => this.#passed;

  readonly after: After = (milliseconds, run) => {
    const timer = { at: this.#passed + milliseconds, run };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Resolves after this many milliseconds of this time. */
  readonly wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      this.after(milliseconds, resolve);
    });

  /** Somebody sets the clock; no time passes. */
  setClock(by: number): void {
    this.#wall += by;
  }

  /** The computer sleeps: time passes, and nothing runs. */
  sleep(milliseconds: number): void {
    this.#wall += milliseconds;
    this.#passed += milliseconds;
  }

  /** Lets this much time pass, and everything happen that is due meanwhile. */
  async pass(milliseconds: number): Promise<void> {
    await this.passUntil(() => false, milliseconds);
  }

  /** Lets time pass until the condition holds, but no longer than this. */
  async passUntil(isSo: () => boolean, milliseconds: number): Promise<boolean> {
    const end = this.#passed + milliseconds;
    for (;;) {
      await settled();
      if (isSo()) return true;
      const next = this.#next();
      if (next === null || next.at > end) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.sleep(Math.max(0, next.at - this.#passed));
      next.run();
    }
    this.sleep(Math.max(0, end - this.#passed));
    return false;
  }

  #next(): Timer | null {
    let next: Timer | null = null;
    for (const timer of this.#timers) if (next === null || timer.at < next.at) next = timer;
    return next;
  }
}

/** Lets everything happen that only waits for its turn. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

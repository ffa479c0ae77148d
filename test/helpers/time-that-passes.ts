/** Time for tests: it stands still until somebody waits, and is then later at once. */
import type { After, Clock } from '../../src-main/ports.ts';

export class TimeThatPasses implements Clock {
  /** Every wait that was asked for, in milliseconds. */
  readonly waits: number[] = [];
  #wall: number;
  #passed = 0;
  #due: { readonly at: number; readonly run: () => void }[] = [];

  constructor(wall = '2026-11-20T12:00:00Z') {
    this.#wall = Date.parse(wall);
  }

  readonly now = (): Date => new Date(this.#wall);

  readonly passed = (): number => this.#passed;

  readonly after: After = (milliseconds, run) => {
    this.waits.push(milliseconds);
    const timer = { at: this.#passed + milliseconds, run };
    this.#due.push(timer);
    setImmediate(() => this.#runNext(timer));
    return () => {
      this.#due = this.#due.filter((other) => other !== timer);
    };
  };

  /** Time passes, but nothing runs because of it. Also for a computer that sleeps. */
  advance(milliseconds: number): void {
    this.#wall += milliseconds;
    this.#passed += milliseconds;
  }

  /** Somebody sets the clock; no time passes. */
  setClock(by: number): void {
    this.#wall += by;
  }

  #runNext(timer: { readonly at: number; readonly run: () => void }): void {
    if (this.#due.includes(timer)) {
      this.#due = this.#due.filter((other) => other !== timer);
      this.advance(Math.max(0, timer.at - this.#passed));
      timer.run();
    }
  }
}

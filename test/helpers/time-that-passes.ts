/** Time for tests: it stands still until somebody waits for it, and then it is later at once. */
import type { After, Clock } from '../../src-main/ports.ts';

export class TimeThatPasses implements Clock {
  /** Every wait that was asked for, in milliseconds. */
  readonly waits: number[] = [];
  #milliseconds = Date.parse('2026-11-20T12:00:00Z');
  #due: { readonly at: number; readonly run: () => void }[] = [];

  now(): Date {
    return new Date(this.#milliseconds);
  }

  readonly after: After = (milliseconds, run) => {
    this.waits.push(milliseconds);
    const timer = { at: this.#milliseconds + milliseconds, run };
    this.#due.push(timer);
    setImmediate(() => this.#runNext(timer));
    return () => {
      this.#due = this.#due.filter((other) => other !== timer);
    };
  };

  advance(milliseconds: number): void {
    this.#milliseconds += milliseconds;
  }

  #runNext(timer: { readonly at: number; readonly run: () => void }): void {
    if (this.#due.includes(timer)) {
      this.#due = this.#due.filter((other) => other !== timer);
      this.#milliseconds = Math.max(this.#milliseconds, timer.at);
      timer.run();
    }
  }
}

/** When the last character came that was faster than a person types. On the clock of `performance.now()`; below 0: never yet. */
let at = -1;

export function noteBurst(): void {
  at = performance.now();
}

export const lastBurstAt = (): number => at;

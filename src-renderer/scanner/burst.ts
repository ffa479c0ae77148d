/** When the last character came that was faster than a person types, by `performance.now()`; below 0: never. */
let at = -1;

export function noteBurst(): void {
  at = performance.now();
}

export const lastBurstAt = (): number => at;

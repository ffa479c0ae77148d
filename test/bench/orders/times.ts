/** Times of several rounds: medians of five, so that one disturbed round does not count. */

export const rounds = 5;

/** A part of a number, the beginning of a name, two words of a name, and a text too short for most indexes. */
export const typed = ['4711', 'ngu', 'anna smith', '47'] as const;

export const median = (times: readonly number[]): number => percentile(times, 50);

export function percentile(times: readonly number[], per100: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * per100) / 100))] ?? Number.NaN;
}

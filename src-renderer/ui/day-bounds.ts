/** A day of this computer's clock as instants: some have an hour more or less than others. */

/**
 * The instant when a day begins on this computer's clock; `day` as a date field gives it, '2026-11-20'. Null for no
 * day.
 */
export function startOfDay(day: string): string | null {
  const start = localMidnight(day, 0);
  return start === null ? null : start.toISOString();
}

/** The last instant that belongs to the day. */
export function endOfDay(day: string): string | null {
  const next = localMidnight(day, 1);
  return next === null ? null : new Date(next.getTime() - 1).toISOString();
}

function localMidnight(day: string, daysLater: number): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return parts === null ? null : new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]) + daysLater);
}

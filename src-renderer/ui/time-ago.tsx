/** '2 h ago', with the exact time on hover. */
import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const exactTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const zonedTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const dayOnly = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** `at` is an ISO instant. A future instant (a clock that is ahead) is 'just now'. */
export function timeAgoWords(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
  if (passed < 14 * DAY) return plural(Math.floor(passed / DAY), 'day');
  return dayOnly.format(new Date(at));
}

export function exactTimeWords(at: string): string {
  return exactTime.format(new Date(at));
}

/** Day and time without seconds, for reading rather than for proof. */
export function dayTimeWords(at: string): string {
  return dayAndTime.format(new Date(at));
}

/** With seconds and the zone, for hover. */
export function zonedTimeWords(at: string): string {
  return zonedTime.format(new Date(at));
}

export function TimeAgo({ at }: { readonly at: string }) {
  const now = useMinute();
  return (
    <time dateTime={at} title={exactTimeWords(at)}>
      {timeAgoWords(at, now)}
    </time>
  );
}

/** The time, renewed every half minute while the component is shown. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function plural(count: number, word: string): string {
  return count === 1 ? `1 ${word} ago` : `${count} ${word}s ago`;
}

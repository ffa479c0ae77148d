/** How long ago something was, so that it reads right where it stands in a sentence. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const dayOnly = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** 'alone': in a cell, or behind a comma · 'after-verb': behind 'read', 'asked' · 'after-of': 'the address book of …'. */
export type AgePlace = 'alone' | 'after-verb' | 'after-of';

/** `at` is an ISO instant, `now` in milliseconds. Of an instant to come (the clock was set back since) the age is not known: it is named. */
export function ageWords(at: string, now: number, place: AgePlace = 'alone'): string {
  const passed = now - Date.parse(at);
  if (passed <= -MINUTE) return named(dayAndTime, at, place);
  if (passed < MINUTE) return place === 'after-of' ? 'a moment ago' : 'just now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
  const days = Math.floor(passed / DAY);
  if (days < 14) return days === 1 ? '1 day ago' : `${days} days ago`;
  return named(dayOnly, at, place);
}

function named(format: Intl.DateTimeFormat, at: string, place: AgePlace): string {
  const words = format.format(new Date(at));
  return place === 'after-verb' ? `on ${words}` : words;
}

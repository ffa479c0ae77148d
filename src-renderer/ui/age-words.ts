/** How long ago something was, worded for its place in a sentence. */
import { dateWords } from '../words/locale.ts';
import { say } from '../words/say.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'alone': in a cell, or behind a comma · 'after-verb': behind 'read', 'asked' · 'after-of': 'the address book of …'. */
export type AgePlace = 'alone' | 'after-verb' | 'after-of';

/**
 * `at` is an ISO instant, `now` in milliseconds. An instant in the future (the clock was set back since) has no known
 * age, so the instant itself is given.
 */
export function ageWords(at: string, now: number, place: AgePlace = 'alone'): string {
  const passed = now - Date.parse(at);
  if (passed <= -MINUTE) return named(dateWords('dayTime', at), place);
  if (passed < MINUTE) return say(place === 'after-of' ? 'ui.age.now-of' : 'ui.age.now');
  if (passed < HOUR) return say('ui.age.minutes', { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return say('ui.age.hours', { count: Math.floor(passed / HOUR) });
  const days = Math.floor(passed / DAY);
  return days < 14 ? say('ui.age.days', { count: days }) : named(dateWords('day', at), place);
}

function named(day: string, place: AgePlace): string {
  return place === 'after-verb' ? say('ui.age.on', { day }) : day;
}

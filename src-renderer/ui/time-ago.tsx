/** '2 h ago', with the exact time on hover. */
import { dateWords } from '../words/locale.ts';
import { type AgePlace, ageWords } from './age-words.ts';
import { useNow } from './now.ts';

export function exactTimeWords(at: string): string {
  return dateWords('exact', at);
}

/** Day and time without seconds, for reading rather than for proof. */
export function dayTimeWords(at: string): string {
  return dateWords('dayTime', at);
}

/** '14:05' for today, otherwise the day before it. */
export function shortTimeWords(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return dateWords(isToday ? 'time' : 'dayTime', at);
}

/** With seconds and the zone, for hover. */
export function zonedTimeWords(at: string): string {
  return dateWords('zoned', at);
}

interface TimeAgoProps {
  readonly at: string;
  /** Its place in its sentence. */
  readonly place?: AgePlace;
}

/** In a live region it is not read again with each minute that passes. */
export function TimeAgo({ at, place = 'alone' }: TimeAgoProps) {
  const now = useNow();
  return (
    <time dateTime={at} title={exactTimeWords(at)} aria-live="off">
      {ageWords(at, now, place)}
    </time>
  );
}

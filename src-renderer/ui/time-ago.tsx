/** '2 h ago', with the exact time on hover. */
import { useEffect, useState } from 'react';
import { type AgePlace, ageWords } from './age-words.ts';

const HALF_A_MINUTE = 30_000;

const exactTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const zonedTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

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

interface TimeAgoProps {
  readonly at: string;
  /** Where it stands in its sentence. */
  readonly place?: AgePlace;
}

export function TimeAgo({ at, place = 'alone' }: TimeAgoProps) {
  const now = useHalfMinute();
  return (
    <time dateTime={at} title={exactTimeWords(at)}>
      {ageWords(at, now, place)}
    </time>
  );
}

/** The time, renewed every half minute while the component is shown. */
function useHalfMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

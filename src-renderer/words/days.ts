/** Days as a person types them into a field, in the order and with the signs of the shown language. */
import { type DayPart, dayLayout } from './locale.ts';

/** '22.11.2026' from '2026-11-22'; '' from ''. */
export function dayAsTyped(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (date === '') return '';
  const of = { day: date, month, year };
  return dayLayout()
    .map(({ part, sign }) => of[part] + sign)
    .join('');
}

/** 'TT.MM.JJJJ': from the `letters` of day, month and year in the language. */
export function dayPattern(letters: string): string {
  const [day = '', month = '', year = ''] = letters;
  const of = { day: day.repeat(2), month: month.repeat(2), year: year.repeat(4) };
  return dayLayout()
    .map(({ part, sign }) => of[part] + sign)
    .join('');
}

/**
 * '2026-11-22' from '22.11.2026', '22.11.26', or '22.11.'; also from '2026-11-22'. Any signs separate the numbers. A day
 * without a year is the one that is near `today`: '28.12.' is last December in January. Null: not a day.
 */
export function dayTyped(words: string, today: Date): string | null {
  const numbers = words.match(/\d+/g) ?? [];
  const [first = ''] = numbers;
  const order: readonly DayPart[] = first.length === 4 ? ['year', 'month', 'day'] : dayLayout().map(({ part }) => part);
  const given = order.filter((part) => numbers.length === 3 || part !== 'year');
  if (numbers.length !== given.length || (numbers.length !== 3 && numbers.length !== 2)) return null;
  const value = (part: DayPart): number => Number(numbers[given.indexOf(part)] ?? today.getFullYear());
  const isLastYears = numbers.length === 2 && value('month') - 1 > today.getMonth() + mostMonthsAhead;
  const year = (value('year') < 100 ? 2_000 : 0) + value('year') - (isLastYears ? 1 : 0);
  const iso = `${String(year).padStart(4, '0')}-${pad(value('month'))}-${pad(value('day'))}`;
  return isDay(iso) ? iso : null;
}

/** Nobody asks for what is so far ahead: the days that are typed here are of what was done, or ordered. */
const mostMonthsAhead = 5;

const pad = (number: number): string => String(number).padStart(2, '0');

/** False for the 31st of February. */
function isDay(iso: string): boolean {
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
}

/** Days are typed, and shown in a field, as the language writes them. */
import { afterEach, expect, test } from 'vitest';
import { dayAsTyped, dayPattern, dayTyped } from '../../../src-renderer/words/days.ts';
import { sayIn } from '../../helpers/texts.ts';

afterEach(() => sayIn('en'));

const today = new Date(2026, 10, 22);

test('in German', async () => {
  await sayIn('de');
  expect([dayAsTyped('2026-11-02'), dayPattern('TMJ')]).toEqual(['02.11.2026', 'TT.MM.JJJJ']);
  for (const words of ['02.11.2026', '2.11.26', '2.11.', '2.11', ' 2 / 11 / 2026 ', '2026-11-02']) {
    expect(dayTyped(words, today), words).toBe('2026-11-02');
  }
});

test('in English, the month first unless the system says otherwise', async () => {
  await sayIn('en', ['en-US']);
  expect([dayAsTyped('2026-11-02'), dayPattern('DMY')]).toEqual(['11/02/2026', 'MM/DD/YYYY']);
  expect([dayTyped('11/2/26', today), dayTyped('2026-11-02', today)]).toEqual(['2026-11-02', '2026-11-02']);
  await sayIn('en', ['en-AU']);
  expect([dayAsTyped('2026-11-02'), dayTyped('2/11', today)]).toEqual(['02/11/2026', '2026-11-02']);
});

test('a day without a year is the last such day, or one that is near: every day that is asked for here has been', async () => {
  await sayIn('de');
  const inJanuary = new Date(2027, 0, 5);
  expect(dayTyped('28.12.', inJanuary)).toBe('2026-12-28');
  expect(dayTyped('10.7.', inJanuary)).toBe('2026-07-10');
  for (const [words, day] of [
    ['3.1.', '2027-01-03'],
    // Until the end of a month, or of the year.
    ['31.1.', '2027-01-31'],
    ['28.12.2027', '2027-12-28'],
    ['28.12.27', '2027-12-28'],
  ] as const) {
    expect(dayTyped(words, inJanuary), words).toBe(day);
  }
  expect(dayTyped('31.12.', today)).toBe('2026-12-31');
  expect(dayTyped('3.1.', new Date(2026, 11, 30))).toBe('2026-01-03');
});

test('what is no day is none', () => {
  for (const words of ['', '2', 'tomorrow', '31/2/2026', '13/13/2026', '1/1/1/1', '99999', '0/0/0']) {
    expect(dayTyped(words, today), words).toBeNull();
  }
  expect(dayAsTyped('')).toBe('');
});

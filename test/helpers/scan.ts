/** A barcode scanner as the page meets it: a keyboard that types a code in one burst and ends it with Enter. */
import type { CDPSession, Page } from '@playwright/test';
import { PACE } from '../../src-renderer/scanner/pace.ts';
import { SCAN_READER_DEFAULTS } from '../../src-renderer/scanner/scan-reader.ts';
import { ENTER, type Struck, usStrokes } from '../node/scanner/strokes.ts';
import { expect } from './expect.ts';

/** Between two characters. The strokes carry their own times, so a busy test machine does not slow the scanner down. */
const gapMilliseconds = 6;

const shiftBit = 8;

/** A code that follows sooner comes too fast for a person's hand: its Enter counts as a part of the one before. */
const shortestRest = 160;
/** The same code counts once within this (SCAN_READER_DEFAULTS.repeatWithin, and a little more). */
const restBeforeTheSame = 550;

/** How many milliseconds a busy test machine may stand still in the middle of a code. */
const longestStandstill = 1_500;

/** By page: the last code, and when its last stroke was struck, by the strokes' own times. */
const lastCodes = new WeakMap<Page, { readonly code: string; readonly endedAt: number }>();

const keyboards = new WeakMap<Page, CDPSession>();

/** Types into whatever has the focus, through the browser's own input, never with events made in the page. */
export async function scan(page: Page, code: string): Promise<void> {
  await strike(page, [...strokesOf(code), ENTER]);
}

/** Characters without a key on a US keyboard come from a keyboard that has one. */
export function strokesOf(code: string): Struck[] {
  return [...code].flatMap((character) =>
    /^[ -~]$/.test(character) ? usStrokes(character) : [{ key: character, code: 'IntlBackslash' }],
  );
}

/**
 * `gap`: milliseconds between strokes, or a rhythm that gives each. Waits as long after the last code as a person
 * would. Answers when the last stroke was struck by its own time (`Date.now()`), which is later than a quick test's
 * clock.
 */
export async function strike(
  page: Page,
  strokes: readonly Struck[],
  gap: number | (() => number) = gapMilliseconds,
): Promise<number> {
  const session = await keyboardOf(page);
  const code = strokes.map(({ key }) => key).join(' ');
  const last = lastCodes.get(page);
  await restAfterCode(page, last?.code === code ? restBeforeTheSame : shortestRest);
  const gaps = strokes.slice(1).map(() => (typeof gap === 'number' ? gap : gap()));
  const longestSilence = Math.max(SCAN_READER_DEFAULTS.silence, ...gaps.map((each) => each + PACE.mostHiccup));
  await lengthenSilence(page, longestStandstill, longestSilence);
  let endedAt = Date.now();
  const times = strokes.map((_, index) => {
    endedAt += gaps[index - 1] ?? 0;
    return endedAt;
  });
  lastCodes.set(page, { code, endedAt });
  try {
    // All are sent at once, so that a busy machine cannot delay some of them.
    await Promise.all(
      strokes.flatMap(({ key, code = '', shift = false }, index) => {
        const timestamp = (times[index] ?? endedAt) / 1000;
        const stroke = { key, code, timestamp, modifiers: shift ? shiftBit : 0 };
        const text = key === 'Enter' ? '\r' : key.length === 1 ? key : '';
        const virtualKey = key === 'Enter' ? { windowsVirtualKeyCode: 13 } : {};
        return [
          session.send('Input.dispatchKeyEvent', {
            type: text === '' ? 'rawKeyDown' : 'keyDown',
            ...stroke,
            text,
            ...virtualKey,
          }),
          session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke }),
        ];
      }),
    );
  } finally {
    await lengthenSilence(page, 0);
  }
  return endedAt;
}

/** As long as a hand takes from the scanner to the keyboard: an Enter that comes sooner counts as the code's own, with Ctrl too. */
export async function restAfterCode(page: Page, milliseconds = shortestRest): Promise<void> {
  const from = lastCodes.get(page)?.endedAt ?? 0;
  await expect.poll(() => Date.now(), { intervals: [20] }).toBeGreaterThan(from + milliseconds);
}

/** Opened once for each page: opening one costs as much as striking a code. */
async function keyboardOf(page: Page): Promise<CDPSession> {
  const known = keyboards.get(page) ?? (await page.context().newCDPSession(page));
  keyboards.set(page, known);
  return known;
}

/**
 * The page times the silence that ends a code: the longer, the slower the scanner. A machine that stands still for longer
 * than that between two strokes would cut the code in two, so until all of them have been struck, silence lasts this
 * many milliseconds longer.
 */
async function lengthenSilence(
  page: Page,
  milliseconds: number,
  longestSilence: number = SCAN_READER_DEFAULTS.silence,
): Promise<void> {
  await page.evaluate(
    ([shortest, longest, longer]) => {
      const its = globalThis as typeof globalThis & { timeoutBefore?: typeof setTimeout };
      // Read each time, because a test may have given the page another clock meanwhile.
      if (longer > 0) its.timeoutBefore = setTimeout;
      const timeout = its.timeoutBefore;
      // Another page than the one of the scan.
      if (timeout === undefined) return;
      const isSilence = (delay: number): boolean => Math.round(delay) >= shortest && Math.round(delay) <= longest;
      const patient = (run: () => void, delay = 0, ...given: []) =>
        timeout(run, isSilence(delay) ? delay + longer : delay, ...given);
      Object.assign(globalThis, { setTimeout: longer > 0 ? patient : timeout });
    },
    [SCAN_READER_DEFAULTS.silence, longestSilence, milliseconds] as const,
  );
}

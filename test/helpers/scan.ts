/** A barcode scanner as the page meets it: a keyboard that types a code in one burst and ends it with Enter. */
import type { Page } from '@playwright/test';
import { ENTER, type Struck, usStrokes } from '../node/scanner/strokes.ts';

/** Between two characters. The strokes carry their own times, so a busy test machine does not slow the scanner down. */
const gapMilliseconds = 6;

const shiftBit = 8;

/** Types into whatever has the focus, by the browser's own input, never by events made in the page. */
export async function scan(page: Page, code: string): Promise<void> {
  await strike(page, [...strokesOf(code), ENTER]);
}

/** What a US keyboard has no key for comes from one that has more. */
export function strokesOf(code: string): Struck[] {
  return [...code].flatMap((character) =>
    /^[ -~]$/.test(character) ? usStrokes(character) : [{ key: character, code: 'IntlBackslash' }],
  );
}

/** `gap`: milliseconds from one stroke to the next. */
export async function strike(page: Page, strokes: readonly Struck[], gap = gapMilliseconds): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  try {
    // All are on their way at once: nothing of a busy machine comes between two of them.
    await Promise.all(
      strokes.flatMap(({ key, code = '', shift = false }, index) => {
        const timestamp = (start + index * gap) / 1000;
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
    await session.detach();
  }
}

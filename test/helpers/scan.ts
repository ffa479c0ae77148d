/** A barcode scanner as the page meets it: a keyboard that types a code in one burst and ends it with Enter. */
import type { Page } from '@playwright/test';

/** Between two characters. The strokes carry their own times, so a busy test machine does not slow the scanner down. */
const gapMilliseconds = 6;

/** Types into whatever has the focus, by the browser's own input, never by events made in the page. */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  try {
    const strokes = [...code].map((character) => ({ key: character, text: character }));
    const all = [...strokes, { key: 'Enter', text: '\r', code: 'Enter', windowsVirtualKeyCode: 13 }];
    for (const [index, stroke] of all.entries()) {
      const timestamp = (start + index * gapMilliseconds) / 1000;
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...stroke, timestamp });
      await session.send('Input.dispatchKeyEvent', { ...stroke, text: '', type: 'keyUp', timestamp });
    }
  } finally {
    await session.detach();
  }
}

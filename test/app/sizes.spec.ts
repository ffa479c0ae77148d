/** The window at the smallest and the usual size: nothing is cut off sideways, nothing needs a horizontal scroll. */
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { resize, screensOf } from '../helpers/screens.ts';

for (const size of [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
]) {
  test(`every screen fits ${size.width} x ${size.height}`, async ({ bench }) => {
    const { app, page } = await bench.open();
    await resize({ app, page, size });
    for (const { name, show } of await screensOf({ app, page, theme: 'light' })) {
      await show();
      expect.soft(await widerThanTheWindow(page), name).toEqual([]);
    }
  });
}

/** Elements that stick out at the right, and scroll boxes that scroll sideways. The preview's desk may: it is zoomed. */
async function widerThanTheWindow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wordsFor = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} ${(element.textContent ?? '').slice(0, 40)}`;
    const all = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const outside = all.filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.right > innerWidth + 1;
    });
    const sideways = all.filter((element) => {
      const { overflowX } = getComputedStyle(element);
      return (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1;
    });
    const page = document.documentElement.scrollWidth > innerWidth ? ['the page itself scrolls sideways'] : [];
    return [...page, ...outside.map(wordsFor), ...sideways.map((element) => `scrolls sideways: ${wordsFor(element)}`)];
  });
}

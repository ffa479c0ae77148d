/** What holds for every screen, whatever it shows: axe has nothing to say, and nothing is cut off sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { ShownTheme } from './screens.ts';

/** Every rule in light; the other themes differ in colours only. */
export async function violationsOf(page: Page, theme: ShownTheme = 'light'): Promise<readonly string[]> {
  // Electron has no browser context that can open the blank page of axe's default mode.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

/** Elements that stick out at the right, and scroll boxes that scroll sideways. The preview's desk may: it is zoomed. */
export async function widerThanTheWindow(page: Page): Promise<readonly string[]> {
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

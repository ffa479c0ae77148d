/** axe on every screen, in light, dark and high contrast: no violation of any rule. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { type ShownTheme, screensOf } from '../helpers/screens.ts';

// axe reads every element of every screen.
test.setTimeout(180_000);

for (const theme of ['light', 'dark', 'high-contrast'] as const) {
  test(`every screen is accessible in ${theme}`, async ({ bench }) => {
    const { app, page } = await bench.open();
    for (const { name, show } of await screensOf({ app, page, theme })) {
      await show();
      expect.soft(await violationsOf(page, theme), name).toEqual([]);
    }
  });
}

/** Every rule in light; the other themes differ in colours only. */
async function violationsOf(page: Page, theme: ShownTheme): Promise<readonly string[]> {
  // Electron has no browser context that can open the blank page of axe's default mode.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

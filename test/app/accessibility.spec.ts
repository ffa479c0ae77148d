/** axe on every screen, in light, dark and high contrast: no violation of any rule at all. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/app.ts';
import { screensOf } from '../helpers/screens.ts';

// axe reads every element of every screen.
test.setTimeout(180_000);

for (const theme of ['light', 'dark', 'high-contrast'] as const) {
  test(`every screen is accessible in ${theme}`, async ({ bench }) => {
    const { app, page } = await bench.open();
    for (const { name, show } of await screensOf({ app, page, theme })) {
      await show();
      expect.soft(await violationsOf(page), name).toEqual([]);
    }
  });
}

async function violationsOf(page: Page): Promise<readonly string[]> {
  // Electron has no browser context that can open the blank page of axe's default mode.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

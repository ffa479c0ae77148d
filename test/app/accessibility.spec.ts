/** axe on every screen, in light, dark and high contrast: no violation of any rule. */
import { expect, test } from '../helpers/app.ts';
import { violationsOf } from '../helpers/page-checks.ts';
import { screensOf } from '../helpers/screens.ts';

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

/**
 * Every screen, in light, dark and high contrast: axe finds nothing, and nothing is cut off sideways at either size. A
 * row of `npm run proof -- --only walks`; in `npm test -- all` every-screen.spec.ts sees the same in light.
 */
import { expect, test } from '../../helpers/app.ts';
import { violationsOf, widerThanTheWindow } from '../../helpers/page-checks.ts';
import { resize, screensOf } from '../../helpers/screens.ts';
import { specRun } from '../../proof/in-app.ts';

const run = specRun(0);

const looks = [
  ['light', 1280, 800],
  ['dark', 1024, 768],
  ['high-contrast', 1024, 768],
] as const;

for (const [theme, width, height] of run.isLong ? looks : []) {
  test(`every screen is accessible and fits, ${theme} ${width} x ${height}`, async ({ bench }) => {
    const { app, page } = await bench.open();
    await resize({ app, page, size: { width, height } });
    for (const { name, show } of await screensOf({ app, page, theme })) {
      await show();
      expect.soft(await violationsOf(page, theme), name).toEqual([]);
      expect.soft(await widerThanTheWindow(page), name).toEqual([]);
    }
    run.done();
  });
}

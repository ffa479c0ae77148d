/** The window at the smallest and the usual size: nothing is cut off sideways, nothing needs a horizontal scroll. */
import { expect, test } from '../helpers/app.ts';
import { widerThanTheWindow } from '../helpers/page-checks.ts';
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

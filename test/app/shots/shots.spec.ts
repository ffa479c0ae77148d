/** `npm run shots`: a picture of every screen, light and dark, at both sizes, into test-results/shots. */
import { join, resolve } from 'node:path';
import { expect, test } from '../../helpers/app.ts';
import { resize, screensOf } from '../../helpers/screens.ts';

const folder = resolve(import.meta.dirname, '..', '..', '..', 'test-results', 'shots');

for (const theme of ['light', 'dark'] as const) {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
  ]) {
    test(`${theme} ${size.width} x ${size.height}`, async ({ bench }) => {
      const { app, page } = await bench.open();
      await resize({ app, page, size });
      for (const { name, show } of await screensOf({ app, page, theme })) {
        await show();
        const path = join(folder, `${theme}-${size.width}x${size.height}`, `${name}.png`);
        const picture = await page.screenshot({ path, animations: 'disabled' });
        expect(picture.length).toBeGreaterThan(5_000);
      }
    });
  }
}

/** `npm run shots`: pictures of every state of the address book, into test-results/shots. */
import { join, resolve } from 'node:path';
import { expect, test } from '../../helpers/app.ts';
import { bookScreensOf } from '../../helpers/book-screens.ts';
import { startBookService } from '../../helpers/book-service.ts';
import { faultsInPseudo } from '../../helpers/pseudo-looks.ts';
import { resize } from '../../helpers/screens.ts';

const folder = resolve(import.meta.dirname, '..', '..', '..', 'test-results', 'shots');

for (const [theme, width, height, density] of [
  ['light', 1280, 800, 'Mouse and keyboard'],
  ['light', 1920, 1080, 'Mouse and keyboard'],
  ['dark', 1024, 768, 'Mouse and keyboard'],
  ['high-contrast', 1024, 768, 'Touch'],
] as const) {
  test(`address book, ${theme} ${width} x ${height}, ${density}`, async ({ bench }) => {
    const service = await startBookService();
    try {
      const { app, page } = await bench.open();
      await resize({ app, page, size: { width, height } });
      const into = join(folder, `address-book-${theme}-${width}x${height}`);
      for (const [index, { name, show }] of bookScreensOf({ app, page, service }, theme, density).entries()) {
        await show();
        const path = join(into, `${String(index + 1).padStart(2, '0')}-${name}.png`);
        const picture = await page.screenshot({ path, animations: 'disabled' });
        expect(picture.length).toBeGreaterThan(5_000);
        if (theme !== 'light') continue;
        expect.soft(await faultsInPseudo(page, [into, name]), name).toEqual([]);
      }
    } finally {
      await service.close();
    }
  });
}

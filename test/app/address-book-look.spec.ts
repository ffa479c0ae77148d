/** Every state of the address book: axe finds nothing in any theme, and nothing is cut off sideways at any size. */
import { expect, test } from '../helpers/app.ts';
import { bookScreensOf } from '../helpers/book-screens.ts';
import { startBookService } from '../helpers/book-service.ts';
import { looksToWalk } from '../helpers/looks.ts';
import { violationsOf, widerThanTheWindow } from '../helpers/page-checks.ts';
import { resize } from '../helpers/screens.ts';
import { specRun } from '../proof/in-app.ts';

const run = specRun(0);
// Each state follows from the one before, and axe reads every element of it.
test.setTimeout(240_000);

for (const [theme, width, height, density] of looksToWalk(run, [
  ['light', 1024, 768, 'Touch'],
  ['dark', 1024, 768, 'Mouse and keyboard'],
  ['high-contrast', 1280, 800, 'Mouse and keyboard'],
] as const)) {
  test(`every state is accessible and fits, ${theme} ${width} x ${height}, ${density}`, async ({ bench }) => {
    const service = await startBookService();
    try {
      const { app, page } = await bench.open();
      await resize({ app, page, size: { width, height } });
      for (const { name, show } of bookScreensOf({ app, page, service }, theme, density)) {
        await show();
        expect.soft(await violationsOf(page, theme), name).toEqual([]);
        expect.soft(await widerThanTheWindow(page), name).toEqual([]);
      }
      run.done();
    } finally {
      await service.close();
    }
  });
}

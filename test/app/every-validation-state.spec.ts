/** Every state of the Validate screen: axe finds nothing in any theme, and nothing is cut off sideways at any size. */
import { expect, test } from '../helpers/app.ts';
import { openDock } from '../helpers/dock.ts';
import { looksToWalk } from '../helpers/looks.ts';
import { violationsOf, widerThanTheWindow } from '../helpers/page-checks.ts';
import { resize } from '../helpers/screens.ts';
import { validateScreensOf } from '../helpers/validate-screens.ts';
import { specRun } from '../proof/in-app.ts';

test.use({ withPrinter: false });
const run = specRun(0);
// axe reads every element of every state.
test.setTimeout(240_000);

for (const [theme, width, height, density] of looksToWalk(run, [
  ['light', 1024, 768, 'Touch'],
  ['dark', 1024, 768, 'Mouse and keyboard'],
  ['high-contrast', 1280, 800, 'Mouse and keyboard'],
] as const)) {
  test(`every state of Validate in ${theme}, ${width} x ${height}, ${density}`, async ({ bench }) => {
    const dock = await openDock(bench);
    const { page } = dock;
    try {
      await resize({ ...dock, size: { width, height } });
      for (const { name, show } of validateScreensOf(dock, theme, density)) {
        await show();
        expect.soft(await violationsOf(page, theme), name).toEqual([]);
        expect.soft(await widerThanTheWindow(page), name).toEqual([]);
      }
      run.done();
    } finally {
      await dock.close();
    }
  });
}

/** `npm run shots`: pictures of every state of the Validate screen, into test-results/shots. */
import { join, resolve } from 'node:path';
import { expect, test } from '../../helpers/app.ts';
import { openDock } from '../../helpers/dock.ts';
import { faultsInPseudo } from '../../helpers/pseudo-looks.ts';
import { resize } from '../../helpers/screens.ts';
import { validateScreensOf } from '../../helpers/validate-screens.ts';

const folder = resolve(import.meta.dirname, '..', '..', '..', 'test-results', 'shots');

/** The list ends while it is looked at. */
const passing = 'list-running';

for (const [theme, width, height, density] of [
  ['light', 1440, 900, 'Mouse and keyboard'],
  ['dark', 1024, 768, 'Mouse and keyboard'],
  ['high-contrast', 1024, 768, 'Touch'],
] as const) {
  test(`validate, ${theme} ${width} x ${height}, ${density}`, async ({ bench }) => {
    const dock = await openDock(bench);
    try {
      await resize({ ...dock, size: { width, height } });
      const into = join(folder, `validate-${theme}-${width}x${height}`);
      for (const [index, { name, show }] of validateScreensOf(dock, theme, density).entries()) {
        await show();
        const path = join(into, `${String(index + 1).padStart(2, '0')}-${name}.png`);
        const picture = await dock.page.screenshot({ path, animations: 'disabled' });
        expect(picture.length).toBeGreaterThan(5_000);
        if (theme !== 'light' || name === passing) continue;
        expect.soft(await faultsInPseudo(dock.page, [into, name]), name).toEqual([]);
      }
    } finally {
      await dock.close();
    }
  });
}

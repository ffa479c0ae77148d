/** At 175 % zoom on a small screen nothing of the frame lies over anything else, and all of it can be reached. */
import { expect, test } from '../helpers/app.ts';
import { resize } from '../helpers/screens.ts';

const screens = ['Orders', 'Manifests', 'Address book', 'Validate', 'Activity', 'Settings'];

test('at 175 % the rail ends above the status line, and no two controls of a toolbar lie over each other', async ({
  bench,
}) => {
  const { app, page } = await bench.open();
  await resize({ app, page, size: { width: 1024, height: 768 } });
  // What a zoom does to the page: fewer of its pixels.
  await page.setViewportSize({ width: 585, height: 439 });
  const rail = page.getByRole('navigation', { name: 'Screens' });
  const status = page.getByRole('region', { name: 'Status' });
  for (const name of screens) {
    const entry = rail.getByRole('button', { name });
    await entry.scrollIntoViewIfNeeded();
    const [entryBox, statusBox] = [await entry.boundingBox(), await status.boundingBox()];
    expect.soft((entryBox?.y ?? 0) + (entryBox?.height ?? 0), name).toBeLessThanOrEqual(statusBox?.y ?? 0);
    await entry.click();
    await expect(page.getByRole('main', { name })).toBeVisible();
    const overlapping = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('[role=toolbar] :is(button, input, h1, label)')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
      const outside = controls.filter(({ box }) => box.right > innerWidth + 1);
      const pairs = controls.flatMap((a, at) =>
        controls.slice(at + 1).filter((b) => {
          if (a.element.contains(b.element) || b.element.contains(a.element)) return false;
          if (a.element.closest('label, .mantine-Input-wrapper, [role=radiogroup]')?.contains(b.element)) return false;
          const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          return across > 1 && down > 1;
        }),
      );
      return [...outside, ...pairs].map(({ element }) => element.outerHTML.slice(0, 80));
    });
    expect.soft(overlapping, name).toEqual([]);
  }
});

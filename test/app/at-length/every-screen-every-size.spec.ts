/**
 * Every screen and the states behind it, small and with large text, by mouse and by finger: nothing covers a control,
 * nothing is cut off, no words collide, nothing moves for a person who asked the system for less motion, and in touch
 * mode no target is smaller than 44 pixels. All sizes in both languages: `npm run proof -- --only walks`.
 */
import type { Page } from '@playwright/test';
import { expect, type OpenApp, test } from '../../helpers/app.ts';
import { showAs, showCalmly, type View, walkEveryState } from '../../helpers/every-state.ts';
import { layoutFaults, movingParts, smallTargets } from '../../helpers/layout-checks.ts';
import { looksToWalk } from '../../helpers/looks.ts';
import { whileMainStands } from '../../helpers/main-stands.ts';
import { showPart } from '../../helpers/screens.ts';
import { say, sayIn } from '../../helpers/texts.ts';
import { collidingTexts, tornTexts } from '../../helpers/texts-on-screen.ts';
import { specRun } from '../../proof/in-app.ts';

const run = specRun(0);
test.setTimeout(run.isLong ? 900_000 : 240_000);
test.afterEach(() => sayIn('en'));

const small = {
  width: 1024,
  height: 768,
  density: 'comfortable',
  faults: async (page: Page) => [
    ...(await layoutFaults(page)),
    ...(await tornTexts(page)),
    ...(await collidingTexts(page)),
  ],
} as const;
const large = { ...small, width: 1280, height: 800 } as const;
const sizes: readonly View[] = [
  ...(run.isLong ? [1, 1.5, 2].map((zoom) => ({ ...large, zoom })) : []),
  ...(run.isLong ? [1.5, 2, 1] : [2, 1]).map((zoom) => ({ ...small, zoom })),
];
const touched: View = {
  ...small,
  zoom: 1,
  density: 'touch',
  faults: async (page) => [...(await smallTargets(page)), ...(await movingParts(page))],
};

const views = [...sizes, touched];

for (const language of looksToWalk(run, ['en', 'de'] as const)) {
  test(`every screen can be read and pressed in every size, ${language}`, async ({ bench }) => {
    const { app, page } = await bench.open();
    await showCalmly(page, language);
    await showAs(page, views[0] ?? touched);
    await walkEveryState(page, views);
    await test.step('a button at work', () => seeNothingTurn(app, page));
    run.done();
  });
}

async function seeNothingTurn(app: OpenApp['app'], page: Page): Promise<void> {
  await showPart(page, 'printing');
  const again = page.getByRole('button', { name: say('settings.printing.look') });
  await expect(again).toBeEnabled();
  await whileMainStands(app, async () => {
    // It may have begun to look by itself: then it is at work, too.
    await again.dispatchEvent('click');
    await expect(again).toHaveAttribute('data-loading', 'true');
    expect(await movingParts(page)).toEqual([]);
  });
}

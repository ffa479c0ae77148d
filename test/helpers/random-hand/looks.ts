/** What holds whatever was done before: every text is meant for people, the keys belong to something, nothing is cut off. */
import type { Page } from '@playwright/test';
import { en } from '../../../src-renderer/words/en.ts';
import { layoutFaults } from '../layout-checks.ts';
import { violationsOf } from '../page-checks.ts';
import { say, sayWithin } from '../texts.ts';

const oddText = /undefined|\bNaN\b|\[object |\bnull\b|Infinity|Invalid Date|\{\w+(, plural)?/;
const keysOfTexts: ReadonlySet<string> = new Set(
  Object.entries(en).flatMap(([subject, texts]) => Object.keys(texts).map((name) => `${subject}.${name}`)),
);

/** Texts that no person wrote, and keys that belong to nothing for longer than a screen takes to change. */
export async function faultsAtOnce(page: Page): Promise<readonly string[]> {
  const { text, isLost } = await page.evaluate(async () => {
    const lost = (): boolean =>
      document.hasFocus() && (document.activeElement === null || document.activeElement === document.body);
    for (let frames = 0; lost() && frames < 60; frames += 1) await new Promise(requestAnimationFrame);
    return { text: document.body.textContent, isLost: lost() };
  });
  const odd = oddText.exec(text);
  const keys = (text.match(/[a-z-]+(\.[a-z-]+)+/g) ?? []).filter((one) => keysOfTexts.has(one));
  return [
    ...(odd === null ? [] : [`a text of a program: ${text.slice(Math.max(0, odd.index - 40), odd.index + 60)}`]),
    ...keys.map((key) => `the key of a text instead of the text: ${key}`),
    ...(isLost ? ['the keys belong to nothing'] : []),
  ];
}

/** Takes a second and more. */
export async function faultsOfTheScreen(page: Page): Promise<readonly string[]> {
  const found = await faultsNow(page);
  if (found.length === 0) return [];
  // What was on its way out or in is over by the second look.
  const again = await faultsNow(page);
  return found.filter((one) => again.includes(one));
}

async function faultsNow(page: Page): Promise<readonly string[]> {
  const violations = await violationsOf(page);
  // The help lies over a narrow window, and the field for a place in the list over its rows, until they are closed.
  const liesOver =
    (await page.getByRole('complementary', { name: say('help.title') }).isVisible()) ||
    (await page.getByRole('textbox', { name: sayWithin('orders.jump') }).isVisible());
  return [
    // The way past the rail lies over it while it has the keys.
    ...(liesOver ? [] : await layoutFaults(page)).filter((one) => !one.includes(say('shell.skip'))),
    // Two scans of one code are called alike, and open the same.
    ...violations.filter((one) => !one.startsWith('more than one button')),
  ];
}

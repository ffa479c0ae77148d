/**
 * What is on the screen in the pseudo-languages, without leaving it: the words become long and strange, and once more
 * from right to left. The steps to the next state go on in the language before.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bridgeOf } from './bridge.ts';
import { expect } from './expect.ts';
import { textFaults } from './language-screens.ts';
import { turnedAround } from './texts-on-screen.ts';

type PseudoLanguage = 'pseudo' | 'pseudo-rtl';

/** Behind the words of every text of a pseudo-language. */
const filling = /~/;

async function lookInPseudo(page: Page, look: (language: PseudoLanguage) => Promise<void>): Promise<void> {
  const { ask } = bridgeOf(page);
  const { language } = await ask('preferences.get', {});
  // It is always there; what was read aloud stays in the language in which it was said.
  const skip = page.locator('body button').first();
  await ask('preferences.change', { language: 'pseudo' });
  await expect(skip).toContainText(filling);
  await look('pseudo');
  // The language of this direction would begin everything anew, and what is open would be closed.
  await turn(page, 'rtl');
  await look('pseudo-rtl');
  await turn(page, 'ltr');
  await ask('preferences.change', { language });
  await expect(skip).not.toContainText(filling);
}

/** What is cut off or sticks out: names and places of orders and entries are on each of these screens, so that not every text is of the catalogue. `pictures`: a folder, and the name of the state. */
export async function faultsInPseudo(page: Page, pictures?: readonly [string, string]): Promise<readonly string[]> {
  const faults: string[] = [];
  await lookInPseudo(page, async (language) => {
    if (pictures !== undefined) {
      const [folder, state] = pictures;
      await page.screenshot({ path: join(folder, `${state}-${language}.png`), animations: 'disabled' });
    }
    const around = language === 'pseudo-rtl' ? await turnedAround(page) : [];
    const all = [...(await textFaults(page, language, true)), ...around.map((words) => `turned around: ${words}`)];
    faults.push(...all.map((fault) => `${language}: ${fault}`));
  });
  return faults;
}

async function turn(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
}

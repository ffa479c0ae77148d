/**
 * What a hand does that follows no plan: it presses whatever is there, strikes keys and shortcuts, scans, types, and
 * changes the size of the window, while the service's answers are lost, held and refused.
 */
import { errors, type Page } from '@playwright/test';
import type { Chance } from '../../proof/seeded.ts';
import type { OpenApp } from '../app.ts';
import type { GoBetween } from '../go-between.ts';
import { restAfterCode, scan } from '../scan.ts';
import { resize } from '../screens.ts';
import { say } from '../texts.ts';

export interface Place extends Pick<OpenApp, 'app' | 'page'> {
  readonly goBetween: GoBetween;
  /** What the labels on the parcels say. */
  readonly numbers: readonly string[];
}

const shortcuts: readonly string[] = [
  ...['F1', 'Shift+F1', 'F5', 'F6', 'F8', 'F9', 'Shift+F9', 'F11', 'Delete'],
  ...['1', '2', 'a', 'l', 'o', 's', 'u', 'v'].map((key) => `Alt+${key}`),
  ...['f', 'g', 'i', 'k', 'p', 's', 'z', 'Enter', 'Shift+a', 'Shift+x'].map((key) => `Control+${key}`),
  ...Array.from({ length: 9 }, (_, at) => `Control+${at + 1}`),
];
const moves: readonly string[] = [
  ...['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Escape', 'Space', 'Shift+ArrowDown', 'Home', 'End'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp'],
];
const oddCodes = ['NOPE-1', 'x', ']C1010123', 'RETURNED-9', 'http://a.example/1'] as const;
const typed = ['Meier', '12', 'zzz', 'ü', '2026', '-1', '0', '99999999999'] as const;
const ofWrites = [
  ...['pass', 'pass', 'hold', 'lose the answer', 'lose the write'],
  ...['refuse after a part', 'refuse before anything'],
] as readonly GoBetween['writes'][];
const ofReads = ['pass', 'pass', 'lose', 'hold'] as const;
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 800, height: 600 },
  { width: 640, height: 400 },
] as const;
/** For a press that does not reach what it is meant for. Milliseconds. */
const patience = 500;
/** Between typed characters, as a person types. Milliseconds. */
const byHand = 120;

/** Does one thing at random, and says what. */
export async function doSomething(place: Place, chance: Chance): Promise<string> {
  const { page, goBetween } = place;
  const draw = chance.below(100);
  if (draw < 30) return press(page, chance);
  if (draw < 40) return strikeKey(page, chance.pick(shortcuts));
  if (draw < 50) return strikeKey(page, chance.pick(moves));
  if (draw < 64) return scanCode(page, chance.pick(place.numbers));
  if (draw < 67) return scanCode(page, chance.pick(oddCodes));
  if (draw < 71) {
    const text = chance.pick(typed);
    await page.keyboard.type(text, { delay: byHand });
    return `typed ${text}`;
  }
  if (draw < 77) {
    goBetween.writes = chance.pick(ofWrites);
    return `writes: ${goBetween.writes}`;
  }
  if (draw < 82) {
    goBetween.reads = chance.pick(ofReads);
    return `reads: ${goBetween.reads}`;
  }
  if (draw < 98) return askForWrite(place, chance);
  const size = chance.pick(sizes);
  await resize({ ...place, size });
  return `${size.width} x ${size.height}`;
}

async function strikeKey(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  return key;
}

async function scanCode(page: Page, code: string): Promise<string> {
  await scan(page, code);
  return `scanned ${code}`;
}

/** Scans a parcel, asks for a write, and says yes to what is asked: without a plan that would hardly ever happen. */
async function askForWrite({ page, numbers }: Place, chance: Chance): Promise<string> {
  const way = chance.pick(['a manifest of the selection', 'the rounds of the station', 'another change']);
  const code = chance.pick(numbers);
  await page.keyboard.press('Escape');
  await page.keyboard.press(way === 'the rounds of the station' ? 'F11' : 'Control+1');
  await scan(page, code);
  await restAfterCode(page);
  if (way === 'another change') {
    await tryTo(() => page.getByRole('button', { name: say('orders.menu') }).click({ timeout: patience }));
    const items = await page.getByRole('menuitem').all();
    if (items.length > 0) await tryTo(() => chance.pick(items).click({ timeout: patience }));
  } else await page.keyboard.press(way === 'the rounds of the station' ? 'F9' : 'Control+Enter');
  const yes = page.locator('[role="dialog"] button:not([disabled])').last();
  // The first question may be about what is left out.
  for (let questions = 0; questions < 2; questions += 1) await tryTo(() => yes.click({ timeout: patience }));
  return `scanned ${code} and asked for ${way}`;
}

/** What is to be pressed may be covered, or gone by then; a hand without a plan leaves it at that. */
async function tryTo(run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** By place, as a mouse or a finger does: what lies on top there takes the press. Rows are pressed less often. */
async function press(page: Page, chance: Chance): Promise<string> {
  const all = await pressable(page);
  const others = all.filter(({ isRow }) => !isRow);
  const from = others.length > 0 && !chance.oneIn(4) ? others : all;
  if (from.length === 0) return 'found nothing to press';
  const { x, y, name } = chance.pick(from);
  await page.mouse.click(x, y, { clickCount: chance.oneIn(12) ? 2 : 1 });
  return `pressed ${name}`;
}

interface Pressable {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly isRow: boolean;
}

function pressable(page: Page): Promise<readonly Pressable[]> {
  return page.evaluate(() => {
    const kinds =
      'button, a, input, select, textarea, summary, canvas, [role="row"], [role="radio"], [role="checkbox"], [role="switch"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="tab"]';
    return [...document.querySelectorAll(kinds)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const onTop = document.elementFromPoint(x, y);
      if (box.width < 2 || box.height < 2 || onTop === null) return [];
      if (!element.contains(onTop) && !onTop.contains(element)) return [];
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [{ x, y, name: `${kind} '${words.slice(0, 40)}'`, isRow: kind === 'row' }];
    });
  });
}

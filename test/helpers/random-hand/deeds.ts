/**
 * What a hand does that follows no plan: it presses whatever is there, strikes and holds keys and shortcuts, scans, types,
 * turns the wheel, drops and pastes what it has, changes the looks and the size of the window, while the service's
 * answers are lost, held and refused.
 */
import { errors, type Page } from '@playwright/test';
import type { Preferences } from '../../../src-preload/contract/preferences.ts';
import type { Chance } from '../../proof/seeded.ts';
import type { OpenApp } from '../app.ts';
import { bridgeOf } from '../bridge.ts';
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
const looks: readonly Partial<Preferences>[] = [
  ...(['light', 'dark', 'high-contrast', 'system'] as const).map((theme) => ({ theme })),
  ...(['touch', 'comfortable'] as const).map((density) => ({ density })),
];
/** The texts are found in English: what was in another language for a moment is in English again. */
const languages = ['de', 'en'] as const;
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
  if (draw < 92) return askForWrite(place, chance);
  if (draw < 94) return holdKey(page, chance.pick([...shortcuts, ...moves]));
  if (draw < 96) return pointOtherwise(page, chance);
  if (draw < 97) return bringText(page, chance.pick([...place.numbers, ...oddCodes, ...typed]), chance);
  if (draw < 99) return changeLook(page, chance);
  const size = chance.pick(sizes);
  await resize({ ...place, size });
  return `${size.width} x ${size.height}`;
}

async function strikeKey(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  return key;
}

/** As long as a thing lies on it: the keyboard repeats it. */
async function holdKey(page: Page, key: string): Promise<string> {
  const names = key.split('+');
  for (const name of names) await page.keyboard.down(name);
  const last = names.at(-1) ?? key;
  for (let held = 0; held < 4; held += 1) await page.keyboard.down(last);
  for (const name of names.toReversed()) await page.keyboard.up(name);
  return `held ${key}`;
}

/** What a mouse has besides its left button. */
async function pointOtherwise(page: Page, chance: Chance): Promise<string> {
  const all = await pressable(page);
  if (all.length < 2) return 'found nothing to point at';
  const { x, y, name } = chance.pick(all);
  const way = chance.pick(['right', 'middle', 'wheel', 'drag'] as const);
  await page.mouse.move(x, y);
  if (way === 'wheel') await page.mouse.wheel(0, chance.pick([-900, -90, 90, 900]));
  else if (way === 'drag') {
    const to = chance.pick(all);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  } else await page.mouse.click(x, y, { button: way });
  return `${way} on ${name}`;
}

/** From another program: out of the clipboard, or dragged onto the window. */
async function bringText(page: Page, text: string, chance: Chance): Promise<string> {
  const way = chance.pick(['paste', 'drop', 'drop a link', 'drop a file'] as const);
  await page.evaluate(
    ([how, brought]) => {
      const data = new DataTransfer();
      if (how === 'drop a file') data.items.add(new File([brought], `${brought}.txt`, { type: 'text/plain' }));
      else data.setData(how === 'drop a link' ? 'text/uri-list' : 'text/plain', brought);
      const init = { bubbles: true, cancelable: true };
      const focused = document.activeElement ?? document.body;
      if (how === 'paste') {
        const goesIn = focused.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, ...init }));
        if (goesIn) document.execCommand('insertText', false, brought);
        return;
      }
      for (const type of ['dragenter', 'dragover', 'drop'] as const)
        focused.dispatchEvent(new DragEvent(type, { dataTransfer: data, ...init }));
    },
    [way, text] as const,
  );
  return `${way}: ${text}`;
}

async function changeLook(page: Page, chance: Chance): Promise<string> {
  const { ask } = bridgeOf(page);
  if (chance.oneIn(3)) {
    for (const language of languages) {
      await ask('preferences.change', { language });
      await page.waitForFunction((shown) => document.documentElement.lang === shown, language);
    }
    return 'looked at it in German';
  }
  const look = chance.pick(looks);
  await ask('preferences.change', look);
  return `look: ${Object.values(look)}`;
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

/** What a screen in the pseudo-language reveals: texts that escaped the catalogue, and words that are cut off. */
import type { Page } from '@playwright/test';

/**
 * Words outside the brackets that surround every text of the catalogue. Numbers, codes and words of the service or a
 * person are not our texts: they are in `.mono`, fields and table cells.
 */
export async function textsOutsideTheCatalogue(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const foreign = '.mono, kbd, [role="gridcell"], td, input, textarea, option, [data-foreign]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element === null || element.closest(foreign) !== null || !element.checkVisibility()) continue;
      const words = (walker.currentNode.textContent ?? '').trim();
      // A piece of a text that is drawn in several pieces has accents, even if it has no bracket.
      const plain = /\p{L}{2,}/u.test(words) && !/[[\]áçéíñöšüýÅÇÉÎÑØŠÛÝ]/.test(words);
      if (plain) found.add(words);
    }
    return [...found];
  });
}

/** Buttons, tabs, labels and heads that are narrower than their words: a person cannot read the end. */
export async function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const whole =
      'button, .mantine-Button-label, [role="radio"], label, h1, h2, h3, legend, [role="columnheader"], nav span';
    return [...document.querySelectorAll(whole)]
      .filter((element) => element.checkVisibility() && !element.classList.contains('unseen'))
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => (element.textContent ?? '').trim());
  });
}

/**
 * Names whose first letter is out of sight, as where one that is read from right to left is cut off at the right. Our
 * own texts have the direction of the page: in the pseudo-languages that is not the one of their letters.
 */
export async function namesWithoutBeginning(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cutterOf = (element: Element | null): Element | null => {
      const overflow = element === null ? 'auto' : getComputedStyle(element).overflowX;
      if (overflow === 'visible') return cutterOf(element?.parentElement ?? null);
      return overflow === 'hidden' || overflow === 'clip' ? element : null;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      const words = text.textContent ?? '';
      const first = words.search(/\p{L}/u);
      if (element === null || first < 0 || /~|\[/.test(words) || !element.checkVisibility()) continue;
      const cutter = cutterOf(element);
      // What stands behind a marked part is no beginning.
      if (cutter === null || element.closest('.unseen') !== null || text.previousSibling?.nodeName === 'MARK') continue;
      const range = document.createRange();
      range.setStart(text, first);
      range.setEnd(text, first + 1);
      const [letter, box] = [range.getBoundingClientRect(), cutter.getBoundingClientRect()];
      if (letter.left < box.left - 1 || letter.right > box.right + 1) found.push(words.trim());
    }
    return found;
  });
}

/**
 * Of a page that is read from right to left, names and addresses of the other direction whose number or sign in front is
 * drawn behind them: 'Test Road 12' for '12 Test Road'. Also in fields.
 */
export async function turnedAround(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const begins = /^[\d#]+[\p{L}\s.,/-]*? *(?=\p{Script=Latin}{2})/u;
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type="date"]), textarea')].filter(
      (field) => field.checkVisibility() && begins.test(field.value) && getComputedStyle(field).direction === 'rtl',
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = fields.map(({ value }) => value);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      const words = text.textContent ?? '';
      // Our own texts have the direction of the page.
      if (element === null || /~|\[|[áçéíñöšüý]/.test(words) || !element.checkVisibility()) continue;
      const letter = words.search(/\p{Script=Latin}/u);
      if (!begins.test(words) || element.closest('.unseen') !== null) continue;
      const placeOf = (at: number): DOMRect => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      };
      const [first, next] = [placeOf(0), placeOf(letter)];
      if (Math.abs(first.top - next.top) < 2 && first.left > next.left) found.push(words.trim());
    }
    return found;
  });
}

/**
 * What reads badly where a line ends: a number that goes on in the next line, and a line that begins with the dot that
 * parts two facts. Numbers longer than any carrier's may be torn.
 */
export async function tornTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const longestNumber = 24;
    const number = /\b[A-Z0-9]{6,}\b/g;
    const isInLine = (element: Element): boolean => getComputedStyle(element).display === 'inline';
    const blockOf = (element: Element): Element =>
      isInLine(element) && element.parentElement !== null ? blockOf(element.parentElement) : element;
    const placesOf = (from: Node, at: number, text: Node, end: number): DOMRect[] => {
      const range = document.createRange();
      range.setStart(from, at);
      range.setEnd(text, end);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const words = text.textContent ?? '';
      const element = text.parentElement;
      if (element === null || element.closest('.unseen, .textLayer') !== null || !element.checkVisibility()) continue;
      for (const { 0: one, index } of words.matchAll(number)) {
        if (one.length > longestNumber || !/[0-9]{6}/.test(one)) continue;
        const lines = new Set(placesOf(text, index, text, index + one.length).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`a number is torn: ${one}`);
      }
      for (const { index } of words.matchAll(/·/g)) {
        const [dot] = placesOf(text, index, text, index + 1);
        const before = placesOf(blockOf(element), 0, text, index);
        if (dot === undefined || before.length === 0) continue;
        const isBehind = before.some((place) => Math.min(place.bottom, dot.bottom) - Math.max(place.top, dot.top) > 4);
        if (!isBehind) found.push(`a line begins with a dot: ${blockOf(element).textContent?.trim()}`);
      }
    }
    return [...new Set(found)];
  });
}

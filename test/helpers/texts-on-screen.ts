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
 * On a page that is read from right to left: names and addresses of the other direction whose number or sign in front
 * is drawn behind them, 'Test Road 12' for '12 Test Road'. Also in fields.
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

/** Words that lie on others or touch them, as where a part has less room than its words take in one line. */
export async function collidingTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly words: string;
      readonly block: Element;
      readonly layer: Element | null;
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const drawnApart = '.unseen, svg, .textLayer, [aria-hidden="true"]';
    const floating = '[role="menu"], [role="listbox"], [role="dialog"], [role="alert"][aria-label]';
    const isInLine = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');
    const blockOf = (element: Element): Element =>
      isInLine(element) && element.parentElement !== null ? blockOf(element.parentElement) : element;
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
      [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
    /** What scrolls together, or stays in its place over what scrolls. */
    const layerOf = (element: Element): Element | null => {
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (around.matches(floating) || style.position === 'sticky' || scrolls(style)) return around;
      }
      return null;
    };
    type Place = Pick<Line, 'left' | 'top' | 'right' | 'bottom'>;
    const uncut = (element: Element, layer: Element | null, { left, top, right, bottom }: DOMRect): Place => {
      const place = { left, top, right, bottom };
      for (let around: Element | null = element; around !== layer && around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const edge = around.getBoundingClientRect();
        place.left = Math.max(place.left, edge.left);
        place.right = Math.min(place.right, edge.right);
        place.top = Math.max(place.top, edge.top);
        place.bottom = Math.min(place.bottom, edge.bottom);
      }
      return place;
    };
    const linesOf = (text: Node): readonly Line[] => {
      const words = (text.textContent ?? '').trim();
      const element = text.parentElement;
      if (words === '' || element === null || element.closest(drawnApart) !== null) return [];
      // What is out of sight may not be laid out yet.
      const laidOut = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
      if (!element.checkVisibility(laidOut)) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const known = { words: words.slice(0, 40), block: blockOf(element), layer: layerOf(element) };
      return [...range.getClientRects()]
        .map((place) => ({ ...known, ...uncut(element, known.layer, place) }))
        .filter(({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2);
    };
    const root = [...document.querySelectorAll('[aria-modal="true"]')].find((one) => one.checkVisibility());
    const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) lines.push(...linesOf(walker.currentNode));
    const collides = (one: Line, other: Line): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > -1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
    const found = lines.flatMap((one, at) =>
      lines
        .slice(at + 1)
        .filter((other) => one.block !== other.block && one.layer === other.layer && collides(one, other))
        .map((other) => `'${one.words}' and '${other.words}' collide`),
    );
    return [...new Set(found)];
  });
}

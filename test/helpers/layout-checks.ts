/**
 * Whether a person can read and press what a screen shows, at any size of the window and the text: nothing covers a
 * control, nothing is cut off without a way to scroll to it, and lists have room for some rows. Measured in the page.
 */
import type { Page } from '@playwright/test';

/** The faults of the screen as it is now; while a dialog is open, with the dialog. */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const tolerance = 1.5;
    const controls =
      'button, a[href], input, textarea, [role="menuitem"], [role="menuitemradio"], [role="option"], [role="combobox"]';
    // What opens over a screen covers it on purpose, and closes with the next key or press.
    const floating = '[role="menu"], [role="listbox"], [role="dialog"], [role="alert"][aria-label]';

    const nameOf = (element: Element): string => {
      const words = element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent;
      return `${element.tagName.toLowerCase()} '${(words ?? '').trim().slice(0, 50)}'`;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /**
     * Parents that can cut it off: an absolutely placed element is cut only by the one it is placed in, a fixed one
     * only by the window.
     */
    const parentsOf = (element: Element): readonly Element[] => {
      const parents: Element[] = [];
      let position = getComputedStyle(element).position;
      for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
        if (position === 'fixed') return [...parents, document.documentElement];
        const style = getComputedStyle(parent);
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
        parents.push(parent);
        position = style.position;
      }
      return parents;
    };
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const windowBox: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const boxOf = (parent: Element): Box =>
      parent === document.documentElement ? windowBox : parent.getBoundingClientRect();

    /** What lies before the beginning of a scrolling area, or behind its end, is shown by no scrolling. */
    const isOutOfReach = (box: Box, scroller: Element, slack: number): boolean => {
      const top = scroller.getBoundingClientRect().top - scroller.scrollTop;
      return box.top < top - slack || box.bottom > top + scroller.scrollHeight + slack;
    };

    /**
     * The element that cuts off the box where nobody can scroll to it. Several lines of a text may reach over theirs by
     * less than their height.
     */
    const cutBy = (box: Box, parents: readonly Element[], slack: number): Element | undefined => {
      let acrossScrolls = false;
      let downScrolls = false;
      return parents.find((parent) => {
        const { overflowX, overflowY } = getComputedStyle(parent);
        const edge = boxOf(parent);
        const isLast = parent === document.documentElement;
        acrossScrolls ||= scrolls(overflowX);
        if (!downScrolls && scrolls(overflowY) && isOutOfReach(box, parent, slack)) return true;
        downScrolls ||= scrolls(overflowY);
        const across = !acrossScrolls && (isLast || overflowX !== 'visible');
        const down = !downScrolls && (isLast || overflowY !== 'visible');
        return (
          (across && (box.left < edge.left - tolerance || box.right > edge.right + tolerance)) ||
          (down && (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
        );
      });
    };
    const scrollerOf = (element: Element): Element | undefined =>
      parentsOf(element).find((parent) => {
        const { overflowX, overflowY } = getComputedStyle(parent);
        return scrolls(overflowX) || scrolls(overflowY);
      });
    /** A press, or inside a head or a foot, that stays in place while the rest scrolls. */
    const isKept = (element: Element): boolean =>
      [element, ...parentsOf(element)].some((parent) => getComputedStyle(parent).position === 'sticky');
    /** The visible part of it. */
    const seenOf = (element: Element): Box | null => {
      const seen = { ...element.getBoundingClientRect().toJSON() } as {
        left: number;
        top: number;
        right: number;
        bottom: number;
      };
      for (const parent of parentsOf(element)) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        const edge = boxOf(parent);
        const isLast = parent === document.documentElement;
        if (isLast || overflowX !== 'visible') {
          seen.left = Math.max(seen.left, edge.left);
          seen.right = Math.min(seen.right, edge.right);
        }
        if (isLast || overflowY !== 'visible') {
          seen.top = Math.max(seen.top, edge.top);
          seen.bottom = Math.min(seen.bottom, edge.bottom);
        }
      }
      return seen.right - seen.left > 2 && seen.bottom - seen.top > 2 ? seen : null;
    };

    const modal = [...document.querySelectorAll('[aria-modal="true"]')].find(isShown);
    const root = modal ?? document.body;
    const shown = [...root.querySelectorAll(controls)].filter(isShown);
    const faults: string[] = [];

    const seen = shown.flatMap((element) => {
      const box = seenOf(element);
      // Two elements that scroll together may cover each other in a part that is out of view.
      const scroller = scrollerOf(element);
      const whole = element.getBoundingClientRect();
      if (whole.width <= 2 || (box === null && scroller === undefined)) return [];
      return [{ element, box, whole, scroller, kept: isKept(element) }];
    });
    for (const [at, a] of seen.entries()) {
      for (const b of seen.slice(at + 1)) {
        // Compares the places first: hardly any two are in the same place, and all other checks take longer.
        const together = a.scroller === b.scroller;
        const [one, other] = together ? [a.whole, b.whole] : [a.box, b.box];
        if (one === null || other === null) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across <= tolerance || down <= tolerance) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (a.element.closest(floating) !== b.element.closest(floating)) continue;
        // Scrolled content goes under a head or a foot that stays; a field and its own buttons are one.
        if (a.kept !== b.kept) continue;
        if (a.element.closest('[role="grid"], .mantine-Input-wrapper, label')?.contains(b.element)) continue;
        faults.push(`${nameOf(a.element)} and ${nameOf(b.element)} overlap`);
      }
    }
    for (const element of shown) {
      const box = element.getBoundingClientRect();
      if (box.width <= 2 || element.closest('.unseen') !== null) continue;
      // The link that appears with the focus.
      if (box.bottom < 0) continue;
      const cutter = cutBy(box, parentsOf(element), tolerance);
      if (cutter !== undefined) faults.push(`${nameOf(element)} is cut off by ${cutter.tagName}.${cutter.className}`);
    }

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (element === null || (text.textContent ?? '').trim() === '' || !isShown(element)) continue;
      if (element.closest('.unseen, svg, [aria-hidden="true"], [role="grid"], .textLayer') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const parents = [element, ...parentsOf(element)];
      for (const line of range.getClientRects()) {
        if (line.bottom < 0) continue;
        const cutter = cutBy(line, parents, line.height / 2);
        // Pointing at it shows all of it.
        if (cutter === undefined || [cutter, element].some((each) => each.closest('[title], [data-whole]') !== null))
          continue;
        faults.push(
          `'${(text.textContent ?? '').trim().slice(0, 60)}' is cut off by ${cutter.tagName}.${cutter.className}`,
        );
        break;
      }
    }

    for (const scroller of [document.documentElement, ...root.querySelectorAll('*')]) {
      if (!isShown(scroller) || scroller.scrollWidth <= scroller.clientWidth + tolerance) continue;
      // A wide table may, and a line of chips; so may the preview's desk, the only one whose bar is always there.
      if (scroller.closest('[role="grid"], [aria-label] > ul') !== null) continue;
      if (getComputedStyle(scroller).overflowY === 'scroll') continue;
      if (scroller === document.documentElement || scrolls(getComputedStyle(scroller).overflowX)) {
        faults.push(`scrolls sideways: ${scroller.tagName}.${scroller.className}`);
      }
    }
    for (const grid of root.querySelectorAll('[role="grid"]')) {
      const height = grid.getBoundingClientRect().height;
      if (isShown(grid) && height < 120)
        faults.push(`the list ${nameOf(grid)} is only ${Math.round(height)} pixels high`);
    }
    return [...new Set(faults)];
  });
}

/**
 * Controls that a finger can miss: 21 pixels from their centre, in some direction, something else is hit. The words of
 * a switch or a checkbox count as a part of it.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => {
    const reach = 21;
    const floating = '[role="menu"], [role="listbox"], [role="dialog"], [role="alert"][aria-label]';
    const controls =
      'button, input, textarea, a[href], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="combobox"]';
    const modal = [...document.querySelectorAll('[aria-modal="true"]')].find((each) => each.checkVisibility());
    const shown = [...(modal ?? document.body).querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 2 &&
        element.closest('.unseen') === null &&
        // A press that is not told to screen readers is one for a finger all the same.
        (element.matches('button') || element.closest('[aria-hidden="true"]') === null),
    );
    return shown.flatMap((element) => {
      const before = element.getBoundingClientRect();
      if (before.bottom < 0) return [];
      const isSeen = before.top >= reach && before.bottom <= innerHeight - reach;
      // Rows of a list have the same height, so the visible ones stand for all.
      if (!isSeen && element.closest('[role="grid"], [role="listbox"]') !== null) return [];
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      // A press on a row of a list counts as one on its checkbox.
      const row = element instanceof HTMLInputElement ? element.closest('[role="row"][aria-selected]') : null;
      // A button within a field has its own effect: a press on the field is not one on it.
      const wrapper =
        row ??
        element.closest(element.matches('button') ? '[role="option"]' : '.mantine-Input-wrapper, [role="option"]');
      const missed = [
        [0, -reach],
        [0, reach],
        [-reach, 0],
        [reach, 0],
      ].flatMap(([across = 0, down = 0]) => {
        const hit = document.elementFromPoint(x + across, y + down);
        if (hit === null) return ['the edge of the window'];
        // What opens over a screen closes with the next press.
        if (hit.closest(floating) !== element.closest(floating)) return [];
        const isHit = element.contains(hit) || labels.some((label) => label.contains(hit)) || wrapper?.contains(hit);
        return isHit ? [] : [`${hit.tagName}.${hit.className}`];
      });
      if (missed.length === 0) return [];
      const words =
        element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent ?? '';
      return [
        `${element.tagName.toLowerCase()} '${words.trim().slice(0, 50)}' is ${Math.round(width)} x ${Math.round(height)}, beside it ${missed[0]}`,
      ];
    });
  });
}

/** More room between lines, letters and words, as a person may set it (WCAG 1.4.12); false: as it was. */
export async function spaceWords(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets = spaced ? [sheet] : [];
  }, isSpaced);
}

/** What would move or fade with the next change; for a person who asked the system for less motion, nothing does. */
export async function movingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lasts = (times: string): boolean => times.split(',').some((time) => Number.parseFloat(time) > 0);
    const moving = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part);
        const moves = lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
        return moves ? [`${element.tagName.toLowerCase()}.${element.classList[0]}${part} moves`] : [];
      }),
    );
    return [...new Set(moving)];
  });
}

/** Sizes change over a frame or two, and lists draw their rows after that. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moves = (): boolean =>
      document.getAnimations().some((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    for (let still = 0, frames = 0; still < 3 && frames < 60; still = moves() ? 0 : still + 1, frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

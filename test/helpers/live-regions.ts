/** What a screen reader reads by itself: each text of a live region, as often as it comes. */
import { expect, type Page } from '@playwright/test';

interface LiveRegions {
  /** All texts so far, in order. */
  heard(): Promise<readonly string[]>;
  /** Waits until it is read aloud, and sees that it is once, however often the screen is drawn again. */
  isHeardOnce(words: string | RegExp): Promise<void>;
}

/** From now on. */
export async function hearLiveRegions(page: Page): Promise<LiveRegions> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { saidByLiveRegions: said });
    const live = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';
    const isLive = (element: Element): boolean => element.getAttribute('aria-live') !== 'off';
    // Any other is read only where it was there before its text.
    const isReadAtOnce = (element: Element): boolean => isLive(element) && element.role === 'alert';
    const regionOf = (node: Node): Element | null => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(`${live}, [aria-live="off"]`);
      return region != null && isLive(region) ? region : null;
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { type, target, addedNodes } of changes) {
        const changed = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of changed) {
          const region = regionOf(node);
          if (region !== null && (region !== node || isReadAtOnce(region))) regions.add(region);
          if (node instanceof Element)
            for (const inside of node.querySelectorAll(live)) if (isReadAtOnce(inside)) regions.add(inside);
        }
      }
      for (const region of regions) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (region.isConnected && text !== '') said.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const heard = (): Promise<readonly string[]> =>
    page.evaluate(() => [...(globalThis as unknown as { saidByLiveRegions: string[] }).saidByLiveRegions]);
  return {
    heard,
    // The screen may show it a moment before it is said.
    isHeardOnce: (words) =>
      expect
        .poll(async () =>
          (await heard()).filter((one) => (words instanceof RegExp ? words.test(one) : one.includes(words))),
        )
        .toHaveLength(1),
  };
}

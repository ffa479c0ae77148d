/** What a screen reader reads by itself: each text of a live region, as often as it comes. */
import type { Page } from '@playwright/test';

/** From now on. The returned function answers all texts so far, in order. */
export async function hearLiveRegions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { saidByLiveRegions: said });
    const live = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';
    const isLive = (element: Element): boolean => element.getAttribute('aria-live') !== 'off';
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
          if (region !== null) regions.add(region);
          if (node instanceof Element)
            for (const inside of node.querySelectorAll(live)) if (isLive(inside)) regions.add(inside);
        }
      }
      for (const region of regions) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (region.isConnected && text !== '') said.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { saidByLiveRegions: string[] }).saidByLiveRegions]);
}

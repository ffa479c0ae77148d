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
    // Text that waits until its region is known (ui/told.tsx) is not read yet, nor is what is for eyes alone.
    const unread = '[aria-hidden="true"], [inert]';
    const regionOf = (node: Node): Element | null => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(`${live}, [aria-live="off"]`);
      return element?.closest(unread) == null && region != null && isLive(region) ? region : null;
    };
    const readOf = (node: Node): string => {
      const copy = node.cloneNode(true);
      if (copy instanceof Element) for (const part of copy.querySelectorAll(unread)) part.remove();
      return copy.textContent ?? '';
    };
    // Of a plain live region only what came is read; of an alert or a status all (WAI-ARIA 1.2, aria-atomic).
    const isReadWhole = (region: Element): boolean =>
      (region.ariaAtomic ?? String(region.role === 'alert' || region.role === 'status')) === 'true';
    new MutationObserver((changes) => {
      const came = new Map<Element, Set<Node>>();
      const note = (region: Element, node: Node): void => {
        if (node.isConnected) came.set(region, (came.get(region) ?? new Set()).add(node));
      };
      for (const { type, target, addedNodes } of changes) {
        const changed = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of changed) {
          const region = regionOf(node);
          if (region !== null && (region !== node || isReadAtOnce(region))) note(region, node);
          if (node instanceof Element)
            for (const inside of node.querySelectorAll(live)) if (isReadAtOnce(inside)) note(inside, inside);
        }
      }
      for (const [region, nodes] of came) {
        const parts = isReadWhole(region) ? [region] : [...nodes];
        const text = parts.map(readOf).join(' ').replace(/\s+/g, ' ').trim();
        if (region.isConnected && text !== '') said.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const heard = (): Promise<readonly string[]> =>
    page.evaluate(() => [...(globalThis as unknown as { saidByLiveRegions: string[] }).saidByLiveRegions]);
  return {
    heard,
    // The screen may show it a moment before it is said. A failure says what was read instead.
    isHeardOnce: async (words) => {
      const isMeant = (one: string): boolean => (words instanceof RegExp ? words.test(one) : one.includes(words));
      const timesAndAll = async (): Promise<string> => {
        const all = await heard();
        return [`read ${all.filter(isMeant).length} times: ${words}`, 'all that was read:', ...all].join('\n');
      };
      await expect.poll(timesAndAll).toMatch(/^read 1 times/);
    },
  };
}

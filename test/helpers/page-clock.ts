/** The page's clock, which a spec moves on: what happens after a minute need not be waited for. */
import type { Page } from '@playwright/test';

/**
 * Playwright's clock tells of an event when it was heard, on the page's new clock. Here it tells when it was struck: else a busy
 * computer takes a scan for a person's typing.
 */
export async function installClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const struckAt = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
    if (struckAt === undefined) throw new Error('Events do not tell when they were made.');
    const own = performance;
    const ageOf = (event: Event): number => own.now() - Number(struckAt.call(event));
    Object.assign(globalThis, { ageOf });
  });
  await page.clock.install();
  await page.evaluate(() => {
    const { ageOf } = globalThis as unknown as { ageOf(event: Event): number };
    const told = new WeakMap<Event, number>();
    Object.defineProperty(Event.prototype, 'timeStamp', {
      get(this: Event) {
        const at = told.get(this) ?? performance.now() - ageOf(this);
        told.set(this, at);
        return at;
      },
    });
  });
}

/**
 * Playwright's expectations. While an element is not there yet, Playwright's own `toBeVisible` describes the whole page
 * anew at each look, for the message of a failure: a seventh of what its scripts cost the pages. This one waits only.
 */
import { expect as base, errors, type Locator } from '@playwright/test';

export const expect = base.extend({
  /** The one element is shown, or comes in time; with `not`, it is gone or hidden. */
  async toBeVisible(locator: Locator, options: { readonly timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout;
    const wanted = this.isNot ? 'hidden' : 'visible';
    try {
      await locator.waitFor({ state: wanted, timeout });
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      const message = (): string => `${locator} is not ${wanted} after ${timeout} ms\n${error.message}`;
      return { pass: this.isNot, message };
    }
  },
});

/** Whether the page has this computer's speaker open: 'running,suspended,' and so on, each as the browser says it. */
import type { Page } from '@playwright/test';

/** Of what sounds from now on, before the first sound. */
export async function watchSpeaker(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    let states = '';
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        this.addEventListener('statechange', () => {
          states += `${this.state},`;
        });
      }
    };
    Object.assign(globalThis, { speakerStates: () => states });
  });
  return () => page.evaluate(() => (globalThis as unknown as { speakerStates(): string }).speakerStates());
}

/** App tests: the built app, whole. 'runtime' runs it in the Chromium runtime, 'electron' in the real binary. */
import { defineConfig } from '@playwright/test';
import type { AppOptions } from './test/helpers/app.ts';

/** A row of the proof runs a spec at length, and may look at memory. */
const isForSeconds = process.env.PROOF_COUNT === undefined;

export default defineConfig<AppOptions>({
  testDir: 'test/app',
  outputDir: 'test-results/app',
  // Every test has a bench of its own: any two may run side by side. They wait as much as they work: three for two cores.
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A test is all that one app is opened for: minutes of work on a busy computer. What hangs ends sooner, because each of its steps
  // has an end of its own: what is expected here, what is pressed or waited for where the app is opened (test/helpers/app.ts).
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    {
      name: 'runtime',
      testIgnore: /test[\\/]app[\\/](shots|proof|bench)[\\/]/,
      use: { shell: 'chromium-runtime', isForSeconds },
    },
    { name: 'electron', testIgnore: /test[\\/]app[\\/](shots|proof|bench)[\\/]/, use: { shell: 'electron' } },
    { name: 'proof', testMatch: /test[\\/]app[\\/]proof[\\/]/, use: { shell: 'chromium-runtime' } },
    { name: 'bench', testMatch: /test[\\/]app[\\/]bench[\\/]/, use: { shell: 'chromium-runtime' } },
    { name: 'shots', testMatch: /test[\\/]app[\\/]shots[\\/]/, use: { shell: 'chromium-runtime' } },
  ],
});

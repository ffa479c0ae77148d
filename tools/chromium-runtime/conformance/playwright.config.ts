/**
 * Electron's documented behaviour, as far as the product relies on it. The same specs run on this runtime and, with
 * CONFORMANCE_SHELL=electron, on the real binary; only `runtime-only.spec.ts` and `visible-window.spec.ts` are about
 * the runtime itself.
 */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: process.env.CONFORMANCE_SHELL === 'electron' ? ['runtime-only.spec.ts', 'visible-window.spec.ts'] : [],
  outputDir: '../../../test-results/conformance',
  reporter: 'line',
  // What starts the app four times behind other tests takes half a minute on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // The tests wait as much as they work: four for two cores.
  workers: 4,
  forbidOnly: true,
});

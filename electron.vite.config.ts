/** Builds the three rooms of the app: out/main (ES module), out/preload (one CommonJS file), out/renderer. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const here = (path: string): string => resolve(import.meta.dirname, path);

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rolldownOptions: { input: { index: here('src-main/index.ts') } },
    },
  },
  preload: {
    // A sandboxed preload is evaluated as one CommonJS script: nothing may be left to require but 'electron'.
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: here('src-preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: here('src-renderer'),
    base: './',
    build: {
      outDir: here('out/renderer'),
      // Nothing becomes a data: URL, so that the page's Content-Security-Policy can stay at 'self'.
      assetsInlineLimit: 0,
      rolldownOptions: { input: { index: here('src-renderer/index.html') } },
    },
    plugins: [react()],
  },
});

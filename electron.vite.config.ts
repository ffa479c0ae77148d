/** Builds the three rooms of the app: out/main (ES module), out/preload (one CommonJS file), out/renderer. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { HtmlTagDescriptor, IndexHtmlTransformContext } from 'vite';
import { mainChunks, pageChunks } from './tools/main-chunks.ts';
import { mantineSheets } from './tools/mantine-sheets.ts';
import { oneByteCode } from './tools/one-byte-code.ts';

const here = (path: string): string => resolve(import.meta.dirname, path);

/**
 * What pdf.js fetches by URL while it shows a PDF, shipped under pdfjs/ beside the page: character maps, the 14 standard
 * fonts, and the plain-script image decoders (not the WebAssembly ones: the page's policy has no 'wasm-unsafe-eval').
 */
const PDFJS_FILES = ['cmaps/*', 'standard_fonts/*', 'wasm/*_nowasm_fallback.js', 'wasm/LICENSE_*'];

const shipPdfjsFiles = {
  name: 'ship-pdfjs-files',
  apply: 'build' as const,
  buildStart(this: { emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): string }): void {
    const folder = here('node_modules/pdfjs-dist');
    for (const path of globSync(PDFJS_FILES, { cwd: folder })) {
      this.emitFile({ type: 'asset', fileName: `pdfjs/${path}`, source: readFileSync(resolve(folder, path)) });
    }
  },
};

/** keytar is a native module; the others are large, and loaded when a sheet or manifest is drawn. */
const STAY_PACKAGES = ['keytar', 'pdfkit', /^bwip-js/];

/**
 * What the page's script imports is asked for together with it: else main has begun to load its services by then, and
 * answers late.
 */
const nameImportsOfScript = {
  name: 'name-imports-of-script',
  transformIndexHtml: (_html: string, { chunk }: IndexHtmlTransformContext): HtmlTagDescriptor[] =>
    (chunk?.imports ?? []).map((file) => ({
      tag: 'link',
      injectTo: 'head',
      attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
    })),
};

/**
 * Behind the first picture in the page: Chromium waits for a sheet, and for a font that is named in the head, with all that
 * follows. Our script, which comes later still, finds them there: a font that is not when the first text is drawn costs a look
 * for another one on this computer.
 */
const behindFirstPicture = {
  name: 'behind-first-picture',
  transformIndexHtml: {
    order: 'post' as const,
    handler(html: string, { bundle }: IndexHtmlTransformContext): string {
      const [sheet] = /\n *<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
      if (sheet === undefined) throw new Error('the page names no style sheet');
      const fonts = Object.keys(bundle ?? {}).filter((file) => /-latin-wght-normal[^/]*\.woff2$/.test(file));
      if (fonts.length !== 2) throw new Error('the page has other fonts');
      const links = fonts.map(
        (file) => `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="./${file}">`,
      );
      return html.replace(sheet, '').replace('\n  </body>', `${sheet}${links.join('')}$&`);
    },
  },
};

/** electron-store can hand a file to another program. No code of main may: a test looks for the words in what is built. */
const withoutOpening = {
  name: 'without-opening',
  transform: (code: string, id: string) =>
    id.endsWith('/electron-store/index.js') ? code.replace(/\tasync openInEditor\(\) \{\n.*?\n\t\}\n/s, '') : null,
};

/** The licences of all packages whose code stands in the files that are built: they go wherever the files go. */
const license = { fileName: 'licences-of-packages.md' };

export default defineConfig({
  main: {
    plugins: [withoutOpening, oneByteCode],
    build: {
      outDir: 'out/main',
      license,
      // What main uses of its packages stands in its own files: Node else looks for, reads and compiles 200 more at each start.
      externalizeDeps: false,
      rolldownOptions: {
        external: STAY_PACKAGES,
        input: {
          index: here('src-main/index.ts'),
          // What runs in a worker thread wants a file of its own: the Practice accounts' service, the address books' copies,
          // the orders' copy, the reading of the system's root certificates.
          'practice-worker': here('src-main/sandbox/worker.ts'),
          'address-book-copies': here('src-main/address-book/copies/copy-worker.ts'),
          'address-book-refresh': here('src-main/address-book/copies/refresh-worker.ts'),
          orders: here('src-main/mirror/mirror-worker.ts'),
          'service-answers': here('src-main/shipping/reading/answers-worker.ts'),
          'system-roots': here('src-main/shipping/system-roots-worker.ts'),
          // Loaded with the first changed setting; main stands still for as long as that takes, thrice as long for its 140 files.
          'electron-store': 'electron-store',
        },
        output: { codeSplitting: mainChunks },
      },
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
      license,
      // Nothing becomes a data: URL, so that the page's Content-Security-Policy can stay at 'self'.
      assetsInlineLimit: 0,
      // electron-vite leaves the page's code as it is written: three times as much to read at each start.
      minify: true,
      // Each file names what it imports: a list of all such names in the first one is read at every start, and helps a press once.
      modulePreload: false,
      // One sheet: another that comes later makes the page work out the looks of all that it shows once more.
      cssCodeSplit: false,
      rolldownOptions: {
        input: { index: here('src-renderer/index.html') },
        output: { codeSplitting: pageChunks },
      },
    },
    plugins: [
      react(),
      shipPdfjsFiles,
      nameImportsOfScript,
      behindFirstPicture,
      mantineSheets(here('src-renderer/ui/mantine.css')),
      oneByteCode,
    ],
  },
});

/**
 * `npm run bench:first-load`: what the built page reads before its first screen: the files that index.html names and
 * everything these import at once, each compressed as gzip does.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { atMost, tellBench } from '../held.ts';

const page = resolve(import.meta.dirname, '..', '..', '..', 'out', 'renderer');
const read = (path: string): string => readFileSync(join(page, path), 'utf8');

/** These files, and what they import before they run. */
function withImports(paths: readonly string[]): readonly string[] {
  const files = new Set(paths);
  for (const path of files) {
    if (!path.endsWith('.js')) continue;
    for (const [, name] of read(path).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)) {
      files.add(join(dirname(path), name ?? ''));
    }
  }
  return [...files];
}

const holdsPdfJs = (paths: readonly string[]): number =>
  Number(paths.some((path) => read(path).includes('PDFDocumentLoadingTask')));

const named = [...read('index.html').matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path ?? '');
const first = withImports(named);
const sizes = first.map((path) => {
  const bytes = readFileSync(join(page, path));
  return { path, kilobytes: bytes.length / 1_000, gzipKilobytes: gzipSync(bytes).length / 1_000 };
});
const total = (ending: string): number =>
  sizes.filter(({ path }) => path.endsWith(ending)).reduce((sum, { gzipKilobytes }) => sum + gzipKilobytes, 0);

tellBench('first-load', {
  gates: [
    atMost('JavaScript, gzip', total('.js'), 250, 'kB'),
    atMost('CSS, gzip', total('.css'), 40, 'kB'),
    atMost('pdf.js in it', holdsPdfJs(first), 0, ''),
  ],
  beside: sizes.map(
    ({ path, kilobytes, gzipKilobytes }) =>
      `${kilobytes.toFixed(1).padStart(8)} kB ${gzipKilobytes.toFixed(1).padStart(7)} kB gzip  ${path}`,
  ),
  figures: { sizes },
});

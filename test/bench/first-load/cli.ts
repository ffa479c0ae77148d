/**
 * `npm run bench:first-load`: what the page reads before its first screen, of what is built: the files that index.html names and
 * all that these import at once, each compressed as gzip does. Prints the tables, writes test-results/bench/first-load.json, and
 * ends with 1 when a gate is missed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type GateRow, verdictOf } from '../address-book/gates.ts';
import { gateTable } from '../address-book/report.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const page = join(root, 'out', 'renderer');
const outputPath = join(root, 'test-results', 'bench', 'first-load.json');

const named = [...readFileSync(join(page, 'index.html'), 'utf8').matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(
  ([, path]) => path ?? '',
);
const files = new Set(named);
for (const path of files) {
  if (!path.endsWith('.js')) continue;
  const script = readFileSync(join(page, path), 'utf8');
  for (const [, name] of script.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g))
    files.add(join(dirname(path), name ?? ''));
}
const sizes = [...files].map((path) => {
  const bytes = readFileSync(join(page, path));
  return { path, kilobytes: bytes.length / 1_000, gzipKilobytes: gzipSync(bytes).length / 1_000 };
});
const total = (ending: string): number =>
  sizes.filter(({ path }) => path.endsWith(ending)).reduce((sum, { gzipKilobytes }) => sum + gzipKilobytes, 0);
const holdsPdfJs = sizes.some(({ path }) => readFileSync(join(page, path), 'utf8').includes('PDFDocumentLoadingTask'));

const row = (what: string, measured: number, gate: number): GateRow => ({
  ...{ what, size: 'gzip', measured, gate, stretch: gate / 2, unit: '', isMoreBetter: false },
});
const rows = [
  row('JavaScript, kB', total('.js'), 250),
  row('CSS, kB', total('.css'), 40),
  row('pdf.js in it', holdsPdfJs ? 1 : 0, 0),
];
const missed = rows.filter((one) => verdictOf(one) === 'MISS');
for (const { path, kilobytes, gzipKilobytes } of sizes) {
  console.log(`${kilobytes.toFixed(1).padStart(8)} kB ${gzipKilobytes.toFixed(1).padStart(7)} kB gzip  ${path}`);
}
console.log(`\n${gateTable(rows)}\n\n${rows.length - missed.length} of ${rows.length} gates held`);
mkdirSync(dirname(outputPath), { recursive: true });
writeFileSync(outputPath, `${JSON.stringify({ ranAt: new Date().toISOString(), sizes, rows }, null, 2)}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;

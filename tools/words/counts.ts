/** The form of a count ('3 orders') is written once in each language: in its counts.ts, when several texts use it. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A plural with its choices, each of which may hold values in braces. */
const forms = /\{\w+, plural,(?: [=\w]+ \{(?:[^{}]|\{[^{}]*\})*\})+\}/g;

/** One line for each form that a language's files write more than once. Paths are relative to `root`. */
export function countFaults(root: string): readonly string[] {
  const files = globSync('src-renderer/words/*/*.ts', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .sort();
  const written = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(forms)].map(([form]) => ({ form, place: `${path}:${index + 1}`, language: folderOf(path) })),
      ),
  );
  return [...Map.groupBy(written, ({ form, language }) => `${language} ${form}`).values()]
    .filter((same) => same.length > 1)
    .map(
      (same) =>
        `${same.map(({ place }) => place).join(', ')}: ${same[0]?.form} (a count's form stands once, in ${same[0]?.language}/counts.ts)`,
    );
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Checks the words of the page, and that main has none: one line for each fault. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { catalogueFaults, type Subjects, unsaidKeys } from './catalogue.ts';
import { countFaults } from './counts.ts';
import { readPageFile } from './literal-texts.ts';
import { mainSentences } from './main-sentences.ts';

const page = 'src-renderer';
/** What is printed on a parcel that goes abroad is in English in every language. */
const localeFree = ['src-renderer/ui/address-block.ts'];
/** The practice service speaks as a service does, in its own words. */
const otherSpeakers = ['src-main/sandbox/'];

export interface Languages {
  readonly source: Subjects;
  readonly translations: Readonly<Record<string, Subjects>>;
}

/** A line for each sentence of main that is not in `unmigrated`, folders whose sentences may still stand in the code. */
export function mainFaults(root: string, unmigrated: readonly string[]): readonly string[] {
  const paths = globSync('src-main/**/*.ts', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => ![...otherSpeakers, ...unmigrated].some((folder) => path.startsWith(folder)));
  return paths
    .sort()
    .flatMap((path) =>
      mainSentences(path, readFileSync(join(root, path), 'utf8')).map(
        ({ line, words }) =>
          `${path}:${line}: ${words} (main says a code, src-preload/contract/remark.ts; the page says it in words)`,
      ),
    );
}

/** `unmigrated`: folders of the page whose texts may still stand in the code. Paths in the lines are relative to `root`. */
export function wordFaults(root: string, languages: Languages, unmigrated: readonly string[]): readonly string[] {
  const files = globSync(`${page}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.startsWith(`${page}/words/`))
    .sort()
    .map((path) => ({ path, ...readPageFile(path, readFileSync(join(root, path), 'utf8')) }));
  const texts = files.flatMap(({ path, literalTexts }) =>
    literalTexts.map(({ line, words }) => ({ folder: path.split('/')[1] ?? '', fault: `${path}:${line}: ${words}` })),
  );
  return [
    ...texts
      .filter(({ folder }) => !unmigrated.includes(folder))
      .map(({ fault }) => `${fault} (a text for people stands in src-renderer/words)`),
    ...unmigrated
      .filter((folder) => !texts.some((text) => text.folder === folder))
      .map((folder) => `tools/words/unmigrated.ts: ${folder} has no text left in its code: take it off the list`),
    ...files
      .filter(({ path }) => !unmigrated.includes(path.split('/')[1] ?? '') && !localeFree.includes(path))
      .flatMap(({ path, asksLocale }) =>
        asksLocale.map(
          (line) => `${path}:${line}: asks the computer's language; words/locale.ts asks the one that is shown`,
        ),
      ),
    ...files.flatMap(({ path, saidTooEarly }) =>
      saidTooEarly.map((line) => `${path}:${line}: is said too early, and stays in the language of that moment`),
    ),
    ...unsaidKeys(
      languages.source,
      files.flatMap(({ strings }) => strings),
    ).map((key) => `${key}: nobody says this text`),
    ...Object.entries(languages.translations).flatMap(([language, translation]) =>
      catalogueFaults(languages.source, language, translation),
    ),
    ...countFaults(root),
  ];
}

/**
 * Checks that the page's words are in the catalogues, and that main and the tests hold none: one line for each fault.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { catalogueFaults, type Subjects, unsaidKeys } from './catalogue.ts';
import { countFaults } from './counts.ts';
import { saidBeforeTheyCome } from './first-script.ts';
import { readPageFile } from './literal-texts.ts';
import { mainSentences } from './main-sentences.ts';
import { namesInWords } from './test-names.ts';

const page = 'src-renderer';
/** What is printed on a parcel that goes abroad is in English in every language. */
const localeFree = ['src-renderer/ui/address-block.ts'];
/** The practice service speaks like a service, in its own words. */
const otherSpeakers = ['src-main/sandbox/'];

export interface Languages {
  readonly source: Subjects;
  /** The part of it that comes behind the first screen. */
  readonly later: Subjects;
  readonly translations: Readonly<Record<string, Subjects>>;
}

/** A line for each sentence of main. Paths in the lines are relative to `root`. */
export function mainFaults(root: string): readonly string[] {
  return filesOf(root, 'src-main/**/*.ts')
    .filter((path) => !otherSpeakers.some((folder) => path.startsWith(folder)))
    .flatMap((path) =>
      mainSentences(path, readFileSync(join(root, path), 'utf8')).map(
        ({ line, words }) =>
          `${path}:${line}: ${words} (main says a code, src-preload/contract/remark.ts; the page says it in words)`,
      ),
    );
}

/** A line for each name of the screen that a test gives in English. */
export function testFaults(root: string): readonly string[] {
  return filesOf(root, 'test/{app,helpers,proof}/**/*.ts').flatMap((path) =>
    namesInWords(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, words }) => `${path}:${line}: ${words} (a test finds it by its key, test/helpers/texts.ts)`,
    ),
  );
}

function filesOf(root: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** Paths in the lines are relative to `root`. */
export function wordFaults(root: string, languages: Languages): readonly string[] {
  const files = filesOf(root, `${page}/**/*.{ts,tsx}`)
    .filter((path) => !path.startsWith(`${page}/words/`))
    .map((path) => ({ path, ...readPageFile(path, readFileSync(join(root, path), 'utf8')) }));
  return [
    ...files.flatMap(({ path, literalTexts }) =>
      literalTexts.map(
        ({ line, words }) => `${path}:${line}: ${words} (a text for people stands in src-renderer/words)`,
      ),
    ),
    ...files
      .filter(({ path }) => !localeFree.includes(path))
      .flatMap(({ path, asksLocale }) =>
        asksLocale.map(
          (line) => `${path}:${line}: asks the computer's language; words/locale.ts asks the one that is shown`,
        ),
      ),
    ...files.flatMap(({ path, bareCounts }) =>
      bareCounts.map((line) => `${path}:${line}: a count without the language's signs; numberWords() writes them`),
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
    ...saidBeforeTheyCome(root, `${page}/main.tsx`, languages.later),
  ];
}

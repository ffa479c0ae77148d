/**
 * The files derived from the address book's files: the list of all rule files, which the app imports, and the version
 * of a book, which changes with everything that decides what a book's file holds.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface WrittenFile {
  /** Below the root of the project. */
  readonly path: string;
  readonly text: string;
}

const rulesFolder = 'resources/address-rules';
const bookFolder = 'src-main/address-book';
const versionPath = `${bookFolder}/book/book-version.ts`;
/** The rooms that decide the content of a book: its tokens, canonical forms and tables. */
const decidingRooms = ['text', 'rules', 'spelling', 'book'];
/** The code they share with orders decides it, too. */
const sharedLetters = 'src-main/codes/folded-letters.ts';
const writtenBy = 'Written by tools/address-rules/register.ts (`npm run format`)';

/** The required content of the two files. */
export function registration(root: string): readonly WrittenFile[] {
  const listed = { path: `${bookFolder}/rules/registered-rules.ts`, text: ruleList(root) };
  return [listed, { path: versionPath, text: versionText(root, listed) }];
}

/** One line for each file with other content. */
export function registrationFaults(root: string): readonly string[] {
  return registration(root).flatMap(({ path, text }) =>
    isWritten(root, path, text) ? [] : [`${path}: not what follows from the rule files and the code: npm run format`],
  );
}

function isWritten(root: string, path: string, text: string): boolean {
  try {
    return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n') === text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function ruleList(root: string): string {
  const [countries, languages] = [namesIn(root, 'countries'), namesIn(root, 'languages')];
  const imported = (kind: string, name: string, as: string): string =>
    `import ${as} from '../../../${rulesFolder}/${kind}/${name}.json' with { type: 'json' };\n`;
  return [
    `/** All rule files, by language and by country (two-letter codes). ${writtenBy}. */\n`,
    ...countries.map((name) => imported('countries', name, name.toUpperCase())),
    ...languages.map((name) => imported('languages', name, name)),
    "import type { CountryFile, WordRules } from './address-rule-files.ts';\n\n",
    'export const languageFiles: Readonly<Record<string, WordRules>> = {\n',
    ...languages.map((name) => `  ${name},\n`),
    '};\n\nexport const countryFiles: Readonly<Record<string, CountryFile>> = {\n',
    ...countries.map((name) => `  ${name.toUpperCase()},\n`),
    '};\n',
  ].join('');
}

function namesIn(root: string, kind: string): readonly string[] {
  return readdirSync(join(root, rulesFolder, kind))
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort();
}

function versionText(root: string, listed: WrittenFile): string {
  const hash = createHash('sha256');
  for (const path of decidingFiles(root)) {
    const text = path === listed.path ? listed.text : readFileSync(join(root, path), 'utf8');
    hash.update(`${path}\n${path.endsWith('.json') ? rulesIn(text) : codeIn(text)}\n`);
  }
  // SQLite stores the version of a file as a signed number of 32 bits.
  const version = hash.digest().readUInt32BE() >>> 1;
  return `/** A hash of the rules and of the code that decide what a book's file holds. ${writtenBy}. */\nexport const bookVersion = ${version};\n`;
}

function decidingFiles(root: string): readonly string[] {
  const folders = [rulesFolder, ...decidingRooms.map((room) => `${bookFolder}/${room}`)];
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        `${folder}/${name}`.replaceAll('\\', '/'),
      ),
    )
    .filter((path) => /\.(json|ts)$/.test(path) && path !== versionPath)
    .concat(sharedLetters)
    .sort();
}

/** Without the rules' sources: they change no book. */
function rulesIn(text: string): string {
  const { about: _about, sources: _sources, licence: _licence, ...rules } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(rules);
}

/** Without comments: they change no book. */
function codeIn(text: string): string {
  return text
    .split(/\r?\n/)
    .filter((line) => !/^\s*(?:\/\/|\/?\*|$)/.test(line))
    .join('\n');
}

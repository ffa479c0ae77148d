/** Finds texts that the page's first script says, though they come behind the first screen (src-renderer/words/en-later.ts). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { importedFile } from '../rooms/circles.ts';
import { type Subjects, saidKeys } from './catalogue.ts';
import { readPageFile } from './literal-texts.ts';

/** One line for each. Paths are relative to `root`; `entry` is the first file of the page. */
export function saidBeforeTheyCome(root: string, entry: string, later: Subjects): readonly string[] {
  return filesFrom(root, entry)
    .filter((path) => !path.startsWith('src-renderer/words/'))
    .flatMap((path) =>
      saidKeys(later, readPageFile(path, readFileSync(join(root, path), 'utf8')).strings).map(
        (key) => `${path}: ${key} comes behind the first screen (words/en-later.ts), and this file with it`,
      ),
    );
}

/** The file, and all that it imports before it runs. */
function filesFrom(root: string, entry: string): readonly string[] {
  const files = new Set(existsSync(join(root, entry)) ? [entry] : []);
  for (const path of files) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const name of importsOf(path, readFileSync(join(root, path), 'utf8'))) {
      if (name.startsWith('.')) files.add(importedFile(path, name));
    }
  }
  return [...files].filter((path) => /\.tsx?$/.test(path));
}

function importsOf(path: string, text: string): readonly string[] {
  return parseSync(path, text).program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.importKind === 'type' ? [] : [statement.source.value];
    if (statement.type === 'ExportNamedDeclaration' && statement.exportKind !== 'type')
      return statement.source === null ? [] : [statement.source.value];
    return statement.type === 'ExportAllDeclaration' ? [statement.source.value] : [];
  });
}

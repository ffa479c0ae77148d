/** Checks the page's style sheets: every class that is named is there, every class that is there is named, and none serves all. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** A sheet for more files is nobody's: its classes are of different subjects. */
const mostFiles = 9;

interface Use {
  readonly path: string;
  readonly sheet: string;
  /** Null: it picks classes at run time. */
  readonly classes: readonly string[] | null;
}

/** One line per fault. Paths are relative to `root`, with forward slashes. */
export function findSheetFaults(root: string): readonly string[] {
  const paths = pathsBelow(root, 'src-renderer');
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const sheets = new Map(
    [...texts].flatMap(([path, text]) => (path.endsWith('.module.css') ? [[path, classesOf(text)] as const] : [])),
  );
  const uses = [...texts].flatMap(([path, text]) => usesOf(path, text));
  const missing = uses.flatMap(({ path, sheet, classes }) =>
    (classes ?? [])
      .filter((name) => sheets.get(sheet)?.has(name) !== true)
      .map((name) => `${path}: ${sheet} has no class '${name}'`),
  );
  const ofSheets = [...sheets].flatMap(([sheet, classes]) => {
    const itsUses = uses.filter((use) => use.sheet === sheet);
    const files = new Set(itsUses.map(({ path }) => path));
    const named = new Set(itsUses.flatMap((use) => use.classes ?? [...classes]));
    return [
      ...[...classes].filter((name) => !named.has(name)).map((name) => `${sheet}: nobody names class '${name}'`),
      ...(files.size > mostFiles ? [`${sheet}: serves ${files.size} files: at most ${mostFiles}`] : []),
    ];
  });
  return [...missing, ...ofSheets];
}

function pathsBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|ts|tsx)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

function classesOf(text: string): ReadonlySet<string> {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map((match) => match[1] ?? '');
  return new Set(
    selectors
      .filter((selector) => !selector.trim().startsWith('@'))
      .map((selector) => selector.replace(/:global\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, ''))
      .flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1] ?? '')),
  );
}

/** What a component names as `styles.x`, and what a sheet draws from another one. */
function usesOf(path: string, text: string): Use[] {
  const at = (written: string): string => posix.join(posix.dirname(path), written);
  if (path.endsWith('.css')) {
    return [...text.matchAll(/composes:\s*([\w\s-]+?)\s+from\s+"([^"]+)"/g)].map((match) => ({
      path,
      sheet: at(match[2] ?? ''),
      classes: (match[1] ?? '').split(/\s+/),
    }));
  }
  const code = text.replace(/^import .*$/gm, '');
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map((match) => {
    const [, name = '', written = ''] = match;
    const isPickedLate = new RegExp(`\\b${name}\\b(?!\\.[A-Za-z_])`).test(code);
    const named = [...code.matchAll(new RegExp(`\\b${name}\\.([A-Za-z_]\\w*)`, 'g'))].map((each) => each[1] ?? '');
    return { path, sheet: at(written), classes: isPickedLate ? null : named };
  });
}

/**
 * Checks the page's style sheets: every named class exists and every class is named, no sheet serves all files, and no
 * rule costs the whole page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** A sheet for more files belongs to nobody: its classes are about different subjects. */
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
  const wide = [...texts].flatMap(([path, text]) =>
    path.endsWith('.css')
      ? wideSelectors(text).map((selector) => `${path}: others' looks hang on ':has()': ${selector}`)
      : [],
  );
  return [...missing, ...ofSheets, ...wide];
}

/**
 * Selectors that use `:has()` to style something inside or beside the element. With every element that comes or goes
 * anywhere below it, Chromium then restyles all the others; for the element itself it is cheap.
 */
function wideSelectors(text: string): readonly string[] {
  return selectorsOf(text).filter((selector) =>
    withoutBrackets(selector)
      .split(',')
      .some((one) => /:has\S*\s*[\s>+~]\s*\S/.test(one.trim())),
  );
}

/** Leaves out what is between round brackets, except the name of `:has` inside others. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\(([^()]*)\)/g, (_, inside: string) => (inside.includes(':has') ? ':has' : ''));
  return shorter === selector ? selector : withoutBrackets(shorter);
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
  return new Set(
    selectorsOf(text)
      .map((selector) => selector.replace(/:global\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, ''))
      .flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1] ?? '')),
  );
}

/** The selectors of every rule, as written. */
function selectorsOf(text: string): readonly string[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map((match) => (match[1] ?? '').trim())
    .filter((selector) => !selector.startsWith('@'));
}

/** The classes that a component names as `styles.x`, and those that a sheet takes from another one. */
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

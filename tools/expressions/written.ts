/** The expressions in the source files of main, and the places that build one from text. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'vite';

export interface FoundExpression {
  /** 'src-main/csv.ts:18'. */
  readonly place: string;
  readonly pattern: string;
  readonly flags: string;
}

export interface Written {
  readonly expressions: readonly FoundExpression[];
  readonly buildingPlaces: readonly string[];
}

export function expressionsWritten(root: string): Written {
  const expressions: FoundExpression[] = [];
  const buildingPlaces: string[] = [];
  const paths = globSync('src-main/**/*.ts', { cwd: root }).map((path) => path.split(sep).join('/'));
  for (const path of paths.sort()) {
    const text = readFileSync(join(root, path), 'utf8');
    const placeOf = (node: Node): string => `${path}:${text.slice(0, Number(node.start)).split('\n').length}`;
    for (const node of nodesIn(parseSync(path, text).program)) {
      if (isExpression(node)) expressions.push({ place: placeOf(node), ...node.regex });
      if (isBuilt(node)) buildingPlaces.push(placeOf(node));
    }
  }
  return { expressions, buildingPlaces };
}

type Node = Readonly<Record<string, unknown>>;

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

function isExpression(node: Node): node is Node & { readonly regex: { readonly pattern: string; flags: string } } {
  return node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null;
}

function isBuilt({ type, callee }: Node): boolean {
  const name = typeof callee === 'object' && callee !== null && 'name' in callee ? callee.name : null;
  return (type === 'NewExpression' || type === 'CallExpression') && name === 'RegExp';
}

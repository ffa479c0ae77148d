/** What the room check needs to know of one source file, from its real syntax tree. */
import { parseSync } from 'vite';

export interface SourceFile {
  /** Module names of every import, export-from, import(), import type and require() with a fixed name. */
  readonly imports: readonly string[];
  /** Names declared at the top level of the file. */
  readonly declared: readonly string[];
  /** True when it reads `packbench` off window, globalThis or self. */
  readonly touchesBridge: boolean;
  /** '@throws' and the like in its comments. */
  readonly docTags: readonly string[];
  /** True when it has an element of its own with role 'status'. */
  readonly hasStatus: boolean;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Throws when the text is not TypeScript. */
export function readSource(fileName: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(fileName, text);
  const first = errors[0];
  if (first !== undefined) throw new Error(`${fileName}: ${first.message}`);
  const nodes = [...walk(program)];
  return {
    imports: nodes.flatMap(importOf),
    declared: program.body.flatMap((statement) => declaredNames(statement as unknown as Node)),
    touchesBridge: nodes.some(isBridgeRead),
    docTags: comments.flatMap(({ value }) => value.match(/(?<![\w`'"])@(?:throws|returns?|param)\b/g) ?? []),
    hasStatus: nodes.some(isStatus),
  };
}

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item);
  } else if (value !== null && typeof value === 'object') {
    if (isNode(value)) yield value;
    for (const child of Object.values(value)) yield* walk(child);
  }
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';
}

const withSource = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function importOf(node: Node): string[] {
  if (withSource.has(node.type)) return literalText(node.source);
  if (node.type === 'TSExternalModuleReference') return literalText(node.expression);
  const isRequire = node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'require';
  return isRequire && Array.isArray(node.arguments) ? literalText(node.arguments[0]) : [];
}

function literalText(node: unknown): string[] {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

function declaredNames(statement: Node): string[] {
  const inner = isNode(statement.declaration) ? statement.declaration : statement;
  const holders = Array.isArray(inner.declarations) ? inner.declarations : [inner];
  return holders.flatMap((holder) => (isNode(holder) && isNode(holder.id) ? [String(holder.id.name ?? '')] : []));
}

function isBridgeRead(node: Node): boolean {
  if (node.type !== 'MemberExpression' || !isNode(node.object) || !isNode(node.property)) return false;
  const isWindow = ['window', 'globalThis', 'self'].includes(String(node.object.name));
  return isWindow && (node.property.name === 'packbench' || node.property.value === 'packbench');
}

function isStatus({ type, name, value }: Node): boolean {
  return type === 'JSXAttribute' && isNode(name) && name.name === 'role' && literalText(value)[0] === 'status';
}

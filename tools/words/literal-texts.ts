/**
 * Finds texts for people in the code of the page, outside the catalogue, and catalogue texts that are read too early.
 */
import { parseSync } from 'vite';
import { isNoText, noTextProperties, silentCalls, textProperties } from './no-texts.ts';

export interface FoundText {
  readonly line: number;
  readonly words: string;
}

export type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };

/** Syntax that never holds words for people. */
const silentNodes = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
]);

export interface PageFile {
  /** In the order of the file. */
  readonly literalTexts: readonly FoundText[];
  /** Lines that call `say` while the module is loaded: the text would stay in the language of that moment. */
  readonly saidTooEarly: readonly number[];
  /** Lines that use the computer's language for a number, a date or an order, instead of the shown language. */
  readonly asksLocale: readonly number[];
  /** Lines that show a count as it is: thousands would have no sign between them. */
  readonly bareCounts: readonly number[];
  /** Every string of the file, and each template with '*' for its values: among them the keys in use. */
  readonly strings: readonly string[];
}

/** Throws when the text is not TypeScript. */
export function readPageFile(path: string, text: string): PageFile {
  const { program, errors } = parseSync(path, text);
  const first = errors[0];
  if (first !== undefined) throw new Error(`${path}: ${first.message}`);
  const literalTexts: FoundText[] = [];
  const saidTooEarly: number[] = [];
  const asksLocale: number[] = [];
  const bareCounts: number[] = [];
  const strings: string[] = [];
  const lineOf = (node: SyntaxNode): number => lineIn(text, node);

  const visit = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, place);
    if (!isNode(value) || silentNodes.has(value.type)) return;
    const words = wordsOf(value);
    if (words !== null) {
      strings.push(words);
      if (!place.silent && isText(words, value, place)) literalTexts.push({ line: lineOf(value), words: words.trim() });
    }
    if (place.kept && isSaying(value)) saidTooEarly.push(lineOf(value));
    if (isAskingLocale(value)) asksLocale.push(lineOf(value));
    if (place.property === '' && isBareCount(value)) bareCounts.push(lineOf(value));
    for (const [name, child] of Object.entries(value)) visit(child, placeOf(value, name, place));
  };
  visit(program, { silent: false, kept: true, property: '' });
  return { literalTexts, saidTooEarly, asksLocale, bareCounts, strings };
}

export function lineIn(text: string, node: SyntaxNode): number {
  return text.slice(0, Number(node.start)).split('\n').length;
}

interface Place {
  /** Nothing below is for people: an error for the log, a comparison, a style. */
  readonly silent: boolean;
  /** The result of `say` is kept, because this is the top of a module. */
  readonly kept: boolean;
  /** The property or attribute that gets the value. */
  readonly property: string;
}

function placeOf(node: SyntaxNode, child: string, place: Place): Place {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { ...place, kept: false, property: '' };
    case 'JSXAttribute':
    case 'Property': {
      if (child === 'key' || child === 'name') return { ...place, silent: true };
      const property = nameOf(node.type === 'Property' ? node.key : node.name);
      return { ...place, property, silent: place.silent || noTextProperties.has(property) };
    }
    case 'CallExpression':
      return { ...place, silent: place.silent || silentCalls.has(nameOf(calledName(node.callee))) };
    case 'AssignmentExpression':
      return { ...place, silent: place.silent || nameOf(calledName(node.left)) === 'name' };
    case 'NewExpression':
      return { ...place, silent: place.silent || nameOf(node.callee).endsWith('Error') };
    case 'BinaryExpression':
      return { ...place, silent: place.silent || ['===', '!==', 'in'].includes(String(node.operator)) };
    case 'SwitchCase':
      return child === 'test' ? { ...place, silent: true } : place;
    case 'MemberExpression':
      return child === 'property' ? { ...place, silent: true } : place;
    case 'JSXElement':
    case 'JSXFragment':
      return { ...place, property: '' };
    default:
      return place;
  }
}

/** A string's value, a template's pieces with '*' for each value, the text between two tags; null for anything else. */
export function wordsOf(node: SyntaxNode): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join('*');
}

function isText(words: string, node: SyntaxNode, { property }: Place): boolean {
  if (!/\p{L}/u.test(words) || isNoText(words)) return false;
  if (node.type === 'JSXText' || textProperties.has(property)) return !isKey(words);
  return /\s/u.test(words.trim()) || /^\p{Lu}/u.test(words);
}

/** In the form of a catalogue key. */
function isKey(words: string): boolean {
  return /^[a-z-]+\.[a-z*]/.test(words);
}

function isSaying(node: SyntaxNode): boolean {
  return node.type === 'CallExpression' && ['say', 'sayRich'].includes(nameOf(node.callee));
}

/** `Intl.…`, `toLocaleString()` and their like, `localeCompare()`. */
function isAskingLocale(node: SyntaxNode): boolean {
  if (node.type !== 'MemberExpression') return false;
  return nameOf(node.object) === 'Intl' || /^toLocale|^localeCompare$/.test(nameOf(node.property));
}

/** `<b>{round.orderCount}</b>`, told by its name. */
function isBareCount(node: SyntaxNode): boolean {
  return (
    node.type === 'JSXExpressionContainer' &&
    /^(count|length|total)$|(Count|Length|Total)$/.test(nameOf(calledName(node.expression)))
  );
}

/** The last name of 'a.b.c'. */
export function calledName(node: unknown): unknown {
  return isNode(node) && node.type === 'MemberExpression' ? node.property : node;
}

export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return typeof node.name === 'string' ? node.name : String(node.value ?? '');
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

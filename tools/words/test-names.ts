/**
 * Finds names of the screen that a test gives in English. A test finds things by their role and by the catalogue's key
 * (test/helpers/texts.ts), so that a text can be changed without a test, and a test cannot find what is named wrongly.
 * What it says of a text (`toHaveText`) it may say in English: that is a check of the words.
 */
import { parseSync } from 'vite';
import { calledName, type FoundText, isNode, lineIn, nameOf, type SyntaxNode, wordsOf } from './literal-texts.ts';
import { isNoText } from './no-texts.ts';

/** Their first argument is what a person reads. */
const findsByText = new Set(['getByText', 'getByLabel', 'getByTitle', 'getByPlaceholder', 'getByAltText']);

/** Options of locators that hold what a person reads. */
const textOptions = new Set(['name', 'hasText', 'hasNotText']);

/** What is handed to these is a key, a value of a text, or words that docs/operators.md quotes. */
const sayings = new Set(['say', 'sayAny', 'sayWithin', 'says']);

/** What stands in no catalogue: it comes from the service, from a file, or is a name of its own. Patterns as they are written. */
const fromElsewhere = new Set([
  // Accounts, and orders of them.
  'Practice North',
  'Practice South',
  'Dock 6',
  'Cuba Street:',
  'HARBOUR-71',
  // Parts of addresses.
  'Wrongham',
  '^M(ü|ue)ller$',
  '^Prenz',
  '^DE-\\d{5}$',
  '^Australia$',
  '^Germany$',
  // Files that are read, and a column of one.
  'bare.csv',
  'customers.csv',
  'Postcode',
  // A language by its own name.
  'Deutsch',
]);

/** Throws when the text is not TypeScript. */
export function namesInWords(path: string, text: string): readonly FoundText[] {
  const { program, errors } = parseSync(path, text);
  const first = errors[0];
  if (first !== undefined) throw new Error(`${path}: ${first.message}`);
  const found: FoundText[] = [];

  const readNames = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) readNames(item);
    if (!isNode(value) || (isCall(value) && sayings.has(calledBy(value)))) return;
    const words = patternOf(value) ?? wordsOf(value);
    if (words !== null && !fromElsewhere.has(words) && !isNoText(words))
      found.push({ line: lineIn(text, value), words });
    for (const child of Object.values(value)) readNames(child);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    if (isCall(value)) for (const name of namesIn(value)) readNames(name);
    for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return found;
}

/** What of a call is the name of something on the screen. */
function namesIn(call: SyntaxNode): readonly unknown[] {
  const given = Array.isArray(call.arguments) ? call.arguments : [];
  if (findsByText.has(calledBy(call))) return given.slice(0, 1);
  return given
    .filter((argument) => isNode(argument) && argument.type === 'ObjectExpression')
    .flatMap(({ properties }) => (Array.isArray(properties) ? properties : []))
    .filter(({ key }) => isTextOption(calledBy(call), nameOf(key)))
    .map(({ value }) => value);
}

function isTextOption(called: string, option: string): boolean {
  return option === 'name' ? called === 'getByRole' : textOptions.has(option);
}

function isCall(node: SyntaxNode): boolean {
  return node.type === 'CallExpression';
}

function calledBy(call: SyntaxNode): string {
  return nameOf(calledName(call.callee));
}

/** Of a regular expression; null for anything else. */
function patternOf(node: SyntaxNode): string | null {
  const { regex } = node;
  return typeof regex === 'object' && regex !== null && 'pattern' in regex ? String(regex.pattern) : null;
}

/**
 * Finds names of the screen that a test gives in English. A test finds things by their role and by the catalogue's key
 * (test/helpers/texts.ts), so that a text can be changed without a test, and a test does not find what is named
 * wrongly. A check of a text (`toHaveText`) may be in English, because it checks the words.
 */
import { parseSync } from 'vite';
import { calledName, type FoundText, isNode, lineIn, nameOf, type SyntaxNode, wordsOf } from './literal-texts.ts';
import { isNoText } from './no-texts.ts';

/** Their first argument is what a person reads. */
const findsByText = new Set(['getByText', 'getByLabel', 'getByTitle', 'getByPlaceholder', 'getByAltText']);

/** Options of locators that hold text a person reads. */
const textOptions = new Set(['name', 'hasText', 'hasNotText']);

/** Arguments of these are keys, values of a text, or words that docs/operators.md quotes. */
const sayings = new Set(['say', 'sayAny', 'sayWithin', 'says']);

/** Texts in no catalogue: they come from the service or a file, or are names. Patterns as they are written. */
const fromElsewhere = new Set([
  // Accounts, and their orders.
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
  // Files that are read, and the column of one.
  'bare.csv',
  'customers.csv',
  'Postcode',
  // A language under its own name.
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

/** The parts of a call that name something on the screen. */
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

/** The text of a regular expression; null for anything else. */
function patternOf(node: SyntaxNode): string | null {
  const { regex } = node;
  return typeof regex === 'object' && regex !== null && 'pattern' in regex ? String(regex.pattern) : null;
}

/**
 * Finds sentences for people in the code of main. Main speaks in codes and facts: the page words them in the shown
 * language. Texts for the log, an error or SQLite are no such sentences.
 */
import { parseSync } from 'vite';
import { calledName, type FoundText, isNode, lineIn, nameOf, type SyntaxNode, wordsOf } from './literal-texts.ts';

/**
 * Functions whose arguments no operator reads: the log, and output on the terminal of the person who started the app.
 */
const silentCalls = new Set(['debug', 'info', 'warn', 'error', 'write']);

/** People are shown the values of these properties (FailureDetail, Electron's dialogs). */
const shownProperties = new Set(['message', 'details', 'words', 'title', 'label', 'buttonLabel']);

/** Names of accounts, and of a rule. */
const names = new Set(['Practice North', 'Practice South', 'Any other country']);

/** Names of the service document's operations, for the log. */
const namesOfOperations = /^(?:Search|Manifest|Archive|Delete|Assign|Shipping|Tracking|Address|Users) [A-Z]/;

/** Throws when the text is not TypeScript. */
export function mainSentences(path: string, text: string): readonly FoundText[] {
  const { program, errors } = parseSync(path, text);
  const first = errors[0];
  if (first !== undefined) throw new Error(`${path}: ${first.message}`);
  const found: FoundText[] = [];
  const visit = (value: unknown, property: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, property);
    if (!isNode(value) || isSilent(value)) return;
    const words = wordsOf(value);
    if (
      words !== null &&
      !names.has(words) &&
      (isSentence(words) || (shownProperties.has(property) && isShown(words)))
    ) {
      found.push({ line: lineIn(text, value), words: words.trim() });
    }
    const named = value.type === 'Property' ? nameOf(value.key) : property;
    for (const child of Object.values(value)) visit(child, value.type.endsWith('FunctionExpression') ? '' : named);
  };
  visit(program, '');
  return found;
}

function isSilent(node: SyntaxNode): boolean {
  // An error's message is for the log. When it is shown, it is shown as a program's words, in the details.
  if (node.type === 'NewExpression' || node.type.startsWith('TS')) return node.type !== 'TSAsExpression';
  return node.type === 'CallExpression' && silentCalls.has(nameOf(calledName(node.callee)));
}

/** A word with a capital, followed by at least two more. */
function isSentence(words: string): boolean {
  return (
    /^\s*\p{Lu}[\p{Ll}’']*(?:[ ,:]+[\p{L}\p{N}*’'.]+){2}/u.test(words) &&
    !isSql(words) &&
    !namesOfOperations.test(words)
  );
}

function isShown(words: string): boolean {
  return /\p{L}+ +\p{L}/u.test(words);
}

function isSql(words: string): boolean {
  return /^\s*[A-Z]{3,} /.test(words);
}

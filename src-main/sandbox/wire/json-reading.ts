/**
 * Reads a JSON body strictly. JSON.parse alone would silently keep the last of two equal names, and accept any depth.
 */
import { badRequest, shown } from '../refusal.ts';

const deepestNesting = 32;

/** Fewer digits than these are exact. */
const manyDigits = /[\d.]{16}/;

/** A number that JavaScript would round stays as it is written: it is none that is asked for, and is named in the refusal. */
function keepDigits(_name: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source ?? '';
  return typeof value === 'number' && manyDigits.test(source) && String(value) !== source ? source : value;
}

/** Throws Refusal 400. */
export function readJson(text: string): unknown {
  let read: unknown;
  try {
    read = manyDigits.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Not the piece of the body that the words end with: it may hold a key.
    throw badRequest('The body is not valid JSON.', error.message.replace(/, (?:\.\.\.)?".*$/s, '').slice(0, 200));
  }
  refuseTrickyNames(text);
  return read;
}

const token = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[{}[\],:]/g;

/** Walks the tokens of valid JSON: a string is a name when a colon follows it. */
function refuseTrickyNames(text: string): void {
  const openNames: Set<string>[] = [];
  let lastString = '';
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      openNames.push(new Set());
      if (openNames.length > deepestNesting)
        throw badRequest(`The body is nested deeper than ${deepestNesting} levels.`);
    } else if (part === '}' || part === ']') {
      openNames.pop();
    } else if (part === ':') {
      refuseName(lastString, openNames.at(-1));
    } else if (part !== ',') {
      lastString = part;
    }
  }
}

function refuseName(quoted: string, seen: Set<string> | undefined): void {
  const name: unknown = JSON.parse(quoted);
  if (typeof name !== 'string' || seen === undefined) return;
  if (name === '__proto__') throw badRequest(`${shown(name)} is not a field of this request.`);
  if (seen.has(name)) throw badRequest(`${shown(name)} is in one object more than once.`);
  seen.add(name);
}

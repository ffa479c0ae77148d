/** Checks a request against its schema and names the wrong value in plain words. */
import type { z } from 'zod';
import { type ErrorEntry, Refusal, shown } from '../refusal.ts';
import { fieldsOf } from './typed-text.ts';

/** Enough to correct a request; a batch of 100,000 wrong ids must not be answered with 100,000 errors. */
const mostErrors = 100;
/** The most that are named for one object. */
const mostUnknownNames = 5;

/** Throws Refusal 400. */
export function readFields<Request>(schema: z.ZodType<Request>, wire: unknown): Request {
  const read = schema.safeParse(withoutNulls(schema, wire), { reportInput: true });
  if (read.success) return read.data;
  throw new Refusal(400, read.error.issues.slice(0, mostErrors).map(toErrorEntry));
}

/** Many programs write every field, and null for what they leave out. A required field keeps its null, and is refused. */
function withoutNulls(schema: z.ZodType, wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return wire;
  const fields = fieldsOf(schema);
  const isLeftOut = ([name, value]: [string, unknown]): boolean =>
    value === null && fields.get(name)?.safeParse(undefined).success === true;
  return Object.fromEntries(Object.entries(wire).filter((entry) => !isLeftOut(entry)));
}

function toErrorEntry(issue: z.core.$ZodIssue): ErrorEntry {
  const name = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const details = issue.path.length === 0 ? '' : `In ${name}.`;
    return { message: `${namesOf(issue.keys)} is not a field of this request.`, details };
  }
  if (issue.input === undefined) {
    return { message: `${name} is missing.`, details: `It must be ${expectedOf(issue)}.` };
  }
  return { message: `${name} must be ${expectedOf(issue)}.`, details: `It was ${given(issue.input)}.` };
}

/** No text inside of something else is repeated: an order to assign holds two keys. */
function given(input: unknown): string {
  const holdsText = typeof input === 'object' && JSON.stringify(input).includes('"');
  if (!holdsText) return shown(input);
  return Array.isArray(input) ? 'a list' : 'an object';
}

function namesOf(keys: readonly string[]): string {
  const names = keys.slice(0, mostUnknownNames).map(shown).join(', ');
  return keys.length <= mostUnknownNames ? names : `${names} (and ${keys.length - mostUnknownNames} others)`;
}

function nameOf(path: readonly PropertyKey[]): string {
  let name = '';
  for (const step of path) name += typeof step === 'number' ? `[${step}]` : `${name === '' ? '' : '.'}${String(step)}`;
  return name === '' ? 'The request' : name;
}

const kindNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

function expectedOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kindNames[issue.expected] ?? issue.expected;
    case 'too_big':
      return `${kindNames[issue.origin] ?? issue.origin} of at most ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return 'text that is not empty';
      return `${kindNames[issue.origin] ?? issue.origin} ${issue.inclusive === false ? 'greater than' : 'of at least'} ${issue.minimum}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

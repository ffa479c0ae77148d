/** The fields an operation reads from its query, typed as its schema asks. */
import type { z } from 'zod';
import { readQueryText } from './query-text.ts';
import { fieldsOf, typedFromText } from './typed-text.ts';

/** Ignores names that the operation does not know: caches and gateways add their own. Throws Refusal 400. */
export function queryFields(schema: z.ZodType, query: string): Record<string, unknown> {
  const texts = readQueryText(query);
  const fields: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(schema)) {
    const text = texts.get(name);
    if (text !== undefined) fields[name] = typedFromText(field, text);
  }
  return fields;
}

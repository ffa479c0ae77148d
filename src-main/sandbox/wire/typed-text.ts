/**
 * XML and queries carry only text. This gives text the type its schema asks for; text that does not look like that type
 * stays as it is, so that the schema's own error names it.
 */
import { z } from 'zod';

export function typedFromText(schema: z.ZodType, text: string): unknown {
  const bare = withoutWrapping(schema);
  const trimmed = text.trim();
  if (bare instanceof z.ZodNumberFormat) return /^[+-]?\d{1,15}$/.test(trimmed) ? Number(trimmed) : text;
  if (bare instanceof z.ZodNumber) return doubleText.test(trimmed) ? Number(trimmed) : text;
  if (bare instanceof z.ZodBoolean) {
    // XML Schema writes booleans in these four ways.
    if (trimmed === 'true' || trimmed === '1') return true;
    if (trimmed === 'false' || trimmed === '0') return false;
  }
  return text;
}

/** As programs write doubles, including very small ones. */
const doubleText = /^[+-]?(\d{1,400}(\.\d{0,400})?|\.\d{1,400})(e[+-]?\d{1,4})?$/i;

/** The schema inside optional and default. */
export function withoutWrapping(schema: z.ZodType): z.ZodType {
  let bare: z.core.$ZodType = schema;
  while (bare instanceof z.ZodOptional || bare instanceof z.ZodDefault || bare instanceof z.ZodNullable) {
    bare = bare.def.innerType;
  }
  return bare instanceof z.ZodType ? bare : schema;
}

/** The fields of an object schema; none for anything else. */
export function fieldsOf(schema: z.ZodType): ReadonlyMap<string, z.ZodType> {
  const bare = withoutWrapping(schema);
  if (!(bare instanceof z.ZodObject)) return new Map();
  const fields = new Map<string, z.ZodType>();
  for (const [name, field] of Object.entries(bare.shape)) {
    if (field instanceof z.ZodType) fields.set(name, field);
  }
  return fields;
}

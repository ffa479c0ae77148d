/** A type and the schema that reads it, held to be one: what only one of the two knows does not compile. */
import type { z } from 'zod';

/** Without readonly, and with optional fields as fields: so that a forgotten one shows. */
type Whole<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Uint8Array
    ? Uint8Array
    : Value extends readonly (infer Item)[]
      ? Whole<Item>[]
      : { -readonly [Key in keyof Value]-?: Whole<Value[Key]> };

/** Anything where both say the same; otherwise a type that no schema has, and whose name `tsc` shows. */
export type SameShape<Wanted, Read> = [Whole<Read>, Whole<Wanted>] extends [Whole<Wanted>, Whole<Read>]
  ? unknown
  : { readonly 'the schema and the type differ': Wanted };

/** The schema as it came, once it is known to read just that type: `reads<Preferences>()(z.strictObject({ ... }))`. */
export const reads =
  <Wanted>() =>
  <Schema extends z.ZodType>(schema: Schema & SameShape<Wanted, z.output<Schema>>): Schema =>
    schema;

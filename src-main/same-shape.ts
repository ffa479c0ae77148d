/** Keeps a type and the schema that reads it equal: a field that only one of the two knows does not compile. */
import type { z } from 'zod';

/** Without readonly, and with optional fields made required, so that a forgotten one shows. */
type Whole<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Uint8Array
    ? Uint8Array
    : Value extends readonly (infer Item)[]
      ? Whole<Item>[]
      : { -readonly [Key in keyof Value]-?: Whole<Value[Key]> };

/** Any type where both agree; otherwise a type that no schema has, and whose name `tsc` shows. */
export type SameShape<Wanted, Read> = [Whole<Read>, Whole<Wanted>] extends [Whole<Wanted>, Whole<Read>]
  ? unknown
  : { readonly 'the schema and the type differ': Wanted };

/**
 * Passes the schema through once it is known to read exactly that type: `reads<Preferences>()(z.strictObject({ ...
 * }))`.
 */
export const reads =
  <Wanted>() =>
  <Schema extends z.ZodType>(schema: Schema & SameShape<Wanted, z.output<Schema>>): Schema =>
    schema;

/** The texts of validate/. */
import type { validate as source } from '../en/validate.ts';
import type { TextsOf } from '../say.ts';

export const validate: TextsOf<typeof source> = {};

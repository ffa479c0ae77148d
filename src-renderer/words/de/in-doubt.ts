/** The texts of in-doubt/. */
import type { inDoubt as source } from '../en/in-doubt.ts';
import type { TextsOf } from '../say.ts';

export const inDoubt: TextsOf<typeof source> = {};

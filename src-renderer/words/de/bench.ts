/** The texts of bench/. */
import type { bench as source } from '../en/bench.ts';
import type { TextsOf } from '../say.ts';

export const bench: TextsOf<typeof source> = {};

/** What a person reads when something went wrong. */
import type { failures as source } from '../en/failures.ts';
import type { TextsOf } from '../say.ts';

export const failures: TextsOf<typeof source> = {};

/** The texts of shell/. */
import type { shell as source } from '../en/shell.ts';
import type { TextsOf } from '../say.ts';

export const shell: TextsOf<typeof source> = {};

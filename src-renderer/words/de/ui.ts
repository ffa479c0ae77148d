/** The texts of ui/. */
import type { ui as source } from '../en/ui.ts';
import type { TextsOf } from '../say.ts';

export const ui: TextsOf<typeof source> = {};

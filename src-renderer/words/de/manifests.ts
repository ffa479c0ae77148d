/** The texts of manifests/. */
import type { manifests as source } from '../en/manifests.ts';
import type { TextsOf } from '../say.ts';

export const manifests: TextsOf<typeof source> = {};

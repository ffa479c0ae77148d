/** The texts of activity/. */
import type { activity as source } from '../en/activity.ts';
import type { TextsOf } from '../say.ts';

export const activity: TextsOf<typeof source> = {};

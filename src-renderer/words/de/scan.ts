/** The texts of scan/. */
import type { scan as source } from '../en/scan.ts';
import type { TextsOf } from '../say.ts';

export const scan: TextsOf<typeof source> = {};

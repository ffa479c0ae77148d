/** What the exam asks of one country. */
import type { Family } from '../spelling-families.ts';

export interface ExamOfCountry {
  /** All writings of a family are the same place. */
  readonly families: readonly Family[];
  /** Places that only look alike. */
  readonly others: readonly (readonly [held: string, asked: string])[];
}

/** What the exam asks of one country. */
import type { Family } from '../spelling-families.ts';

export interface ExamOfCountry {
  /** Every writing of a family is every other one. */
  readonly families: readonly Family[];
  /** Places that only look alike. */
  readonly others: readonly (readonly [held: string, asked: string])[];
}

/** Every failure a person can meet. A new code does not compile without a row that provokes it. */
import type { FailureCode } from '../../../src-preload/contract/failure.ts';
import { accountRows } from './account-rows.ts';
import { computerRows } from './computer-rows.ts';
import type { FailureRows } from './failure-row.ts';
import { wayRows } from './way-rows.ts';
import { writeRows } from './write-rows.ts';

export const failureRows: Readonly<Record<FailureCode, FailureRows>> = {
  ...wayRows,
  ...writeRows,
  ...accountRows,
  ...computerRows,
};

/** A row of the proof as a test: its short form, which has to hold. */
import { expect, test } from 'vitest';
import { type ProofRow, reproduction, runRow } from '../../proof/proof-row.ts';

/** The same every time, so that a failure is the change's and not the day's. */
const SEED = 1;

export function provesShortForm(row: ProofRow): void {
  const name = `${row.promise}: ${row.how} (${row.shortCount} ${row.unit})`;
  test(name, { timeout: 180_000 }, async (context) => {
    const outcome = await runRow(row, { count: row.shortCount, seed: SEED });
    if (outcome.skipped !== null) {
      console.log(`skipped: ${row.name}: ${outcome.skipped}`);
      context.skip(outcome.skipped);
    }
    expect(outcome.breaches.map((breach) => `${breach.words} (again: ${reproduction(row, breach)})`)).toEqual([]);
    expect(outcome.reached).toBeGreaterThanOrEqual(row.shortCount);
  });
}

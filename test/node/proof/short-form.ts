/** A row of the proof as a test: its short form, which has to hold. */
import { expect, test } from 'vitest';
import { type ProofRow, reproduction, runRow } from '../../proof/proof-row.ts';

/** On a quiet computer a row takes a minute at most: only one that hangs takes this long. Milliseconds. */
const LONGEST = 900_000;

/** `seed`: always the same, so that a failure comes from the change and not from the day. */
export function provesShortForm(row: ProofRow, seed = 1): void {
  const name = `${row.promise}: ${row.how} (${row.shortCount} ${row.unit})`;
  test(name, { timeout: LONGEST }, async (context) => {
    const outcome = await runRow(row, { count: row.shortCount, seed });
    if (outcome.skipped !== null) {
      console.log(`skipped: ${row.name}: ${outcome.skipped}`);
      context.skip(outcome.skipped);
    }
    expect(outcome.breaches.map((breach) => `${breach.words} (again: ${reproduction(row, breach)})`)).toEqual([]);
    expect(outcome.reached).toBeGreaterThanOrEqual(row.shortCount);
  });
}

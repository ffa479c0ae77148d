/** A walk over all screens takes long: `npm test -- all` makes it in the first of its looks, `npm run proof -- --only walks` in all of them. */
import type { SpecRun } from '../proof/in-app.ts';

export function looksToWalk<Look>(run: SpecRun, all: readonly Look[]): readonly Look[] {
  return run.isLong ? all : all.slice(0, 1);
}

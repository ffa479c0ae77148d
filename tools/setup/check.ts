/** `npm run check`: every check of the sources; fails when one does. */
import { allChecks, runChecks } from './checks.ts';

const ends = await runChecks(allChecks);
if (ends.some(({ exitCode }) => exitCode !== 0)) process.exitCode = 1;

/** `npm run test:app -- --project=electron`: the app tests alone; whatever follows goes to Playwright as it is. */
import { runPlaywrightWith } from './suites.ts';

const given = process.argv.slice(2);
const names = given.some((argument) => argument.startsWith('--project'));
process.exitCode = await runPlaywrightWith(names ? given : ['--project=runtime', ...given]);

/**
 * `npm run check`: no expression of main may take more than linear time, whatever the text. Text from the service, a
 * file or a person may be of any length; an expression that reads the same text again for each character would stop the
 * app.
 */
import { resolve } from 'node:path';
import { expressionsBuilt } from './built.ts';
import { slowExpressions } from './slow.ts';
import { expressionsWritten } from './written.ts';

const root = resolve(import.meta.dirname, '..', '..');
const written = expressionsWritten(root);
const built = await expressionsBuilt();
const faults = [
  ...slowExpressions([...written.expressions, ...built.expressions]),
  ...written.buildingPlaces
    .filter((place) => !built.places.has(place))
    .map((place) => `${place}: an expression that is built, and that tools/expressions/built.ts does not get built`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} expressions that may be slow (tools/expressions/cli.ts says the rule)`);
  process.exitCode = 1;
}

/** `--rounds 5` and the other numbers of a bench, from its command line. */
import { parseArgs } from 'node:util';
import { rounds as usualRounds } from './orders/times.ts';

/** Each number by its name, with its default. Throws for anything that is not a whole number from 1. */
export function askedNumbers<Name extends string>(
  usual: Readonly<Record<Name, number>>,
): Record<Name | 'rounds', number> {
  const all: Record<string, number> = { rounds: usualRounds, ...usual };
  const options = Object.fromEntries(Object.keys(all).map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  for (const [name, given] of Object.entries(values)) {
    const number = Number(given);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name}: a whole number from 1`);
    all[name] = number;
  }
  return all as Record<Name | 'rounds', number>;
}

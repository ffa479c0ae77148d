/**
 * A bench's measurements against its gates: the table with 'held' or 'missed', the JSON with every figure, the exit
 * code.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { table } from './table.ts';

export interface Gate {
  readonly what: string;
  readonly measured: number;
  readonly gate: number;
  readonly unit: 'ms' | 's' | 'x' | 'MB' | 'kB' | 'a second' | '';
  readonly isMoreBetter: boolean;
}

type Unit = Gate['unit'];

export const atMost = (what: string, measured: number, gate: number, unit: Unit): Gate => ({
  ...{ what, measured, gate, unit },
  isMoreBetter: false,
});

export const atLeast = (what: string, measured: number, gate: number, unit: Unit): Gate => ({
  ...atMost(what, measured, gate, unit),
  isMoreBetter: true,
});

/** A gate that could not be measured is missed. */
function isHeld({ measured, gate, isMoreBetter }: Gate): boolean {
  return isMoreBetter ? measured >= gate : measured <= gate;
}

export interface BenchFindings {
  readonly gates: readonly Gate[];
  /** Lines that explain the gates' figures: the other side of a ratio, and figures without a gate. */
  readonly beside?: readonly string[];
  /** Every figure, for the JSON alone. */
  readonly figures: object;
}

const folder = resolve(import.meta.dirname, '..', '..', 'test-results', 'bench');

/** Prints the table, writes test-results/bench/NAME.json; the program ends with 1 when a gate is missed. */
export function tellBench(name: string, { gates, beside = [], figures }: BenchFindings): void {
  const load = loadavg()[0]?.toFixed(1);
  const told = gates.map((gate) => ({ ...gate, verdict: isHeld(gate) ? 'held' : 'missed' }));
  const rows = told.map(({ what, measured, gate, unit, isMoreBetter, verdict }) => [
    what,
    shown(measured, unit),
    `${isMoreBetter ? 'at least' : 'at most'} ${shown(gate, unit)}`,
    verdict,
  ]);
  for (const line of beside) console.log(line);
  const held = gates.filter(isHeld).length;
  console.log(`\n${table(['', 'measured', 'gate', ''], rows)}`);
  console.log(`\n${held} of ${gates.length} gates held; ${cpus().length} cores, load ${load}`);
  mkdirSync(folder, { recursive: true });
  const report = { ranAt: new Date().toISOString(), cores: cpus().length, load, gates: told, figures };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = held === gates.length ? 0 : 1;
}

function shown(value: number, unit: Unit): string {
  const size = Math.abs(value);
  const digits = size < 10 && !Number.isInteger(value) ? 2 : size < 100 && !Number.isInteger(value) ? 1 : 0;
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}

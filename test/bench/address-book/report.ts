/** The tables the bench prints. */

import { table } from '../table.ts';
import { type Findings, type Share, share, type Times } from './findings.ts';
import { type GateRow, verdictOf } from './gates.ts';
import { queryClasses } from './queries.ts';

export interface OursAtLength {
  readonly findings: Findings;
  readonly buildMs: number;
  readonly openMs: number;
  readonly firstAnswerMs: number;
  /** Above bare Node, as it was left and after a collection, in megabytes. */
  readonly memoryMb: number;
  readonly collectedMemoryMb: number;
  /** The same with Node's default room for short-lived garbage; in the app the answering thread has less. */
  readonly nodesRoomMemoryMb: number;
}

export interface EngineColumn {
  readonly name: string;
  readonly findings: Findings;
  /** Building in memory, or opening what is on disk. */
  readonly loadMs: number;
  readonly memoryMb: number;
}

export function gateTable(rows: readonly GateRow[]): string {
  return table(
    ['', 'book', 'measured', 'gate', 'stretch', ''],
    rows.map((row) => [
      row.what,
      row.size,
      shown(row.measured, row.unit),
      shown(row.gate, row.unit),
      shown(row.stretch, row.unit),
      verdictOf(row),
    ]),
  );
}

export function engineTable(columns: readonly EngineColumn[]): string {
  const line = (what: string, value: (column: EngineColumn) => string): readonly string[] => [
    what,
    ...columns.map(value),
  ];
  const percent = (value: { right: number; asked: number }): string => (100 * share(value)).toFixed(1);
  return table(
    ['', ...columns.map(({ name }) => name)],
    [
      line('type-ahead p50 ms', ({ findings }) => findings.keystrokes.p50.toFixed(3)),
      line('type-ahead p99 ms', ({ findings }) => findings.keystrokes.p99.toFixed(2)),
      line('type-ahead max ms', ({ findings }) => findings.keystrokes.max.toFixed(1)),
      ...queryClasses.map((queryClass) =>
        line(`recall@5 % ${queryClass}`, ({ findings }) => percent(findings.recall[queryClass])),
      ),
      line('recall@5 % all', ({ findings }) => percent(overall(findings))),
      line('the very entry @5 % all', ({ findings }) => percent(overall({ recall: findings.sameEntry }))),
      line('precision@5 % crowded', ({ findings }) => percent(findings.crowdedPrecision)),
      line('suggestion p50 ms', ({ findings }) => findings.checks.p50.toFixed(3)),
      line('suggestion p99 ms', ({ findings }) => findings.checks.p99.toFixed(2)),
      line('near miss in first three %', ({ findings }) => percent(findings.validation.nearMissInTop3)),
      line('load ms', ({ loadMs }) => loadMs.toFixed(1)),
      line('memory above bare node MB', ({ memoryMb }) => memoryMb.toFixed(0)),
    ],
  );
}

/** One line about ours with what the tables do not show. */
export function oursAtLength({
  findings,
  buildMs,
  openMs,
  firstAnswerMs,
  memoryMb,
  collectedMemoryMb,
  nodesRoomMemoryMb,
}: OursAtLength): string {
  const { keystrokes, checks } = findings;
  const times = ({ count, p50, p99, max }: Times): string =>
    `${count}: p50 ${p50.toFixed(3)}, p99 ${p99.toFixed(2)}, max ${max.toFixed(1)} ms`;
  return [
    `ours: keystrokes ${times(keystrokes)}`,
    `addresses ${times(checks)}`,
    `built in ${(buildMs / 1000).toFixed(1)} s, opened in ${openMs.toFixed(1)} ms, with the first answer ${firstAnswerMs.toFixed(1)} ms`,
    `memory above bare node ${memoryMb.toFixed(0)} MB, after a collection ${collectedMemoryMb.toFixed(0)} MB, with Node's own room for garbage ${nodesRoomMemoryMb.toFixed(0)} MB`,
    `other spelling matched, by country: ${shares(findings.validation.spellingByCountry)}`,
    `near miss in the first three, by slip: ${shares(findings.validation.nearMissByWay)}`,
  ].join('\n');
}

function shares(of: Readonly<Record<string, Share>>): string {
  return Object.entries(of)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, one]) => `${name} ${(100 * share(one)).toFixed(0)}`)
    .join(', ');
}

export function overall({ recall }: Pick<Findings, 'recall'>): { right: number; asked: number } {
  return Object.values(recall).reduce(
    (sum, { right, asked }) => ({ right: sum.right + right, asked: sum.asked + asked }),
    { right: 0, asked: 0 },
  );
}

function shown(value: number, unit: GateRow['unit']): string {
  const digits = unit === '%' ? 2 : unit === '' ? 0 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}

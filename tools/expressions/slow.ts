/**
 * Finds expressions that can take more than linear time. Two libraries look, because each sees what the other does not:
 * scslre reads the syntax, also around lookarounds; recheck proves by automata, but accepts no lookaround. The results
 * of recheck are kept below node_modules/.cache, because all of them take some seconds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { checkSync } from 'recheck';
import { analyse } from 'scslre';
import type { FoundExpression } from './written.ts';

/** One line for each. */
export function slowExpressions(expressions: readonly FoundExpression[]): readonly string[] {
  const proofs = openProofs();
  const faults = expressions.flatMap((one) =>
    [seenInSyntax(one), proofs.of(one)].filter((why) => why !== null).map((why) => describe(one, why)),
  );
  proofs.keep();
  return faults;
}

function describe({ place, pattern, flags }: FoundExpression, why: string): string {
  return `${place}: /${pattern}/${flags}: ${why}`;
}

const syntaxWords = {
  Self: 'a repetition inside a repetition',
  Trade: 'two repetitions side by side that take the same text',
  Move: 'tried again from each character of a run; say by (?<!...) that it begins where the run does',
} as const;

function seenInSyntax({ pattern, flags }: FoundExpression): string | null {
  const [report] = analyse({ source: pattern, flags }).reports;
  return report === undefined ? null : syntaxWords[report.type];
}

interface Proofs {
  of(expression: FoundExpression): string | null;
  keep(): void;
}

const cachePath = resolve(import.meta.dirname, '../../node_modules/.cache/packbench-expressions.json');
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };

function openProofs(): Proofs {
  const known = readKnown();
  const added: Record<string, string | null> = {};
  return {
    of({ pattern, flags }) {
      const provable = withoutLookaround(pattern);
      if (provable === null || !mayRepeat.test(pattern) || flags.includes('v')) return null;
      const name = `${version} proved /${provable}/${flags}`;
      if (Object.hasOwn(known, name)) return known[name] ?? null;
      const why = prove(provable, flags);
      if (why !== undefined) added[name] = why;
      return why ?? null;
    },
    keep() {
      if (Object.keys(added).length === 0) return;
      mkdirSync(dirname(cachePath), { recursive: true });
      writeFileSync(cachePath, JSON.stringify({ ...known, ...added }));
    },
  };
}

function readKnown(): Record<string, string | null> {
  try {
    return JSON.parse(readFileSync(cachePath, 'utf8')) as Record<string, string | null>;
  } catch {
    return {};
  }
}

/** Without an endless repetition a match is as short as the expression. */
const mayRepeat = /[*+]|,\}/;

/** A lookahead is as slow as its content; null where that says too much or too little. */
function withoutLookaround(pattern: string): string | null {
  return /\(\?(?:!|<!|<=)/.test(pattern) ? null : pattern.replaceAll('(?=', '(?:');
}

/**
 * Milliseconds. When recheck finds an expression neither slow nor fast in this time, the syntax alone decides. Half a
 * second on a quiet computer has been more than five on a busy one.
 */
const longestProof = 25_000;

/** Undefined: the time was too short, which says something about the computer and nothing about the expression. */
function prove(pattern: string, flags: string): string | null | undefined {
  // The plain JavaScript part of recheck: it starts no other program.
  process.env.RECHECK_BACKEND = 'pure';
  const said = checkSync(pattern, flags, { checker: 'automaton', timeout: longestProof });
  if (said.status === 'unknown') return undefined;
  return said.status === 'vulnerable' ? `${said.complexity.summary} time` : null;
}

/**
 * The checks of `npm run check` and of the first suite of `npm test`. All start at once, because most use one core; the
 * output of each is shown in one piece when it has ended.
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const packages = join(root, 'node_modules');
const tools = join(root, 'tools');

export interface Check {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * With several checkers, each would look again at what all files share, and Go's own garbage collector would take a
 * quarter: half of the work in all.
 */
const types: Check = {
  name: 'types',
  script: join(packages, 'typescript', 'bin', 'tsc'),
  args: ['-b', '--checkers', '1'],
  env: { GOGC: '400' },
};
const lint: Check = {
  name: 'lint and format',
  script: join(packages, '@biomejs', 'biome', 'bin', 'biome'),
  args: ['check'],
};
const rooms: Check = { name: 'rooms', script: join(tools, 'rooms', 'cli.ts'), args: [] };
const others: readonly Check[] = [
  { name: 'expressions', script: join(tools, 'expressions', 'cli.ts'), args: [] },
  { name: 'words', script: join(tools, 'words', 'cli.ts'), args: [] },
  { name: 'address rules', script: join(tools, 'address-rules', 'register.ts'), args: ['--check'] },
];

/** The node tests check the words and the address rules of this project themselves, but no longer its rooms. */
export const checksOfTests: readonly Check[] = [types, lint, rooms];
export const allChecks: readonly Check[] = [...checksOfTests, ...others];

export interface CheckEnd {
  readonly name: string;
  /** Also 1 when a signal ended it. */
  readonly exitCode: number;
}

export function runChecks(
  checks: readonly Check[],
  show: (output: string) => void = (output) => void process.stdout.write(output),
): Promise<readonly CheckEnd[]> {
  return Promise.all(checks.map((check) => runCheck(check, show)));
}

function runCheck({ name, script, args, env }: Check, show: (output: string) => void): Promise<CheckEnd> {
  return new Promise((resolvePromise, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) => {
      const exitCode = code ?? 1;
      show(`${Buffer.concat(pieces).toString('utf8')}${exitCode === 0 ? 'passed' : 'FAILED'}: ${name}\n`);
      resolvePromise({ name, exitCode });
    });
  });
}

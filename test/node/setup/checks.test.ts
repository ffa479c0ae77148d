/** `npm run check` runs its checks side by side; the output of each stays in one piece, and no failure is missed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CheckEnd, runChecks } from '../../../tools/setup/checks.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-checks-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function run(programs: Readonly<Record<string, string>>): Promise<{ ends: readonly CheckEnd[]; said: string[] }> {
  const said: string[] = [];
  const checks = Object.entries(programs).map(([name, program]) => ({
    name,
    script: join(folder, `${name}.mjs`),
    program,
  }));
  for (const { script, program } of checks) await writeFile(script, program);
  const ends = await runChecks(
    checks.map(({ name, script }) => ({ name, script, args: [folder], env: { NAME: name } })),
    (output) => said.push(output),
  );
  return { ends, said };
}

/** Prints two lines, and ends only when the other has printed its first one. */
const meets = (other: string): string => `
  import { existsSync, watch, writeFileSync } from 'node:fs';
  const [folder] = process.argv.slice(2);
  console.log(process.env.NAME, 'begins');
  const watcher = watch(folder, look);
  writeFileSync(folder + '/' + process.env.NAME, '');
  look();
  function look() {
    if (!existsSync(folder + '/${other}')) return;
    watcher.close();
    console.error(process.env.NAME, 'ends');
  }
`;

test('two run at once, and each one shows its lines together', async () => {
  const { ends, said } = await run({ one: meets('two'), two: meets('one') });
  expect(said.toSorted()).toEqual(['one begins\none ends\npassed: one\n', 'two begins\ntwo ends\npassed: two\n']);
  expect(ends).toEqual([
    { name: 'one', exitCode: 0 },
    { name: 'two', exitCode: 0 },
  ]);
});

test('one that fails, or is killed, is told beside those that pass', async () => {
  const { ends, said } = await run({
    good: '',
    bad: "console.error('a fault'); process.exitCode = 3;",
    killed: "process.kill(process.pid, 'SIGKILL');",
  });
  expect(said.toSorted()).toEqual(['FAILED: killed\n', 'a fault\nFAILED: bad\n', 'passed: good\n']);
  expect(ends.map(({ exitCode }) => exitCode)).toEqual([0, 3, 1]);
});

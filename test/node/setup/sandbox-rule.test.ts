/** Ubuntu's rule about user namespaces: explained with a command before Electron starts, and only where it matters. */
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type SandboxRule, whatSandboxNeeds } from '../../../tools/setup/sandbox-rule.ts';

let folder = '';
let system: SandboxRule;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-electron-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  system = {
    ruleFile: join(folder, 'rule'),
    profileFolder: join(folder, 'apparmor.d'),
    rootUserId: process.getuid?.() ?? 0,
  };
  await mkdir(system.profileFolder);
  await writeFile(system.ruleFile, '1\n');
  await writeFile(join(folder, 'chrome-sandbox'), '');
});

test('where the rule holds, the command that helps is named', () => {
  const helper = join(folder, 'chrome-sandbox');
  const needs = whatSandboxNeeds(folder, system);
  expect(needs).toContain('kernel.apparmor_restrict_unprivileged_userns');
  expect(needs?.split('\n').at(-1)).toBe(`  sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`);
});

test.each([
  ['the system has no such rule', () => rm(system.ruleFile)],
  ['the rule is off', () => writeFile(system.ruleFile, '0\n')],
  ['the helper is as it must be', () => chmod(join(folder, 'chrome-sandbox'), 0o4755)],
  [
    'a profile lets this Electron make them',
    () =>
      writeFile(
        join(system.profileFolder, 'packbench'),
        `profile packbench ${join(folder, 'electron')} flags=(unconfined) {\n  userns,\n}\n`,
      ),
  ],
])('nothing is in the way where %s', async (_, prepare) => {
  await prepare();
  expect(whatSandboxNeeds(folder, system)).toBeNull();
});

test('a profile of another program, or one that does not let ours make them, leaves the rule in the way', async () => {
  const profile = (program: string, may: string) => `profile packbench ${program} flags=(unconfined) {\n  ${may},\n}\n`;
  await writeFile(join(system.profileFolder, 'browser'), profile('/opt/browser/electron', 'userns'));
  await writeFile(join(system.profileFolder, 'packbench'), profile(join(folder, 'electron'), 'network'));
  await mkdir(join(system.profileFolder, 'abstractions'));
  expect(whatSandboxNeeds(folder, system)).toContain('chrome-sandbox');
});

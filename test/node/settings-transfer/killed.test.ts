/** An import that is killed at any moment has changed everything it was going to change, or nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';

const kills = 3;

/** Large enough that writing it takes a while. */
function settings(name: string, theme: string, sounds: boolean) {
  const accounts = Array.from({ length: 300 }, (_, at) => ({
    accountId: `account-${at}`,
    label: `${name} ${at}`,
    baseAddress: `https://api${at}.example.com/v1`,
    colour: 'gold',
    format: 'json',
  }));
  const head = { format: 'packbench-settings', version: 1, packbench: '0.1.0', exportedAt: '2026-11-22T10:00:00.000Z' };
  return { ...head, accounts, preferences: { theme, sounds } };
}

test(`${kills} kills in the middle of imports`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-killed-import-'));
  try {
    const files = [settings('Harbour', 'dark', false), settings('Quay', 'light', true)];
    const paths = [join(folder, 'first.json'), join(folder, 'second.json')];
    for (const [at, path] of paths.entries()) await writeFile(path, JSON.stringify(files[at]));
    const program = join(import.meta.dirname, 'importing-program.ts');
    // electron-store imports 'electron', whose package would fetch the binary; when it is told that there is one, it
    // only names it.
    const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '/nowhere' };
    for (let kill = 0; kill < kills; kill += 1) {
      const child = spawn(process.execPath, [program, folder, ...paths], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      await after(kill * 17);
      child.kill('SIGKILL');
      await ended;
      const kept = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'));
      const [name = ''] = kept.accounts[0].label.split(' ');
      const whole = files.find((file) => file.accounts[0]?.label.startsWith(name));
      expect(kept.accounts.map(({ label }: { label: string }) => label)).toEqual(
        whole?.accounts.map((one) => one.label),
      );
      expect(kept.preferences).toMatchObject(whole?.preferences ?? {});
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

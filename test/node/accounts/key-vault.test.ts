/** The key vault on a real keyring, on a bus without one, and without any bus: real libsecret, a program of its own. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createKeyVault } from '../../../src-main/electron/key-vault.ts';
import type { After } from '../../../src-main/ports.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { startBusWithoutKeyring, startKeyring } from '../../helpers/keyring.ts';

const run = promisify(execFile);

const programPath = resolve(import.meta.dirname, '../../helpers/key-vault-program.ts');

type VaultMethod =
  | 'status'
  | 'read'
  | 'write'
  | 'remove'
  | 'names'
  | 'begin-reading'
  | 'end-reading'
  | 'read-file'
  | 'came';

interface VaultProgram {
  ask(method: VaultMethod, ...more: string[]): Promise<unknown>;
  end(): Promise<void>;
}

function startProgram(environment: Readonly<Record<string, string>>): VaultProgram {
  const env = { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...environment };
  const program = spawn(process.execPath, [programPath], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const ended = once(program, 'exit');
  return {
    async ask(...call) {
      program.stdin.write(`${JSON.stringify(call)}\n`);
      const line = await lines.next();
      return JSON.parse(String(line.value));
    },
    async end() {
      program.stdin.end();
      await ended;
    },
  };
}

/** On a busy computer it answers later than the start waits for it. */
async function isInUse(program: VaultProgram): Promise<void> {
  await expect.poll(() => program.ask('status')).toEqual({ kind: 'keychain', reason: '' });
}

test('keys are in the keyring, also for the next start, and gone when removed', async () => {
  const keyring = await startKeyring();
  try {
    const first = startProgram(keyring.environment);
    await isInUse(first);
    expect(await first.ask('read', 'one/service')).toBeNull();
    await first.ask('write', 'one/service', 'kept "key" ü');
    await first.ask('write', 'two/service', 'another key');
    await first.end();
    expect([...(await keyring.keys())].sort()).toEqual(['another key', 'kept "key" ü']);

    const next = startProgram(keyring.environment);
    await isInUse(next);
    expect(await next.ask('read', 'one/service')).toBe('kept "key" ü');
    expect(((await next.ask('names')) as string[]).sort()).toEqual(['one/service', 'two/service']);
    await next.ask('remove', 'one/service');
    await next.ask('remove', 'never/there');
    expect(await next.ask('read', 'one/service')).toBeNull();
    await next.end();
    expect(await keyring.keys()).toEqual(['another key']);
  } finally {
    await keyring.close();
  }
});

test('a keyring that stays locked is told as that: its keys are not called missing or removed, and listing them does not end the program', async () => {
  const keyring = await startKeyring();
  const program = startProgram(keyring.environment);
  try {
    // Settings that a person wrote, or another program, may name an account in any way.
    const names = ['one/service', 'a,b/service'];
    await isInUse(program);
    for (const name of names) await program.ask('write', name, 'a key');
    await keyring.lock();
    for (const method of ['read', 'remove'] as const)
      for (const name of names)
        expect([name, await program.ask(method, name)]).toEqual([name, { failed: 'The keychain is locked.' }]);
    expect(await program.ask('names')).toEqual({ failed: 'The keychain is locked.' });
    expect(await program.ask('read', 'never/there')).toBeNull();
  } finally {
    await program.end();
    await keyring.close();
  }
});

test('a keyring that was started anew is told as that: the program finds it again only once it is started anew, too', async () => {
  const keyring = await startKeyring();
  const program = startProgram(keyring.environment);
  try {
    await isInUse(program);
    await program.ask('write', 'one/service', 'a key');
    await keyring.startAnew();
    for (const call of [['read', 'one/service'], ['write', 'one/service', 'another'], ['names']] as [
      VaultMethod,
      ...string[],
    ][])
      expect(await program.ask(...call)).toMatchObject({ field: 'started-anew' });
    const next = startProgram(keyring.environment);
    await isInUse(next);
    expect(await next.ask('read', 'one/service')).toBe('a key');
    await next.end();
  } finally {
    await program.end();
    await keyring.close();
  }
});

test('a keyring that fails while nobody can say which one runs is not called started anew', async () => {
  const keyring = await startKeyring();
  const programs = await mkdtemp(join(tmpdir(), 'packbench-programs-'));
  const tool = join(programs, 'dbus-send');
  await symlink((await run('which', ['dbus-send'])).stdout.trim(), tool);
  const program = startProgram({ ...keyring.environment, PATH: programs });
  try {
    await isInUse(program);
    await program.ask('write', 'one/service', 'a key');
    await keyring.lock();
    await rm(tool);
    const failed = await program.ask('write', 'two/service', 'another');
    expect(failed).toEqual({ failed: expect.any(String) });
  } finally {
    await program.end();
    await keyring.close();
    await rm(programs, { recursive: true });
  }
});

test('while the keyring waits for its password, files are read and written all the same', async () => {
  const keyring = await startKeyring();
  const program = startProgram(keyring.environment);
  try {
    await isInUse(program);
    await program.ask('write', '0/service', 'a key');
    keyring.stall();
    // A scan asks the services of all accounts at once, each with two keys.
    await program.ask('begin-reading', '6');
    expect(await program.ask('read-file')).toBe(true);
    keyring.goOn();
    expect(await program.ask('end-reading')).toEqual(['a key', null, null, null, null, null]);
  } finally {
    keyring.goOn();
    await program.end();
    await keyring.close();
  }
});

test('a keyring that answers later than the start waits is used from then on, and gets what was pasted meanwhile', async () => {
  const keyring = await startKeyring();
  const before = startProgram(keyring.environment);
  await before.ask('write', 'one/service', 'kept for long');
  await before.ask('write', 'two/service', 'an old key');
  await before.end();
  keyring.stall();
  const program = startProgram(keyring.environment);
  try {
    expect(await program.ask('status')).toEqual({ kind: 'session', reason: 'The keychain does not answer.' });
    expect(await program.ask('read', 'one/service')).toBeNull();
    await program.ask('write', 'two/service', 'a new key');
    keyring.goOn();
    await isInUse(program);
    expect(await program.ask('came')).toBe(true);
    expect(await program.ask('read', 'one/service')).toBe('kept for long');
    expect([...(await keyring.keys())].sort()).toEqual(['a new key', 'kept for long']);
  } finally {
    keyring.goOn();
    await program.end();
    await keyring.close();
  }
});

test('on a bus without a Secret Service keys are kept until the program ends', async () => {
  const bus = await startBusWithoutKeyring();
  try {
    const program = startProgram(bus.environment);
    expect(await program.ask('status')).toMatchObject({ kind: 'session', reason: expect.stringMatching(/\w/) });
    await program.ask('write', 'one/service', 'a session key');
    expect(await program.ask('read', 'one/service')).toBe('a session key');
    await program.end();
    const next = startProgram(bus.environment);
    expect(await next.ask('read', 'one/service')).toBeNull();
    await next.end();
  } finally {
    await bus.close();
  }
});

test('without any bus the program starts all the same', async () => {
  const program = startProgram({ DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent/bus' });
  expect(await program.ask('status')).toMatchObject({ kind: 'session' });
  await program.end();
});

test('a missing native module means session keys', async () => {
  const vault = createKeyVault(inMemoryLog(), () => Promise.reject(new Error('Cannot find module keytar.node')));
  expect(await vault.status()).toEqual({ kind: 'session', reason: 'Cannot find module keytar.node' });
  await vault.write('one/service', 'a session key');
  expect(await vault.read('one/service')).toBe('a session key');
  await vault.remove('one/service');
  expect(await vault.read('one/service')).toBeNull();
});

test('a keychain that never answers does not hold up the start', async () => {
  const never = {
    getPassword: () => new Promise<null>(() => undefined),
    setPassword: async () => undefined,
    deletePassword: async () => true,
    findPassword: async () => null,
    findCredentials: async () => [],
  };
  const vault = createKeyVault(inMemoryLog(), async () => never);
  expect(await vault.status()).toMatchObject({ kind: 'session', reason: 'The keychain does not answer.' });
});

test('a keychain that refuses at the start, as before the session of a person is whole, is asked again and used from then on', async () => {
  let isThere = false;
  const kept = new Map<string, string>();
  const beginning = {
    getPassword: async (_service: string, name: string) => {
      if (!isThere) throw new Error('The name org.freedesktop.secrets was not provided');
      return kept.get(name) ?? null;
    },
    setPassword: async (_service: string, name: string, key: string) => void kept.set(name, key),
    deletePassword: async () => true,
    findPassword: async () => null,
    findCredentials: async () => [],
  };
  const pauses: (() => void)[] = [];
  const after: After = (_milliseconds, run) => {
    pauses.push(run);
    return () => undefined;
  };
  const vault = createKeyVault(inMemoryLog(), async () => beginning, after);
  expect(await vault.status()).toMatchObject({ kind: 'session' });
  await vault.write('one/service', 'pasted meanwhile');
  const came = new Promise<void>((resolve) => vault.whenItComes(resolve));
  for (const there of [false, true]) {
    await expect.poll(() => pauses.length).toBe(1);
    isThere = there;
    pauses.shift()?.();
  }
  await came;
  expect(await vault.status()).toEqual({ kind: 'keychain', reason: '' });
  expect([...kept]).toEqual([['one/service', 'pasted meanwhile']]);
});

test('a key that is pasted or removed while a late keychain is being given the others is not the old one afterwards', async () => {
  const kept = new Map<string, string>();
  const giving = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const late = {
    getPassword: async (_service: string, name: string) => kept.get(name) ?? null,
    setPassword: async (_service: string, name: string, key: string) => {
      kept.set(name, key);
      // The window for the keyring's password comes up with the last of them.
      if (name !== 'two/service') return;
      giving.resolve();
      await goOn.promise;
    },
    deletePassword: async (_service: string, name: string) => kept.delete(name),
    findPassword: async () => null,
    findCredentials: async () => [],
  };
  let starts = 0;
  const load = async () => {
    starts += 1;
    if (starts === 1) throw new Error('The name org.freedesktop.secrets was not provided');
    return late;
  };
  const pauses: (() => void)[] = [];
  const vault = createKeyVault(inMemoryLog(), load, (_milliseconds, run) => {
    pauses.push(run);
    return () => undefined;
  });
  for (const name of ['zero', 'one', 'two']) await vault.write(`${name}/service`, 'an old key');
  const came = new Promise<void>((resolve) => vault.whenItComes(resolve));
  await expect.poll(() => pauses.length).toBe(1);
  pauses.shift()?.();
  await giving.promise;
  await vault.write('one/service', 'a new key');
  await vault.remove('zero/service');
  goOn.resolve();
  await came;
  expect(await vault.read('one/service')).toBe('a new key');
  expect(await vault.read('zero/service')).toBeNull();
  expect(await vault.read('two/service')).toBe('an old key');
});

test('a key that the keychain did not keep, as where its password window was closed, is not told as kept', async () => {
  const forgetful = {
    getPassword: async () => null,
    setPassword: async () => undefined,
    deletePassword: async () => false,
    findPassword: async () => null,
    findCredentials: async () => [],
  };
  const vault = createKeyVault(inMemoryLog(), async () => forgetful);
  await expect(vault.write('one/service', 'a key')).rejects.toMatchObject({
    failure: { code: 'keychain-failed', details: [{ message: 'The keychain did not keep the key.' }] },
  });
});

test('what was told as failed because the keychain waits for its password changes nothing there when its turn comes after all', async () => {
  const kept: string[] = [];
  const isUnlocked = Promise.withResolvers<void>();
  const waiting = {
    getPassword: async () => null,
    setPassword: async (_service: string, name: string) => {
      await isUnlocked.promise;
      kept.push(name);
    },
    deletePassword: async () => true,
    findPassword: async () => null,
    findCredentials: async () => [],
  };
  const vault = createKeyVault(inMemoryLog(), async () => waiting);
  await vault.status();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // Two may be under way; the others wait for their turn.
  const names = ['one', 'two', 'three', 'four'];
  const writes = names.map((name) =>
    vault.write(name, 'a key').catch(({ failure }) => [failure.code, failure.changed, failure.details[0].message]),
  );
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(4), { timeout: 30_000 });
  vi.advanceTimersByTime(120_000);
  // Those under way may keep their key as soon as a person unlocks the keychain.
  expect(await Promise.all(writes)).toEqual(
    ['unknown', 'unknown', 'nothing', 'nothing'].map((changed) => [
      'keychain-failed',
      changed,
      'The keychain does not answer.',
    ]),
  );
  isUnlocked.resolve();
  await vi.waitFor(() => expect(vault.isAsked()).toBe(false), { timeout: 30_000 });
  expect(kept).toEqual(['one', 'two']);
});

test('a keychain that fails later is told, and the key is not kept elsewhere', async () => {
  const locked = {
    getPassword: async () => null,
    setPassword: () => Promise.reject(new Error('Cannot create an item in a locked collection')),
    deletePassword: async () => true,
    findPassword: async () => null,
    findCredentials: async () => [],
  };
  const vault = createKeyVault(inMemoryLog(), async () => locked);
  await expect(vault.write('one/service', 'a key')).rejects.toMatchObject({
    failure: {
      code: 'keychain-failed',
      changed: 'nothing',
      details: [{ message: 'Cannot create an item in a locked collection' }],
    },
  });
  expect(await vault.read('one/service')).toBeNull();
});

test('a key that is asked for, and does not come, is no change that may have been made', async () => {
  const silent = {
    getPassword: (_service: string, name: string) =>
      name === 'one' ? new Promise<null>(() => undefined) : Promise.resolve(null),
    setPassword: async () => undefined,
    deletePassword: async () => true,
    findPassword: async () => null,
    findCredentials: async () => [],
  };
  const vault = createKeyVault(inMemoryLog(), async () => silent);
  await vault.status();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const read = vault.read('one').catch(({ failure }) => [failure.code, failure.changed]);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(120_000);
  expect(await read).toEqual(['keychain-failed', 'nothing']);
});

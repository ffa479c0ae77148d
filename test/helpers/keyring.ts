/** A session bus of the test's own, with or without a keyring behind it: real libsecret, real gnome-keyring. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endCompany, keepCompany } from './companion.ts';

const run = promisify(execFile);

export interface Keyring {
  /** Makes libsecret, and so the app, use this keyring. */
  readonly environment: Readonly<Record<string, string>>;
  /** Every key that the app keeps in it. */
  keys(): Promise<readonly string[]>;
  /** As with the screen; nobody can be asked for its password. */
  lock(): Promise<void>;
  /** It ends, as by a crash, and another one with the same keys takes its place. */
  startAnew(): Promise<void>;
  /** It takes questions and answers none, as while it waits for a person's password; until `goOn`. */
  stall(): void;
  goOn(): void;
  close(): Promise<void>;
}

export interface Bus {
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** For a busy computer. */
const startWaitMilliseconds = 60_000;

/** A bus on which a fresh, unlocked keyring answers. */
export async function startKeyring(): Promise<Keyring> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-keyring-'));
  const bus = await startBus(folder);
  const environment = { ...bus.environment, XDG_DATA_HOME: join(folder, 'data'), XDG_RUNTIME_DIR: join(folder, 'run') };
  // A data folder that is not fresh may hold a locked keyring, which refuses new keys.
  await mkdir(environment.XDG_DATA_HOME, { mode: 0o700 });
  await mkdir(environment.XDG_RUNTIME_DIR, { mode: 0o700 });
  let daemon = startDaemon(environment);
  const goOn = (): void => void daemon.kill('SIGCONT');
  const close = async (): Promise<void> => {
    goOn();
    await endCompany(daemon);
    await bus.close();
  };
  try {
    await untilSecretsAnswer(environment, daemon);
  } catch (error) {
    await close();
    throw error;
  }
  const startAnew = async (): Promise<void> => {
    await endCompany(daemon);
    daemon = startDaemon(environment);
    await untilSecretsAnswer(environment, daemon);
  };
  const lock = async (): Promise<void> => {
    const all = 'array:objpath:/org/freedesktop/secrets/collection/login';
    const call = ['org.freedesktop.Secret.Service.Lock', all];
    await run(
      'dbus-send',
      ['--session', '--print-reply', '--dest=org.freedesktop.secrets', '/org/freedesktop/secrets', ...call],
      {
        env: { ...process.env, ...environment },
      },
    );
  };
  return {
    environment,
    keys: () => readKeys(environment),
    lock,
    startAnew,
    stall: () => void daemon.kill('SIGSTOP'),
    goOn,
    close,
  };
}

function startDaemon(environment: Readonly<Record<string, string>>) {
  const daemon = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  keepCompany(daemon);
  daemon.stdin.end('a password nobody types\n');
  return daemon;
}

/** A bus where no Secret Service answers, and none can be started. */
export async function startBusWithoutKeyring(): Promise<Bus> {
  return startBus(await mkdtemp(join(tmpdir(), 'packbench-bus-')));
}

async function startBus(folder: string): Promise<Bus> {
  const configuration = join(folder, 'bus.conf');
  await writeFile(configuration, busConfiguration(folder));
  const daemon = spawn('dbus-daemon', [`--config-file=${configuration}`, '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  keepCompany(daemon);
  const lines = createInterface({ input: daemon.stdout });
  const [address] = await once(lines, 'line', { signal: AbortSignal.timeout(startWaitMilliseconds) });
  return {
    environment: { DBUS_SESSION_BUS_ADDRESS: String(address) },
    async close() {
      await endCompany(daemon);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** No folder of services: a question on the bus starts nothing of this machine. */
function busConfiguration(folder: string): string {
  return `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path=${folder}/bus.sock</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`;
}

async function untilSecretsAnswer(environment: Readonly<Record<string, string>>, daemon: ChildProcess): Promise<void> {
  const question = ['--session', '--print-reply=literal', '--dest=org.freedesktop.DBus', '/org/freedesktop/DBus'];
  const hasOwner = ['org.freedesktop.DBus.NameHasOwner', 'string:org.freedesktop.secrets'];
  const limit = AbortSignal.timeout(startWaitMilliseconds);
  for (;;) {
    const { stdout } = await run('dbus-send', [...question, ...hasOwner], { env: { ...process.env, ...environment } });
    if (stdout.includes('true')) return;
    if (limit.aborted || daemon.exitCode !== null) throw new Error('The keyring did not start.');
    await pause(20);
  }
}

/** With libsecret's own tool. keytar files a key under 'service' and 'account'. */
async function readKeys(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const search = ['search', '--all', '--unlock', 'service', 'Packbench'];
  const { stdout } = await run('secret-tool', search, { env: { ...process.env, ...environment } });
  return [...stdout.matchAll(/^secret = (.*)$/gm)].map((found) => found[1] ?? '');
}

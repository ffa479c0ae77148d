/**
 * Keys in the system's keychain, through keytar. Where no keychain answers (no Secret Service, no native module) they
 * stay in memory until the app is closed, and the page says so. They are never written to a file.
 */
import type { KeychainStatus } from '../../src-preload/contract/app-status.ts';
import { failureOf, messageOf } from '../failures.ts';
import type { After, KeyVault, Log } from '../ports.ts';
import { createTurns } from '../time/turns.ts';
import { isLocked, runningKeychain } from './locked-keys.ts';

/** The part of keytar we use. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
  findPassword(service: string): Promise<string | null>;
  findCredentials(service: string): Promise<{ account: string }[]>;
}

const service = 'Packbench';

/** A D-Bus where nobody answers must not delay the start. Where all of a morning's programs start at once, it may answer later. */
const probeWaitMilliseconds = 2_500;

/**
 * In milliseconds: when a keychain that refused is asked again. Where Packbench starts with the session of a person, the
 * keychain may start later.
 */
const pausesOfProbes = [2_000, 5_000, 15_000, 60_000, 300_000, 900_000];

/** The system may ask the person for the keyring's password, and people need a while. */
const personWaitMilliseconds = 120_000;

/**
 * Each call of keytar keeps one of the program's four threads for files and host names until the keychain answers, which
 * may wait for a person. With all four in its hands, no answer of a service could be kept.
 */
const callsAtOnce = 2;

export interface SystemKeyVault extends KeyVault {
  /** The keychain has not answered yet, and keeps a thread of the program. */
  isAsked(): boolean;
}

export function createKeyVault(
  log: Log,
  load: () => Promise<Keychain> = loadKeytar,
  after: After = timerThatHoldsNothing,
): SystemKeyVault {
  const session = new Map<string, string>();
  const { inTurn, isAnyUnderWay } = createTurns(callsAtOnce);
  const probed = inTurn(() => probe(load));
  let found = foundInTime(probed, log);
  let tell = (): void => undefined;
  /** The keychain that keytar has met: it speaks to that one alone, also when it has ended and another has started. */
  let met: Promise<string | null> = Promise.resolve(null);
  const noteMet = (): void => {
    met = runningKeychain();
  };
  void probed.then(noteMet, () => undefined);
  const isAnotherOne = async (): Promise<boolean> => {
    const [before, now] = [await met, await runningKeychain()];
    return before !== null && now !== null && before !== now;
  };

  const use = async <Value>(
    run: (keychain: Keychain) => Promise<Value>,
    inSession: () => Value,
    changes = false,
  ): Promise<Value> => {
    const { keychain } = await found;
    if (keychain === null) return inSession();
    let isGivenUp = false;
    let isBegun = false;
    const inItsTurn = inTurn(() => {
      if (isGivenUp) return noAnswer();
      isBegun = true;
      return run(keychain).finally(() => {
        isBegun = false;
      });
    });
    try {
      return await within(personWaitMilliseconds, inItsTurn);
    } catch (cause) {
      // A call that was told as failed must not change the keychain when its turn comes after all.
      isGivenUp = true;
      // A call that is still under way may do it, as soon as a person unlocks the keychain.
      const changed = changes && isBegun ? 'unknown' : 'nothing';
      const facts = (await isAnotherOne()) ? { field: 'started-anew' } : {};
      throw failureOf('keychain-failed', {
        changed,
        details: [{ message: messageOf(cause), details: '' }],
        facts,
        cause,
      });
    }
  };

  /**
   * Gives the keychain the keys of this session: they are newer than its own. So are those that are pasted or removed
   * while this runs.
   */
  const give = async (keychain: Keychain): Promise<void> => {
    const given = new Map<string, string>();
    const nextName = (): string | undefined =>
      [...session.keys(), ...given.keys()].find((name) => session.get(name) !== given.get(name));
    for (let name = nextName(); name !== undefined; name = nextName()) {
      const [at, key] = [name, session.get(name)];
      if (key === undefined) {
        await inTurn(() => keychain.deletePassword(service, at));
        given.delete(at);
      } else {
        await inTurn(() => keep(keychain, at, key));
        given.set(at, key);
      }
    }
  };

  const takeLate = async (keychain: Keychain): Promise<void> => {
    if ((await found).keychain !== null) return;
    noteMet();
    await give(keychain);
    log.info('The keychain answers after all.', {});
    found = Promise.resolve(inUse(keychain));
    tell();
  };
  probed
    .catch(() => askAgain(() => inTurn(() => probe(load)), after))
    .then(takeLate)
    .catch((error: unknown) => log.info('Keys stay in memory until the end.', { reason: messageOf(error) }));

  return {
    status: async () => (await found).status,
    whenItComes(told) {
      tell = told;
    },
    isAsked: isAnyUnderWay,
    read: (name) =>
      use(
        async (keychain) => {
          const key = await keychain.getPassword(service, name);
          if (key === null) await assertNotLocked(name);
          return key;
        },
        () => session.get(name) ?? null,
      ),
    write: (name, key) =>
      use(
        (keychain) => keep(keychain, name, key),
        () => void session.set(name, key),
        true,
      ),
    names: () =>
      use(
        async (keychain) => {
          // Brings up the password window, which may be closed.
          const isAny = (await keychain.findPassword(service)) !== null;
          await assertNotLocked(null);
          return isAny ? (await keychain.findCredentials(service)).map(({ account }) => account) : [];
        },
        () => [...session.keys()],
      ),
    remove: (name) =>
      use(
        async (keychain) => {
          if (!(await keychain.deletePassword(service, name))) await assertNotLocked(name);
        },
        () => void session.delete(name),
        true,
      ),
  };
}

/** keytar says of a locked key that there is none; see `isLocked`. */
async function assertNotLocked(name: string | null): Promise<void> {
  if (await isLocked(service, name)) throw new Error('The keychain is locked.');
}

/** libsecret may tell of no error where the password window was closed, and keep nothing. */
async function keep(keychain: Keychain, name: string, key: string): Promise<void> {
  await keychain.setPassword(service, name, key);
  if ((await keychain.getPassword(service, name)) !== key) throw new Error('The keychain did not keep the key.');
}

/** Loaded only when needed, so that a computer without the native module still starts. */
async function loadKeytar(): Promise<Keychain> {
  return (await import('keytar')).default;
}

/** Asking for a key that is not there needs no unlocking, so this never brings up a password window. */
async function probe(load: () => Promise<Keychain>): Promise<Keychain> {
  const keychain = await load();
  await keychain.getPassword(service, 'probe');
  return keychain;
}

/** Throws what the keychain said last. */
async function askAgain(ask: () => Promise<Keychain>, after: After): Promise<Keychain> {
  let said: unknown;
  for (const pause of pausesOfProbes) {
    await new Promise<void>((resolve) => void after(pause, resolve));
    try {
      return await ask();
    } catch (error) {
      said = error;
    }
  }
  throw said;
}

/** No end of the program waits for it. */
const timerThatHoldsNothing: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
};

interface Found {
  readonly keychain: Keychain | null;
  readonly status: KeychainStatus;
}

const inUse = (keychain: Keychain): Found => ({ keychain, status: { kind: 'keychain', reason: '' } });

async function foundInTime(probed: Promise<Keychain>, log: Log): Promise<Found> {
  try {
    return inUse(await within(probeWaitMilliseconds, probed));
  } catch (error) {
    const reason = messageOf(error);
    log.warn('No keychain answers; keys are kept for this session only.', { reason });
    return { keychain: null, status: { kind: 'session', reason } };
  }
}

const noAnswer = (): Promise<never> => Promise.reject(new Error('The keychain does not answer.'));

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    return await Promise.race([work, late.then(noAnswer)]);
  } finally {
    clearTimeout(timer);
  }
}

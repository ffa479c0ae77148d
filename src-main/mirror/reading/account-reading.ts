/** Reads the orders of one account from its service, one question after another, for as long as the app runs. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { OrderReading } from '../../../src-preload/contract/order-list.ts';
import type { ServiceDoor } from '../../accounts/service-door.ts';
import type { After, Clock, Log } from '../../ports.ts';
import type { ShippingAccount, ShippingClient } from '../../shipping/shipping-client.ts';
import type { MirrorIntake } from '../mirror-port.ts';
import { createAskAccount } from './ask-account.ts';
import { noteFailedStep, waitsForAccount } from './failed-step.ts';
import type { Groups } from './group-reading.ts';
import { createLastAnswers } from './last-answers.ts';
import { createLearned } from './learned.ts';
import type { Step, WrittenOrder } from './next-step.ts';
import { createPauses } from './pauses.ts';
import { isBadPage, type ReadingDoors } from './reading-doors.ts';
import { createSilence } from './silence.ts';
import { passOver, type StepTaken, takeStep } from './steps.ts';
import { toldReading } from './told-reading.ts';
import { createWaiting } from './waiting.ts';

export type WantedBy = 'person' | 'round';

export interface AccountReading {
  read(): OrderReading;
  /** OrdersReading says what this is. */
  readSince(): string | null;
  /** The service answers again, or its account was mended. */
  noteReached(): void;
  /** The news are wanted now, without waiting for the next look. */
  lookNow(wantedBy: WantedBy): void;
  /** Somebody came back to work. */
  noteActivity(): void;
  /** This computer has just written to these orders: they are read again a second later. */
  noteWritten(orders: readonly WrittenOrder[] | 'every-unshipped'): void;
  /** Forgets what was learned and reads every page of both groups: the mirror was emptied, or a person wants it. */
  readAgain(): void;
  /** False: nothing is asked after the question under way, whoever wants news, until the account is shown again. */
  noteShown(isShown: boolean): void;
  /** Ends what is under way; resolves when it has ended. */
  close(): Promise<void>;
}

export interface AccountReadingParts {
  readonly accountId: AccountId;
  readonly mirror: MirrorIntake;
  readonly door: Pick<ServiceDoor, 'reach'>;
  readonly client: Pick<ShippingClient, 'searchOrdersOnce'>;
  /** The fingerprint of its service key; only this is stored. */
  readonly fingerprintOf: (account: ShippingAccount) => string;
  readonly clock: Clock;
  readonly after: After;
  readonly log: Log;
  /** Milliseconds between two looks at the head of an account while all is well. */
  readonly every: () => number;
  /** Milliseconds since 1970: older Shipped orders are not kept, nor read when the service gives them last. */
  readonly shippedSince: () => number;
  /** Nobody has worked here for a while. */
  readonly isIdle: () => boolean;
  /** The result of `read` has changed. */
  readonly changed: () => void;
}

export function createAccountReading(parts: AccountReadingParts): AccountReading {
  const { accountId, clock, mirror } = parts;
  const stop = new AbortController();
  const pauses = createPauses(clock, parts.every);
  const silence = createSilence({ ...parts, changed: () => parts.changed() });
  const waiting = createWaiting(parts.after);
  const learned = createLearned({ ...parts, pauses });
  const lastAnswers = createLastAnswers(clock);
  let isOff = true;
  let isShown = true;
  let newsWanted = false;
  /** Raised when the service answers again or the account was mended. */
  let mendings = 0;

  const ask = createAskAccount({
    ...parts,
    signal: stop.signal,
    isAwaited: () => newsWanted,
    async becameAnother() {
      await mirror.forgetAccount(accountId);
      learned.forget();
    },
    answered() {
      isOff = false;
      lastAnswers.note();
      silence.answered();
      pauses.noteAnswer();
    },
  });
  const { inBoth, written } = learned;
  const doors: ReadingDoors = { accountId, mirror, ask, clock, inBoth, written, shippedSince: parts.shippedSince };

  const take = async (step: StepTaken, known: Groups): Promise<void> => {
    learned.noteTaken(step);
    if ((await takeStep(doors, step, known)) === 'emptied') learned.forget();
    learned.noteDone(step);
  };
  const noteTrouble = async (error: unknown, step: StepTaken | null): Promise<void> => {
    isOff = waitsForAccount(noteFailedStep({ ...parts, silence, pauses }, error));
    const known = learned.groups();
    if (!isBadPage(error) || step === null || known === null) return;
    learned.noteDone(step);
    await passOver(doors, step, known);
  };

  /** Never throws. */
  const goOn = async (): Promise<void> => {
    if (!isShown) {
      newsWanted = false;
      parts.changed();
      await waiting.wait(longestOff);
      return;
    }
    let step: StepTaken | null = null;
    const mendingsBefore = mendings;
    try {
      const known = await learned.begin();
      const next = learned.nextStep(known);
      if (!showsNews(next)) newsWanted = false;
      if (next.kind === 'wait') {
        parts.changed();
        await waiting.wait(next.until - clock.passed());
        return;
      }
      step = next;
      await take(step, known);
    } catch (error) {
      newsWanted = false;
      const isForgotten = learned.groups() === null;
      if (stop.signal.aborted || (isForgotten && step !== null)) return;
      await noteTrouble(error, step).catch((cause: unknown) =>
        parts.log.error('What follows from a failed reading of orders failed, too.', { accountId, err: cause }),
      );
      // What a person mended while the question was under way counts: nobody would wake it again.
      if (mendings > mendingsBefore) isOff = false;
      const isNotBegun = learned.groups() === null;
      if (isNotBegun || isOff) {
        parts.changed();
        await waiting.wait(isNotBegun ? pauses.restUntil() - clock.passed() : longestOff);
        return;
      }
    }
    parts.changed();
  };
  const noteReached = (): void => {
    mendings += 1;
    // A pause that the service asked for stays.
    if (silence.read().failure?.code !== 'rate-limited') pauses.end();
    waiting.end();
  };
  const ended = (async () => {
    while (!stop.signal.aborted) await goOn();
  })();

  return {
    read: () =>
      toldReading({
        accountId,
        heard: silence.read(),
        groups: learned.groups(),
        isOff,
        isWaiting: waiting.isWaiting(),
        newsWanted,
      }),
    readSince: lastAnswers.since,
    noteReached,
    lookNow(wantedBy) {
      learned.wantNews();
      if (wantedBy === 'person') {
        newsWanted = true;
        parts.changed();
      }
      noteReached();
    },
    noteActivity: waiting.end,
    noteWritten(orders) {
      learned.noteWritten(orders);
      waiting.end();
    },
    readAgain() {
      learned.forget();
      waiting.end();
    },
    noteShown(isNowShown) {
      if (isShown === isNowShown) return;
      isShown = isNowShown;
      waiting.end();
    },
    async close() {
      stop.abort();
      waiting.end();
      silence.close();
      await ended;
    },
  };
}

/** As `wantNews` made it due. */
function showsNews(step: Step): boolean {
  if (step.kind === 'walk') return !step.group.sort.newsIsAtTheHead();
  return step.kind === 'head' || step.kind === 'written';
}

/** Until somebody mends the account or shows it, which wakes it. */
const longestOff = 24 * 60 * 60_000;

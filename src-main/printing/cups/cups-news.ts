/**
 * Hears of every change of a printer or a job: CUPS keeps the news of a subscription (RFC 3995, RFC 3996). It is asked
 * for them each second over its socket, which costs it and us under a millisecond. A CUPS without news is simply asked
 * for its state each second.
 */
import { PackbenchError } from '../../failures.ts';
import type { After } from '../../ports.ts';
import type { CupsQuestions } from './cups-questions.ts';

const pauseMilliseconds = 1_000;
/** While no print system answers. */
const longPauseMilliseconds = 5_000;
/** A subscription that a crash leaves behind ends by itself. */
const leaseSeconds = 300;
const renewAfterAsks = 100;

interface Subscription {
  readonly id: number;
  next: number;
  asks: number;
}

export interface CupsNewsParts {
  readonly cups: Pick<CupsQuestions, 'subscribe' | 'news' | 'renew' | 'unsubscribe'>;
  readonly after: After;
  readonly changed: () => void;
}

/** The returned function ends the watch. */
export function watchCups({ cups, after, changed }: CupsNewsParts): () => void {
  let subscription: Subscription | null = null;
  /** After one refusal it is not asked again. */
  let givesNews = true;
  let isThere = true;
  let ended = false;
  let callOff: () => void = () => undefined;

  const askForNews = async (): Promise<boolean> => {
    if (subscription === null) {
      const id = await cups.subscribe(leaseSeconds);
      if (id === null) givesNews = false;
      else subscription = { id, next: 1, asks: 0 };
      // The news does not tell what happened before the subscription.
      return true;
    }
    // Meanwhile the watch may end, and then there is none any more.
    const asked = subscription;
    const news = await cups.news(asked.id, asked.next);
    if (news === null) {
      subscription = null;
      return askForNews();
    }
    asked.next += news;
    asked.asks += 1;
    if (asked.asks % renewAfterAsks === 0 && !(await cups.renew(asked.id, leaseSeconds))) {
      subscription = null;
    }
    return news > 0;
  };

  const leave = (): void => {
    // If it cannot be ended, its lease ends it.
    if (subscription !== null) void cups.unsubscribe(subscription.id).catch(() => undefined);
    subscription = null;
  };

  const look = async (): Promise<void> => {
    let pause = pauseMilliseconds;
    let isNew = true;
    try {
      if (givesNews) isNew = await askForNews();
      isThere = true;
    } catch (error) {
      if (!(error instanceof PackbenchError)) throw error;
      if (error.failure.code === 'spooler-missing') {
        pause = longPauseMilliseconds;
        isNew = isThere;
        isThere = false;
        subscription = null;
      } else givesNews = false;
    }
    // One that was under way at the end came after it.
    if (ended) return leave();
    if (isNew) changed();
    callOff = after(pause, () => void look());
  };

  void look();
  return () => {
    ended = true;
    callOff();
    leave();
  };
}

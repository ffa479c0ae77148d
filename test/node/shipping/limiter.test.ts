/**
 * One polite queue per subscription key: a scan goes first, an account that hangs delays no other, and the pace is
 * learned.
 */
import { describe, expect, it } from 'vitest';
import { createPauses } from '../../../src-main/mirror/reading/pauses.ts';
import type { After } from '../../../src-main/ports.ts';
import { carefulGap, Limiter, type Turn } from '../../../src-main/shipping/limiter.ts';
import { pause } from '../../../src-main/time/pause.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { SimulatedTime } from '../../helpers/simulated-time.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

describe('turns', () => {
  /** Lets everything that can happen now happen. */
  const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

  it('go to what a person waits for first, and leave it room', async () => {
    const limiter = new Limiter(
      new TimeThatPasses(),
      () => () => {},
      () => 0,
    );
    const order: string[] = [];
    const turns: Turn[] = [];
    const enter = (urgency: 'interactive' | 'background', name: string) =>
      void limiter.enter(urgency).then((turn) => {
        order.push(name);
        turns.push(turn);
      });
    for (let number = 1; number <= 5; number += 1) {
      enter('background', `background ${number}`);
    }
    for (let number = 1; number <= 5; number += 1) {
      enter('interactive', `scan ${number}`);
    }
    await settled();
    expect(order).toEqual(['background 1', 'background 2', 'background 3', 'scan 1', 'scan 2', 'scan 3']);
    expect(limiter.waitingCount).toBe(4);
    for (let number = 0; number < 4; number += 1) {
      turns.shift()?.leave({ kind: 'answered' });
      await settled();
    }
    expect(order.slice(6)).toEqual(['scan 4', 'scan 5', 'background 4', 'background 5']);
    expect(limiter.waitingCount).toBe(0);
  });

  it('go to the newest question of a person first, each in its own order', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    const order: string[] = [];
    const ask = async (name: string): Promise<void> => {
      const turn = await limiter.enter('interactive');
      order.push(name);
      turn.leave({ kind: 'answered' });
    };
    const asked = ['first', 'second', 'third'].flatMap((scan) => {
      time.advance(100);
      return ['unshipped', 'shipped'].map((group) => ask(`${scan} ${group}`));
    });
    await Promise.all(asked);
    expect(order).toEqual([
      'first unshipped',
      ...['third unshipped', 'third shipped', 'second unshipped', 'second shipped', 'first shipped'],
    ]);
  });

  it('are there for a write, however many reads of its account hang', async () => {
    const limiter = new Limiter(
      new TimeThatPasses(),
      () => () => {},
      () => 0,
    );
    const started: string[] = [];
    const enter = (kind: 'interactive' | 'write') => void limiter.enter(kind).then(() => started.push(kind));
    for (let number = 0; number < 8; number += 1) enter('interactive');
    enter('write');
    await settled();
    expect(started).toEqual([...Array(6).fill('interactive'), 'write']);
    expect(limiter.waitingCount).toBe(2);
  });

  it('can be given back', async () => {
    const limiter = new Limiter(
      new TimeThatPasses(),
      () => () => {},
      () => 0,
    );
    const controller = new AbortController();
    for (let number = 0; number < 6; number += 1) {
      await limiter.enter('interactive');
    }
    const waiting = limiter.enter('interactive', controller.signal);
    expect(limiter.waitingCount).toBe(1);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ failure: { code: 'cancelled' } });
    expect(limiter.waitingCount).toBe(0);
  });
});

it('learns the pace of a service that takes two requests a second', async () => {
  const time = new TimeThatPasses();
  const limiter = new Limiter(time, time.after, () => 0.5);
  const starts: number[] = [];
  let refusals = 0;
  const refusedAt: number[] = [];
  for (let request = 0; request < 100; request += 1) {
    for (let served = false; !served; ) {
      const turn = await limiter.enter('background');
      const now = time.now().getTime();
      served = starts.filter((at) => at > now - 1_000).length < 2;
      if (served) {
        starts.push(now);
      } else {
        refusals += 1;
        refusedAt.push(request);
      }
      turn.leave(served ? { kind: 'answered' } : { kind: 'slow-down', waitMilliseconds: 1_000 });
    }
  }
  // Now and then it tries to be faster; never more than a few refusals for a hundred requests.
  expect(refusals).toBeGreaterThan(0);
  expect(refusals).toBeLessThanOrEqual(8);
  const seconds = ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / 1_000;
  expect(seconds).toBeLessThan(100);
});

describe('what nobody asked for', () => {
  /** Starts in milliseconds of the time that passes. */
  const startsOf = async (limiter: Limiter, time: TimeThatPasses, count: number) => {
    const starts: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const turn = await limiter.enter('unasked');
      starts.push(time.passed());
      turn.leave({ kind: 'answered' });
    }
    return starts;
  };

  it('takes a quarter of a pace that is only assumed', async () => {
    const time = new TimeThatPasses();
    expect(await startsOf(new Limiter(time, time.after, () => 0, 500), time, 4)).toEqual([0, 2_000, 4_000, 6_000]);
  });

  it('takes a quarter of the pace that a 429 taught', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0);
    (await limiter.enter('unasked')).leave({ kind: 'slow-down', waitMilliseconds: 0 });
    expect(await startsOf(limiter, time, 3)).toEqual([4_000, 8_000, 12_000]);
  });

  it('does not make it faster, however often it is answered', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    const starts = await startsOf(limiter, time, 200);
    expect(starts.at(-1)).toBe(199 * 2_000);
  });

  it('has a turn now and then while a long list of somebody is worked through, and delays a scan no more than that does', async () => {
    const time = new SimulatedTime();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    const answered = async (kind: 'interactive' | 'background' | 'unasked'): Promise<number> => {
      const askedAt = time.passed();
      (await limiter.enter(kind)).leave({ kind: 'failed' });
      return time.passed() - askedAt;
    };
    let left = 200;
    const working = async (): Promise<void> => {
      for (; left > 0; left -= 1) await answered('background');
    };
    let read = 0;
    const reading = async (): Promise<void> => {
      for (; left > 0; read += 1) await answered('unasked');
    };
    let longestScan = 0;
    const scanning = async (): Promise<void> => {
      while (left > 0) {
        await time.wait(7_000);
        longestScan = Math.max(longestScan, await answered('interactive'));
      }
    };
    const all = Promise.all([working(), working(), working(), reading(), scanning()]);
    await time.pass(200_000);
    await all;
    expect(read).toBeGreaterThanOrEqual(8);
    expect(read).toBeLessThanOrEqual(20);
    expect(longestScan).toBeLessThanOrEqual(500);
  });

  it('lets a scan go first, which waits for the pace only', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    const order: string[] = [];
    const enter = (urgency: 'interactive' | 'background' | 'unasked', name: string) =>
      limiter.enter(urgency).then((turn) => {
        order.push(`${name} at ${time.passed()}`);
        turn.leave({ kind: 'answered' });
      });
    await Promise.all([
      enter('unasked', 'page 1'),
      enter('unasked', 'page 2'),
      enter('background', 'list'),
      enter('interactive', 'scan'),
    ]);
    expect(order).toEqual(['page 1 at 0', 'scan at 500', 'list at 1000', 'page 2 at 2000']);
  });
});

it('an account that hangs keeps no other account of its subscription waiting', async () => {
  const limiter = new Limiter(
    new TimeThatPasses(),
    () => () => {},
    () => 0,
  );
  for (let number = 0; number < 20; number += 1) void limiter.enter('interactive', undefined, 'hangs');
  for (let number = 0; number < 20; number += 1) void limiter.enter('unasked', undefined, 'hangs');
  await limiter.enter('interactive', undefined, 'answers');
  await limiter.enter('background', undefined, 'answers');
  await limiter.enter('unasked', undefined, 'answers');
  expect(limiter.waitingCount).toBe(14);
});

describe('a pace that is only assumed', () => {
  const gapsOf = async (limiter: Limiter, time: TimeThatPasses, count: number, between = 0) => {
    const starts: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const turn = await limiter.enter('interactive');
      starts.push(time.passed());
      turn.leave({ kind: 'answered' });
      time.advance(between);
    }
    return starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
  };

  it('is given up step by step where it holds a person up and nobody refuses', async () => {
    const time = new TimeThatPasses();
    const gaps = await gapsOf(new Limiter(time, time.after, () => 0, 500), time, 300);
    expect([gaps[0], gaps[30], gaps[50]]).toEqual([500, 250, 125]);
    expect(gaps.at(-1)).toBe(0);
  });

  it('stays where nobody is held up by it: a scan now and then proves nothing', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    await gapsOf(limiter, time, 200, 700);
    time.advance(10_000);
    expect(await gapsOf(limiter, time, 3)).toEqual([500, 500]);
  });

  it('stays, though scans come just after what nobody asked for', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    for (let number = 0; number < 60; number += 1) {
      (await limiter.enter('unasked')).leave({ kind: 'answered' });
      await gapsOf(limiter, time, 2);
      time.advance(5_000);
    }
    expect(await gapsOf(limiter, time, 3)).toEqual([500, 500]);
  });

  it('that was refused once is not tried again for half an hour', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    await gapsOf(limiter, time, 30);
    (await limiter.enter('interactive')).leave({ kind: 'slow-down', waitMilliseconds: 0 });
    const gaps = await gapsOf(limiter, time, 500);
    expect(Math.min(...gaps)).toBeGreaterThan(250);
    time.advance(31 * 60_000);
    expect(Math.min(...(await gapsOf(limiter, time, 100)))).toBeLessThan(250);
  });
});

it('a call that would wait more than two minutes in two pauses hears it when the second one begins', async () => {
  const time = new TimeThatPasses();
  const limiter = new Limiter(
    time,
    () => () => {},
    () => 0,
  );
  const [first, second] = await Promise.all([1, 2].map(() => limiter.enter('interactive')));
  first?.leave({ kind: 'slow-down', waitMilliseconds: 100_000 });
  const waiting = limiter.enter('interactive');
  time.advance(99_000);
  second?.leave({ kind: 'slow-down', waitMilliseconds: 50_000 });
  expect(limiter.waitingCount).toBe(0);
  await expect(waiting).rejects.toMatchObject({ failure: { code: 'rate-limited', facts: { waitSeconds: 50 } } });
});

it('learns once from requests that were refused together', async () => {
  const time = new TimeThatPasses();
  const limiter = new Limiter(time, time.after, () => 0);
  const together = await Promise.all([1, 2, 3, 4].map(() => limiter.enter('interactive')));
  for (const turn of together) {
    turn.leave({ kind: 'slow-down', waitMilliseconds: 2_000 });
  }
  (await limiter.enter('interactive')).leave({ kind: 'answered' });
  await limiter.enter('interactive');
  // The pause that was asked for, then one start a second: not 1 s doubled three times.
  expect(time.waits).toEqual([2_000, 1_000]);
});

describe('a call that is called off', () => {
  const stands = () =>
    new Limiter(
      new TimeThatPasses(),
      () => () => {},
      () => 0,
    );
  const filled = async (limiter: Limiter) => {
    for (let number = 0; number < 6; number += 1) await limiter.enter('interactive');
  };

  it('before it came takes no place', async () => {
    const limiter = stands();
    await expect(limiter.enter('interactive', AbortSignal.abort())).rejects.toMatchObject({
      failure: { code: 'cancelled' },
    });
    await filled(limiter);
    expect(limiter.waitingCount).toBe(0);
  });

  it('after its turn began takes nobody else out of the queue', async () => {
    const limiter = stands();
    const controller = new AbortController();
    await limiter.enter('interactive', controller.signal);
    for (let number = 0; number < 6; number += 1) void limiter.enter('interactive');
    controller.abort();
    expect(limiter.waitingCount).toBe(1);
  });

  it('after it was refused takes nobody else out of the queue', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(
      time,
      () => () => {},
      () => 0,
    );
    const turn = await limiter.enter('interactive');
    for (let number = 0; number < 5; number += 1) await limiter.enter('interactive');
    const controller = new AbortController();
    const refused = limiter.enter('interactive', controller.signal);
    turn.leave({ kind: 'slow-down', waitMilliseconds: 600_000 });
    await expect(refused).rejects.toMatchObject({ failure: { code: 'rate-limited' } });
    time.advance(120_000);
    void limiter.enter('background');
    void limiter.enter('interactive');
    const before = limiter.waitingCount;
    controller.abort();
    expect(limiter.waitingCount).toBe(before);
  });

  it('while it pauses ends at once, before it pauses does not begin, and afterwards changes nothing', async () => {
    const timers = createTimersByHand();
    const controller = new AbortController();
    const paused = pause(timers.after, 700, controller.signal);
    controller.abort();
    await expect(paused).rejects.toMatchObject({ failure: { code: 'cancelled' } });
    await expect(pause(timers.after, 700, controller.signal)).rejects.toMatchObject({ failure: { code: 'cancelled' } });
    const later = new AbortController();
    let calledOff = 0;
    const soon: After = (_milliseconds, run) => {
      setImmediate(run);
      return () => {
        calledOff += 1;
      };
    };
    const over = pause(soon, 700, later.signal);
    await over;
    later.abort();
    expect(calledOff).toBe(0);
    const free = pause(timers.after, 900);
    timers.pass(900);
    await free;
  });
});

it('a turn that is given back twice makes room once', async () => {
  const limiter = new Limiter(
    new TimeThatPasses(),
    () => () => {},
    () => 0,
  );
  const [first] = await Promise.all(Array.from({ length: 6 }, () => limiter.enter('interactive')));
  first?.leave({ kind: 'failed' });
  first?.leave({ kind: 'failed' });
  void limiter.enter('interactive');
  void limiter.enter('interactive');
  expect(limiter.waitingCount).toBe(1);
});

describe('the pace that is learned when a service says slow down', () => {
  it('is what it answered in the second before', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0);
    const answered = async () => (await limiter.enter('interactive')).leave({ kind: 'answered' });
    await answered();
    time.advance(1);
    for (let number = 0; number < 3; number += 1) await answered();
    time.advance(1_000);
    // Starts of exactly a second ago no longer count.
    for (let number = 0; number < 4; number += 1) await answered();
    (await limiter.enter('interactive')).leave({ kind: 'slow-down', waitMilliseconds: 0 });
    await answered();
    await answered();
    expect(time.waits).toEqual([250, 250]);
  });

  it('is half of the one that was refused, where that is slower', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 400);
    (await limiter.enter('interactive')).leave({ kind: 'answered' });
    (await limiter.enter('interactive')).leave({ kind: 'answered' });
    (await limiter.enter('interactive')).leave({ kind: 'slow-down', waitMilliseconds: 0 });
    (await limiter.enter('interactive')).leave({ kind: 'answered' });
    expect(time.waits).toEqual([400, 400, 800]);
  });

  it('is left in small steps once half an hour has gone by, and not before, however long the app runs', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    const starts = async (count: number) => {
      for (let number = 0; number < count; number += 1)
        (await limiter.enter('interactive')).leave({ kind: 'answered' });
    };
    time.advance(25 * 60_000);
    (await limiter.enter('interactive')).leave({ kind: 'slow-down', waitMilliseconds: 0 });
    time.advance(10 * 60_000);
    // At first 1 s, then 10 % less from time to time, but never the refused pace.
    await starts(400);
    expect(time.waits.at(-1)).toBeGreaterThan(500);
    expect(time.waits.at(-1)).toBeLessThan(550);
    time.advance(31 * 60_000);
    const before = time.passed();
    await starts(60);
    expect(time.passed() - before).toBeGreaterThan(60 * 400);
  });
});

describe('where several computers use one subscription key', () => {
  const answered = async (limiter: Limiter, kind: 'interactive' | 'background' | 'unasked') =>
    (await limiter.enter(kind)).leave({ kind: 'answered' });
  const refused = async (limiter: Limiter, kind: 'interactive' | 'background' | 'unasked') =>
    (await limiter.enter(kind)).leave({ kind: 'slow-down', waitMilliseconds: 0 });

  const gapsOf = async (limiter: Limiter, time: TimeThatPasses, kind: 'interactive' | 'background') => {
    const starts: number[] = [];
    for (let number = 0; number < 4; number += 1) {
      await answered(limiter, kind);
      starts.push(time.passed());
    }
    return starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
  };

  it('a refusal at a pace that was answered lately slows no scan, but for a while what works through a list', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    for (let number = 0; number < 12; number += 1) {
      await answered(limiter, 'interactive');
      await answered(limiter, 'interactive');
      time.advance(10_000);
    }
    await refused(limiter, 'interactive');
    expect(await gapsOf(limiter, time, 'interactive')).toEqual([500, 500, 500]);
    expect(await gapsOf(limiter, time, 'background')).toEqual([1_000, 1_000, 1_000]);
    time.advance(5_000);
    await answered(limiter, 'interactive');
    expect(await gapsOf(limiter, time, 'background')).toEqual([500, 500, 500]);
  });

  it('a refusal in the midst of a list slows all by a tenth: the pace may be ours', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    for (let number = 0; number < 12; number += 1) await answered(limiter, 'background');
    await refused(limiter, 'background');
    expect(await gapsOf(limiter, time, 'interactive')).toEqual([550, 550, 550]);
  });

  it('what works through a list is let go faster by one step in five seconds, however many answers come meanwhile', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    for (let number = 0; number < 12; number += 1) await answered(limiter, 'background');
    for (let number = 0; number < 3; number += 1) await refused(limiter, 'background');
    time.advance(5_000);
    for (let number = 0; number < 6; number += 1) await answered(limiter, 'interactive');
    await answered(limiter, 'background');
    time.waits.length = 0;
    await answered(limiter, 'background');
    expect(time.waits).toEqual([0.7 * 4_000]);
  });

  it('a pace that one closer together than any before has taught is left again once others are seen to refuse, too', async () => {
    const time = new TimeThatPasses();
    const limiter = new Limiter(time, time.after, () => 0, 500);
    for (let number = 0; number < 12; number += 1) {
      await answered(limiter, 'unasked');
      await answered(limiter, 'interactive');
      time.advance(10_000);
    }
    const pair = async (): Promise<number> => {
      await answered(limiter, 'interactive');
      const since = time.passed();
      await answered(limiter, 'interactive');
      return time.passed() - since;
    };
    // Three in a row, which were never answered.
    await answered(limiter, 'unasked');
    await answered(limiter, 'interactive');
    await refused(limiter, 'interactive');
    expect(await pair()).toBe(1_000);
    time.advance(20_000);
    await refused(limiter, 'interactive');
    const paces: number[] = [];
    for (let number = 0; number < 4; number += 1) {
      time.advance(6_000);
      paces.push(await pair());
    }
    expect(paces).toEqual([700, 700, 700, 700]);
  });

  it('three that read all orders and scan what they have not read wait a second or two, and nobody is refused', async () => {
    const time = new SimulatedTime();
    const random = seededNumbers(7);
    let served: readonly number[] = [];
    const waits: number[] = [];
    const underWay: Promise<void>[] = [];
    let isOpen = true;
    /** The service takes two requests in any second, whoever sends them. */
    const asked = async (limiter: Limiter, kind: 'interactive' | 'unasked'): Promise<boolean> => {
      const turn = await limiter.enter(kind);
      await time.wait(50 + random() * 50);
      served = served.filter((at) => at > time.passed() - 1_000);
      const isServed = served.length < 2;
      if (isServed) served = [...served, time.passed()];
      await time.wait(50);
      turn.leave(isServed ? { kind: 'answered' } : { kind: 'slow-down', waitMilliseconds: null });
      return isServed;
    };
    const scan = async (limiter: Limiter): Promise<void> => {
      const since = time.passed();
      const groups = [1, 2].map(async () => {
        while (!(await asked(limiter, 'interactive')));
      });
      await Promise.all(groups);
      waits.push(time.passed() - since);
    };
    const bench = async (limiter: Limiter): Promise<void> => {
      const pauses = createPauses(time, () => 30_000);
      const reading = async (): Promise<void> => {
        for (; isOpen; await time.wait(Math.max(0, pauses.restUntil() - time.passed()))) {
          if (await asked(limiter, 'unasked')) pauses.noteAnswer();
          else pauses.noteSlowDown(null);
        }
      };
      underWay.push(reading());
      for (; isOpen; await time.wait(random() * 30_000)) underWay.push(scan(limiter));
    };
    for (let number = 0; number < 3; number += 1) {
      underWay.push(bench(new Limiter(time, time.after, random, carefulGap)));
    }
    await time.pass(30 * 60_000);
    isOpen = false;
    await time.pass(5 * 60_000);
    await Promise.all(underWay);
    waits.sort((one, other) => one - other);
    expect(waits.length).toBeGreaterThan(250);
    expect(waits[Math.floor(waits.length * 0.5)]).toBeLessThan(2_000);
    expect(waits[Math.floor(waits.length * 0.9)]).toBeLessThan(8_000);
  });
});

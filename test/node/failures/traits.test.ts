/** What follows from the table of failures, compared with the lists that people would write by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createReachability } from '../../../src-main/accounts/reachability.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { FailureCode } from '../../../src-preload/contract/failure.ts';
import { isAnswered, isWithoutAnswer, traitsOf } from '../../../src-preload/contract/failure-traits.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { failureRows } from './failure-rows.ts';

const codes = Object.keys(failureRows) as FailureCode[];
const codesWith = (holds: (code: FailureCode) => boolean): string[] => codes.filter(holds).sort();

test('no answer came: the way to the service failed', () => {
  expect(codesWith(isWithoutAnswer)).toEqual([
    'connection-lost',
    'not-the-service',
    'proxy-refused',
    'redirected',
    'timed-out',
    'tls-failed',
    'unreachable',
  ]);
});

test('the service has spoken', () => {
  expect(codesWith(isAnswered)).toEqual([
    'keys-refused',
    'not-found',
    'rate-limited',
    'service-broken',
    'service-conflict',
    'service-refused',
  ]);
});

test('only what comes from outside this computer can pass by itself', () => {
  expect(codesWith((code) => traitsOf(code).mendedBy === 'time')).toEqual([
    'connection-lost',
    'rate-limited',
    'service-broken',
    'timed-out',
    'unreachable',
  ]);
});

test('a full disk, a missing key or a called-off read says nothing about the service', async () => {
  const reachability = createReachability({ clock: systemClock, changed: () => undefined });
  for (const code of ['disk-full', 'account-needs-keys', 'cancelled'] as const) {
    await expect(reachability.learn('one', () => Promise.reject(failureOf(code)))).rejects.toThrow(code);
    expect(reachability.read('one').reachable).toBeNull();
  }
  await expect(reachability.learn('one', () => Promise.reject(failureOf('keys-refused')))).rejects.toThrow();
  expect(reachability.read('one').reachable).toBe(true);
  await expect(reachability.learn('one', () => Promise.reject(failureOf('timed-out')))).rejects.toThrow();
  expect(reachability.read('one').reachable).toBe(false);
});

test.each([
  // RFC 9110, 15.6
  ...[502, 503, 504],
  // Cloudflare: the origin answered nothing that is an answer, is down, unreachable, slow, without a certificate that fits, or has no address.
  ...[520, 521, 522, 523, 524, 525, 526, 530],
])('status %i is said in the place of a service that is away', async (httpStatus) => {
  const reachability = createReachability({ clock: systemClock, changed: () => undefined });
  const said = failureOf('service-broken', { facts: { httpStatus } });
  await expect(reachability.learn('one', () => Promise.reject(said))).rejects.toThrow('service-broken');
  expect([reachability.read('one').reachable, reachability.answerOfOthers('one')]).toEqual([false, said.failure]);
});

test('who answered in the place of a service is forgotten once the service itself answers', async () => {
  const reachability = createReachability({ clock: systemClock, changed: () => undefined });
  const said = failureOf('not-the-service');
  await expect(reachability.learn('one', () => Promise.reject(said))).rejects.toThrow('not-the-service');
  expect(reachability.answerOfOthers('one')).toEqual(said.failure);
  await reachability.learn('one', async () => undefined);
  expect(reachability.answerOfOthers('one')).toBeNull();
});

test('since when a service answers, or does not: that grows old with no further answer', async () => {
  const time = new TimeThatPasses('2026-11-20T12:00:00Z');
  const reachability = createReachability({ clock: time, changed: () => undefined });
  const learn = (code: FailureCode | null) =>
    reachability.learn('one', async () => (code === null ? 0 : Promise.reject(failureOf(code)))).catch(() => 0);
  const told: (string | null)[] = [reachability.read('one').since];
  for (const code of [null, null, 'timed-out', 'unreachable', null] as const) {
    await learn(code);
    told.push(reachability.read('one').since?.slice(11, 16) ?? '');
    time.advance(60_000);
  }
  expect(told).toEqual([null, '12:00', '12:00', '12:02', '12:02', '12:04']);
});

test('nobody keeps a list of failure codes beside the table', () => {
  const root = resolve(import.meta.dirname, '..', '..', '..');
  const keepers = ['src-main', 'src-renderer'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) => /\b(Set<FailureCode>|FailureCode\[\])/.test(readFileSync(join(root, folder, name), 'utf8'))),
  );
  expect(keepers).toEqual([]);
});

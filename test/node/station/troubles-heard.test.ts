/** A round that needs somebody is heard, also when it needs them for the same reason as before. */
import { expect, it } from 'vitest';
import type { RoundTrouble } from '../../../src-preload/contract/station.ts';
import { troublesHeard } from '../../../src-renderer/station/troubles-heard.ts';

const rounds = (...troubles: readonly (RoundTrouble | null)[]) =>
  troubles.map((trouble, at) => ({ roundId: `round-${at}`, trouble }));

it('is heard once, however often the rounds are read', () => {
  const heard = troublesHeard();
  expect([rounds(null), rounds('failed'), rounds('failed', 'held'), rounds('failed', 'held')].map(heard)).toEqual([
    0, 1, 1, 0,
  ]);
});

it('is heard again when another try has ended as the first did', () => {
  const heard = troublesHeard();
  expect([rounds(null), rounds('failed'), rounds(null), rounds('failed')].map(heard)).toEqual([0, 1, 0, 1]);
});

it('is not heard for rounds of an earlier run, until they are tried again', () => {
  const heard = troublesHeard();
  expect([rounds('print-failed'), rounds(null), rounds('print-failed')].map(heard)).toEqual([0, 0, 1]);
});

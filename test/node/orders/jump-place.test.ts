/** Where 'Go to' leads: a day is one of this computer's clock, whole, also where the clock is put forward or back in it. */
import { expect, onTestFinished, test } from 'vitest';
import { placeOf } from '../../../src-renderer/orders/list/jump-place.ts';

function inZone(zone: string): void {
  const before = process.env.TZ;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  process.env.TZ = zone;
}

test.each([
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z', '2026-09-27T10:59:59.999Z'],
  // Its last hour comes twice.
  ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', '2026-04-05T03:59:59.999Z'],
  // It begins at one o'clock.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
])('in %s %s begins at %s and ends at %s', (zone, day, begins, ends) => {
  inZone(zone);
  expect(placeOf(day, true, false)).toEqual({ at: begins });
  expect(placeOf(day, true, true)).toEqual({ at: ends });
});

test('no text is no place, and a beginning is as long as main takes one', () => {
  expect([placeOf('', true, true), placeOf('', false, true)]).toEqual([null, null]);
  expect(placeOf('a'.repeat(300), false, true)).toEqual({ beginning: 'a'.repeat(200) });
});

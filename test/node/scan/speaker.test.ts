/**
 * The speaker: opened once, kept open while people scan, closed after five minutes of silence, and opened again by the
 * next sound.
 */
import { expect, test } from 'vitest';
import { createSpeaker, speakerStaysOpen } from '../../../src-renderer/scan/speaker.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

test('the speaker is open while people scan, and let go of when nothing has sounded for five minutes', () => {
  const timers = createTimersByHand();
  const told: string[] = [];
  const device = {
    resume: async () => void told.push('resumed'),
    suspend: async () => void told.push('suspended'),
  };
  const speaker = createSpeaker(() => {
    told.push('opened');
    return device;
  }, timers.after);
  expect(told).toEqual([]);
  expect([speaker(), speaker()]).toEqual([device, device]);
  expect(told).toEqual(['opened', 'resumed']);
  // The second sound has postponed it: it is closed once.
  timers.pass(speakerStaysOpen);
  expect(told).toEqual(['opened', 'resumed', 'suspended']);
  expect(speaker()).toBe(device);
  expect(told).toEqual(['opened', 'resumed', 'suspended', 'resumed']);
});

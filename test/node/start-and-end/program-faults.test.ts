/** Faults of the program that nobody caught: told once, and as long as it runs. */
import { expect, test } from 'vitest';
import { createProgramFaults } from '../../../src-main/start-and-end/program-faults.ts';

test('the first one is told to all who watch, and further ones to nobody again', () => {
  const faults = createProgramFaults();
  const heard: string[] = [];
  faults.watch(() => heard.push(`one ${faults.any()}`));
  faults.watch(() => heard.push(`other ${faults.any()}`));
  expect([faults.any(), heard]).toEqual([false, []]);
  for (let at = 0; at < 3; at += 1) faults.note();
  expect([faults.any(), heard]).toEqual([true, ['one true', 'other true']]);
});

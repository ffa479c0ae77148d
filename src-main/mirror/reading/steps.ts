/** The steps of an account's reading: each is one question to the service, and what follows from its answer. */
import { listLookUps, lookUpAbsent, lookUpWritten, noteLookedUp } from './gone.ts';
import type { GroupReading, Groups } from './group-reading.ts';
import { lookAtHead } from './head-look.ts';
import type { Step } from './next-step.ts';
import type { ReadingDoors } from './reading-doors.ts';
import { noteBadPage, walkOn } from './walking.ts';

export type StepTaken = Exclude<Step, { kind: 'wait' }>;

/**
 * 'emptied': the mirror's file was damaged meanwhile and begun anew, so everything must be read again. Throws
 * PackbenchError.
 */
export async function takeStep(doors: ReadingDoors, step: StepTaken, groups: Groups): Promise<'taken' | 'emptied'> {
  if (step.kind === 'written') await lookUpWritten(doors, step.order);
  else if (step.kind === 'head') await lookAtHead(doors, step.group);
  else if (step.kind === 'look-up') await lookUpAbsent(doors, step.group, step.order);
  else {
    if (step.group.walk === null && (await wasEmptied(doors, step.group))) return 'emptied';
    if (await walkOn(doors, step.group)) await listAllLookUps(doors, groups);
  }
  return 'taken';
}

/** What the service cannot answer delays nothing else. */
export async function passOver(doors: ReadingDoors, step: StepTaken, groups: Groups): Promise<void> {
  if (step.kind === 'look-up') noteLookedUp(step.group, step.order);
  if (step.kind === 'walk' && (await noteBadPage(doors, step.group))) await listAllLookUps(doors, groups);
}

async function wasEmptied({ mirror, accountId }: ReadingDoors, { walksDone }: GroupReading): Promise<boolean> {
  return walksDone > 0 && (await mirror.lastWalks(accountId)).length === 0;
}

async function listAllLookUps(doors: ReadingDoors, { unshipped, shipped }: Groups): Promise<void> {
  await listLookUps(doors, unshipped, shipped);
  await listLookUps(doors, shipped, unshipped);
}

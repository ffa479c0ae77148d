/**
 * Where the last run was when it ended without being closed. It is read before the services are there: the page begins
 * at that place with its first picture, so that the first scan is not taken for one of the orders' list.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchPlace, hasEndedSoon } from '../../src-preload/contract/bench-place.ts';
import { kindAt } from '../disk/move-aside.ts';

export interface PlaceAtStart extends BenchPlace {
  /** The start before this one went there, too, and ended at once: this one begins with the orders. */
  readonly isLeft: boolean;
}

export const placePath = (folder: string): string => join(folder, 'place.json');

/** Milliseconds since then (ISO 8601); null: never. */
export const passedSince = (at: string | null, now: Date): number | null =>
  at === null ? null : now.getTime() - Date.parse(at);

/** Null: it was closed, or elsewhere, or the file says nothing that can be used. */
export function readPlaceAtStart(folder: string, now: Date): PlaceAtStart | null {
  const { place, openedAgainAt } = contentOf(placePath(folder));
  const { screen, tallyId, isFull }: Partial<Record<keyof BenchPlace, unknown>> = Object(place);
  if (screen !== 'station' && screen !== 'hand-over') return null;
  const isLeft = hasEndedSoon(passedSince(typeof openedAgainAt === 'string' ? openedAgainAt : null, now));
  return { screen, tallyId: typeof tallyId === 'string' ? tallyId : null, isFull: isFull === true, isLeft };
}

function contentOf(path: string): Readonly<Record<string, unknown>> {
  try {
    return kindAt(path) === 'file' ? Object(JSON.parse(readFileSync(path, 'utf8'))) : {};
  } catch {
    // The service reads it again, and reports it.
    return {};
  }
}

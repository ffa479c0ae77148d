/**
 * How what the page asked for has ended, for the page that takes its place: where a page's process ends while a manifest is under
 * way, nobody has heard it.
 */
import type { MadeManifest, Manifest } from '../../src-preload/contract/manifest.ts';

export interface AskedManifests {
  /** Remembers how it ends under that name; of those that have ended only the last ones stay known. */
  note(askId: string, made: Promise<MadeManifest>): void;
  /** As it ends, once it has; throws as it did. Null: nothing was asked under that name. */
  endOf(askId: string): Promise<Manifest> | null;
}

/** A page asks about one after another, and waits for few at a time. */
const mostKept = 20;

export function createAskedManifests(): AskedManifests {
  const asked = new Map<string, Promise<Manifest>>();
  const ended: string[] = [];
  return {
    note(askId, made) {
      const end = made.then(({ firstPdf: _firstPdf, ...manifest }) => manifest);
      asked.set(askId, end);
      const forgetOldest = (): void => {
        ended.push(askId);
        while (ended.length > mostKept) asked.delete(ended.shift() ?? '');
      };
      // Whoever asked hears of the failure; perhaps nobody else does.
      end.then(forgetOldest, forgetOldest);
    },
    endOf: (askId) => asked.get(askId) ?? null,
  };
}

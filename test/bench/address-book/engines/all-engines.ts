/** The engines of the bench by the names they are asked for with. */
import type { EngineKind } from './engine.ts';

export const engineNames = ['ours', 'minisearch', 'flexsearch', 'ufuzzy', 'fuzzysort', 'fts5'] as const;
export type EngineName = (typeof engineNames)[number];

/** Loads the one engine only: the others' code would weigh on its memory. */
export async function engineKind(name: EngineName): Promise<EngineKind> {
  switch (name) {
    case 'ours':
      return (await import('./ours.ts')).ours;
    case 'minisearch':
      return (await import('./minisearch.ts')).minisearch;
    case 'flexsearch':
      return (await import('./flexsearch.ts')).flexsearch;
    case 'ufuzzy':
      return (await import('./ufuzzy.ts')).ufuzzy;
    case 'fuzzysort':
      return (await import('./fuzzysort.ts')).fuzzysortEngine;
    case 'fts5':
      return (await import('./fts5.ts')).fts5;
  }
}

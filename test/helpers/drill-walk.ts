/**
 * Ties a walk through the app to its drill in docs/operators.md: the walk uses every word that the drill quotes from
 * the screen, or says why it does not. So a drill cannot say what the app does not do.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readHelp } from '../../src-renderer/help/help-text.ts';
import type { HelpTopic } from '../../src-renderer/ui/help-topics.ts';
import { expect } from './expect.ts';

const parts = readHelp(readFileSync(resolve(import.meta.dirname, '..', '..', 'docs', 'operators.md'), 'utf8'));

export interface DrillWalk {
  /** Words that the drill quotes, as they are written there: for a locator, or beside what was just seen. */
  says(words: string): string;
  /** At the end; `notWalked`: which parts of the drill were not seen here, and why. */
  done(notWalked?: Readonly<Record<string, string>>): void;
}

export function walkOf(topic: HelpTopic): DrillWalk {
  const blocks = parts.find((part) => part.topic === topic)?.blocks ?? [];
  const words = blocks.flatMap((block) => {
    if (block.kind === 'picture') return [];
    return block.kind === 'paragraph' ? block.words : block.steps.flat();
  });
  const quoted = words.filter(({ look }) => look === 'strong' || look === 'emphasis').map((one) => one.words);
  const left = new Set(quoted);
  return {
    says(wanted) {
      expect(quoted, `what the drill '${topic}' quotes`).toContain(wanted);
      left.delete(wanted);
      return wanted;
    },
    done(notWalked = {}) {
      expect([...left].sort(), `what of the drill '${topic}' was not walked`).toEqual(Object.keys(notWalked).sort());
    },
  };
}

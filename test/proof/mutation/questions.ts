/** What Stryker's process and the thread with the loaded tests say to each other. */
import type { MutantCoverage } from '@stryker-mutator/api/core';
import type { TestResult } from '@stryker-mutator/api/test-runner';

export const CHANNEL = 'packbench-loaded-tests';

export type Question =
  | { readonly kind: 'run' }
  | {
      readonly kind: 'run changed';
      readonly change: string;
      readonly tests: readonly string[];
      readonly hitLimit: number;
    }
  | { readonly kind: 'end' };

export type Answer =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'run'; readonly tests: readonly TestResult[]; readonly mutantCoverage: MutantCoverage }
  | {
      readonly kind: 'run changed';
      /** The test that noticed; null when none did. */
      readonly failed: string | null;
      readonly words: string;
      readonly isEndless: boolean;
    };

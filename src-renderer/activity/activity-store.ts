/** The filters of the activity list, and the row that the keys are on; kept while other screens are shown. */
import { create } from 'zustand';
import type { ActivityFilter, ActivityKind, ActivityOutcome } from '../../src-preload/contract/activity.ts';
import { endOfDay, startOfDay } from '../ui/day-bounds.ts';

export interface ActivityChoice {
  /** Null: all accounts. */
  readonly accountId: string | null;
  readonly kind: ActivityKind | null;
  readonly outcome: ActivityOutcome | null;
  /** Days as a date field gives them; empty: no bound. */
  readonly fromDay: string;
  readonly toDay: string;
}

interface ActivityState extends ActivityChoice {
  /** From 0. */
  readonly page: number;
  /** Null: the keys are on none. */
  readonly currentId: string | null;
  /** A new choice begins at its first page. */
  choose(change: Partial<ActivityChoice>): void;
  setPage(page: number): void;
  setCurrent(activityId: string): void;
  clear(): void;
}

export const EVERYTHING: ActivityChoice = { accountId: null, kind: null, outcome: null, fromDay: '', toDay: '' };

export const useActivityStore = create<ActivityState>()((set) => ({
  ...EVERYTHING,
  page: 0,
  currentId: null,
  choose: (change) => set({ ...change, page: 0 }),
  setPage: (page) => set({ page }),
  setCurrent: (currentId) => set({ currentId }),
  clear: () => set({ ...EVERYTHING, page: 0 }),
}));

export function filterOf({ accountId, kind, outcome, fromDay, toDay }: ActivityChoice): ActivityFilter {
  return { accountId, kind, outcome, from: startOfDay(fromDay), to: endOfDay(toDay) };
}

export function isNarrowed(choice: ActivityChoice): boolean {
  const { accountId, kind, outcome, fromDay, toDay } = choice;
  return accountId !== null || kind !== null || outcome !== null || fromDay !== '' || toDay !== '';
}

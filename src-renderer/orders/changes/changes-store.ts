/** Which change of orders is being asked about, and which run is being watched. */
import { create } from 'zustand';
import { useNavigation } from '../../bench/navigation-store.ts';
import { isReadingOrders } from '../orders-being-read.ts';

export type ChangeQuestion = 'archive' | 'remove' | 'assign' | 'remove-all-unshipped' | 'list';

interface ChangesState {
  readonly asked: ChangeQuestion | null;
  /** The run whose progress is shown. */
  readonly runId: string | null;
  /** Nothing, while orders are read for the question that was asked before. */
  ask(question: ChangeQuestion): void;
  watch(runId: string): void;
  close(): void;
}

export const useChangesStore = create<ChangesState>()((set) => ({
  asked: null,
  runId: null,
  ask: (asked) => {
    if (!isReadingOrders()) set({ asked, runId: null });
  },
  watch: (runId) => set({ asked: null, runId }),
  close: () => set({ asked: null, runId: null }),
}));

// Left while its orders were read, a question stays asked: the one that another screen asks about a manifest is newer.
useNavigation.subscribe(({ asksForManifest }, before) => {
  if (asksForManifest && !before.asksForManifest) useChangesStore.getState().close();
});

/**
 * The progress of the tour. It shows the way from a scan to paper on a practice account, where nothing is really
 * shipped.
 */
import { create } from 'zustand';

export const TOUR_STEPS = ['welcome', 'scan', 'manifest', 'paper', 'doubts', 'help'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

interface TourState {
  /** Null: no tour is under way. */
  readonly step: TourStep | null;
  begin(): void;
  /** Goes from this step to the next; does nothing when another step is shown by now. */
  leave(step: TourStep): void;
  end(): void;
}

export const useTour = create<TourState>()((set) => ({
  step: null,
  begin: () => set({ step: 'welcome' }),
  leave: (left) => set(({ step }) => (step === left ? { step: TOUR_STEPS[TOUR_STEPS.indexOf(left) + 1] ?? null } : {})),
  end: () => set({ step: null }),
}));

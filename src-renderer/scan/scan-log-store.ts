/** What the scan reader answered last, newest first: for the doctor, and for whoever asks why a scan was not taken. */
import { create } from 'zustand';
import type { ScanAnswer } from '../scanner/scan-answers.ts';

interface ScanLogState {
  readonly answers: readonly ScanAnswer[];
  /** The doctor looks at the scanner: what is scanned now is not looked up. */
  readonly isExamined: boolean;
  note(answer: ScanAnswer): void;
  examine(isExamined: boolean): void;
}

const MOST_ANSWERS = 50;

export const useScanLogStore = create<ScanLogState>()((set) => ({
  answers: [],
  isExamined: false,
  note: (answer) => set(({ answers }) => ({ answers: [answer, ...answers].slice(0, MOST_ANSWERS) })),
  examine: (isExamined) => set({ isExamined }),
}));

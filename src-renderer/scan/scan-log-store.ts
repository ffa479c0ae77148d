/**
 * The last answers of the scan reader, newest first: for the doctor, and for a person who asks why a scan was not
 * taken.
 */
import { create } from 'zustand';
import type { ScanAnswer } from '../scanner/scan-answers.ts';

interface ScanLogState {
  readonly answers: readonly ScanAnswer[];
  /** The doctor examines the scanner, so scans are not looked up. */
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

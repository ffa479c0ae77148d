/** What is in the rates form and what was asked last; kept while one looks at other screens. */
import { create } from 'zustand';
import type { RateQuery } from '../../src-preload/contract/rates.ts';
import { EMPTY_RATE_FORM, type RateForm } from './rate-form.ts';

interface RatesState {
  readonly form: RateForm;
  /** Null until the form was sent once. */
  readonly asked: RateQuery | null;
  type(change: Partial<RateForm>): void;
  ask(query: RateQuery): void;
}

export const useRatesStore = create<RatesState>()((set) => ({
  form: EMPTY_RATE_FORM,
  asked: null,
  type: (change) => set(({ form }) => ({ form: { ...form, ...change } })),
  ask: (asked) => set({ asked }),
}));

/** The rates form and its last question; kept while other screens are shown. */
import { create } from 'zustand';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { RateQuery } from '../../src-preload/contract/rates.ts';
import { EMPTY_RATE_FORM, type RateForm } from './rate-form.ts';

/** Where the parcel goes. */
export type RateAddress = Pick<RateForm, 'street' | 'suburb' | 'city' | 'state' | 'postCode' | 'countryCode'>;

interface RatesState {
  readonly form: RateForm;
  /** Null until the form was sent once. */
  readonly asked: RateQuery | null;
  /**
   * The account whose address was brought here; it is asked whatever account the screens work on. Null: the current
   * one.
   */
  readonly broughtFrom: AccountId | null;
  /** An address was just brought: only the weight is missing. */
  readonly awaitsWeight: boolean;
  type(change: Partial<RateForm>): void;
  ask(query: RateQuery): void;
  /** From another screen: rates to this place, for a parcel whose weight is still to be typed. */
  bring(accountId: AccountId, address: RateAddress): void;
  /** The current account is asked again. */
  askCurrent(): void;
  weightIsMet(): void;
}

export const useRatesStore = create<RatesState>()((set) => ({
  form: EMPTY_RATE_FORM,
  asked: null,
  broughtFrom: null,
  awaitsWeight: false,
  type: (change) => set(({ form }) => ({ form: { ...form, ...change } })),
  ask: (asked) => set({ asked }),
  bring: (broughtFrom, { street, suburb, city, state, postCode, countryCode }) =>
    set({
      form: { ...EMPTY_RATE_FORM, street, suburb, city, state, postCode, countryCode },
      asked: null,
      broughtFrom,
      awaitsWeight: true,
    }),
  askCurrent: () => set({ broughtFrom: null }),
  weightIsMet: () => set({ awaitsWeight: false }),
}));

/**
 * What is being validated, a typed address or an order's, and the result. An answer stays until the next question,
 * whatever screen is shown meanwhile: it is never asked again by itself.
 */
import { create } from 'zustand';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type {
  Address,
  AddressField,
  AddressSuggestion,
  ValidationAnswer,
  ValidationQuery,
} from '../../src-preload/contract/address.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { call, failureFrom } from '../desktop.ts';
import { orderName } from '../ui/order-name.ts';
import { ADDRESS_FIELDS, addressOf, EMPTY_ADDRESS, isAskable } from './address-differences.ts';

/** The parts of the screen. */
export type ValidatePart = 'address' | 'order' | 'list' | 'offline';

/** One question and its result; both are null while it is being asked. */
export interface Validation {
  readonly query: ValidationQuery;
  /** For an order's address. */
  readonly orderNumber: string | null;
  readonly answer: ValidationAnswer | null;
  readonly failure: Failure | null;
}

/** A suggestion that the operator put into the form. */
export interface UsedSuggestion {
  readonly before: Address;
  readonly changed: readonly AddressField[];
}

interface ValidateState {
  readonly part: ValidatePart;
  readonly address: Address;
  /** Null once the address was validated, or everything it changed was overwritten. */
  readonly used: UsedSuggestion | null;
  readonly orderNumber: string;
  readonly ofAddress: Validation | null;
  /**
   * The account whose address was brought here; it is asked whatever account the screens work on. Null: the current
   * one.
   */
  readonly broughtFrom: AccountId | null;
  readonly ofOrder: Validation | null;
  showPart(part: ValidatePart): void;
  type(change: Partial<Address>): void;
  typeOrder(orderNumber: string): void;
  validateAddress(accountId: AccountId): void;
  validateOrder(accountId: AccountId, orderId: number, orderNumber: string): void;
  /**
   * Puts a suggestion into the form, because the operator wants it; nothing is asked. `asked`: the address it replaces,
   * when that is not what the form holds.
   */
  use(suggestion: AddressSuggestion, asked?: Address): void;
  /** Restores the form. */
  takeBack(): void;
  /** From another screen: asks about this address at once, unless main would not take it. */
  askAboutAddress(accountId: AccountId, address: Address): void;
  /** Asks the current account again. */
  askCurrent(): void;
}

export const useValidateStore = create<ValidateState>()((set, get) => {
  const ask = async (
    which: 'ofAddress' | 'ofOrder',
    query: ValidationQuery,
    orderNumber: string | null,
  ): Promise<void> => {
    const asked: Validation = { query, orderNumber, answer: null, failure: null };
    const settle = (outcome: Partial<Validation>): void => {
      // If the question was asked again meanwhile, this answer is too late.
      if (get()[which] === asked) set({ [which]: { ...asked, ...outcome } });
    };
    set({ [which]: asked });
    try {
      settle({ answer: await call('addresses.validate', query) });
    } catch (error) {
      settle({ failure: failureFrom(error) });
    }
  };
  const validateAddress = (accountId: AccountId): void => {
    set({ used: null });
    void ask('ofAddress', { accountId, subject: { address: get().address } }, null);
  };

  return {
    part: 'address',
    address: EMPTY_ADDRESS,
    used: null,
    orderNumber: '',
    ofAddress: null,
    broughtFrom: null,
    ofOrder: null,
    showPart: (part) => set({ part }),
    type: (change) =>
      set(({ address, used }) => ({ address: { ...address, ...change }, used: withoutTyped(used, change) })),
    typeOrder: (orderNumber) => set({ orderNumber }),
    validateAddress,
    validateOrder: (accountId, orderId, orderNumber) =>
      void ask('ofOrder', { accountId, subject: { orderId } }, orderName({ orderId, orderNumber })),
    use: (suggestion, asked) =>
      set((state) => {
        const before = asked ?? state.address;
        const address = addressOf(suggestion);
        return {
          part: 'address',
          address,
          used: { before, changed: ADDRESS_FIELDS.filter((field) => address[field] !== before[field]) },
        };
      }),
    takeBack: () => set(({ address, used }) => ({ address: used?.before ?? address, used: null })),
    askAboutAddress: (accountId, address) => {
      set({ part: 'address', address, broughtFrom: accountId, ofAddress: null });
      // Otherwise the form says what is wrong with it.
      if (isAskable(address)) validateAddress(accountId);
    },
    askCurrent: () => set({ broughtFrom: null }),
  };
});

function withoutTyped(used: UsedSuggestion | null, typed: Partial<Address>): UsedSuggestion | null {
  if (used === null) return null;
  const changed = used.changed.filter((field) => !(field in typed));
  return changed.length === 0 ? null : { ...used, changed };
}

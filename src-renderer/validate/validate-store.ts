/** What is being validated: typed, or an order. Other screens may bring an order here. */
import { create } from 'zustand';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Address, ValidationQuery } from '../../src-preload/contract/address.ts';
import type { Order } from '../../src-preload/contract/order.ts';
import { EMPTY_ADDRESS } from './address-differences.ts';

export type ValidationWay = 'address' | 'order';

interface ValidateState {
  readonly way: ValidationWay;
  readonly address: Address;
  readonly orderNumber: string;
  /** Null until something was asked. */
  readonly asked: ValidationQuery | null;
  setWay(way: ValidationWay): void;
  type(change: Partial<Address>): void;
  typeOrder(orderNumber: string): void;
  ask(asked: ValidationQuery): void;
  /** From another screen: this address is asked about at once. */
  askAboutAddress(accountId: AccountId, address: Address): void;
  /** From another screen: the delivery address of this order is asked about at once. */
  askAboutOrder(accountId: AccountId, order: Pick<Order, 'orderId' | 'orderNumber'>): void;
}

export const useValidateStore = create<ValidateState>()((set) => ({
  way: 'address',
  address: EMPTY_ADDRESS,
  orderNumber: '',
  asked: null,
  setWay: (way) => set({ way, asked: null }),
  type: (change) => set(({ address }) => ({ address: { ...address, ...change } })),
  typeOrder: (orderNumber) => set({ orderNumber }),
  ask: (asked) => set({ asked }),
  askAboutAddress: (accountId, address) => set({ way: 'address', address, asked: { accountId, subject: { address } } }),
  askAboutOrder: (accountId, { orderId, orderNumber }) =>
    set({ way: 'order', orderNumber, asked: { accountId, subject: { orderId } } }),
}));

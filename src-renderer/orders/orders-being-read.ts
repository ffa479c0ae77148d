/**
 * Thousands of orders take seconds to read before a question about them, or the selection of all of them, can be shown: until
 * then it is said, and a further press asks nothing.
 */
import { create } from 'zustand';

/** How many readings are under way: a screen that was left and is shown again reads anew. */
const useBeingRead = create<{ readonly count: number }>()(() => ({ count: 0 }));

export const useIsReadingOrders = (): boolean => useBeingRead(({ count }) => count > 0);

export const isReadingOrders = (): boolean => useBeingRead.getState().count > 0;

export async function sayBeingRead<Value>(read: () => Promise<Value>): Promise<Value> {
  useBeingRead.setState(({ count }) => ({ count: count + 1 }));
  try {
    return await read();
  } finally {
    useBeingRead.setState(({ count }) => ({ count: count - 1 }));
  }
}

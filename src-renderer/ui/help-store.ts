/** Which part of the help is shown, and which one F1 would show: what is on the screen names its topic. */
import { useEffect, useId } from 'react';
import { create } from 'zustand';
import type { HelpTopic } from './help-topics.ts';

interface HelpState {
  /** Null: the help is closed. */
  readonly shown: HelpTopic | null;
  /** Topics on the screen besides its own; the last one counts. */
  readonly byOwner: ReadonlyMap<string, HelpTopic>;
  show(topic: HelpTopic): void;
  close(): void;
  bring(owner: string, topic: HelpTopic): void;
  withdraw(owner: string): void;
}

export const useHelp = create<HelpState>()((set) => ({
  shown: null,
  byOwner: new Map(),
  show: (topic) => set({ shown: topic }),
  close: () => set({ shown: null }),
  bring: (owner, topic) => set(({ byOwner }) => ({ byOwner: new Map(byOwner).set(owner, topic) })),
  withdraw: (owner) =>
    set(({ byOwner }) => {
      const rest = new Map(byOwner);
      rest.delete(owner);
      return { byOwner: rest };
    }),
}));

/** While the component is shown, F1 opens this part; null: it has none to offer. */
export function useHelpTopic(topic: HelpTopic | null): void {
  const owner = useId();
  useEffect(() => {
    if (topic === null) return;
    useHelp.getState().bring(owner, topic);
    return () => useHelp.getState().withdraw(owner);
  }, [owner, topic]);
}

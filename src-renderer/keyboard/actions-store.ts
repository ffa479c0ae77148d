/**
 * Every action that is possible now, with its shortcut: the one source for the keys, the command palette and the sheet
 * of shortcuts. Components add their actions while they are shown.
 *
 * Shortcuts have a modifier or are function keys, never a bare character, because the scanner types those.
 */
import { useId, useLayoutEffect } from 'react';
import { create } from 'zustand';

/** In the order of the list, with the parcel's actions first; each is the end of a key: 'keyboard.group.orders'. */
const GROUPS = [
  'scanning',
  'orders',
  'tracking',
  'manifests',
  'address-book',
  'validate',
  'rates',
  'accounts',
  'go-to',
  'packbench',
] as const;

export type ActionGroup = (typeof GROUPS)[number];

/** What the codes of the command sheet ask for; no dangerous action is among them. */
export const commandCodes = ['confirm', 'cancel', 'undo', 'print', 'next', 'tally'] as const;
export type CommandCode = (typeof commandCodes)[number];

export interface Action {
  /** Begins with a verb: 'Manifest 12 orders'. */
  readonly label: string;
  readonly group: ActionGroup;
  /** 'mod+k', 'alt+pagedown', 'F5'; mod is Ctrl, on a Mac Cmd. */
  readonly keys?: string;
  /** The code of the command sheet that runs this action while it is possible. */
  readonly command?: CommandCode;
  readonly enabled?: boolean;
  /** Its keys and its code also work while a dialog is open. */
  readonly overDialogs?: boolean;
  /** Runs again and again while its keys are held: only what goes on step by step and changes nothing. */
  readonly repeats?: boolean;
  readonly run: () => void;
}

interface ActionsState {
  readonly byOwner: ReadonlyMap<string, readonly Action[]>;
  bring(owner: string, actions: readonly Action[]): void;
  withdraw(owner: string): void;
}

export const useActionsStore = create<ActionsState>()((set) => ({
  byOwner: new Map(),
  bring: (owner, actions) => set(({ byOwner }) => ({ byOwner: new Map(byOwner).set(owner, actions) })),
  withdraw: (owner) =>
    set(({ byOwner }) => {
      const rest = new Map(byOwner);
      rest.delete(owner);
      return { byOwner: rest };
    }),
}));

/**
 * Actions exist while the component that names them is shown, and from the moment in which its button is: a press that
 * comes in the frame after a button has become possible is heard.
 */
export function useActions(actions: readonly Action[]): void {
  const owner = useId();
  const bring = useActionsStore((state) => state.bring);
  const withdraw = useActionsStore((state) => state.withdraw);
  useLayoutEffect(() => bring(owner, actions));
  useLayoutEffect(() => () => withdraw(owner), [owner, withdraw]);
}

/** Keys belong to the first possible action that has them: Alt 1 answers a scan before it shows an account. */
export function allActions(byOwner: ActionsState['byOwner']): readonly Action[] {
  const inOrder = [...byOwner.values()].flat().sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
  const taken = new Set<string>();
  return inOrder.map((action) => {
    const { keys, ...withoutKeys } = action;
    if (keys === undefined) return action;
    if (taken.has(keys)) return withoutKeys;
    if (action.enabled !== false) taken.add(keys);
    return action;
  });
}

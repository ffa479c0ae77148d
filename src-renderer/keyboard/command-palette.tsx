/** Ctrl K: every action that is possible now, found by typing a part of its name. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { Told } from '../ui/told.tsx';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say } from '../words/say.ts';
import { type Action, allActions, useActions, useActionsStore } from './actions-store.ts';
import styles from './command-palette.module.css';
import { usePaletteStore } from './palette-store.ts';

export const CommandPalette = drawnAlone(function CommandPalette() {
  const opened = usePaletteStore((state) => state.opened === 'palette');
  const openPalette = usePaletteStore((state) => state.openPalette);
  const close = usePaletteStore((state) => state.close);
  useActions([{ label: say('keyboard.palette.open'), group: 'packbench', keys: 'mod+k', run: openPalette }]);
  return (
    <Dialog opened={opened} onClosed={close} title={say('keyboard.palette')} described={false} size={560}>
      {opened && <ActionChoice onChosen={close} />}
    </Dialog>
  );
});

function ActionChoice({ onChosen }: { readonly onChosen: () => void }) {
  const byOwner = useActionsStore((state) => state.byOwner);
  const [phrase, setPhrase] = useState('');
  /** -1: nothing was typed or pointed at, and a hurried Enter runs nothing: the first action may be one that sends. */
  const [position, setPosition] = useState(-1);
  const listId = useId();
  const actions = matchingActions(allActions(byOwner), phrase);
  const chosen = Math.min(position, actions.length - 1);

  const run = (action: Action | undefined): void => {
    if (action === undefined) return;
    onChosen();
    action.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setPosition(Math.min(chosen + 1, actions.length - 1));
    else if (event.key === 'ArrowUp') setPosition(Math.max(chosen - 1, 0));
    else if (event.key === 'Enter') run(actions[chosen]);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.palette}>
      <TextInput
        data-autofocus
        aria-label={say('keyboard.palette.open')}
        placeholder={say('keyboard.palette.hint')}
        leftSection={<IconSearch aria-hidden size={16} />}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={actions[chosen] === undefined ? undefined : `${listId}-${chosen}`}
        value={phrase}
        onChange={(event) => {
          setPhrase(event.currentTarget.value);
          setPosition(event.currentTarget.value.trim() === '' ? -1 : 0);
        }}
        onKeyDown={onKeyDown}
      />
      <Told className="muted">{actions.length === 0 && say('keyboard.palette.nothing')}</Told>
      <div id={listId} role="listbox" aria-label={say('keyboard.palette')} className={styles.list}>
        {actions.map((action, index) => (
          // The field keeps the focus and the keys; a click is for the pointer.
          <div
            // Two keys may do the same: then two lines have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is known by
            key={index}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.action}
            onPointerMove={() => setPosition(index)}
            onClick={() => run(action)}
            onKeyDown={onKeyDown}
          >
            <span>{action.label}</span>
            <span className="muted small">{say(`keyboard.group.${action.group}`)}</span>
            {action.keys !== undefined && <Shortcut keys={action.keys} />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Every word of the phrase must occur in the action's name or group; accents may be missing. */
function matchingActions(actions: readonly Action[], phrase: string): readonly Action[] {
  const words = withoutMarks(phrase).split(/\s+/).filter(Boolean);
  return actions.filter(({ label, group, enabled = true }) => {
    const name = withoutMarks(`${label} ${say(`keyboard.group.${group}`)}`);
    return enabled && words.every((word) => name.includes(word));
  });
}

function withoutMarks(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

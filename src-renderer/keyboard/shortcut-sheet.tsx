/** F1: every shortcut, by group. */
import { Dialog } from '../ui/dialog.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../words/say.ts';
import { type Action, allActions, useActions, useActionsStore } from './actions-store.ts';
import { usePaletteStore } from './palette-store.ts';
import styles from './shortcut-sheet.module.css';

/** Keys that belong to lists while they have the focus, and so are not actions of their own. */
const LIST_KEYS: readonly (readonly [label: string, keys: string])[] = [
  ['Move by one row', 'down'],
  ['Move by a page', 'pagedown'],
  ['First or last row', 'home'],
  ['Select the row', 'space'],
  ['Select from here to there', 'shift+down'],
  ['Select every row of the page', 'mod+a'],
  ['Open the row', 'enter'],
];

export function ShortcutSheet() {
  const opened = usePaletteStore((state) => state.opened === 'sheet');
  const openSheet = usePaletteStore((state) => state.openSheet);
  const close = usePaletteStore((state) => state.close);
  useActions([{ label: 'Show all shortcuts', group: 'packbench', keys: 'F1', run: openSheet }]);
  return (
    <Dialog opened={opened} onClosed={close} title="Shortcuts" size={760}>
      {opened && <ShortcutGroups />}
    </Dialog>
  );
}

function ShortcutGroups() {
  const byOwner = useActionsStore((state) => state.byOwner);
  const groups = Map.groupBy(allActions(byOwner).filter(hasKeys), ({ group }) => group);
  return (
    <div className={styles.groups}>
      {[...groups].map(([group, actions]) => (
        <ShortcutGroup
          key={group}
          title={say(`keyboard.group.${group}`)}
          lines={actions.map(({ label, keys }) => [label, keys])}
        />
      ))}
      <ShortcutGroup title="In a list" lines={LIST_KEYS} />
    </div>
  );
}

function hasKeys(action: Action): action is Action & { readonly keys: string } {
  return action.keys !== undefined;
}

interface ShortcutGroupProps {
  readonly title: string;
  readonly lines: readonly (readonly [label: string, keys: string])[];
}

function ShortcutGroup({ title, lines }: ShortcutGroupProps) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <dl>
        {lines.map(([label, keys]) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              <Shortcut keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

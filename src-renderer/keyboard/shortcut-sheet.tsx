/** Shift F1: every shortcut, by group. */
import { Dialog } from '../ui/dialog.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say } from '../words/say.ts';
import { type Action, allActions, useActions, useActionsStore } from './actions-store.ts';
import { usePaletteStore } from './palette-store.ts';
import styles from './shortcut-sheet.module.css';

/** Keys of lists that have the focus; they are not actions of their own. */
const LIST_KEYS = [
  ['row', 'down'],
  ['page', 'pagedown'],
  ['first', 'home'],
  ['last', 'end'],
  ['select', 'space'],
  ['select-to', 'shift+down'],
  ['select-all', 'mod+a'],
  ['open', 'enter'],
] as const;

export const ShortcutSheet = drawnAlone(function ShortcutSheet() {
  const opened = usePaletteStore((state) => state.opened === 'sheet');
  const openSheet = usePaletteStore((state) => state.openSheet);
  const close = usePaletteStore((state) => state.close);
  useActions([{ label: say('keyboard.sheet.open'), group: 'packbench', keys: 'shift+F1', run: openSheet }]);
  return (
    <Dialog opened={opened} onClosed={close} title={say('keyboard.sheet')} described={false} size={760}>
      {opened && <ShortcutGroups />}
    </Dialog>
  );
});

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
      <ShortcutGroup
        title={say('keyboard.list')}
        lines={LIST_KEYS.map(([name, keys]) => [say(`keyboard.list.${name}`), keys])}
      />
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

/** The rail at the left: the screens, each an icon with its word. */

import { useNavigation } from '../bench/navigation-store.ts';
import { useOperation } from '../server-state.ts';
import { ariaShortcut, shortcutKeys } from '../ui/shortcut.tsx';
import { useDifferingCount } from '../validate/validate-watch.tsx';
import styles from './rail.module.css';
import { SCREENS } from './screens.tsx';

export function Rail() {
  const { data: status } = useOperation('app.getStatus', {});
  const differing = useDifferingCount();
  const screen = useNavigation((state) => state.screen);
  const go = useNavigation((state) => state.go);
  return (
    <nav aria-label="Screens" className={styles.rail}>
      {SCREENS.map(({ name, label, icon: IconShape, keys }) => (
        <button
          key={name}
          type="button"
          className={styles.entry}
          data-last={name === 'settings'}
          aria-current={screen === name ? 'page' : undefined}
          aria-keyshortcuts={ariaShortcut(keys)}
          title={`${label} (${shortcutKeys(keys).join(' ')})`}
          onClick={() => go(name)}
        >
          <IconShape aria-hidden size={22} stroke={1.6} />
          <span>{label}</span>
          {name === 'in-doubt' && <OpenCount count={status?.inDoubtCount ?? 0} word="open" />}
          {name === 'validate' && <OpenCount count={differing} word="differ" />}
        </button>
      ))}
    </nav>
  );
}

/** How many are open, as a number on the entry. */
function OpenCount({ count, word }: { readonly count: number; readonly word: string }) {
  return count === 0 ? null : (
    <span className={styles.count}>
      {count}
      <span className="unseen"> {word}</span>
    </span>
  );
}

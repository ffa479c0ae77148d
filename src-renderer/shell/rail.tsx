/** The rail at the left: the screens, each an icon with its word. */
import type { ReactNode } from 'react';
import { useNavigation } from '../bench/navigation-store.ts';
import { useSelectedCount } from '../bench/selection-store.ts';
import { useOperation } from '../server-state.ts';
import { ariaShortcut, shortcutKeys } from '../ui/shortcut.tsx';
import { tooltip } from '../ui/tooltip.ts';
import { useDifferingCount } from '../validate/differing-count.ts';
import { say, sayRich } from '../words/say.ts';
import styles from './rail.module.css';
import { SCREENS } from './screens.tsx';

export function Rail() {
  const { data: status } = useOperation('app.getStatus', {});
  const differing = useDifferingCount();
  const selected = useSelectedCount();
  const { data: station } = useOperation('station.get', {});
  const scanned = (station?.open ?? []).reduce((sum, { orderCount }) => sum + orderCount, 0);
  const { data: handOver } = useOperation('handOver.get', {});
  const screen = useNavigation((state) => state.screen);
  const go = useNavigation((state) => state.go);
  return (
    <nav aria-label={say('shell.screens')} className={styles.rail}>
      {SCREENS.map(({ name, icon: IconShape, keys }) => (
        <button
          key={name}
          type="button"
          className={styles.entry}
          data-last={name === 'settings'}
          aria-current={screen === name ? 'page' : undefined}
          aria-keyshortcuts={ariaShortcut(keys)}
          {...tooltip(`${say(`common.screen.${name}`)} (${shortcutKeys(keys).join(' ')})`)}
          onClick={() => go(name)}
        >
          <span>{say(`common.screen.${name}`)}</span>
          <span className={styles.sign}>
            <IconShape aria-hidden size={22} stroke={1.6} />
            {name === 'station' && <OpenCount name={name} count={scanned} />}
            {name === 'orders' && <OpenCount name={name} count={selected} />}
            {name === 'hand-over' && <OpenCount name={name} count={handOver?.open.length ?? 0} />}
            {name === 'in-doubt' && <OpenCount name={name} count={status?.inDoubtCount ?? 0} />}
            {name === 'validate' && <OpenCount name={name} count={differing} />}
          </span>
        </button>
      ))}
    </nav>
  );
}

/** The number of open ones, on the entry. */
function OpenCount({
  name,
  count,
}: {
  readonly name: 'station' | 'orders' | 'hand-over' | 'in-doubt' | 'validate';
  readonly count: number;
}) {
  if (count === 0) return null;
  const unseen = (words: ReactNode): ReactNode => <span className="unseen">{words}</span>;
  return (
    <span className={styles.beside}>
      <span className={styles.count} data-name={name}>
        {sayRich(`shell.count.${name}`, { count, unseen })}
      </span>
    </span>
  );
}

/**
 * The strip of scans: always there, one height, so that a scan moves nothing. Newest first; each shows its result with
 * an icon and words, and those that need a decision open a small card. It is one stop for the Tab key; arrows move
 * within it.
 */
import { Button, Popover } from '@mantine/core';
import { IconAlertTriangle, IconBarcode, IconCircleCheck, IconCircleX, IconLoader2, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { useActions } from '../keyboard/actions-store.ts';
import { scanChoices } from '../scan/scan-choices.tsx';
import { type Scan, useScanStore } from '../scan/scan-store.ts';
import { chipWords, pastScanWords, scanTone } from '../scan/scan-words.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { tooltip } from '../ui/tooltip.ts';
import { drawnAlone } from '../words/drawn-alone.ts';
import { useLanguage } from '../words/language.ts';
import { say } from '../words/say.ts';
import { orderRowId } from './list/use-order-window.ts';
import { useOrdersStore } from './orders-store.ts';
import styles from './scan-strip.module.css';

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, waiting: IconLoader2 };

export const ScanStrip = drawnAlone(function ScanStrip() {
  const scans = useScanStore((state) => state.scans);
  const clear = useScanStore((state) => state.clear);
  /** The scan whose chip Tab stops at; null, or one that has left: the newest. */
  const [stop, setStop] = useState<number | null>(null);
  useActions([{ label: say('orders.strip.clear-all'), group: 'scanning', enabled: scans.length > 0, run: clear }]);
  const stopAt = Math.max(
    0,
    scans.findIndex(({ scanId }) => scanId === stop),
  );

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chip]')];
    // Where the focus is: a scan that came in front has moved it along.
    const from = event.target instanceof HTMLElement ? chips.indexOf(event.target) : -1;
    const towardsEnd = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const to = from < 0 ? null : nextStop(event.key, towardsEnd, from, chips.length);
    if (to === null) return;
    event.preventDefault();
    chips[to]?.focus();
  };

  return (
    <section className={styles.strip} aria-label={say('orders.strip')}>
      <IconBarcode aria-hidden size={20} stroke={1.6} className={styles.icon} />
      {scans.length === 0 ? (
        <span className="muted">{say('orders.strip.empty')}</span>
      ) : (
        <>
          <ul className={styles.scans} onKeyDown={onKeyDown}>
            {scans.map((scan, at) => (
              <li key={scan.scanId}>
                <ScanChip scan={scan} isNewest={at === 0} isStop={at === stopAt} onStop={setStop} />
              </li>
            ))}
          </ul>
          <Button variant="subtle" color="gray" size="xs" className={styles.clear ?? ''} onClick={clear}>
            {say('orders.strip.clear')}
          </Button>
        </>
      )}
    </section>
  );
});

function nextStop(key: string, towardsEnd: 'ArrowLeft' | 'ArrowRight', from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return Math.min(Math.max(from + (key === towardsEnd ? 1 : -1), 0), count - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface ScanChipProps {
  readonly scan: Scan;
  /** The keys of its choices work. */
  readonly isNewest: boolean;
  readonly isStop: boolean;
  /** It has the focus. */
  readonly onStop: (scanId: number) => void;
}

/**
 * A scan draws its own chip, not the two hundred beside it: otherwise the list of orders would wait for all of them.
 */
const ScanChip = memo(function ScanChip({ scan, isNewest, isStop, onStop }: ScanChipProps) {
  // Drawn again in another language, too.
  useLanguage();
  const [opened, setOpened] = useState(false);
  const dismiss = useScanStore((state) => state.dismiss);
  const tone = scanTone(scan.verdict);
  const words = pastScanWords(scan, isNewest);
  const { shown, name } = chipWords(scan, isNewest);
  const IconShape = ICONS[tone];
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={340} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.chip}
          data-chip
          data-tone={tone}
          tabIndex={isStop ? 0 : -1}
          {...tooltip(words.title)}
          aria-label={name}
          onFocus={() => onStop(scan.scanId)}
          onClick={() => setOpened(!opened)}
        >
          <IconShape aria-hidden size={16} stroke={2} />
          <span className="mono">{shown}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say('orders.strip.card', { code: scan.code })}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className="muted">{words.next}</p>
        <div className={styles.actions}>
          <ScanChoices scan={scan} isNewest={isNewest} onChosen={() => setOpened(false)} />
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconX aria-hidden size={14} />}
            disabled={scan.verdict === null}
            onClick={() => dismiss(scan.scanId)}
          >
            {say('orders.strip.remove')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
});

function ScanChoices({
  scan,
  isNewest,
  onChosen,
}: Pick<ScanChipProps, 'scan' | 'isNewest'> & { readonly onChosen: () => void }) {
  const openDetail = useOrdersStore((state) => state.openDetail);
  const { verdict } = scan;
  const order = verdict !== null && 'order' in verdict ? verdict.order : null;
  return (
    <>
      {scanChoices(scan).map(({ label, keys, colour, run }) => (
        <Button
          key={label}
          variant="default"
          size="xs"
          leftSection={colour === null ? undefined : <AccountDot colour={colour} />}
          rightSection={keys === null || !isNewest ? undefined : <Shortcut keys={keys} />}
          onClick={() => {
            onChosen();
            run();
          }}
        >
          {label}
        </Button>
      ))}
      {order !== null && (
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            onChosen();
            openDetail({ index: -1, rowId: orderRowId(order) });
          }}
        >
          {say('orders.strip.show')}
        </Button>
      )}
    </>
  );
}

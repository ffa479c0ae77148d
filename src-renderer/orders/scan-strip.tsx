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
  /** The chip that Tab stops at. */
  const [stop, setStop] = useState(0);
  useActions([{ label: say('orders.strip.clear-all'), group: 'scanning', enabled: scans.length > 0, run: clear }]);
  const stopAt = Math.min(stop, scans.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const to = nextStop(event.key, stopAt, scans.length);
    if (to === null || !(event.target instanceof HTMLElement) || event.target.dataset.chip === undefined) return;
    event.preventDefault();
    setStop(to);
    event.currentTarget.querySelectorAll<HTMLElement>('[data-chip]')[to]?.focus();
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
                <ScanChip scan={scan} isNewest={at === 0} isStop={at === stopAt} />
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

function nextStop(key: string, stop: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(stop + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(stop - 1, 0);
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
}

/**
 * A scan draws its own chip, not the two hundred beside it: otherwise the list of orders would wait for all of them.
 */
const ScanChip = memo(function ScanChip({ scan, isNewest, isStop }: ScanChipProps) {
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
          title={words.title}
          aria-label={name}
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

function ScanChoices({ scan, isNewest, onChosen }: Omit<ScanChipProps, 'isStop'> & { readonly onChosen: () => void }) {
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

/**
 * The strip of scans: always there, one height, so that a scan moves nothing. Newest first; each says its outcome with
 * an icon and words, and those that need a decision open a small card.
 */
import { Button, Popover } from '@mantine/core';
import { IconAlertTriangle, IconBarcode, IconCircleCheck, IconCircleX, IconLoader2, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigation } from '../bench/navigation-store.ts';
import { useSelectionStore } from '../bench/selection-store.ts';
import { switchAccount } from '../bench/use-accounts.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { type Scan, useScanStore } from '../scan/scan-store.ts';
import type { FoundInAccount } from '../scan/scan-verdict.ts';
import { scanTone, scanWords } from '../scan/scan-words.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { useOrdersStore } from './orders-store.ts';
import styles from './scan-strip.module.css';

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, waiting: IconLoader2 };

export function ScanStrip() {
  const scans = useScanStore((state) => state.scans);
  const clear = useScanStore((state) => state.clear);
  useActions([
    { label: 'Clear the strip of scans', group: 'scanning', enabled: scans.length > 0, run: clear },
    ...switchActions(scans[0]),
  ]);

  return (
    <section className={styles.strip} aria-label="Scanned">
      <IconBarcode aria-hidden size={20} stroke={1.6} className={styles.icon} />
      {scans.length === 0 ? (
        <span className="muted">Scan an order or tracking number at any time. It is found and selected.</span>
      ) : (
        <>
          <ul className={styles.scans}>
            {scans.map((scan) => (
              <li key={scan.scanId}>
                <ScanChip scan={scan} />
              </li>
            ))}
          </ul>
          <Button variant="subtle" color="gray" size="xs" className={styles.clear ?? ''} onClick={clear}>
            Clear scans
          </Button>
        </>
      )}
    </section>
  );
}

/** The wrong-account guard: one key switches to the account of the last scan and adds the order there. */
function switchActions(scan: Scan | undefined) {
  if (scan?.verdict?.kind !== 'other-account') return [];
  const { account, order } = scan.verdict;
  return [
    {
      label: `Switch to ${account.label} and add ${order.orderNumber}`,
      group: 'scanning',
      keys: 'F8',
      run: () => void addIn(scan, { account, order }),
    } as const,
  ];
}

async function addIn(scan: Scan, { account, order }: FoundInAccount): Promise<void> {
  if (!(await switchAccount(account.accountId))) return;
  useSelectionStore.getState().add(account.accountId, [order]);
  useScanStore.getState().settle(scan.scanId, { kind: 'added', account, order, dialog: null });
}

function ScanChip({ scan }: { readonly scan: Scan }) {
  const [opened, setOpened] = useState(false);
  const dismiss = useScanStore((state) => state.dismiss);
  const tone = scanTone(scan.verdict);
  const words = scanWords(scan);
  const IconShape = ICONS[tone];
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={340} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.chip}
          data-tone={tone}
          title={words.title}
          aria-label={`${words.title}. ${words.next}`}
          onClick={() => setOpened(!opened)}
        >
          <IconShape aria-hidden size={16} stroke={2} />
          <span className="mono">{chipNumber(scan)}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Scan ${scan.code}`}>
        <h3>{words.title}</h3>
        <p className="muted">{words.next}</p>
        <div className={styles.actions}>
          <ScanChoices scan={scan} onChosen={() => setOpened(false)} />
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconX aria-hidden size={14} />}
            onClick={() => dismiss(scan.scanId)}
          >
            Remove from the strip
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function chipNumber({ code, verdict }: Scan): string {
  return verdict !== null && 'order' in verdict ? verdict.order.orderNumber : code;
}

function ScanChoices({ scan, onChosen }: { readonly scan: Scan; readonly onChosen: () => void }) {
  const openDetail = useOrdersStore((state) => state.openDetail);
  const openManifest = useNavigation((state) => state.openManifest);
  const { verdict } = scan;
  const add = (found: FoundInAccount): void => {
    onChosen();
    void addIn(scan, found);
  };
  if (verdict === null) return null;
  switch (verdict.kind) {
    case 'other-account':
      return (
        <Button size="xs" onClick={() => add(verdict)}>
          Switch to {verdict.account.label} and add it
        </Button>
      );
    case 'several':
      return verdict.found.map((found) => (
        <Button
          key={`${found.account.accountId} ${found.order.orderId}`}
          variant="default"
          size="xs"
          leftSection={<AccountDot colour={found.account.colour} />}
          onClick={() => add(found)}
        >
          {found.order.orderNumber}, {found.order.receiverName}, {found.account.label}
        </Button>
      ));
    case 'in-manifest':
      return (
        <Button variant="default" size="xs" onClick={() => openManifest(verdict.mark.manifestId)}>
          Open the manifest
        </Button>
      );
    case 'added':
    case 'already-selected':
      return (
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            onChosen();
            openDetail(String(verdict.order.orderId));
          }}
        >
          Show the order
        </Button>
      );
    default:
      return null;
  }
}

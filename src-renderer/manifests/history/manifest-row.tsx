/** A manifest in the list: its orders, account, carriers, state and time, and whether it was printed. */
import { IconPrinter, IconTruckDelivery } from '@tabler/icons-react';
import type { AccountColour } from '../../../src-preload/contract/account.ts';
import type { TallySummary } from '../../../src-preload/contract/hand-over.ts';
import type { ManifestSummary } from '../../../src-preload/contract/manifest.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { carrierWords, copiesWords, manifestOrdersWords, stateWords } from '../manifest-words.ts';
import { expectReader } from '../preview/opened-pdf.ts';
import { rowWords } from './hand-over-words.ts';
import styles from './manifest-list.module.css';

interface ManifestRowProps {
  readonly manifest: ManifestSummary;
  /** Null when the account is no longer on this computer. */
  readonly colour: AccountColour | null;
  /** The list holds several accounts. */
  readonly withAccount: boolean;
  readonly opened: boolean;
  /** Its last hand-over; undefined: none. */
  readonly tally: TallySummary | undefined;
  readonly onOpen: () => void;
}

export function ManifestRow({ manifest, colour, withAccount, opened, tally, onOpen }: ManifestRowProps) {
  const { word, tone, icon } = stateWords(manifest);
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={opened ? 'true' : undefined}
      onPointerEnter={() => expectReader()}
      onFocus={() => expectReader()}
      onClick={onOpen}
    >
      <span className={styles.what}>
        {colour === null ? null : <AccountDot colour={colour} />}
        <span className={styles.orders}>{manifestOrdersWords(manifest.orderCount)}</span>
      </span>
      <span className={styles.state}>
        <StatusBadge tone={tone} icon={icon}>
          {word}
        </StatusBadge>
      </span>
      <span className={styles.who} data-whole={carrierWords(manifest.carriers)} dir="auto">
        {withAccount ? <strong>{manifest.accountLabel} </strong> : null}
        {carrierWords(manifest.carriers)}
      </span>
      <span className={styles.copies}>
        {tally !== undefined && (
          <span role="img" title={rowWords(tally)}>
            <IconTruckDelivery aria-hidden size={14} stroke={1.75} />
          </span>
        )}
        {manifest.copiesPrinted > 0 && (
          <span role="img" title={copiesWords(manifest.copiesPrinted)}>
            <IconPrinter aria-hidden size={14} stroke={1.75} />
            <span>{manifest.copiesPrinted}</span>
          </span>
        )}
      </span>
      <span className={styles.when}>
        <TimeAgo at={manifest.createdAt} />
      </span>
    </button>
  );
}

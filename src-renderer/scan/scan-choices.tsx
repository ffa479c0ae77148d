/**
 * Choices after a scan, in one list for its card and for the keys, which work on every screen: F8 goes to the account
 * that has the order, Alt and a digit choose one of several orders.
 */
import { isUnderWay } from '../../src-preload/contract/order-list.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { orderName } from '../ui/order-name.ts';
import { say } from '../words/say.ts';
import { type Scan, useScanStore } from './scan-store.ts';
import type { FoundInAccount } from './scan-verdict.ts';
import { choicesWords } from './scan-words.ts';

export interface ScanChoice {
  readonly label: string;
  /** The keys that choose it while the scan is the newest one. */
  readonly keys: string | null;
  /** The account's colour, when the account is a part of the choice. */
  readonly colour: FoundInAccount['account']['colour'] | null;
  readonly run: () => void;
}

/** Alt and a digit: one for each digit. */
const mostKeys = 9;

export function scanChoices(scan: Scan): readonly ScanChoice[] {
  const { scanId, verdict } = scan;
  const choose = (found: FoundInAccount) => () => void useScanStore.getState().choose(scanId, found);
  switch (verdict?.kind) {
    case 'other-account': {
      const { account, order } = verdict;
      const label = say('scan.choice.switch', { account: account.label, order: orderName(order) });
      return [{ label, keys: 'F8', colour: account.colour, run: choose(verdict) }];
    }
    case 'several': {
      const labels = choicesWords(verdict.found.map(({ order, account }) => ({ order, account: account.label })));
      return verdict.found.map((found, at) => ({
        label: labels[at] ?? '',
        keys: at < mostKeys ? `alt+${at + 1}` : null,
        colour: found.account.colour,
        run: choose(found),
      }));
    }
    case 'in-manifest': {
      const { manifestId } = verdict.mark;
      const run = (): void => useNavigation.getState().openManifest(manifestId);
      return [{ label: say('scan.choice.manifest'), keys: null, colour: null, run }];
    }
    case 'in-doubt': {
      if (isUnderWay(verdict.order)) return [];
      const run = (): void => useNavigation.getState().go('in-doubt');
      return [{ label: say('scan.choice.in-doubt'), keys: null, colour: null, run }];
    }
    default:
      return [];
  }
}

/** The choices of the newest scan, on every screen. */
export function ScanKeys() {
  const newest = useScanStore((state) => state.scans[0]);
  const choices = newest === undefined ? [] : scanChoices(newest);
  useActions(
    choices.flatMap(({ label, keys, run }) =>
      keys === null ? [] : [{ label, group: 'scanning' as const, keys, run }],
    ),
  );
  return null;
}

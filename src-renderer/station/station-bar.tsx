/** The actions of the station, each with its key: close and print, one carrier, undo, full screen. */
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconMaximize, IconMinimize, IconPrinter, IconTruck } from '@tabler/icons-react';
import type { StationState } from '../../src-preload/contract/station.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { BarButton } from '../ui/bar-button.tsx';
import { BenchBar } from '../ui/bench-frame.tsx';
import { orderName } from '../ui/order-name.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { tooltip } from '../ui/tooltip.ts';
import { orNone } from '../words/isolated.ts';
import { say } from '../words/say.ts';
import { lastAdded } from './last-added.ts';
import styles from './station-bar.module.css';
import { closeAll, undo, useStationStore } from './station-store.ts';

export function StationBar({ station }: { readonly station: StationState }) {
  const { stationPrints } = usePreferences();
  const { isFull, setFull } = useNavigation();
  const latest = useStationStore((state) => state.latest);
  const last = lastAdded(station, latest);
  const isWaiting = latest !== null && latest.verdict === null;
  // From the moment it was scanned or chosen: a hurried hand presses the key before it is answered.
  const isUnanswered = useStationStore(({ scans }) => scans.some(({ verdict }) => verdict === null));
  const isChosen = useStationStore(({ lastChoice }) => lastChoice !== null);
  const known = station.open.reduce((sum, { orderCount }) => sum + orderCount, 0);
  const count = Math.max(known, last === null ? 0 : 1);

  const close = (): void => void closeAll(stationPrints);
  const closeLabel = closeWords(count, stationPrints);
  const fullLabel = say(isFull ? 'station.full.leave' : 'station.full');
  // Nobody knows yet which order the parcel in the hand belongs to.
  const undoLabel = say('station.undo', {
    order: isWaiting || isChosen || last === null ? 'none' : orNone(orderName(last)),
  });
  const canUndo = last !== null || isWaiting || isChosen;
  const undoLast = (): void => void undo(last);
  useActions([
    {
      label: closeLabel,
      group: 'scanning',
      keys: 'F9',
      command: 'print',
      enabled: count > 0 || isUnanswered || isChosen,
      run: close,
    },
    { label: say('station.carriers'), group: 'scanning', keys: 'shift+F9', enabled: count > 0, run: goToCarriers },
    { label: undoLabel, group: 'scanning', keys: 'mod+z', command: 'undo', enabled: canUndo, run: undoLast },
  ]);

  const full = (
    <Button
      size="md"
      variant="subtle"
      color="gray"
      {...tooltip(fullLabel)}
      rightSection={<Shortcut keys="F11" />}
      onClick={() => setFull(!isFull)}
    >
      {isFull ? <IconMinimize aria-hidden size={20} /> : <IconMaximize aria-hidden size={20} />}
      <span className="unseen">{fullLabel}</span>
    </Button>
  );
  return (
    <BenchBar end={full}>
      <BarButton isMain icon={IconPrinter} keys="F9" disabled={count === 0} onClick={close}>
        {closeLabel}
      </BarButton>
      <BarButton icon={IconTruck} keys="shift+F9" disabled={count === 0} onClick={goToCarriers}>
        {say('station.carriers')}
      </BarButton>
      <BarButton icon={IconArrowBackUp} keys="mod+z" className={styles.undo} disabled={!canUndo} onClick={undoLast}>
        {undoLabel}
      </BarButton>
    </BenchBar>
  );
}

function closeWords(count: number, prints: boolean): string {
  if (count === 0) return say('station.close.none');
  return say(prints ? 'station.close' : 'station.close.without-print', { count });
}

/** Tab and the arrows continue from the first carrier; Enter closes it. */
function goToCarriers(): void {
  document.querySelector<HTMLElement>('[data-carrier]')?.focus();
}

/**
 * The tour: a line above the screen that it explains. It covers nothing, and every step uses the app's own keys and
 * buttons. Escape ends it, at any step.
 */
import { Button } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useSelection } from '../bench/selection-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { ariaShortcut, Shortcut } from '../ui/shortcut.tsx';
import { Told } from '../ui/told.tsx';
import { say, sayRich } from '../words/say.ts';
import { usePracticeScan } from './practice-scan.ts';
import { TOUR_STEPS, type TourStep, useTour } from './tour-store.ts';
import styles from './tour-strip.module.css';

/** The number of parcels in the tour's manifest. */
const PARCELS = 2;

export function TourStrip() {
  const { step, end } = useTour();
  const { current } = useAccounts();
  useActions(step === null ? [] : [{ label: say('tour.end'), group: 'packbench', keys: 'escape', run: end }]);
  if (step === null) return null;
  return (
    <section className={styles.strip} aria-label={say('tour.title')} data-keeps-focus>
      <IconSchool aria-hidden size={22} stroke={1.6} className={styles.icon} />
      <Told className={styles.words}>
        <strong>{say('tour.step', { step: TOUR_STEPS.indexOf(step) + 1, count: TOUR_STEPS.length })}</strong>{' '}
        {current?.kind === 'practice' ? <StepWords step={step} /> : say('tour.live')}
      </Told>
      <div className={styles.actions}>
        {current?.kind === 'practice' && <StepButton key={step} step={step} account={current} />}
        <Button variant="default" aria-keyshortcuts={ariaShortcut('escape')} onClick={end}>
          {say('tour.end')}
        </Button>
      </div>
    </section>
  );
}

function StepWords({ step }: { readonly step: TourStep }) {
  switch (step) {
    case 'manifest':
      return sayRich('tour.manifest', { keys: <Shortcut keys="mod+enter" /> });
    case 'paper':
      return sayRich('tour.paper', { print: <Shortcut keys="mod+p" />, save: <Shortcut keys="mod+s" /> });
    case 'help':
      return sayRich('tour.help', { help: <Shortcut keys="F1" />, all: <Shortcut keys="mod+k" /> });
    case 'welcome':
    case 'scan':
    case 'doubts':
      return say(`tour.${step}`);
  }
}

/** The step's action, or the way to the next one. It takes the focus, so that Enter goes on. */
function StepButton({ step, account }: { readonly step: TourStep; readonly account: Account }) {
  const leave = useTour((state) => state.leave);
  const { go, askForManifest, manifestId } = useNavigation();
  const { accounts } = useAccounts();
  const { size } = useSelection(account.accountId);
  const scan = usePracticeScan(account, accounts);
  const button = useRef<HTMLButtonElement>(null);
  const scans = step === 'scan' && size < PARCELS;
  // The practice orders are read in the first seconds of a first start.
  const isWaiting = scans && scan === null;
  /** Where the keys were when the step began; whoever has gone elsewhere until the orders came is working there. */
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const focused = document.activeElement;
    before.current ??= focused;
    // The strip itself has them while its button is off.
    const strip = button.current?.closest('section') ?? null;
    if (!isWaiting && [strip, before.current, document.body].includes(focused)) button.current?.focus();
  }, [isWaiting]);
  const isMade = step === 'manifest' && manifestId !== null;
  useEffect(() => {
    if (isMade) leave('manifest');
  }, [isMade, leave]);

  const next = (): void => {
    if (step === 'paper') go('in-doubt');
    // Not left on an empty screen: work begins here.
    if (step === 'help') go('orders');
    leave(step);
  };
  const own = scans
    ? { label: say('tour.scan.do'), run: () => void scan?.() }
    : step === 'manifest'
      ? { label: say('tour.manifest.do'), run: askForManifest }
      : { label: say(step === 'help' ? 'tour.finish' : 'tour.next'), run: next };
  return (
    <Button ref={button} loading={isWaiting} onClick={own.run}>
      {own.label}
    </Button>
  );
}

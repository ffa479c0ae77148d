/** The frame around every screen: account bar, rail, top line, banners, status line, and what lies over all of them. */
import { type ComponentType, useEffect, useRef } from 'react';
import { answersScans, useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { HelpKeys } from '../help/help-keys.tsx';
import { useActions } from '../keyboard/actions-store.ts';
import { CommandPalette } from '../keyboard/command-palette.tsx';
import { ShortcutKeys } from '../keyboard/shortcut-keys.tsx';
import { ShortcutSheet } from '../keyboard/shortcut-sheet.tsx';
import { firstScreenShown } from '../ready-mark.ts';
import { ScanKeys } from '../scan/scan-choices.tsx';
import { ScanFlash } from '../scan/scan-flash.tsx';
import { ScanListener } from '../scan/scan-listener.tsx';
import { beginTour } from '../tour/begin-tour.ts';
import { titleWhatIsCut } from '../ui/cut-title.ts';
import { keepFirstFocus } from '../ui/first-focus.ts';
import { Brought, type OnDemand, onDemand } from '../ui/on-demand.tsx';
import { dropSecondPress } from '../ui/second-press.ts';
import { say } from '../words/say.ts';
import styles from './app-shell.module.css';
import { Banners } from './banners.tsx';
import { Rail } from './rail.tsx';
import { bringOtherScreens, SCREENS } from './screens.tsx';
import { StatusLine } from './status-line.tsx';
import { TopLine } from './top-line.tsx';
import { useFocusKept } from './use-focus-kept.ts';

const NO_PROPS = {};
/** They have nothing to say before the first screen is there, and their code would take time from drawing it. */
const behindTheFirst = (load: () => Promise<ComponentType>): OnDemand<object> => onDemand(load, firstScreenShown);
const tourStrip = behindTheFirst(async () => (await import('../tour/tour-strip.tsx')).TourStrip);
const focusNear = behindTheFirst(async () => (await import('./focus-near.tsx')).FocusNear);
const pastedText = behindTheFirst(async () => (await import('./pasted-text.tsx')).PastedText);
const lostAccounts = behindTheFirst(async () => (await import('../accounts/lost-accounts.tsx')).LostAccounts);
const roundPrinting = behindTheFirst(async () => (await import('../station/round-printing.tsx')).RoundPrinting);
const printWatch = behindTheFirst(async () => (await import('./print-watch.tsx')).PrintWatch);
const changeWatch = behindTheFirst(async () => (await import('../orders/changes/change-watch.tsx')).ChangeWatch);
const manifestWatch = behindTheFirst(async () => (await import('../orders/manifest-watch.ts')).ManifestWatch);
const serviceBack = behindTheFirst(async () => (await import('./service-back.tsx')).ServiceBack);
const validateWatch = behindTheFirst(async () => (await import('../validate/validate-watch.tsx')).ValidateWatch);

export function AppShell() {
  const { accounts, current } = useAccounts();
  const screen = useNavigation((state) => state.screen);
  const { go, isFull, setFull } = useNavigation();
  const main = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  const entry = SCREENS.find(({ name }) => name === screen);

  useEffect(() => void bringOtherScreens(), []);
  useEffect(() => {
    document.addEventListener('pointerover', titleWhatIsCut);
    document.addEventListener('click', dropSecondPress, { capture: true });
    document.addEventListener('focusin', keepFirstFocus);
    return () => {
      document.removeEventListener('pointerover', titleWhatIsCut);
      document.removeEventListener('click', dropSecondPress, { capture: true });
      document.removeEventListener('focusin', keepFirstFocus);
    };
  }, []);
  // In a low window this place itself scrolls: each screen begins at its top, wherever the last one was. An unscrolled
  // place is not touched, because reading its position would lay out the page in the middle of the key press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each screen
  useEffect(() => {
    if (isScrolled.current) main.current?.scrollTo({ top: 0 });
  }, [screen]);
  const title = say('shell.title', { screen: say(`common.screen.${screen}`) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  useFocusKept(main, screen);
  useActions(
    SCREENS.map(({ name, keys }) => ({
      label: say('shell.action.go', { screen: say(`common.screen.${name}`) }),
      group: 'go-to',
      keys,
      ...(name === 'hand-over' && screen !== name ? { command: 'tally' as const } : {}),
      run: () => (name === 'station' ? setFull(screen !== 'station' || !isFull) : go(name)),
    })),
  );

  useActions([{ label: say('tour.action'), group: 'packbench', run: () => void beginTour(accounts, current) }]);

  return (
    <div className={styles.shell} data-full={isFull}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {say('shell.skip')}
      </button>
      <div className={styles.accountBar} data-colour={current?.colour} aria-hidden />
      {!isFull && <Rail />}
      <TopLine screen={screen} />
      <main
        ref={main}
        id="main"
        className={styles.main}
        tabIndex={-1}
        aria-label={say(`common.screen.${screen}`)}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        {/* A key may lead to another screen: whoever cannot see it hears which one. */}
        <p className="unseen" aria-live="polite">
          {say(`common.screen.${screen}`)}
        </p>
        <Banners />
        <Brought what={lostAccounts} props={NO_PROPS} />
        <Brought what={tourStrip} props={NO_PROPS} />
        <div className={styles.screen}>
          {entry !== undefined && <Brought key={screen} what={entry.screen} props={NO_PROPS} />}
        </div>
      </main>
      {!isFull && <StatusLine />}
      {!answersScans(screen) && <ScanFlash />}
      <ScanListener />
      {!answersScans(screen) && <ScanKeys />}
      <Brought what={focusNear} props={NO_PROPS} />
      <Brought what={pastedText} props={NO_PROPS} />
      <Brought what={roundPrinting} props={NO_PROPS} />
      <Brought what={printWatch} props={NO_PROPS} />
      <Brought what={changeWatch} props={NO_PROPS} />
      <Brought what={manifestWatch} props={NO_PROPS} />
      <Brought what={validateWatch} props={NO_PROPS} />
      <Brought what={serviceBack} props={NO_PROPS} />
      <ShortcutKeys />
      <CommandPalette />
      <ShortcutSheet />
      <HelpKeys />
    </div>
  );
}

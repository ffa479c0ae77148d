/** F1: the help, at the part for what is on the screen. */
import { useNavigation } from '../bench/navigation-store.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { useHelp } from '../ui/help-store.ts';
import { Brought, onDemand } from '../ui/on-demand.tsx';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say } from '../words/say.ts';
import { topicNow } from './screen-topics.ts';

const NO_PROPS = {};
const helpPane = onDemand(async () => (await import('./help-pane.tsx')).HelpPane);

export const HelpKeys = drawnAlone(function HelpKeys() {
  const isOpen = useHelp((state) => state.shown !== null);
  const close = useHelp((state) => state.close);
  const show = (): void => {
    const { byOwner, show: showTopic } = useHelp.getState();
    showTopic(topicNow(useNavigation.getState().screen, byOwner.values()));
  };
  useActions([
    { label: say('help.open'), group: 'packbench', keys: 'F1', overDialogs: true, run: show },
    // It stays open while the hands do what it says: from elsewhere Escape closes it once nothing that was opened there does.
    { label: say('help.close'), group: 'packbench', keys: 'escape', enabled: isOpen, run: close },
  ]);
  return isOpen ? <Brought what={helpPane} props={NO_PROPS} /> : null;
});

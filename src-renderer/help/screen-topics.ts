/** Where F1 opens the help: at the topic of what is shown; otherwise at the screen's part. */
import type { ScreenName } from '../bench/navigation-store.ts';
import type { HelpTopic } from '../ui/help-topics.ts';

/** A new screen does not compile without its part. */
export const screenTopics: Readonly<Record<ScreenName, HelpTopic>> = {
  station: 'station',
  orders: 'orders',
  manifests: 'manifests',
  'hand-over': 'missing-parcels',
  'address-book': 'addresses',
  validate: 'addresses',
  track: 'track',
  rates: 'track',
  activity: 'activity',
  'in-doubt': 'in-doubt',
  settings: 'settings',
};

/** `brought`: the topics that are on the screen; the last one counts. */
export function topicNow(screen: ScreenName, brought: Iterable<HelpTopic>): HelpTopic {
  return [...brought].at(-1) ?? screenTopics[screen];
}

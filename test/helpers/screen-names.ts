/** Every screen, also one that was added today: a list by hand would leave it out. */
import type { ScreenName } from '../../src-renderer/bench/navigation-store.ts';
import { screenTopics } from '../../src-renderer/help/screen-topics.ts';

export const screenNames = Object.keys(screenTopics) as readonly ScreenName[];

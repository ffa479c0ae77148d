/** The state of an order: what this computer did with it, or the group in which the service showed it last. */
import {
  IconArchive,
  IconArrowsExchange,
  IconClock,
  IconEyeOff,
  IconFileCheck,
  IconPackage,
  IconPackageOff,
  IconQuestionMark,
  IconTrash,
  IconTruck,
} from '@tabler/icons-react';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';
import { exactTimeWords } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import { type OrderStateName, orderState } from './order-words.ts';

const LOOKS: Readonly<Record<OrderStateName, { tone: Tone; icon: typeof IconClock }>> = {
  sending: { tone: 'quiet', icon: IconClock },
  manifested: { tone: 'good', icon: IconFileCheck },
  'in-doubt': { tone: 'warn', icon: IconQuestionMark },
  archived: { tone: 'quiet', icon: IconArchive },
  deleted: { tone: 'quiet', icon: IconTrash },
  assigned: { tone: 'quiet', icon: IconArrowsExchange },
  gone: { tone: 'bad', icon: IconPackageOff },
  missing: { tone: 'warn', icon: IconEyeOff },
  shipped: { tone: 'quiet', icon: IconTruck },
  unshipped: { tone: 'quiet', icon: IconPackage },
  'not-read': { tone: 'quiet', icon: IconClock },
  'not-known': { tone: 'warn', icon: IconQuestionMark },
};

export function OrderStateBadge({ order }: { readonly order: ListedOrder }) {
  const { state, at } = orderState(order);
  const { tone, icon } = LOOKS[state];
  const word = say(`orders.state.${state}`);
  const title = at === null ? undefined : say('orders.state.since', { state: word, time: exactTimeWords(at) });
  return (
    <StatusBadge look="plain" tone={tone} icon={icon} title={title}>
      {word}
    </StatusBadge>
  );
}

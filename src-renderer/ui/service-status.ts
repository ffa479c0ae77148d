/** The states of orders and shipments that the service document names, in the shown language. Any other is shown as it came. */
import { type Key, say } from '../words/say.ts';

const KEYS = {
  unshipped: 'ui.status.unshipped',
  'awaiting dispatch': 'ui.status.awaiting-dispatch',
  dispatched: 'ui.status.dispatched',
  'in transit': 'ui.status.in-transit',
  'attempted delivery': 'ui.status.attempted-delivery',
  delivered: 'ui.status.delivered',
} as const satisfies Record<string, Key>;

export function statusWords(status: string): string {
  const name = status.trim().toLowerCase();
  return Object.hasOwn(KEYS, name) ? say(KEYS[name as keyof typeof KEYS]) : status;
}

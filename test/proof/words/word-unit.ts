/** One press of a button while a file fails, drawn from a seed. */
import type { OperationName } from '../../../src-preload/contract/operations.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import type { WriteFault } from '../service/counting-service.ts';

export type Press = 'manifest' | 'archive' | 'remove' | 'assign' | 'remove-all-unshipped';

export interface WordUnit {
  readonly seed: number;
  readonly press: Press;
  readonly orderIds: readonly number[];
  readonly serviceFault: WriteFault;
  /** When the file system fails: from the start of the app on, from the press on, in the next start, or after the service has acted. */
  readonly from: 'the start' | 'the press' | 'the next start' | 'the execution';
  /** The word for file-faults.c. */
  readonly faults: string;
  /** The same in words of people. */
  readonly told: string;
  /** All the room set aside before the write was sent is still there: its answer can be kept. */
  readonly isReserveWhole: boolean;
}

/** Numbers of errors, https://man7.org/linux/man-pages/man3/errno.3.html (Linux on x86 and ARM). */
const errors = { EIO: 5, ENOSPC: 28, EROFS: 30, EDQUOT: 122 } as const;

/** Which calls count, as letters of file-faults.c, and about how many of them there are in each part of a run. */
const kinds = [
  { letters: 'orwsnmutf', what: 'call', counts: { 'the start': 160, 'the press': 90, 'the next start': 60 } },
  { letters: 'r', what: 'read', counts: { 'the start': 18, 'the press': 1, 'the next start': 30 } },
  { letters: 'w', what: 'write', counts: { 'the start': 60, 'the press': 60, 'the next start': 17 } },
  { letters: 's', what: 'fsync', counts: { 'the start': 24, 'the press': 11, 'the next start': 0 } },
  { letters: 'n', what: 'rename', counts: { 'the start': 4, 'the press': 4, 'the next start': 0 } },
  { letters: 'm', what: 'mkdir', counts: { 'the start': 3, 'the press': 0, 'the next start': 1 } },
  { letters: 'o', what: 'open', counts: { 'the start': 16, 'the press': 8, 'the next start': 9 } },
  {
    letters: 'utf',
    what: 'unlink, truncate or statfs',
    counts: { 'the start': 5, 'the press': 4, 'the next start': 2 },
  },
] as const;

const serviceFaults: readonly WriteFault[] = [
  'refused',
  'drop before',
  'drop after',
  'broken before',
  'broken after',
  'conflict after',
  'page after',
  'half an answer',
];

/** An answer with its PDF takes less room than this. */
const ROOM_AROUND_AN_ANSWER = 50_000;
/** More than 4 MB are set aside before a manifest of a few orders is sent. */
const MOST_SET_ASIDE = 4_900_000;

export function drawUnit(seed: number, firstOrderId: number): WordUnit {
  const random = seededNumbers(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const press = random() < 0.6 ? 'manifest' : pick(['archive', 'remove', 'assign', 'remove-all-unshipped'] as const);
  const count = press === 'remove-all-unshipped' ? 1 : 1 + below(3);
  const orderIds = Array.from({ length: count }, (_, index) => firstOrderId + index);
  const serviceFault = random() < 0.7 ? 'none' : pick(serviceFaults);
  const unit = { seed, press, orderIds, serviceFault } as const;
  if (random() < 0.3) {
    const isReserveWhole = random() < 0.5;
    // Negative: this much is missing from the room that was set aside.
    const room = isReserveWhole ? below(ROOM_AROUND_AN_ANSWER) : -2 - below(MOST_SET_ASIDE);
    const told = `the disk has room for ${room} bytes once the service has acted`;
    return { ...unit, from: 'the execution', faults: `proof-begins,0,none,1,${room},w`, told, isReserveWhole };
  }
  const from = pick(['the start', 'the press', 'the press', 'the press', 'the next start'] as const);
  const kind = pick(kinds.filter(({ counts }) => counts[from] > 0));
  const at = 1 + below(kind.counts[from]);
  const [name, number] = pick(Object.entries(errors));
  const told = `${kind.what} ${at} from ${from} on fails with ${name}`;
  return { ...unit, from, faults: `proof-begins,${at},${number},1,-1,${kind.letters}`, told, isReserveWhole: true };
}

/** How the button is pressed on the page. */
export function pressOf({ press, orderIds }: WordUnit): { readonly ask: OperationName; readonly request: object } {
  const orders = orderIds.map((orderId) => ({ orderId, orderNumber: `#${orderId}` }));
  if (press === 'manifest') {
    const whole = orders.map((order) => ({ ...order, receiverName: 'Zoë', carrierName: 'Swift', trackingNumber: 'T' }));
    return { ask: 'manifests.create', request: { accountId: 'one', orders: whole } };
  }
  const changes = {
    archive: { kind: 'archive', orders },
    remove: { kind: 'remove', orders },
    assign: { kind: 'assign', orders, toAccountId: 'two' },
    'remove-all-unshipped': { kind: 'remove-all-unshipped', typedAccountLabel: 'Account one' },
  } as const;
  return { ask: 'changes.start', request: { accountId: 'one', change: changes[press] } };
}

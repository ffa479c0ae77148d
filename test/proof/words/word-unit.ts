/** One press of a button while a file fails, drawn from a seed. */
import type { OperationName } from '../../../src-preload/contract/operations.ts';
import { seededNumbers } from '../proof-row.ts';
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
}

/** Numbers of errors, https://man7.org/linux/man-pages/man3/errno.3.html (Linux on x86 and ARM). */
const errors = { EIO: 5, ENOSPC: 28, EROFS: 30, EDQUOT: 122 } as const;

/** Which calls count, as letters of file-faults.c, and about how many of them there are in a press. */
const kinds = [
  { letters: 'orwsnmutf', what: 'call', about: 160 },
  { letters: 'r', what: 'read', about: 30 },
  { letters: 'w', what: 'write', about: 60 },
  { letters: 's', what: 'fsync', about: 24 },
  { letters: 'n', what: 'rename', about: 4 },
  { letters: 'm', what: 'mkdir', about: 3 },
  { letters: 'o', what: 'open', about: 16 },
  { letters: 'utf', what: 'unlink, truncate or statfs', about: 5 },
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

/** What is kept of an answer with its PDF takes less. */
const ROOM_AROUND_AN_ANSWER = 50_000;

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
    const room = below(ROOM_AROUND_AN_ANSWER);
    const told = `the disk has room for ${room} bytes once the service has acted`;
    return { ...unit, from: 'the execution', faults: `proof-begins,0,none,1,${room},w`, told };
  }
  const from = pick(['the start', 'the press', 'the press', 'the press', 'the next start'] as const);
  const kind = pick(kinds);
  const at = 1 + below(kind.about);
  const [name, number] = pick(Object.entries(errors));
  const told = `${kind.what} ${at} from ${from} on fails with ${name}`;
  return { ...unit, from, faults: `proof-begins,${at},${number},1,-1,${kind.letters}`, told };
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

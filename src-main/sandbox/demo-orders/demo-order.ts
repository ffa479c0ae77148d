/** One demo order from its seed and index: who gets it, what it weighs, how far it has come. */
import { carrierServiceFor } from './carriers.ts';
import { shopNumber, typedInByHand } from './order-numbers.ts';
import { createRandom, type Random } from './random.ts';
import { makeReceiver, type Receiver } from './receivers.ts';

/**
 * Instants are milliseconds since 1970, UTC. Empty carrier fields and null instants: the order has not come that far.
 */
export interface DemoOrder extends Receiver {
  readonly orderNumber: string;
  readonly platform: string;
  /** False: typed in by hand, so no shop can send it again. */
  readonly imported: boolean;
  readonly weightKg: number;
  readonly orderedAt: number;
  readonly printedAt: number | null;
  readonly manifestedAt: number | null;
  readonly carrier: string;
  readonly carrierService: string;
  readonly trackingNumber: string;
  /** The right post code of the place. `postCode` is what the customer typed, sometimes wrongly. */
  readonly truePostCode: string;
}

/** `today` is midnight UTC: two folders made on the same day hold the same orders. */
export interface DemoOrderSeed {
  readonly seed: number;
  readonly firstNumber: number;
  readonly today: number;
}

type Progress = 'imported' | 'printed' | 'shipped';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export function makeDemoOrder({ seed, firstNumber, today }: DemoOrderSeed, index: number): DemoOrder {
  const random = createRandom(seed, index);
  const { platform, orderNumber } = shopNumber(firstNumber, index);
  const receiver = makeReceiver(random);
  const progress = platform === typedInByHand ? 'imported' : progressOf(index);
  const times = timesOf(progress, today, random);
  const service = carrierServiceFor(receiver.countryCode, random);
  const trackingNumber = service.trackingNumber(random);
  const printed = times.printedAt !== null;
  return {
    ...receiver,
    postCode: index % 12 === 5 ? mistyped(receiver.postCode) : receiver.postCode,
    truePostCode: receiver.postCode,
    orderNumber,
    platform,
    imported: platform !== typedInByHand,
    weightKg: random.between(5, 2400) / 100,
    ...times,
    carrier: printed ? service.carrier : '',
    carrierService: printed ? service.service : '',
    trackingNumber: printed ? trackingNumber : '',
  };
}

/** A common typing mistake: the last digit is one too high. */
function mistyped(postCode: string): string {
  return postCode.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
}

/**
 * In each twenty pairs, three are not printed, nine are ready to manifest, eight are on their way. Pairs keep
 * look-alikes together.
 */
function progressOf(index: number): Progress {
  const step = Math.floor((index + 1) / 2) % 20;
  if (step % 7 === 0) return 'imported';
  return step % 2 === 1 ? 'printed' : 'shipped';
}

function timesOf(
  progress: Progress,
  today: number,
  random: Random,
): Pick<DemoOrder, 'orderedAt' | 'printedAt' | 'manifestedAt'> {
  if (progress === 'imported') {
    return { orderedAt: today - random.between(1, 2 * 24 * 60) * minute, printedAt: null, manifestedAt: null };
  }
  if (progress === 'printed') {
    const orderedAt = today - random.between(4 * 60, 6 * 24 * 60) * minute;
    return { orderedAt, printedAt: orderedAt + random.between(10, 230) * minute, manifestedAt: null };
  }
  // Most orders are from the last days, so that some parcels are still on their way.
  const orderedAt =
    today - 2 * day - Math.floor(random.fraction() ** 3 * 45 * 24 * 60 + random.between(0, 720)) * minute;
  const printedAt = orderedAt + random.between(10, 600) * minute;
  return { orderedAt, printedAt, manifestedAt: printedAt + random.between(1, 24) * hour };
}

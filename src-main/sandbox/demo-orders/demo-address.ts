/** One entry of a demo address book. */
import { createRandom } from './random.ts';
import { makeReceiver, type Receiver } from './receivers.ts';

export interface DemoAddress extends Receiver {
  /** The shop's own code for the customer: the document does not say what `code` is. Empty for some. */
  readonly customerCode: string;
}

export function makeDemoAddress(seed: number, index: number): DemoAddress {
  const random = createRandom(seed, index);
  const receiver = makeReceiver(random);
  const customerCode = random.chance(0.7) ? `${receiver.countryCode}-${String(index + 1).padStart(5, '0')}` : '';
  return { ...receiver, customerCode };
}

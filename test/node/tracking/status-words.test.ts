/** The service's states on the screen, in English and in German. */
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TrackingHistory } from '../../../src-preload/contract/tracking.ts';
import { ShipmentHistory } from '../../../src-renderer/tracking/shipment-history.tsx';
import { remarkWords } from '../../../src-renderer/ui/remark-words.ts';
import { de } from '../../../src-renderer/words/de.ts';
import { en } from '../../../src-renderer/words/en.ts';
import { speak } from '../../../src-renderer/words/say.ts';
import { drawnStill } from '../../helpers/page-part.ts';

const event = (status: string) => ({ status, happenedAt: null, details: '', other: {} });
const history: TrackingHistory = {
  ...{ orderNumber: 'SF-1', orderStatus: 'Awaiting Dispatch', carrierName: '', carrierService: '' },
  ...{ trackingNumber: 'HP1', shippedAt: null, trackingStatus: 'In Transit', updatedAt: null, other: {} },
  events: [event('Dispatched'), event('ATTEMPTED DELIVERY'), event('Delivered'), event('Held at depot 4B')],
};
const drawn = (): string => drawnStill(createElement(ShipmentHistory, { history }));

test('in English a state is spelled as in the service document, and another one stands as it came', () => {
  const words = [
    'Awaiting Dispatch',
    'In Transit',
    'Dispatched',
    'Attempted Delivery',
    'Delivered',
    'Held at depot 4B',
  ];
  for (const word of words) expect(drawn()).toContain(`>${word}<`);
});

describe('in German', () => {
  beforeEach(() => speak({ catalogue: de, locale: 'de' }));
  afterEach(() => speak({ catalogue: en, locale: 'en' }));

  test('the states that the service names are German, and another one stands as it came', () => {
    const words = ['Wartet auf Versand', 'Unterwegs', 'Versandt', 'Zustellversuch', 'Zugestellt', 'Held at depot 4B'];
    for (const word of words) expect(drawn()).toContain(`>${word}<`);
  });

  test('so are they in what a look-up found', () => {
    const found = (status: string) => remarkWords({ code: 'order-tracked', facts: { status } });
    expect(found('Awaiting Dispatch')).toMatch(/Wartet auf Versand/);
    expect(found('At the moon')).toMatch(/At the moon/);
  });
});

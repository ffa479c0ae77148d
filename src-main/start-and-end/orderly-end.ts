/** How the services end: the order in which they close, and what an end waits for. */
import type { AddressBookService } from '../address-book/address-book-service.ts';
import type { AddressListsService } from '../address-lists/address-lists-service.ts';
import type { AddressesService } from '../addresses/addresses-service.ts';
import type { HandOverService } from '../hand-over/hand-over-service.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { ManifestsService } from '../manifests/manifests-service.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import type { OrdersReading } from '../mirror/reading/orders-reading.ts';
import type { ChangesService } from '../order-changes/changes-service.ts';
import type { OrdersService } from '../orders/orders-service.ts';
import type { After } from '../ports.ts';
import type { PrintingService } from '../printing/printing-service.ts';
import type { ShippingClient } from '../shipping/shipping-client.ts';
import type { StationService } from '../station/station-service.ts';
import type { PlaceKept } from './place-kept.ts';
import type { WorkUnderWay } from './work-under-way.ts';

export interface EndedServices {
  readonly work: Pick<WorkUnderWay, 'end'>;
  readonly after: After;
  readonly ledger: Pick<Ledger, 'close'>;
  readonly client: Pick<ShippingClient, 'close'>;
  readonly printing: Pick<PrintingService, 'close'>;
  readonly orders: Pick<OrdersService, 'close'>;
  readonly addressLists: Pick<AddressListsService, 'closeAll'>;
  readonly addresses: Pick<AddressesService, 'callOff' | 'close'>;
  readonly addressBook: Pick<AddressBookService, 'close'>;
  readonly ordersReading: Pick<OrdersReading, 'close'>;
  readonly manifests: Pick<ManifestsService, 'close'>;
  readonly mirror: Pick<MirrorService, 'close'>;
  readonly changes: Pick<ChangesService, 'close'>;
  readonly station: Pick<StationService, 'ended' | 'shut'>;
  readonly handOver: Pick<HandOverService, 'shut'>;
  readonly placeKept: Pick<PlaceKept, 'forget'>;
}

/** Milliseconds: `ServiceLimits.lastAnswers`, and some time to store the answers. */
export const limitOfTheEnd = 2_400;

/**
 * Begins nothing more, stops reads, waits for that, for what was sent and for what follows its answer, but no longer than
 * `limitOfTheEnd`, and closes the ledger. What is cut off then is in doubt, or is read from its kept answer at the next
 * start.
 */
export async function endServices(services: EndedServices): Promise<void> {
  const { ledger, addresses, station } = services;
  const operations = services.work.end();
  services.printing.close();
  services.orders.close();
  services.addressLists.closeAll();
  // In the same turn in which the client stops their reads: being stopped is not a failure of an address.
  const calledOff = Promise.all([
    addresses.callOff(),
    services.addressBook.close(),
    services.ordersReading.close().finally(() => services.mirror.close()),
  ]);
  const givenBack = operations.then(() => services.manifests.close());
  const written = Promise.all([
    ...[givenBack, services.changes.close(), services.client.close(), station.ended()],
    services.placeKept.forget(),
  ]);
  // A keychain that waits for its password holds up even what was called off.
  await atMost(services.after, limitOfTheEnd, Promise.allSettled([calledOff, written]));
  ledger.close();
  station.shut();
  services.handOver.shut();
  addresses.close();
  // Reports what could not be called off.
  await Promise.race([calledOff, null]);
}

async function atMost(after: After, milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const callOff = after(milliseconds, resolve);
  await Promise.race([work, late]);
  callOff();
}

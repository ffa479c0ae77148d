/** Every operation the sandbox answers, in the document's order. */
import { type BoundOperation, bind } from '../operation.ts';
import { addressBookOperation } from './address-book.ts';
import { archiveOrderOperation } from './archive-order.ts';
import { assignOrdersOperation } from './assign-orders.ts';
import { deleteOrderOperation } from './delete-order.ts';
import { deleteOrdersOperation } from './delete-orders.ts';
import { manifestOrdersOperation } from './manifest-orders.ts';
import { searchOrdersOperation } from './search-orders.ts';
import { shippingRatesOperation } from './shipping-rates.ts';
import { trackOrderOperation } from './track-order.ts';
import { validateAddressOperation } from './validate-address.ts';

export const allOperations: readonly BoundOperation[] = [
  bind(assignOrdersOperation),
  bind(deleteOrdersOperation),
  bind(manifestOrdersOperation),
  bind(archiveOrderOperation),
  bind(deleteOrderOperation),
  bind(searchOrdersOperation),
  bind(addressBookOperation),
  bind(shippingRatesOperation),
  bind(validateAddressOperation),
  bind(trackOrderOperation),
];

/** Every operation the sandbox answers, in the document's order. */
import { type BoundOperation, bind } from '../operation.ts';
import { readFields } from '../wire/request-reading.ts';
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
  bind(assignOrdersOperation, readFields),
  bind(deleteOrdersOperation, readFields),
  bind(manifestOrdersOperation, readFields),
  bind(archiveOrderOperation, readFields),
  bind(deleteOrderOperation, readFields),
  bind(searchOrdersOperation, readFields),
  bind(addressBookOperation, readFields),
  bind(shippingRatesOperation, readFields),
  bind(validateAddressOperation, readFields),
  bind(trackOrderOperation, readFields),
];

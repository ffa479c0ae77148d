/** Every operation the sandbox answers, in the document's order. */
import { type BoundOperation, bind } from '../operation.ts';
import { readFields } from '../wire/request-reading.ts';
import { addressBookOperation } from './address-book.ts';
import { manifestOrdersOperation } from './manifest-orders.ts';
import { searchOrdersOperation } from './search-orders.ts';

export const allOperations: readonly BoundOperation[] = [
  bind(manifestOrdersOperation, readFields),
  bind(searchOrdersOperation, readFields),
  bind(addressBookOperation, readFields),
];

/** The ten endpoints: status and XML root. */
import { expect } from 'vitest';
import type { DocumentRow } from './document-row.ts';

const roots = {
  assign: 'AssignOrdersResponse',
  'bulk delete': 'DeleteOrdersResponse',
  manifest: 'CreateManifestResponse',
  archive: 'ArchiveOrderResponse',
  'single delete': 'DeleteOrderResponse',
  search: 'SearchOrderResponse',
  'address book': 'GetAddressBookResponse',
  rates: 'GetRatesResponse',
  validate: 'ValidateAddressResponse',
  track: 'GetTrackingResponse',
} as const;

export const rootRows: readonly DocumentRow[] = Object.entries(roots).map(([name, root]) => ({
  part: 'Endpoints',
  row: `${name}: success status 200, XML root ${root}`,
  proof: 'called in JSON and in XML; status, success and the root element compared',
  check: (_sandbox, exchanges) => {
    const exchange = Object.entries(exchanges).find(([each]) => each === name)?.[1];
    expect(exchange?.status).toBe(200);
    expect(exchange?.json).toMatchObject({ success: true });
    expect(exchange?.xml.name).toBe(root);
  },
}));

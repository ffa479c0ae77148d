/** The ten operations of the service document, as a caller of the client asks for them. */
import { readFileSync } from 'node:fs';
import type {
  AnswerFile,
  ShippingAccount,
  ShippingClient,
  WriteSteps,
} from '../../src-main/shipping/shipping-client.ts';

/** What the caller provides besides the account. */
export interface Around {
  readonly steps: WriteSteps;
  /** A file for the answer of the address book, and what reads it. */
  readonly spool: string;
  readBook(answer: AnswerFile): Promise<unknown>;
}

export interface OperationOfTheDocument {
  readonly name: string;
  readonly kind: 'read' | 'write';
  /** The fixtures of a good answer, without their ending; null: the envelope alone. */
  readonly fixture: string | null;
  /** Root of its answer in XML. */
  readonly root: string;
  ask(client: ShippingClient, account: ShippingAccount, around: Around): Promise<unknown>;
}

const address = { street: '1 Queen St', suburb: '', city: 'Auckland', state: '', postCode: '1010', country: 'NZ' };
const parcel = { countryCode: 'NZ', weight: 1, heightMetres: null, widthMetres: null, lengthMetres: null };
const query = { phrase: '', status: 'All', fields: 'All', page: 1, limit: 50 } as const;
const assignment = {
  orderId: 81001,
  orderNumber: '1001',
  currentServiceKey: 'current-key-1111',
  newServiceKey: 'new-key-222222',
};

export const operationsOfTheDocument: readonly OperationOfTheDocument[] = [
  {
    name: 'search orders',
    kind: 'read',
    fixture: 'search-orders',
    root: 'SearchOrderResponse',
    ask: (client, account) => client.searchOrders(account, query, 'interactive'),
  },
  {
    name: 'address book',
    kind: 'read',
    fixture: 'address-book',
    root: 'GetAddressBookResponse',
    ask: (client, account, { spool, readBook }) => client.readAddressBook(account, 'background', spool, readBook),
  },
  {
    name: 'rates',
    kind: 'read',
    fixture: 'rates',
    root: 'GetRatesResponse',
    ask: (client, account) => client.getRates(account, { ...address, ...parcel }, 'interactive'),
  },
  {
    name: 'validate address',
    kind: 'read',
    fixture: 'validate-address',
    root: 'ValidateAddressResponse',
    ask: (client, account) => client.validateAddress(account, { address }, 'interactive'),
  },
  {
    name: 'track',
    kind: 'read',
    fixture: 'track',
    root: 'GetTrackingResponse',
    ask: (client, account) => client.track(account, { orderNumber: '1001' }, 'interactive'),
  },
  {
    name: 'manifest',
    kind: 'write',
    fixture: 'create-manifest',
    root: 'CreateManifestResponse',
    ask: (client, account, { steps }) => client.createManifest(account, [81001, 81002], steps),
  },
  {
    name: 'assign',
    kind: 'write',
    fixture: null,
    root: 'AssignOrdersResponse',
    ask: (client, account, { steps }) => client.assignOrders(account, [assignment], steps),
  },
  {
    name: 'delete many',
    kind: 'write',
    fixture: null,
    root: 'DeleteOrdersResponse',
    ask: (client, account, { steps }) => client.deleteOrders(account, [81001], true, steps),
  },
  {
    name: 'archive',
    kind: 'write',
    fixture: null,
    root: 'ArchiveOrderResponse',
    ask: (client, account, { steps }) => client.archiveOrder(account, 81001, steps),
  },
  {
    name: 'delete',
    kind: 'write',
    fixture: null,
    root: 'DeleteOrderResponse',
    ask: (client, account, { steps }) => client.deleteOrder(account, 81001, steps),
  },
];

const fixtures = new Map<string, string>();

/** The answer that the document itself shows for the operation. */
export function goodAnswer({ fixture, root }: OperationOfTheDocument, format: 'json' | 'xml'): string {
  if (fixture === null) {
    return format === 'json' ? '{"success":true,"errors":[]}' : `<${root}><success>true</success><errors/></${root}>`;
  }
  const name = `${fixture}.${format}`;
  const text =
    fixtures.get(name) ?? readFileSync(new URL(`../node/shipping/fixtures/${name}`, import.meta.url), 'utf8');
  fixtures.set(name, text);
  return text;
}

/**
 * The service client as the rest of main sees it: domain in, domain out. Every method throws `ShippingError`.
 * Shapes, limits and words come from the service document; section numbers are its 'Endpoints'.
 */
import type { AddressSuggestion, AddressVerdict, ValidationQuery } from '../../src-preload/contract/address.ts';
import type { Failure, FailureDetail } from '../../src-preload/contract/failure.ts';
import type { Order, OrderQuery, OrderWithoutId } from '../../src-preload/contract/order.ts';
import type { Rate, RateQuery } from '../../src-preload/contract/rates.ts';
import type { TrackingHistory } from '../../src-preload/contract/tracking.ts';
import { PackbenchError } from '../failures.ts';

/** How to reach one account. The keys exist only in main. */
export interface ShippingAccount {
  /** No trailing slash. Paths of the document are appended to it. */
  readonly baseAddress: string;
  readonly serviceKey: string;
  readonly subscriptionKey: string;
  readonly format: 'json' | 'xml';
}

/**
 * In the limiter, what a person waits for ('interactive') goes ahead of everything else. 'background': a person asked
 * for it and works on meanwhile. 'unasked': nobody asked for it; it takes at most a quarter of the pace.
 */
export type Urgency = 'interactive' | 'background' | 'unasked';

/** Of the document's '6. Search Orders'. */
export const largestPage = 250;

/** The document's ids are int32, and its 0 stands for every unshipped order: it names none. */
export const isOrderId = (number: number): boolean => Number.isInteger(number) && number > 0 && number <= 0x7fffffff;

/** An order as the service tells it, before this computer's ledger is joined to it. */
export type FoundOrder = Omit<Order, 'manifest'>;

export interface OrderSearch {
  readonly orders: readonly FoundOrder[];
  readonly totalPages: number | null;
  /** Orders of the page under an id that no request of the document can name; absent when there are none. */
  readonly withoutId?: readonly OrderWithoutId[];
}

/** Orders on the page, with those whose id cannot be used. Without a word on pages, none at all is the end. */
export const rowCountOf = ({
  orders,
  withoutId = [],
}: { readonly orders: readonly unknown[] } & Pick<OrderSearch, 'withoutId'>): number =>
  orders.length + withoutId.length;

/** Whether an order that the page lacks may be one of those without an id: then nobody may say that it is not there. */
export function mayBeWithoutId({ withoutId = [] }: OrderSearch, orderNumber: string): boolean {
  return withoutId.some((one) => mayBeSameNumber(one.orderNumber, orderNumber));
}

/** One that is not told may be any. */
export function mayBeSameNumber(one: string, other: string): boolean {
  const [plain, otherPlain] = [one, other].map((number) => number.trim().toLowerCase());
  return plain === '' || otherPlain === '' || plain === otherPlain;
}

export interface ManifestAnswer {
  readonly labelType: string;
  /** Checked PDFs: strict Base64, `%PDF-` at the start, `%%EOF` near the end. At least one. */
  readonly pdfs: readonly Uint8Array[];
  /** Present when the service gave a PDF together with words of failure: some of the orders may not be on it. */
  readonly words?: readonly FailureDetail[];
}

/** An order to move. Both keys go in the body, as the document requires, and only there. */
export interface OrderAssignment {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly currentServiceKey: string;
  readonly newServiceKey: string;
}

/**
 * The writes whose answer is the envelope alone. 'delete-many' is the document's '2. Delete Orders' in all its modes.
 */
export type OrderWriteKind = 'assign' | 'delete-many' | 'archive' | 'delete';

export interface AddressValidation {
  readonly verdict: AddressVerdict;
  readonly suggestions: readonly AddressSuggestion[];
  /** Words of failure beside a verdict that the service vouches for; absent when there are none. */
  readonly words?: readonly FailureDetail[];
}

export interface RatesFound {
  readonly rates: readonly Rate[];
  /** As in AddressValidation, beside rates. */
  readonly words?: readonly FailureDetail[];
}

export interface ShipmentsFound {
  readonly histories: readonly TrackingHistory[];
  /** As in AddressValidation, beside histories. */
  readonly words?: readonly FailureDetail[];
}

export type TrackingSubject = { readonly trackingNumber: string } | { readonly orderNumber: string };

/** What came back on the wire, undecoded: stored before anybody tries to read it. */
export interface RawAnswer {
  readonly httpStatus: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** False when the connection ended before the body did. */
  readonly complete: boolean;
}

/** An answer whose body is in a file: unpacked, with stars over each key that the service repeats in it. */
export interface AnswerFile {
  readonly path: string;
  readonly contentType: string;
  /** For the thread that reads it: XML can cut a key in two so that it is whole only once it was read. */
  readonly keys: readonly string[];
}

/** What a write lets its ledger do on the way. Both are awaited; when one throws, nothing more is done. */
export interface WriteSteps {
  /** After the limiter's turn and before the first byte leaves: the ledger makes SENT durable here. */
  beforeSending(): Promise<void>;
  /**
   * Called with whatever came back, whole or cut, before it is parsed: the ledger stores it here. Its bytes are gone
   * afterwards.
   */
  keepAnswer(answer: RawAnswer): Promise<void>;
}

/** What is known about a failed write: provably not sent, refused by the service, or not known. */
export type WriteFate = 'not-sent' | 'rejected' | 'in-doubt';

/** For reads `fate` is always 'not-sent' or 'rejected': a read changes nothing. */
export class ShippingError extends PackbenchError {
  readonly fate: WriteFate;

  constructor(failure: Failure, fate: WriteFate, options?: ErrorOptions) {
    super(failure, options);
    this.name = 'ShippingError';
    this.fate = fate;
  }
}

/**
 * The document has no code for a number that the service does not know: services answer with a 404 or with `success:
 * false`.
 */
export function saysUnknown(error: unknown): error is ShippingError {
  return error instanceof ShippingError && ['not-found', 'service-refused'].includes(error.failure.code);
}

/** Longer than any number, shorter than what servers take for an attack. */
const longestAsked = 500;

/**
 * Whether a text of the service can be part of a question to it: half a character cannot, and servers refuse controls.
 */
export function canBeAsked(text: string): boolean {
  return text.isWellFormed() && text.length <= longestAsked && !/\p{Cc}/u.test(text);
}

export interface ShippingClient {
  /** 6. Search Orders. A signal stops the read: 'cancelled'. */
  searchOrders(
    account: ShippingAccount,
    query: Omit<OrderQuery, 'accountId'>,
    urgency: Urgency,
    signal?: AbortSignal,
  ): Promise<OrderSearch>;
  /**
   * As searchOrders, but asked once: a failure is thrown at once. So is a 429, for callers with pauses of their own; only
   * an interactive one waits out a pause of a few seconds.
   */
  searchOrdersOnce(
    account: ShippingAccount,
    query: Omit<OrderQuery, 'accountId'>,
    urgency: Urgency,
    signal?: AbortSignal,
  ): Promise<OrderSearch>;
  /** 3. Manifest Orders. Never repeated by the client. */
  createManifest(account: ShippingAccount, orderIds: readonly number[], steps: WriteSteps): Promise<ManifestAnswer>;
  /**
   * Reads an answer that was stored earlier (recovery): the same parsing as createManifest, no network. `isSettled`: a
   * person knows that it was made, so a PDF counts also beside a refusal.
   */
  readManifestAnswer(answer: RawAnswer, isSettled?: boolean): Promise<ManifestAnswer>;
  /**
   * 7. Users Address Book. A large book is never in memory as a whole: the body of a good answer is written to the file
   * `path`, and `read` reads it elsewhere (readAddressBookAnswer). A ShippingError of `read` is thrown on without keys.
   * When this throws, `path` may hold the beginning of an answer.
   */
  readAddressBook<Value>(
    account: ShippingAccount,
    urgency: Urgency,
    path: string,
    read: (answer: AnswerFile) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value>;
  /**
   * 1. Assign Orders. This and the four writes below return only when the service says `success`; a 429 is waited out
   * before the answer is kept, because it proves that nothing was done.
   */
  assignOrders(account: ShippingAccount, orders: readonly OrderAssignment[], steps: WriteSteps): Promise<void>;
  /** 2. Delete Orders. `remove`: removed, can be imported again; otherwise archived, never again. */
  deleteOrders(
    account: ShippingAccount,
    orderIds: readonly number[],
    remove: boolean,
    steps: WriteSteps,
  ): Promise<void>;
  /** 2. Delete Orders: removes every imported unshipped order of the account; they can be imported again. */
  removeUnshippedImportedOrders(account: ShippingAccount, steps: WriteSteps): Promise<void>;
  /** 4. Archive Order. */
  archiveOrder(account: ShippingAccount, orderId: number, steps: WriteSteps): Promise<void>;
  /** 5. Delete Order: removed completely. */
  deleteOrder(account: ShippingAccount, orderId: number, steps: WriteSteps): Promise<void>;
  /** Reads a kept answer of one of the five writes above, as the call itself would: returns when the write was done. */
  readWriteAnswer(kind: OrderWriteKind, answer: RawAnswer): Promise<void>;
  /** 8. Shipping Rates (deprecated). 'not-found' when the service no longer has them. */
  getRates(
    account: ShippingAccount,
    query: Omit<RateQuery, 'accountId'>,
    urgency: Urgency,
    signal?: AbortSignal,
  ): Promise<RatesFound>;
  /**
   * 9. Address Validation. `hasOtherAnswer`: whether the caller has another answer; called only when the service gives
   * none, or wants a pause of more than a few seconds. If it has, the failure is thrown after the first attempt, with no
   * pause before it (but a connection that was lost once says little about the network: a second attempt follows at once).
   * If not, the read goes on like every other. Until it is called, the first byte is awaited no longer than
   * `ServiceLimits.firstByteWithOtherAnswer`. Must not throw.
   */
  validateAddress(
    account: ShippingAccount,
    subject: ValidationQuery['subject'],
    urgency: Urgency,
    signal?: AbortSignal,
    hasOtherAnswer?: () => Promise<boolean>,
  ): Promise<AddressValidation>;
  /** 10. Tracking Details. No histories when the service answers with nothing. */
  track(
    account: ShippingAccount,
    subject: TrackingSubject,
    urgency: Urgency,
    signal?: AbortSignal,
  ): Promise<ShipmentsFound>;
  /** Requests waiting for their turn at this account's limiter. */
  waitingCount(account: ShippingAccount): number;
  /**
   * From now on no call begins: reads are stopped, and writes that wait for their turn are not sent ('cancelled').
   * Writes that were sent have `ServiceLimits.lastAnswers` for their answers, and are in doubt after that. Resolves
   * when every call has ended with all its steps, and ends the connections.
   */
  close(): Promise<void>;
}

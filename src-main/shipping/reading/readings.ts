/** The ways to read an answer, by name: main reads small answers itself, and has a thread read large ones. */
import type { FailureDetail, FailureFacts } from '../../../src-preload/contract/failure.ts';
import { createSecretRegister, type SecretRegister } from '../../redaction/secrets.ts';
import { keyMark, shortWords, withoutKeys } from '../conceal-keys.ts';
import { expectNoPart, inDoubtBesidePdf, type Row, readAnswer, ShippingFault } from '../faults.ts';
import type {
  AddressValidation,
  ManifestAnswer,
  OrderSearch,
  OrderWriteKind,
  RatesFound,
  RawAnswer,
  ShipmentsFound,
} from '../shipping-client.ts';
import { type BodyValue, codingOf } from '../wire/body.ts';
import { toManifestAnswer, toSettledManifest } from '../wire/create-manifest.ts';
import { toDone } from '../wire/order-writes.ts';
import { toRates } from '../wire/rates.ts';
import { toOrderSearch } from '../wire/search-orders.ts';
import { toShipments } from '../wire/tracking.ts';
import { toAddressValidation } from '../wire/validate-address.ts';

export type Readings = { readonly [Kind in OrderWriteKind]: undefined } & {
  readonly search: OrderSearch;
  readonly manifest: ManifestAnswer;
  readonly 'settled-manifest': ManifestAnswer;
  readonly rates: RatesFound;
  readonly validation: AddressValidation;
  readonly tracking: ShipmentsFound;
};

export type ReadingName = keyof Readings;

const readers: { readonly [Name in ReadingName]: (body: BodyValue, httpStatus: number) => Readings[Name] } = {
  search: toOrderSearch,
  manifest: toManifestAnswer,
  'settled-manifest': toSettledManifest,
  rates: toRates,
  validation: toAddressValidation,
  tracking: toShipments,
  assign: toDone('assign'),
  'delete-many': toDone('delete-many'),
  archive: toDone('archive'),
  delete: toDone('delete'),
};

/** A ShippingFault as plain data. */
export interface ToldFault {
  readonly row: Row;
  readonly details: readonly FailureDetail[];
  readonly facts: FailureFacts;
  /** Our own words, for the log. */
  readonly why: string;
}

export type Told<Value> = { readonly value: Value } | { readonly fault: ToldFault };

/** What the service says in an answer, without keys. Throws only errors that say nothing about the answer. */
export function tellAnswer<Name extends ReadingName>(
  name: Name,
  answer: RawAnswer,
  answerBytes: number,
  secrets: SecretRegister,
): Told<Readings[Name]> {
  try {
    // What a person has settled is taken as it is.
    const isSettled = name === 'settled-manifest';
    if (!isSettled) expectNoPart(answer);
    const value = readAnswer(isSettled ? { ...answer, httpStatus: 200 } : answer, answerBytes, readers[name], {});
    const isFree = codingOf(answer.headers) === null && secrets.neverReadFrom(answer.body);
    return { value: withShortWords(isFree ? value : secrets.scrubAll(value, keyMark)) };
  } catch (error) {
    if (!(error instanceof ShippingFault)) throw error;
    const { row, details, facts, cause } = name === 'manifest' ? inDoubtBesidePdf(error, answer, answerBytes) : error;
    const why = cause instanceof Error ? cause.message : '';
    return { fault: { row, details: secrets.scrubAll(details, keyMark), facts, why } };
  }
}

/** Words beside a result are shown as those of a failure are. */
function withShortWords<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || !('words' in value)) return value;
  return { ...value, words: shortWords(value.words as readonly FailureDetail[]) };
}

/** Throws ShippingFault. */
export function valueOrThrow<Value>(told: Told<Value>, facts: FailureFacts): Value {
  if ('value' in told) return told.value;
  const { row, details, facts: own, why } = told.fault;
  throw new ShippingFault(row, details, { ...own, ...facts }, why === '' ? undefined : new Error(why));
}

/** What main asks a thread. */
export type ThreadQuestion =
  | {
      readonly kind: 'tell';
      readonly name: ReadingName;
      readonly answer: RawAnswer;
      readonly answerBytes: number;
      readonly keys: readonly string[];
    }
  | {
      readonly kind: 'without keys';
      readonly answer: RawAnswer;
      readonly answerBytes: number;
      readonly keys: readonly string[];
    };

/** `body` is null when the answer keeps its own. */
export interface KeptAnswer {
  readonly headers: RawAnswer['headers'];
  readonly body: Uint8Array | null;
}

export function answerQuestion(asked: ThreadQuestion): Told<unknown> | KeptAnswer {
  const { answer, answerBytes } = asked;
  const secrets = createSecretRegister(asked.keys);
  if (asked.kind === 'tell') return tellAnswer(asked.name, answer, answerBytes, secrets);
  const { headers, body } = withoutKeys(answer, secrets, answerBytes);
  return { headers, body: body === answer.body ? null : body };
}

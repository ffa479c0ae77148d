/** The envelope of every answer (`success`, `errors`), and what gateways in front of the service send instead. */
import type { FailureDetail } from '../../../src-preload/contract/failure.ts';
import type { BodyValue } from './body.ts';
import { field, holdsRecords, isRecord, toFlag, toNumber, toText, type WireRecord } from './tolerant.ts';
import { UnreadableAnswer } from './unreadable.ts';

/**
 * The service answered that it did not do it: `success` is false, or there are error words where its answer should be.
 */
export class RefusedByService extends Error {
  readonly details: readonly FailureDetail[];
  /** True only for a well-formed refusal: `success` is false and nothing contradicts it. */
  readonly certain: boolean;

  constructor(details: readonly FailureDetail[], certain: boolean) {
    super('the service refused');
    this.name = 'RefusedByService';
    this.details = details;
    this.certain = certain;
  }
}

/**
 * The record of a 200 answer, if it is the answer of this operation. `mainField` is the field that identifies it when
 * `success` is absent (the address book has no envelope); null when there is no other field. Throws RefusedByService or
 * UnreadableAnswer.
 */
export function openEnvelope(body: BodyValue, xmlRoot: string, mainField: string | null): WireRecord {
  if (body.kind === 'xml' && body.root !== xmlRoot) {
    throw faultOfOtherDocument(body.value, xmlRoot);
  }
  const isEmptyRoot = body.kind === 'xml' && (body.value === null || body.value === '');
  const record = isEmptyRoot ? {} : body.value;
  if (!isRecord(record)) {
    throw new UnreadableAnswer('no object');
  }
  const success = successOf(record);
  const details = errorWords(record);
  const main = mainField === null ? undefined : field(record, mainField);
  if (success === false) {
    throw new RefusedByService(details, true);
  }
  if (success === null && (main === undefined || main === null)) {
    if (details.length > 0) {
      throw new RefusedByService(details, false);
    }
    // The right root says what a JSON object without any of our fields does not.
    if (main === undefined && body.kind === 'json') {
      throw new UnreadableAnswer('no answer of this operation');
    }
  }
  return record;
}

/**
 * Whether an answer says that it was done; null: it does not say. XML may hold the element twice. Throws UnreadableAnswer
 * where one says otherwise than another.
 */
function successOf(record: WireRecord): boolean | null {
  const said = field(record, 'success');
  if (!Array.isArray(said)) return toFlag(said);
  const [flag = null, ...others] = said.map(toFlag);
  if (others.some((other) => other !== flag)) {
    throw new UnreadableAnswer('success is said more than once, and not alike');
  }
  return flag;
}

/** Wherever it stands, and whatever else is said. */
const flagsOf = (record: WireRecord): (boolean | null)[] => [field(record, 'success')].flat().map(toFlag);

/** For an answer whose status says otherwise. */
export const saysDone = (value: unknown): boolean => isRecord(value) && flagsOf(value).includes(true);

/**
 * Something stands there that is neither true nor false, or that says no under the same name in other letters: nobody knows
 * whether it was done.
 */
export function refuseUnreadableSuccess(record: WireRecord): void {
  const said = Object.entries(record).filter(([name, value]) => isSuccess(name) && value !== null && value !== '');
  const isYes = ([name, value]: [string, unknown]): boolean =>
    name === 'success' ? successOf(record) !== null : toFlag(value) === true;
  if (!said.every(isYes)) throw new UnreadableAnswer(notSaid);
}

const isSuccess = (name: string): boolean => name.toLowerCase() === 'success';

const notSaid = 'an answer that does not say whether it was done';

/** `<Error>` with the status 200, as gateways and some frameworks write it: its words are told, and decide nothing. */
function faultOfOtherDocument(value: unknown, xmlRoot: string): Error {
  const words = isRecord(value) && successOf(value) !== true ? otherWords(value) : [];
  if (words.length > 0) return new RefusedByService(words, false);
  return new UnreadableAnswer(`another XML document where ${xmlRoot} is due`);
}

/** A message with its details stands in the record itself there. */
function otherWords(record: WireRecord): FailureDetail[] {
  const own = wordsOfEntry(record);
  return own.length > 0 ? own : errorWords(record);
}

/**
 * The same for an answer that is a list. XML leaves an empty list out, so nothing but `success` tells an empty one from
 * an answer that says nothing: taken for 'none', it would tell a person that there is no such order.
 */
export function openList(body: BodyValue, xmlRoot: string, listName: string): WireRecord {
  const record = openEnvelope(body, xmlRoot, listName);
  if (successOf(record) === null && field(record, listName) === undefined) {
    throw new UnreadableAnswer('no answer of this operation');
  }
  refuseOtherRecords(record, listName);
  return record;
}

/**
 * Throws UnreadableAnswer where the main field is left out and records stand under a name that the document does not know
 * (`{success, data: {orders}}`): read as an empty list, they would be gone without a word.
 */
export function refuseOtherRecords(record: WireRecord, mainField: string, ...others: readonly string[]): void {
  if (field(record, mainField) !== undefined) return;
  const known = [mainField, ...others, 'success', ...ofWords];
  if (Object.entries(record).some(([name, value]) => !known.includes(name) && holdsRecords(value))) {
    throw new UnreadableAnswer('records under a name that is not known');
  }
}

/**
 * Throws RefusedByService for an answer that holds nothing but words of failure, whatever `success` says: otherwise a
 * search that failed would be told as 'no such order'.
 */
export function refuseIfOnlyWords(record: WireRecord, isEmpty: boolean): void {
  const words = isEmpty ? whatIsCalledError(record) : [];
  if (words.length > 0) throw new RefusedByService(words, false);
}

/**
 * The same for what was read, and for a list with words of failure beside it for which no `success: true` vouches:
 * nobody knows what it lacks, and it would replace a whole address book or prove that an order is gone.
 */
export function refuseUnlessVouched(record: WireRecord, isEmpty: boolean): void {
  refuseIfOnlyWords(record, isEmpty || successOf(record) !== true);
}

/**
 * For a write whose answer only says that it was done. Only `success: true` without a word of failure says so: a batch
 * may fail in part, naming the orders or not. Throws RefusedByService or UnreadableAnswer.
 */
export function expectDone(body: BodyValue, xmlRoot: string): void {
  const record = openEnvelope(body, xmlRoot, null);
  const details = wordsBesideSuccess(record);
  if (details.length > 0 || failedParts(record).length > 0) {
    throw new RefusedByService(details, false);
  }
  if (successOf(record) !== true) {
    throw new UnreadableAnswer(notSaid);
  }
}

const mostDetails = 50;

/** All words of failure in an answer; empty when there are none. They may be all that it holds: a text, or a list. */
export function errorWords(value: unknown): FailureDetail[] {
  if (!isRecord(value)) {
    return typeof value === 'string' || Array.isArray(value) ? wordsOf(value).slice(0, mostDetails) : [];
  }
  const found = wordsOf(field(value, 'errors'));
  if (found.length > 0) {
    return found.slice(0, mostDetails);
  }
  return [...wordsOf(field(value, 'error')), ...gatewayWords(value)].slice(0, mostDetails);
}

/** Beside `success: true`, only something that is called an error counts as one: a message there says what was done. */
export function wordsBesideSuccess(record: WireRecord): FailureDetail[] {
  const own = successOf(record) === true ? whatIsCalledError(record) : errorWords(record);
  return [...own, ...failedParts(record).flatMap(otherWords)].slice(0, mostDetails);
}

const ofWords = ['errors', 'error'];

/** Inner records that say of themselves that they failed: the document has none, but a batch may tell of each order so. */
function failedParts(value: unknown, isInner = false): WireRecord[] {
  if (Array.isArray(value)) return value.flatMap((one) => failedParts(one, true));
  if (!isRecord(value)) return [];
  if (isInner && (flagsOf(value).includes(false) || whatIsCalledError(value).length > 0)) return [value];
  return Object.entries(value).flatMap(([name, inner]) => (ofWords.includes(name) ? [] : failedParts(inner, true)));
}

/** Words of failure beside what the service vouches for: a person sees both. */
export function wordsBeside(record: WireRecord): { readonly words?: readonly FailureDetail[] } {
  const words = whatIsCalledError(record);
  return words.length === 0 ? {} : { words };
}

/** Words of failure alone: a message may as well say what was done. */
function whatIsCalledError(record: WireRecord): FailureDetail[] {
  const found = wordsOf(field(record, 'errors'));
  return (found.length > 0 ? found : wordsOf(field(record, 'error'))).slice(0, mostDetails);
}

/** A list, one entry, several in one, a text, or a record of lists by field name. False, or none in number, is no error. */
function wordsOf(errors: unknown): FailureDetail[] {
  if (isNone(errors)) {
    return [];
  }
  if (Array.isArray(errors)) {
    return errors.flatMap(wordsOf);
  }
  if (!isRecord(errors)) {
    return detail(toText(errors), '');
  }
  const own = wordsOfEntry(errors);
  if (own.length > 0) return own;
  return Object.entries(errors).flatMap(([name, inner]) => {
    if (ofEntry.includes(name)) return [];
    return isRecord(inner) || (Array.isArray(inner) && inner.some(isRecord))
      ? wordsOf(inner)
      : detail(
          name,
          [inner]
            .flat()
            .filter((value) => !isNone(value))
            .map(toText)
            .join(' '),
        ).filter((words) => words.details !== '');
  });
}

/** XML has only texts for them. */
const isNone = (value: unknown): boolean => toFlag(value) === false;

const ofEntry = ['message', 'details', 'errors'];

/** Anything in it that is no text is read as words of its own, such as an entry for each order of a batch. */
function wordsOfEntry(entry: WireRecord): FailureDetail[] {
  const [messages = [], details = [], errors = []] = ofEntry.map((name): unknown[] => [field(entry, name)].flat());
  const others = [...messages, ...details].filter(isNoText);
  return [...inPairs(textsIn(messages), textsIn(details)), ...[...others, ...errors].flatMap(wordsOf)];
}

const isNoText = (value: unknown): boolean => isRecord(value) || Array.isArray(value);
const textsIn = (values: readonly unknown[]): string[] => values.filter((value) => !isNoText(value)).map(toText);

/** All entries may stand in one element of XML: then the first message belongs to the first details, unless some have none. */
function inPairs(messages: readonly string[], details: readonly string[]): FailureDetail[] {
  const isEach = details.length >= messages.length;
  if (!isEach) return [...messages.map((text) => detail(text, '')), ...details.map((text) => detail('', text))].flat();
  return details.flatMap((text, at) => detail(messages[at] ?? '', text));
}

/** `{statusCode, message}` of API gateways, `{title, detail}` of RFC 9457, `{error, error_description}` of OAuth. */
function gatewayWords(record: WireRecord): FailureDetail[] {
  const message = ['message', 'Message', 'title', 'error_description'].map((name) => toText(field(record, name)));
  return detail(message.find((text) => text !== '') ?? '', toText(field(record, 'detail')));
}

/** Azure API Management, where it does not reach the service behind it: with the number under which its own log knows more. */
export function isOfGateway(value: unknown, httpStatus: number): boolean {
  if (!isRecord(value) || field(value, 'success') !== undefined) return false;
  return toNumber(field(value, 'statusCode')) === httpStatus && toText(field(value, 'activityId')) !== '';
}

function detail(message: string, details: string): FailureDetail[] {
  const words = { message: message.trim(), details: details.trim() };
  return words.message === '' && words.details === '' ? [] : [words];
}

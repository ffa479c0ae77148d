/** What is known about each row of a list. Rows with the same address share one question and one answer. */
import type { Address, AddressField, AddressSuggestion, ValidationAnswer } from '../../src-preload/contract/address.ts';
import type {
  AddressListRow,
  AddressListRows,
  AddressListRun,
  ListOutcome,
} from '../../src-preload/contract/address-list.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { addressFields, addressKey } from '../addresses/same-address.ts';
import { failureOf, remark } from '../failures.ts';
import { inPieces } from '../threads/in-pieces.ts';
import type { RowAddress } from './read-table.ts';

export interface ListQuestion {
  readonly address: Address;
  outcome: ListOutcome;
  answer: ValidationAnswer | null;
  failure: Failure | null;
  /** What is asked about instead, where the post code has lost zeros. */
  readonly zerosBack: AddressSuggestion | null;
  /** Rows with this address. */
  rowCount: number;
  /** False: the row holds nothing that anybody could be asked about. */
  readonly isAskable: boolean;
}

export interface ListAnswers {
  /** Questions without an answer, in the order of the rows. */
  open(): readonly ListQuestion[];
  answered(question: ListQuestion, answer: ValidationAnswer): void;
  failed(question: ListQuestion, failure: Failure): void;
  /** For another run: failed questions are open again; when none is open, all are. */
  reopen(): void;
  counts(): Pick<AddressListRun, 'totalCount' | 'doneCount' | 'goodCount' | 'questionableCount' | 'failedCount'>;
  page(offset: number, limit: number, only: ListOutcome | 'all'): AddressListRows;
  /** Every row in the order of the table. */
  each(): Iterable<AddressListRow>;
}

/** The same limit as for a single validation over the bridge. */
const longestField = 1_000;

/** Gives others their turn while it looks for equal addresses. */
export async function createListAnswers(rows: Iterable<RowAddress>): Promise<ListAnswers> {
  const questions = new Map<string, ListQuestion>();
  const asked: { readonly row: number; readonly address: Address; readonly question: ListQuestion }[] = [];
  for await (const piece of inPieces(rows)) {
    for (const { row, address, zerosBack } of piece) {
      // Nobody is asked about a field that is too long, and comparing millions of characters takes seconds.
      const key = tooLong(address) === undefined ? addressKey(address) : `row ${row}`;
      const question = questions.get(key) ?? questionAbout(address, zerosBack);
      questions.set(key, question);
      question.rowCount += 1;
      asked.push({ row, address, question });
    }
  }
  const all = [...questions.values()];
  const counted: Record<ListOutcome, number> = { good: 0, questionable: 0, failed: 0, 'not-asked': 0 };
  for (const { outcome, rowCount } of all) counted[outcome] += rowCount;

  const set = (question: ListQuestion, known: Pick<ListQuestion, 'outcome' | 'answer' | 'failure'>): void => {
    counted[question.outcome] -= question.rowCount;
    counted[known.outcome] += question.rowCount;
    Object.assign(question, known);
  };
  const askAgain = (some: readonly ListQuestion[]): void => {
    for (const question of some) {
      if (question.isAskable) set(question, { outcome: 'not-asked', answer: null, failure: null });
    }
  };
  const open = (): ListQuestion[] => all.filter(({ outcome }) => outcome === 'not-asked');
  const toRow = ({ row, address, question }: (typeof asked)[number]): AddressListRow => {
    const { outcome, answer, failure } = question;
    return { row, address, outcome, answer, failure };
  };

  return {
    open,
    answered(question, said) {
      const { zerosBack } = question;
      const isGood = said.verdict === 'valid' && said.words === undefined && zerosBack === null;
      const answer = zerosBack === null ? said : answerWithoutZeros(said, zerosBack);
      set(question, { outcome: isGood ? 'good' : 'questionable', answer, failure: null });
    },
    failed(question, failure) {
      set(question, { outcome: 'failed', answer: null, failure });
    },
    reopen() {
      askAgain(all.filter(({ outcome }) => outcome === 'failed'));
      if (open().length === 0) askAgain(all);
    },
    counts: () => ({
      totalCount: asked.length,
      doneCount: asked.length - counted['not-asked'],
      goodCount: counted.good,
      questionableCount: counted.questionable,
      failedCount: counted.failed,
    }),
    page(offset, limit, only) {
      const wanted = only === 'all' ? asked : asked.filter(({ question }) => question.outcome === only);
      return {
        totalCount: wanted.length,
        counts: { ...counted },
        rows: wanted.slice(offset, offset + limit).map(toRow),
      };
    },
    *each() {
      for (const one of asked) yield toRow(one);
    },
  };
}

const tooLong = (address: Address): AddressField | undefined =>
  addressFields.find((field) => address[field].length > longestField);

function questionAbout(address: Address, zerosBack: AddressSuggestion | null): ListQuestion {
  const usual: ListQuestion = {
    address,
    zerosBack,
    outcome: 'not-asked',
    answer: null,
    failure: null,
    rowCount: 0,
    isAskable: true,
  };
  const long = tooLong(address);
  if (long !== undefined) return notAsked(usual, long, 'field-too-long');
  const isEmpty = addressFields.every((field) => address[field] === '');
  return isEmpty ? notAsked(usual, 'address', 'row-empty') : usual;
}

function notAsked(question: ListQuestion, field: string, why: 'field-too-long' | 'row-empty'): ListQuestion {
  const { failure } = failureOf('list-not-usable', { facts: { field, remarks: [remark(why)] } });
  return { ...question, outcome: 'failed', failure, isAskable: false };
}

/** The answer about an address with its zeros put back, as an answer about the address without them. */
function answerWithoutZeros(answer: ValidationAnswer, zerosBack: AddressSuggestion): ValidationAnswer {
  const { verdict, suggestions } = answer;
  if (verdict === 'valid' && suggestions.length === 0) {
    return { ...answer, suggestions: [zerosBack], areZerosBack: true };
  }
  return { ...answer, suggestions: suggestions.map(differingInPostCode) };
}

/** The service names no parts that differ: its suggestions are compared as text. */
function differingInPostCode(suggestion: AddressSuggestion): AddressSuggestion {
  const { differs } = suggestion;
  return differs === undefined || differs.includes('postCode')
    ? suggestion
    : { ...suggestion, differs: [...differs, 'postCode'] };
}

/** A service whose address book the test decides: its size, empty, or cut in the middle; and which can be off. */
import { type AnswerShape, answer, startMisbehavingServer } from './misbehaving-server.ts';

export interface BookService {
  readonly url: string;
  /** From now on the book has this many entries. */
  hold(entries: number): void;
  /** From now on the answer ends after this many entries, in the middle of the next. */
  breakAfter(entries: number): void;
  /** From now on the service refuses to give the book: the keys are not good for it. */
  refuse(): void;
  close(): Promise<void>;
}

/** As the service document's 'Address book entry' has it. */
function wireEntry(index: number): Readonly<Record<string, unknown>> {
  const number = String(index + 1).padStart(3, '0');
  return {
    id: 9_000 + index,
    name: `Hana Kererū ${number}`,
    company: 'Tūī Bindery',
    building: '',
    street: `${index + 1} Cuba Street`,
    suburb: 'Te Aro',
    post_code: '6011',
    city: 'Wellington',
    state: '',
    country: 'New Zealand',
    code: `HK-${number}`,
    telephone: `+64 21 555 ${number}`,
    email: `hana.${number}@example.nz`,
  };
}

export async function startBookService(): Promise<BookService> {
  let book: HeldBook = { entries: 0, isBroken: false };
  const nothing = JSON.stringify({ orders: [], total_pages: 0, success: true, errors: [] });
  const server = await startMisbehavingServer([
    (socket, request) => {
      const isBook = request.path.startsWith('/api/addressbook');
      answer(isBook ? bookAnswer(book) : { body: nothing })(socket, request);
    },
  ]);
  return {
    url: server.url,
    hold: (entries) => {
      book = { entries, isBroken: false };
    },
    breakAfter: (entries) => {
      book = { entries, isBroken: true };
    },
    refuse: () => {
      book = 'refused';
    },
    close: () => server.close(),
  };
}

type HeldBook = 'refused' | { readonly entries: number; readonly isBroken: boolean };

function bookAnswer(book: HeldBook): AnswerShape {
  if (book === 'refused') return { status: 403, body: '{}' };
  const addresses = Array.from({ length: book.entries + 1 }, (_, index) => wireEntry(index));
  if (!book.isBroken) return { body: JSON.stringify({ addresses: addresses.slice(0, book.entries) }) };
  const whole = JSON.stringify({ addresses });
  return { body: whole.slice(0, whole.length - 40) };
}

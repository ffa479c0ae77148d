/** What main asks of a refresh thread, and what the thread answers. */
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { AnswerFile } from '../../shipping/shipping-client.ts';
import type { RemadeBook } from '../address-book.ts';

export interface RefreshWork {
  /** Makes a new book at `path` from the service's answer, and from the copy at `present` what it holds already. */
  build: {
    readonly asked: {
      readonly answer: AnswerFile;
      readonly path: string;
      readonly present: string;
      readonly readAt: string;
    };
    /** `readCount`: entries of the answer. Of those with one id the book holds the last. */
    readonly answer: { readonly totalCount: number; readonly readCount: number };
  };
  /** Makes a new book at `path` of the entries of one that another version made. Null: they cannot be read. */
  remake: { readonly asked: { readonly path: string; readonly earlier: string }; readonly answer: RemadeBook | null };
  /** Counts the entries of an answer before the place where it is broken. */
  count: { readonly asked: { readonly answer: AnswerFile }; readonly answer: { readonly totalCount: number } };
  /** Is every page of the book at `path` as SQLite wrote it? */
  inspect: { readonly asked: { readonly path: string }; readonly answer: { readonly isSound: boolean } };
}

export type RefreshWorkName = keyof RefreshWork;

export type RefreshTold =
  | { readonly kind: 'read'; readonly count: number }
  | { readonly kind: 'done'; readonly answer: unknown }
  /** `isOfService`: the answer is at fault, not this computer. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly isOfService: boolean };

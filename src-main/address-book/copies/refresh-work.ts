/** What main gives a refresh thread to do, and what it tells. */
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { AnswerFile } from '../../shipping/shipping-client.ts';

export interface RefreshWork {
  /** Makes a new book at `path` of the service's answer. */
  build: {
    readonly asked: { readonly answer: AnswerFile; readonly path: string; readonly readAt: string };
    readonly answer: { readonly totalCount: number };
  };
  /** How many entries an answer holds before the place where it is broken. */
  count: { readonly asked: { readonly answer: AnswerFile }; readonly answer: { readonly totalCount: number } };
  /** Is every page of the book at `path` what SQLite wrote? */
  inspect: { readonly asked: { readonly path: string }; readonly answer: { readonly isSound: boolean } };
}

export type RefreshWorkName = keyof RefreshWork;

export type RefreshTold =
  | { readonly kind: 'read'; readonly count: number }
  | { readonly kind: 'done'; readonly answer: unknown }
  /** `isOfService`: of the answer, not of this computer. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly isOfService: boolean };

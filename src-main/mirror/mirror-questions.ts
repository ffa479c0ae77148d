/** What main asks the thread that holds the mirror, and how it answers. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Mirror } from './mirror.ts';

/** Each is a method of the mirror, asked with its arguments. */
export type MirrorQuestionName = Exclude<keyof Mirror, 'close'>;
export type MirrorArguments<Name extends MirrorQuestionName> = Parameters<Mirror[Name]>;
export type MirrorReply<Name extends MirrorQuestionName> = Awaited<ReturnType<Mirror[Name]>>;

export interface MirrorQuestion {
  readonly id: number;
  readonly name: MirrorQuestionName;
  readonly asked: readonly unknown[];
}

export type MirrorAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: Failure };

/** What the thread is started with. */
export interface MirrorPlaces {
  /** Holds the mirror's file; made when it is not there. */
  readonly folder: string;
  readonly ledgerPath: string;
}

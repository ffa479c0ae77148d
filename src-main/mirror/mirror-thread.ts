/** The thread that holds the mirror, as main asks it. */
import type { Log } from '../ports.ts';
import { type Asked, createQuestionThread, type QuestionThread, type Replied } from '../threads/question-thread.ts';
import type { Mirror } from './mirror.ts';

/** Each question is a method of the mirror. */
export type MirrorQuestions = Omit<Mirror, 'close'>;
export type MirrorQuestionName = keyof MirrorQuestions;
export type MirrorArguments<Name extends MirrorQuestionName> = Asked<MirrorQuestions, Name>;
export type MirrorReply<Name extends MirrorQuestionName> = Replied<MirrorQuestions, Name>;
export type MirrorThread = QuestionThread<MirrorQuestions>;

/** What the thread is started with. */
export interface MirrorPlaces {
  /** Holds the mirror's file; made when it is missing. */
  readonly folder: string;
  readonly ledgerPath: string;
}

/** `workerPath`: mirror-worker.ts, or its built file. `started` asks whatever a new thread must be told first. */
export function createMirrorThread(parts: {
  readonly workerPath: string;
  readonly places: MirrorPlaces;
  readonly started: (thread: Pick<MirrorThread, 'ask'>) => void;
  readonly log: Log;
}): MirrorThread {
  const { places, ...others } = parts;
  return createQuestionThread<MirrorQuestions>({
    ...others,
    name: 'orders',
    workerData: places,
    folder: places.folder,
  });
}

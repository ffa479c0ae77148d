/** What every operation of the table is made with. */
import type { z } from 'zod';
import type { OperationName, Request } from '../../src-preload/contract/operations.ts';
import type { AppServices } from '../app-services.ts';
import type { LongQuestion } from '../long-questions.ts';
import type { Operation, OperationTable } from '../perform.ts';
import type { SameShape } from '../same-shape.ts';

/** The lines of the table whose names begin with one of these words and a dot. */
export type OperationsOf<Word extends string> = Pick<OperationTable, Extract<OperationName, `${Word}.${string}`>>;

export interface Asking {
  /** Ties the types together, and lets the end of the app know what is under way. */
  op<Name extends OperationName, Schema extends Operation<Name>['request']>(
    request: Schema & SameShape<Request<Name>, z.output<Schema>>,
    run: Operation<Name>['run'],
  ): Operation<Name>;
  /** Somebody is at work: their orders are looked at more often than on an idle bench. */
  atWork<Value>(run: () => Value): Value;
  /** The page hears how far it is, and can stop it by this id. */
  heard<Answer>(questionId: string | undefined, run: (by: LongQuestion) => Promise<Answer>): Promise<Answer>;
}

export function createAsking({ begin, ordersReading, questions }: AppServices): Asking {
  return {
    op: (request, run) => ({ request, run: (asked) => begin(() => run(asked)) }),
    atWork(run) {
      ordersReading.noteActivity();
      return run();
    },
    heard: (questionId = '', run) => questions.ask(questionId, run),
  };
}

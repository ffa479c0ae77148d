/**
 * What nobody has asked for yet (the practice service, the reading of orders and of address books) takes half of main's time at
 * a start. It begins when the list of orders has had its first answer, so that whoever opens the app waits for nothing else.
 */
import type { OperationTable } from './perform.ts';
import type { After } from './ports.ts';

export interface FirstRows {
  /** True: the list was answered a moment ago, or nobody has asked for it for so long. False: the app ends before that. */
  readonly answered: Promise<boolean>;
  /** The same operations; the list's notices its first answer. */
  watched(table: OperationTable): OperationTable;
  giveUp(): void;
}

/** In milliseconds. A page that shows something else, or nothing, keeps nobody waiting. */
const longestWait = 2_000;
/** The page has its answer before it has drawn its first picture: it has the processor to itself meanwhile. */
const drawing = 300;

export function awaitFirstRows(after: After): FirstRows {
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  let callOff = after(longestWait, () => resolve(true));
  let isAnswered = false;
  const noteAnswer = (): void => {
    if (isAnswered) return;
    isAnswered = true;
    callOff();
    callOff = after(drawing, () => resolve(true));
  };
  return {
    answered,
    watched(table) {
      const list = table['orders.window'];
      const run: typeof list.run = async (request) => {
        try {
          return await list.run(request);
        } finally {
          noteAnswer();
        }
      };
      return { ...table, 'orders.window': { ...list, run } };
    },
    giveUp() {
      callOff();
      resolve(false);
    },
  };
}

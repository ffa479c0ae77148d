/**
 * Work that nobody has asked for yet (the practice service, reading orders and address books) takes half of main's time
 * at a start. It begins after the list of orders has had its first answer, so that nobody who opens the app waits for
 * it.
 */
import type { OperationTable } from '../perform.ts';
import type { After } from '../ports.ts';

export interface FirstRows {
  /**
   * True: the list was answered a moment ago, or nobody asked for it for too long. False: the app ended before that.
   */
  readonly answered: Promise<boolean>;
  /** The same operations; the list's operation notices its first answer. */
  watched(table: OperationTable): OperationTable;
  giveUp(): void;
}

/** In milliseconds. A page that shows something else, or nothing, delays the work no longer than this. */
const longestWait = 2_000;
/** In milliseconds. The page has its answer before it has drawn its rows: until then it has the processor to itself. */
const drawing = 1_000;
/** An empty list is drawn soon, and on a first start somebody waits for the work that this delays. */
const drawingNothing = 300;

export function awaitFirstRows(after: After): FirstRows {
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  let callOff = after(longestWait, () => resolve(true));
  let isAnswered = false;
  const noteAnswer = (rowCount: number): void => {
    if (isAnswered) return;
    isAnswered = true;
    callOff();
    callOff = after(rowCount > 0 ? drawing : drawingNothing, () => resolve(true));
  };
  return {
    answered,
    watched(table) {
      const list = table['orders.window'];
      const run: typeof list.run = async (request) => {
        let rowCount = 0;
        try {
          const answer = await list.run(request);
          rowCount = answer.rows.length;
          return answer;
        } finally {
          noteAnswer(rowCount);
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

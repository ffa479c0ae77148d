/**
 * Work that nobody has asked for yet (the practice service, reading orders and address books) takes half of main's time
 * at a start. It begins after the list of orders has had its first answer, so that nobody who opens the app waits for
 * it.
 */
import type { OperationTable } from './perform.ts';
import type { After } from './ports.ts';

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
/** After the answer the page draws its first picture, and has the processor to itself meanwhile. */
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

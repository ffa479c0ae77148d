/**
 * The steps of reading one file, all of which end when its reader does. Racing each step against one promise of the
 * reader's end would keep every result (words and pictures of all pages) while the file is open.
 */
import type { UnreadablePdf } from './unreadable-pdf.ts';

export interface ReadingSteps {
  /** Settles as `work` does, or rejects with the fault of the reader: now, later, or earlier. */
  unlessBroken<Value>(work: Promise<Value>): Promise<Value>;
  /** The reader has ended; the first cause counts. */
  break(cause: UnreadablePdf): void;
}

export function createReadingSteps(): ReadingSteps {
  const underWay = new Set<(cause: UnreadablePdf) => void>();
  let broken: UnreadablePdf | null = null;
  return {
    unlessBroken<Value>(work: Promise<Value>): Promise<Value> {
      return new Promise((resolve, reject) => {
        if (broken === null) underWay.add(reject);
        else reject(broken);
        work.finally(() => underWay.delete(reject)).then(resolve, reject);
      });
    },
    break(cause) {
      broken ??= cause;
      for (const reject of underWay) reject(broken);
      underWay.clear();
    },
  };
}

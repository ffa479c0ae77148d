/**
 * Replaces the copy in the folder named, as readings do, until it is killed; a line for each time. With 'growing' each book is
 * larger than the one before. When one cannot be written it says so, and what it holds then, and ends.
 */
import { flushCompileCache } from 'node:module';
import { openCopies } from '../../../../src-main/address-book/copies/copies.ts';
import { threadFailure } from '../../../../src-main/threads/thread-failure.ts';
import { bookEntry } from '../book-entry.ts';
import { fillCopy } from './fill-copy.ts';

// It will be killed, and Node would store its compiled sources for the next one only at a normal end.
flushCompileCache();
const [folder = '', way] = process.argv.slice(2);
const copies = openCopies(folder);
for (let turn = 0; ; turn += 1) {
  const name = turn % 2 === 0 ? 'Ana' : 'Bo';
  const entries = Array.from({ length: way === 'growing' ? 400 * 4 ** turn : 400 }, (_, index) =>
    bookEntry({ entryId: index + 1, name: `${name} ${index}`, street: `${index} Cuba Street`, city: 'Wellington' }),
  );
  try {
    await fillCopy({ copies, folder }, 'practice-1', entries, new Date().toISOString());
  } catch (error) {
    const { books, hits } = copies.search(['practice-1'], '', 500);
    const held = books.map((each) => ('state' in each ? each.state.totalCount : 0));
    process.stdout.write(`${threadFailure(error, folder).code}, holds ${held} as ${hits[0]?.entry.name ?? 'nobody'}\n`);
    break;
  }
  process.stdout.write(`${name}\n`);
}

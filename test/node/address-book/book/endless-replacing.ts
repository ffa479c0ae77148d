/** Run by itself: replaces the book at the path given, tells when it has taken 2,000 entries ('taking') or all of them ('filling'). */
import { createAddressBook } from '../../../../src-main/address-book/address-book.ts';

const [path = '', count = '0'] = process.argv.slice(2);

function* entries(): Generator<{ entryId: number; name: string; street: string }> {
  for (let entryId = 1; entryId <= Number(count); entryId += 1) {
    if (entryId === 2_000) process.stdout.write('taking\n');
    yield { entryId, name: `Newcomer ${entryId}`, street: `${entryId} High Street` };
  }
  process.stdout.write('filling\n');
}

const book = createAddressBook({ path });
try {
  await book.replaceAll(entries());
  process.stdout.write('replaced\n');
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? error.message : String(error)}\n`);
}
book.close();

/** What is deleted as damaged, and what is only a wrong question. */
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { DamagedBook, isDamage } from '../../../../src-main/address-book/book/book-damage.ts';

function errorOf(run: (database: DatabaseSync) => void): unknown {
  const database = new DatabaseSync(':memory:', { defensive: false });
  onTestFinished(() => database.close());
  database.exec("CREATE VIRTUAL TABLE words USING fts5 (tokens); INSERT INTO words VALUES ('smith')");
  try {
    run(database);
  } catch (error) {
    return error;
  }
  throw new Error('It was expected to fail.');
}

const asked = (database: DatabaseSync, expression: string): unknown =>
  database.prepare('SELECT rowid FROM words WHERE words MATCH ?').all(expression);

test.each([
  ['that is cut short', '"smith'],
  ['of too many parts in one another', `${'('.repeat(300)}smith${')'.repeat(300)}`],
  ['of too many parts side by side', Array.from({ length: 5_000 }, (_, at) => `(a${at} AND b)`).join(' NOT ')],
  ['without words', ''],
])('a question %s does not cost the book', (_, expression) => {
  expect(isDamage(errorOf((database) => asked(database, expression)))).toBe(false);
});

test('a table that is not there, and an index that is not what was written, do', () => {
  expect(isDamage(errorOf((database) => database.exec('SELECT * FROM entries')))).toBe(true);
  const broken = errorOf((database) => {
    asked(database, 'smith');
    database.exec("UPDATE words_data SET block = x'00ff00ff'");
    asked(database, 'smith');
  });
  expect(isDamage(broken)).toBe(true);
  const tooLarge = errorOf((database) => database.prepare('SELECT 9007199254740993').get());
  expect(isDamage(tooLarge)).toBe(true);
  expect(isDamage(new DamagedBook('not ours'))).toBe(true);
});

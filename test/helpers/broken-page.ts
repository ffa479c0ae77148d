/** Damage as a disk does it: one page of a table or an index of an SQLite file is nothing but zeros. */
import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** If there are several pages, it takes the second. No program may have the file open. */
export function breakPage(path: string, name: string): void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const leaves = database.prepare("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'").all(name);
  const { page_size: size } = database.prepare('PRAGMA page_size').get() ?? {};
  database.close();
  const { pageno: page } = leaves[1] ?? leaves[0] ?? {};
  const bytes = readFileSync(path);
  bytes.fill(0, (Number(page) - 1) * Number(size), Number(page) * Number(size));
  writeFileSync(path, bytes);
}

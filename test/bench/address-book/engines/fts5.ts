/** SQLite's FTS5 as its documentation shows it: unicode61 without diacritics, indexes for prefixes, all words, the last as a prefix, by rank. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type EngineKind, searchedFields, searchText } from './engine.ts';

const columns = searchedFields.join(', ');

export const fts5: EngineKind = {
  isOnDisk: true,
  create: (path) => {
    let file: DatabaseSync | null = null;
    let find: StatementSync | null = null;
    const open = (): DatabaseSync => {
      if (file !== null) return file;
      file = new DatabaseSync(path);
      file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
      file.exec(
        `CREATE VIRTUAL TABLE IF NOT EXISTS entries USING fts5(${columns}, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`,
      );
      return file;
    };
    const suggest = (text: string, limit: number): readonly number[] => {
      const words = text.match(/[\p{L}\p{M}\p{N}]+/gu);
      if (words === null) return [];
      find ??= open().prepare('SELECT rowid, * FROM entries WHERE entries MATCH ? ORDER BY rank LIMIT ?');
      const asked = words.map((word, at) => (at === words.length - 1 ? `"${word}"*` : `"${word}"`)).join(' ');
      return find.all(asked, limit).map((row) => Number(row.rowid));
    };
    return {
      open: () => void open(),
      build: (entries) => {
        const opened = open();
        const insert = opened.prepare(
          `INSERT INTO entries(rowid, ${columns}) VALUES (?, ${searchedFields.map(() => '?').join(', ')})`,
        );
        opened.exec('BEGIN');
        for (const entry of entries) insert.run(entry.entryId, ...searchedFields.map((field) => entry[field]));
        opened.exec('COMMIT');
      },
      suggest,
      check: (address) => ({ matched: 0, suggested: suggest(searchText(address), 5) }),
      close: () => file?.close(),
    };
  },
};

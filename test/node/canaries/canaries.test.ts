/** The search for keys finds a key in every form it is told to look for, and nothing where there is none. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesHolding, foundIn } from '../../helpers/canaries.ts';

const key = 'Canary+Key/41="\\<&>#%-service-0001';
const around = (form: string, encoding: BufferEncoding = 'latin1'): Buffer =>
  Buffer.concat([Buffer.from('before '), Buffer.from(form, encoding), Buffer.from(' after')]);
const base64At = (offset: number): string => Buffer.from(`${'x'.repeat(offset)}${key}yz`).toString('base64');

const forms: readonly [name: string, bytes: Buffer][] = [
  ['UTF-8', around(key)],
  ['UTF-16, little end first', around(key, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(key, 'utf16le').swap16()],
  ['Base64', around(base64At(0))],
  ['Base64, one byte later', around(base64At(1))],
  ['Base64, two bytes later', around(base64At(2))],
  ['Base64 for addresses', around(Buffer.from(`??>${key}`).toString('base64url'))],
  ['hexadecimal', around(Buffer.from(key).toString('hex'))],
  ['hexadecimal in capitals', around(Buffer.from(key).toString('hex').toUpperCase())],
  ['percent', around(encodeURIComponent(key))],
  ['JSON', around(JSON.stringify({ header: key }))],
  ['gzip', Buffer.concat([Buffer.from('log '), gzipSync(around(key)), Buffer.from('tail')])],
];

for (const [name, bytes] of forms) {
  test(`finds ${name}`, () => {
    expect(foundIn(bytes, [key])).not.toEqual([]);
    expect(foundIn(bytes, ['another-key-entirely-0002'])).toEqual([]);
  });
}

test('finds a removed row in a SQLite file, and names the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-canaries-'));
  try {
    const path = join(folder, 'ledger.sqlite');
    const database = new DatabaseSync(path);
    database.exec('create table kept (words text)');
    database.prepare('insert into kept values (?)').run(key);
    database.exec('delete from kept');
    database.close();
    await writeFile(join(folder, 'innocent.txt'), 'nothing here');
    expect(filesHolding(folder, [key])).toEqual([path]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

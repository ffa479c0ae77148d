/** A program of its own that uses the app's key vault, so that a test can give it a session bus of its own. */
import { readFile } from 'node:fs/promises';
import { createKeyVault } from '../../src-main/electron/key-vault.ts';
import { PackbenchError } from '../../src-main/failures.ts';
import { inMemoryLog } from './in-memory-ports.ts';

const vault = createKeyVault(inMemoryLog());
let came = false;
vault.whenItComes(() => {
  came = true;
});
const begun: Promise<string | null>[] = [];

/** Calls are lines on standard input: [method, ...arguments]; each is answered by one line. */
async function answer(line: string): Promise<unknown> {
  const [method, name = '', key = ''] = JSON.parse(line) as [string, string?, string?];
  if (method === 'status') return vault.status();
  if (method === 'read') return vault.read(name);
  if (method === 'write') return vault.write(name, key);
  if (method === 'names') return vault.names();
  if (method === 'begin-reading') {
    for (const number of Array(Number(name)).keys()) begun.push(vault.read(`${number}/service`));
    return null;
  }
  if (method === 'end-reading') return Promise.all(begun.splice(0));
  if (method === 'came') return came;
  if (method === 'read-file') return (await readFile(import.meta.filename)).byteLength > 0;
  return vault.remove(name);
}

function failed(error: unknown): { failed: string | undefined; field?: string | undefined } {
  if (!(error instanceof PackbenchError)) throw error;
  const { details, facts } = error.failure;
  return { failed: details[0]?.message, field: facts.field };
}

for await (const text of process.stdin.setEncoding('utf8')) {
  for (const line of String(text).trim().split('\n')) {
    process.stdout.write(`${JSON.stringify((await answer(line).catch(failed)) ?? null)}\n`);
  }
}

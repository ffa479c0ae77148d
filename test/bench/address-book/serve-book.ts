/**
 * A shipping service that knows the address book of the bench, in the service document's form; after its first answer
 * one entry of a hundred has changed. It is a process of its own, so that its work is not measured; it says on stdout where it listens, and when the first byte of
 * an answer went out.
 */
import { createServer } from 'node:http';
import { createBook } from './books.ts';

const [seed = '1', count = '1000'] = process.argv.slice(2);
const addresses = Array.from(createBook(Number(seed), Number(count)).entries(), ({ entryId, postCode, ...entry }) => ({
  id: entryId,
  ...entry,
  post_code: postCode,
}));
const bodyOf = (list: readonly object[]): Buffer =>
  Buffer.from(JSON.stringify({ addresses: list, success: true, errors: [] }));
const first = bodyOf(addresses);
const changed = bodyOf(addresses.map((one, at) => (at % 100 === 0 ? { ...one, building: 'Gate 7' } : one)));
let answered = 0;

const server = createServer((request, response) => {
  if (!request.url?.startsWith('/api/addressbook')) {
    response.writeHead(404).end();
    return;
  }
  const body = answered === 0 ? first : changed;
  answered += 1;
  console.log(JSON.stringify({ firstByteAt: Date.now(), bytes: body.length }));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ listening: server.address() })));
process.on('disconnect', () => process.exit());

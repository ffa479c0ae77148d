/**
 * Run by itself: answers `/SEED/...` with the bad answer of that seed. In a process of its own, so that only the client
 * is measured. Tells its parent its port and, when asked about a seed, whether its answer must fail.
 */
import net from 'node:net';
import { type BadAnswer, badAnswer } from './bad-answer.ts';

const server = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
  let received = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.end());
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let request = takeRequest(received); request !== null; request = takeRequest(received)) {
      received = request.rest;
      answer(socket, badAnswer(request.seed)).catch(() => socket.destroy());
    }
  });
});

function takeRequest(received: Buffer): { readonly seed: number; readonly rest: Buffer<ArrayBuffer> } | null {
  const endOfHead = received.indexOf('\r\n\r\n');
  if (endOfHead === -1) return null;
  const head = received.subarray(0, endOfHead).toString('latin1');
  const end = endOfHead + 4 + Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  if (received.length < end) return null;
  return { seed: Number(/^\w+ \/(\d+)\//.exec(head)?.[1]), rest: Buffer.from(received.subarray(end)) };
}

async function answer(socket: net.Socket, { status, headers, pieces, ending }: BadAnswer): Promise<void> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} Status\r\n${lines.join('')}\r\n`);
  for (const [index, piece] of pieces.entries()) {
    socket.write(piece);
    // A few pieces travel alone; later ones may be joined, as networks do.
    if (index < 8 || index % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
    if (socket.destroyed) return;
  }
  if (ending === 'end') socket.end();
  if (ending === 'reset') socket.resetAndDestroy();
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  process.send?.(address.port);
});
process.on('message', ({ question, seed }: { readonly question: number; readonly seed: number }) => {
  const { mustFail, how, body } = badAnswer(seed);
  process.send?.({ question, mustFail: mustFail(), how, words: body.subarray(0, 200).toString() });
});
process.on('disconnect', () => process.exit());

/** Starts bad-answer-server.ts and asks it about its answers. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Explanation {
  /** No reader may take it for an answer. */
  readonly mustFail: boolean;
  readonly how: string;
  /** How its body begins. */
  readonly words: string;
}

export interface BadServer {
  readonly url: string;
  explain(seed: number): Promise<Explanation>;
  close(): void;
}

export async function startBadServer(): Promise<BadServer> {
  const child = fork(join(import.meta.dirname, 'bad-answer-server.ts'));
  const [port] = (await once(child, 'message')) as [number];
  child.on('exit', (code) => {
    if (code !== 0) throw new Error(`the server of bad answers ended with ${code}`);
  });
  // By the question and not by its seed: two may ask about the same answer at the same time.
  const waiting = new Map<number, (explanation: Explanation) => void>();
  let last = 0;
  child.on('message', ({ question, ...explanation }: Explanation & { readonly question: number }) => {
    waiting.get(question)?.(explanation);
    waiting.delete(question);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    explain(seed) {
      const { promise, resolve } = Promise.withResolvers<Explanation>();
      last += 1;
      waiting.set(last, resolve);
      child.send({ question: last, seed });
      return promise;
    },
    close: () => child.disconnect(),
  };
}

/** Starts bad-answer-server.ts and asks it about its answers. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Explanation {
  readonly seed: number;
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
  const waiting = new Map<number, (explanation: Explanation) => void>();
  child.on('message', (explanation: Explanation) => {
    waiting.get(explanation.seed)?.(explanation);
    waiting.delete(explanation.seed);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    explain(seed) {
      const { promise, resolve } = Promise.withResolvers<Explanation>();
      waiting.set(seed, resolve);
      child.send(seed);
      return promise;
    },
    close: () => child.disconnect(),
  };
}

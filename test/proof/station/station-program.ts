/** Runs station.ts: sends it orders and reads its lines. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundled } from '../native/bundled.ts';
import { fileFaultsLibrary } from '../native/native.ts';
import type { StationLine, StationOrder, StationRun } from './station.ts';

/** The station ended while it was asked; `message` is its last line. */
export class StationEnded extends Error {}

export interface StationProgram {
  /** Its lines until it was finished. Throws StationEnded */
  run(run: StationRun): Promise<readonly StationLine[]>;
  /** While a run is under way. Throws StationEnded */
  tellFaults(folder: string, word: string): Promise<void>;
  close(): Promise<void>;
}

export interface StationFiles {
  readonly program: string;
  readonly library: string;
  readonly cache: string;
}

/** `scratch`: for what is built. */
export async function buildStation(scratch: string): Promise<StationFiles> {
  return {
    program: await bundled(join(import.meta.dirname, 'station.ts'), scratch),
    library: await fileFaultsLibrary(scratch),
    cache: join(scratch, 'compiled'),
  };
}

/** `folder`: only what is below it can fail. `note`: a file that lists the calls that were hit. */
export function startStation(files: StationFiles, folder: string, note: string): StationProgram {
  const child = spawn(process.execPath, [files.program], {
    env: {
      ...process.env,
      // libuv would pass file calls to the kernel without libc, where no fault can be made.
      UV_USE_IO_URING: '0',
      NODE_COMPILE_CACHE: files.cache,
      LD_PRELOAD: files.library,
      PROOF_FOLDER: folder,
      PROOF_NOTE: note,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return followStation(child);
}

function followStation(child: ChildProcess): StationProgram {
  const complaints: string[] = [];
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let listener: (line: StationLine) => void = () => undefined;
  if (child.stdout === null || child.stderr === null) throw new Error('The station has no streams.');
  createInterface({ input: child.stdout }).on('line', (text) => listener(JSON.parse(text) as StationLine));
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
  child.stdin?.on('error', () => undefined);
  const tell = (order: StationOrder): void => void child.stdin?.write(`${JSON.stringify(order)}\n`);
  const orEnd = <Value>(work: Promise<Value>): Promise<Value> =>
    Promise.race([work, ended.then(() => Promise.reject(new StationEnded(complaints.join('\n'))))]);
  let faultsTold: () => void = () => undefined;
  return {
    run(run) {
      const lines: StationLine[] = [];
      const { promise, resolve } = Promise.withResolvers<readonly StationLine[]>();
      listener = (line) => {
        lines.push(line);
        if (line.said === 'faults') faultsTold();
        if (line.said === 'finished') resolve(lines);
      };
      tell({ run });
      return orEnd(promise);
    },
    tellFaults(folder, faults) {
      const { promise, resolve } = Promise.withResolvers<void>();
      faultsTold = resolve;
      tell({ faults, folder });
      return orEnd(promise);
    },
    async close() {
      child.stdin?.end();
      await ended;
    },
  };
}

/** The sandbox service on its own: one JSON line on stdout when it is ready, everything else on stderr. */
import { readCommandLine, usage } from './command-line.ts';
import type { SandboxOptions } from './service.ts';

const read = readCommandLine(process.argv.slice(2));
if ('problem' in read) {
  console.error(`${read.problem}\n${usage}`);
  process.exitCode = 2;
} else {
  await run(read.options, read.untilStdinEnds);
}

async function run(options: SandboxOptions, untilStdinEnds: boolean): Promise<void> {
  try {
    // Loaded only now, so that a wrong argument is answered at once.
    const { startSandboxService } = await import('./service.ts');
    const service = await startSandboxService({ ...options, log: (line) => console.error(line) });
    let ending = false;
    const end = (): void => {
      if (ending) return;
      ending = true;
      process.stdin.destroy();
      service.close().catch((error: unknown) => {
        console.error(error);
        process.exitCode = 1;
      });
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    if (untilStdinEnds) process.stdin.on('close', end).on('error', end).resume();
    console.log(JSON.stringify({ url: service.url, accounts: service.accounts }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The print system of the computer that this runs on. */
import { join } from 'node:path';
import type { After, Spooler } from '../ports.ts';
import { createCupsSpooler } from './cups/cups-spooler.ts';
import { createPowerShell } from './windows/powershell.ts';
import { createSumatra } from './windows/sumatra.ts';
import { createWindowsSpooler } from './windows/windows-spooler.ts';

export interface SystemParts {
  readonly platform: NodeJS.Platform;
  readonly environment: NodeJS.ProcessEnv;
  readonly after: After;
  /** Where resources/ and node_modules/ are. */
  readonly appFolder: string;
}

export interface SystemSpooler {
  readonly spooler: Spooler;
  close(): void;
}

export function spoolerOfThisSystem({ platform, environment, after, appFolder }: SystemParts): SystemSpooler {
  if (platform !== 'win32') return { spooler: createCupsSpooler(environment, after), close: () => undefined };
  // Other programs cannot look into the packed app, so the files they run or read are beside it.
  const folder = appFolder.replace(/\bapp\.asar\b/, 'app.asar.unpacked');
  const shell = createPowerShell({
    // By its whole path, because Windows looks for a bare name in the current folder first.
    program: join(environment.SystemRoot ?? 'C:\\Windows', 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe'),
    script: join(folder, 'resources', 'windows', 'print-system.ps1'),
    environment,
    after,
  });
  const sumatra = createSumatra(join(folder, 'node_modules', 'pdf-to-printer', 'dist', 'SumatraPDF-3.4.6-32.exe'));
  return { spooler: createWindowsSpooler({ ask: shell.ask, sumatra, after }), close: shell.close };
}

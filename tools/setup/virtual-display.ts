/** A display for a machine that has none: Xvfb on a number it chooses itself, with its picture in a file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { StepFailed } from './child.cjs';
import { type Picture, readFramebuffer } from './framebuffer.ts';

export interface VirtualDisplay {
  /** For DISPLAY: ':99'. */
  readonly name: string;
  /** Null: it has ended, by itself with its last window or because somebody ended it. */
  takePicture(): Picture | null;
  close(): void;
}

/** Size in pixels. Throws StepFailed when Xvfb ends before it is ready. */
export async function openVirtualDisplay(size: { width: number; height: number }): Promise<VirtualDisplay> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-display-'));
  const screen = `${size.width}x${size.height}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-fbdir', folder, '-nolisten', 'tcp', '-terminate'];
  // In a process group of its own: Ctrl+C must reach the app first. It ends by itself with its last window.
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], detached: true });
  const close = (): void => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const number = await displayNumber(server).catch((error: unknown) => {
    close();
    throw error;
  });
  const file = join(folder, 'Xvfb_screen0');
  return { name: `:${number}`, takePicture: () => (existsSync(file) ? readFramebuffer(file) : null), close };
}

/** Xvfb writes the number on file descriptor 3 once it accepts connections. */
function displayNumber(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = '';
    server.stderr?.on('data', (chunk) => {
      words += chunk;
    });
    (server.stdio[3] as Readable).on('data', (chunk) => resolve(String(chunk).trim()));
    server.on('error', reject);
    server.on('close', (code) =>
      reject(new StepFailed(`the virtual display (Xvfb) cannot begin (${code}):\n${words.trim()}`)),
    );
  });
}

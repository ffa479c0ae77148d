/**
 * clipboard: text only. With a visible window it is the desktop's own, through wl-clipboard or xclip; a headless app
 * keeps a text of its own, so that tests touch nobody's clipboard and cannot disturb each other.
 */
import { guard } from '../not-available.ts';
import { hasDesktop, type Program, run } from './programs.ts';

export interface ClipboardText {
  readText(): Promise<string>;
  writeText(text: string): Promise<void>;
  clear(): Promise<void>;
}

const ownText = (): ClipboardText => {
  let text = '';
  return {
    readText: async () => text,
    writeText: async (changed) => {
      text = changed;
    },
    clear: async () => {
      text = '';
    },
  };
};

interface Tools {
  readonly read: Program;
  readonly readArgs: readonly string[];
  readonly write: Program;
  readonly writeArgs: readonly string[];
}

const wayland: Tools = {
  read: { name: 'wl-paste', packageName: 'wl-clipboard' },
  readArgs: ['--no-newline', '--type', 'text'],
  write: { name: 'wl-copy', packageName: 'wl-clipboard' },
  writeArgs: ['--type', 'text/plain;charset=utf-8'],
};
const xclip: Program = { name: 'xclip', packageName: 'xclip' };
const x11: Tools = {
  read: xclip,
  readArgs: ['-selection', 'clipboard', '-out'],
  write: xclip,
  writeArgs: ['-selection', 'clipboard', '-in'],
};

/** How the tools say that there is no text: both exit with 1 then, as for real faults. */
const saysEmpty = /target \w+ not available|nothing is copied|no selection|no suitable type/i;

/** The program that holds the clipboard may hang; a working one never takes this long. */
const patience = 5_000;

/** A Wayland desktop mostly serves X11 programs too, so xclip will do where wl-clipboard is not installed. */
const firstThatIsThere = async <Value>(work: (tools: Tools) => Promise<Value>): Promise<Value> => {
  if (!process.env.WAYLAND_DISPLAY) return work(x11);
  try {
    return await work(wayland);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !process.env.DISPLAY) throw error;
    return work(x11);
  }
};

const readBy = async (tools: Tools): Promise<string> => {
  const { code, output, errors } = await run(tools.read, tools.readArgs, { timeout: patience });
  if (code === 0) return output;
  if (saysEmpty.test(errors)) return '';
  throw new Error(`the clipboard could not be read: ${tools.read.name} ended with ${code}: ${errors.trim()}`);
};

/**
 * They take the clipboard a moment after they have ended. Another program may take it next, so this does not insist.
 */
const readsBackAtMost = 50;

const writeBy = async (tools: Tools, text: string): Promise<void> => {
  const { code } = await run(tools.write, tools.writeArgs, { input: text, timeout: patience });
  if (code !== 0) throw new Error(`the clipboard could not be written: ${tools.write.name} ended with ${code}`);
  for (let reads = 0; reads < readsBackAtMost && (await readBy(tools)) !== text; reads += 1);
};

const desktopText = (): ClipboardText => {
  const write = (text: string): Promise<void> => firstThatIsThere((tools) => writeBy(tools, text));
  return {
    readText: () => firstThatIsThere(readBy),
    writeText: write,
    clear: () => write(''),
  };
};

const text = hasDesktop ? desktopText() : ownText();
/** One after the other, so that a read after clear() sees it cleared. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
};

export const clipboard = guard('clipboard', {
  readText: () => inTurn(text.readText),
  writeText: (changed: string) => inTurn(() => text.writeText(String(changed))),
  /** Returns nothing, as Electron declares it; a fault can only be reported on the terminal. */
  clear: (): void => {
    inTurn(text.clear).catch((error: unknown) => console.error('chromium-runtime:', error));
  },
});

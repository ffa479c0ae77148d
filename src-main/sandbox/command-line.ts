/** Reads the arguments of the service's command line. */
import { parseArgs } from 'node:util';
import type { SandboxOptions } from './service.ts';

export const usage =
  'Usage: service --port 0 --data DIR [--orders N] [--addresses N] [--reimport] [--until-stdin-ends]';

/** With more, the order numbers of the two accounts would overlap. */
const mostEntries = 250_000;

export type CommandLine =
  /** `untilStdinEnds`: for a program that starts the service, so that it goes when that program is killed. */
  { readonly options: SandboxOptions; readonly untilStdinEnds: boolean } | { readonly problem: string };

export function readCommandLine(args: readonly string[]): CommandLine {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        orders: { type: 'string' },
        addresses: { type: 'string' },
        reimport: { type: 'boolean', default: false },
        'until-stdin-ends': { type: 'boolean', default: false },
      },
    });
    if (values.data === undefined || values.data === '') return { problem: '--data needs a folder.' };
    return {
      untilStdinEnds: values['until-stdin-ends'],
      options: {
        port: wholeNumber('--port', values.port ?? '0', 65_535),
        folder: values.data,
        reimport: values.reimport,
        ...(values.orders === undefined ? {} : { orders: wholeNumber('--orders', values.orders, mostEntries) }),
        ...(values.addresses === undefined
          ? {}
          : { addresses: wholeNumber('--addresses', values.addresses, mostEntries) }),
      },
    };
  } catch (error) {
    // parseArgs and wholeNumber name the fault of an argument in their message.
    if (!(error instanceof Error)) throw error;
    return { problem: error.message };
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) {
    throw new RangeError(`${name} must be a whole number from 0 to ${most}; it was ${JSON.stringify(text)}.`);
  }
  return Number(text);
}

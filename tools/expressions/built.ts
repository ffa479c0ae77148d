/** The expressions that main builds from text when it starts: loads everything that builds one, and notes each. */
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FoundExpression } from './written.ts';

export interface Built {
  readonly expressions: readonly FoundExpression[];
  readonly places: ReadonlySet<string>;
}

export async function expressionsBuilt(): Promise<Built> {
  const expressions: FoundExpression[] = [];
  const ours = globalThis.RegExp;
  globalThis.RegExp = new Proxy(ours, {
    construct(target, given: [string, string?]) {
      const place = callerPlace();
      if (place !== null) expressions.push({ place, pattern: String(given[0]), flags: given[1] ?? '' });
      return new target(...given);
    },
  });
  try {
    await buildAll();
  } finally {
    globalThis.RegExp = ours;
  }
  return { expressions, places: new Set(expressions.map(({ place }) => place)) };
}

async function buildAll(): Promise<void> {
  await import('../../src-main/redaction/log.ts');
  await import('../../src-main/address-book/text/folding.ts');
  await import('../../src-main/mirror/folded.ts');
  await import('../../src-main/address-book/spelling/street-tokens.ts');
  const { rulesOf } = await import('../../src-main/address-book/rules/address-rules.ts');
  const { ruledCountries } = await import('../../src-main/address-book/rules/countries.ts');
  for (const country of ruledCountries) rulesOf(country);
}

const root = resolve(import.meta.dirname, '..', '..');

/** 'src-main/redaction/log.ts:67'; null when main does not build it. Types are stripped to blanks, so lines are the source's. */
function callerPlace(): string | null {
  const frame = (new Error().stack ?? '').split('\n')[3] ?? '';
  const address = frame.slice(Math.max(frame.indexOf('('), frame.lastIndexOf(' ')) + 1);
  const [file = '', line = ''] = [address.split('.ts:')[0], address.split('.ts:')[1]?.split(':')[0]];
  if (!file.startsWith('file:')) return null;
  const path = relative(root, fileURLToPath(`${file}.ts`))
    .split(sep)
    .join('/');
  return path.startsWith('src-main/') ? `${path}:${line}` : null;
}

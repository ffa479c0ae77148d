/** What happens in one service is heard by all that should hear of it. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createHearing, type WhatFollows } from '../../../src-main/happenings.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';

const nobody = { page: () => undefined, main: [] };

function hearing(follows: Partial<WhatFollows>, ending = new AbortController()) {
  const log = inMemoryLog();
  const { happened, listen } = createHearing(ending.signal, log);
  listen(new Proxy(follows, { get: (known, name) => Reflect.get(known, name) ?? nobody }) as WhatFollows);
  return { happened, log };
}

test('where one hearer fails, as with a ledger that cannot be read, the others hear of it all the same, and so does the log', () => {
  const heard: string[] = [];
  const failing = (): never => {
    throw failureOf('file-failed');
  };
  const { happened, log } = hearing({
    unwrittenChanged: { page: failing, main: [() => heard.push('first'), failing, () => heard.push('last')] },
  });
  happened('unwrittenChanged', {});
  expect(heard).toEqual(['first', 'last']);
  expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(2);
});

test('what nobody foresaw is thrown once all have heard of it', () => {
  const heard: string[] = [];
  const broken = (): never => {
    throw new TypeError('broken');
  };
  const { happened } = hearing({ unwrittenChanged: { page: broken, main: [() => heard.push('main')] } });
  expect(() => happened('unwrittenChanged', {})).toThrow('broken');
  expect(heard).toEqual(['main']);
});

test('once the end has begun only the page hears of it', () => {
  const heard: string[] = [];
  const ending = new AbortController();
  const follows = { page: () => heard.push('page'), main: [() => heard.push('main')] } as never;
  const { happened } = hearing({ unwrittenChanged: follows }, ending);
  ending.abort();
  happened('unwrittenChanged', {});
  expect(heard).toEqual(['page']);
});

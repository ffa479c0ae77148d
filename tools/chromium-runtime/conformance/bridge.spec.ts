/** contextBridge: what the page gets of an API exposed by the preload, and how calls cross both ways. */
import { expect, test } from '@playwright/test';
import { type FixtureApp, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.afterAll(() => fixture.close());

/** The bridge as the page sees it; each member is described at its use. */
interface Bridge {
  readonly number: number;
  readonly text: string;
  readonly list: [number, { deep: boolean }, () => string];
  readonly nested: { deep: { value: number; call(): string } };
  readonly animal: { name: string; speak?(): string };
  readonly cyclic: { name: string; self: object };
  readonly date: Date;
  readonly bytes: Uint8Array;
  readonly map: Map<string, number>;
  add(a: number, b: number): number;
  later(value: unknown): Promise<{ value: unknown }>;
  readonly promise: Promise<{ kept: boolean }>;
  refused(): Promise<never>;
  throwsTypeError(): never;
  throwsText(): never;
  callWith(callback: (...args: unknown[]) => unknown, ...args: unknown[]): unknown;
  callLater(callback: () => Promise<string>): Promise<string>;
  identity(value: unknown): unknown;
  kindOf(value: unknown): string;
  isPlain(value: unknown): boolean;
  maker(): { made(): string };
  answersMutable(): { list: number[] };
  bindAgain(name: string): string;
  deepRefusal(): unknown;
}
declare global {
  interface Window {
    readonly bridge: Bridge;
    readonly bridgeFunction: (word: string) => string;
  }
}

test('an exposed API is frozen, deeply', async () => {
  const found = await fixture.page.evaluate(() => {
    const { bridge } = window;
    const attempt = (work: () => void): string => {
      try {
        work();
        return 'no error';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const descriptor = Object.getOwnPropertyDescriptor(window, 'bridge');
    return {
      frozen: [bridge, bridge.nested, bridge.nested.deep, bridge.list].map(Object.isFrozen),
      assign: attempt(() => {
        Object.assign(bridge, { number: 2 });
      }),
      replaceWindow: attempt(() => Object.defineProperty(window, 'bridge', { value: 1 })),
      writable: descriptor?.writable,
      configurable: descriptor?.configurable,
      number: bridge.number,
    };
  });
  expect(found).toEqual({
    frozen: [true, true, true, true],
    assign: 'TypeError',
    replaceWindow: 'TypeError',
    writable: false,
    configurable: false,
    number: 1,
  });
});

test('values are copied: prototypes are dropped, clonable kinds keep their kind, cycles stay', async () => {
  const found = await fixture.page.evaluate(() => {
    const { bridge } = window;
    return {
      keys: ['number', 'text', 'nothing'].map((name) => name in bridge),
      animal: [
        bridge.animal.name,
        typeof bridge.animal.speak,
        Object.getPrototypeOf(bridge.animal) === Object.prototype,
      ],
      cyclic: bridge.cyclic.self === bridge.cyclic,
      date: bridge.date instanceof Date && bridge.date.getTime(),
      bytes: bridge.bytes instanceof Uint8Array && [...bridge.bytes],
      map: bridge.map instanceof Map && bridge.map.get('a'),
      list: [bridge.list[0], bridge.list[1].deep, bridge.list[2]()],
      own: bridge.add instanceof Function && bridge.nested instanceof Object,
      deep: bridge.nested.deep.call(),
      single: window.bridgeFunction('this'),
    };
  });
  expect(found).toEqual({
    keys: [true, true, true],
    animal: ['cat', 'undefined', true],
    cyclic: true,
    date: 0,
    bytes: [1, 2, 3],
    map: 1,
    list: [1, true, 'from a list'],
    own: true,
    deep: 'deep',
    single: 'heard this',
  });
});

test('functions answer at once, promises later', async () => {
  const found = await fixture.page.evaluate(async () => {
    const { bridge } = window;
    return {
      sum: bridge.add(1, 2),
      later: await bridge.later([1, 2]),
      isPromise: bridge.later(1) instanceof Promise,
      promise: await bridge.promise,
      made: bridge.maker().made(),
    };
  });
  expect(found).toEqual({
    sum: 3,
    later: { value: [1, 2] },
    isPromise: true,
    promise: { kept: true },
    made: 'made inside',
  });
});

test('callbacks of the page are called from the preload, with arguments and answers', async () => {
  const found = await fixture.page.evaluate(async () => {
    const { bridge } = window;
    return {
      answer: bridge.callWith((a, b) => `${a} and ${JSON.stringify(b)}`, 'one', { two: 2 }),
      later: await bridge.callLater(async () => 'from the page'),
      nested: bridge.callWith(
        (give) => (give as (n: number) => number)(20),
        (n: number) => n + 1,
      ),
    };
  });
  expect(found).toEqual({ answer: 'one and {"two":2}', later: 'got from the page', nested: 21 });
});

test('errors keep their message only', async () => {
  const found = await fixture.page.evaluate(async () => {
    const { bridge } = window;
    const thrown = (work: () => unknown): unknown => {
      try {
        return work();
      } catch (error) {
        const { name, message, code } = error as Error & { code?: string };
        return { name, message, code: code ?? null, isError: error instanceof Error };
      }
    };
    return {
      typeError: thrown(() => bridge.throwsTypeError()),
      text: thrown(() => bridge.throwsText()),
      rejected: await bridge.refused().catch((error) => ({ name: error.name, message: error.message })),
      callback: thrown(() =>
        bridge.callWith(() => {
          throw new RangeError('in the page');
        }),
      ),
      deep: thrown(() => bridge.deepRefusal()),
    };
  });
  expect(found).toEqual({
    typeError: { name: 'Error', message: 'sync refusal', code: null, isError: true },
    text: {
      name: 'Error',
      message:
        'An unknown exception occurred in the isolated context, an error occurred but a valid exception was not thrown.',
      code: null,
      isError: true,
    },
    rejected: { name: 'Error', message: 'too far' },
    callback: { name: 'Error', message: 'in the page', code: null, isError: true },
    deep: expect.objectContaining({ message: expect.stringContaining('recursion depth exceeded') }),
  });
});

test('arguments of the page arrive as plain copies', async () => {
  const found = await fixture.page.evaluate(() => {
    const { bridge } = window;
    class Box {
      inside = 1;
    }
    const sent = { list: [1] };
    const back = bridge.identity(sent) as { list: number[] };
    return {
      box: [bridge.kindOf(new Box()), bridge.isPlain(new Box())],
      copy: back !== sent && back.list[0] === 1,
      mutable: !Object.isFrozen(bridge.answersMutable()) && !Object.isFrozen(back),
      kinds: [new Date(), /x/, new Set(), new Uint8Array(1), [], undefined, null].map((it) => bridge.kindOf(it)),
      blob: bridge.kindOf(new Blob(['x'])),
    };
  });
  expect(found).toEqual({
    box: ['[object Object]', true],
    copy: true,
    mutable: true,
    kinds: ['Date', 'RegExp', 'Set', 'Uint8Array', 'Array', 'Undefined', 'Null'].map((it) => `[object ${it}]`),
    blob: '[object Blob]',
  });
});

test('a name is bound once, and never over something of window', async () => {
  const found = await fixture.page.evaluate(() =>
    ['bridge', 'document', 'freshName'].map((it) => window.bridge.bindAgain(it)),
  );
  const refusal = 'Cannot bind an API on top of an existing property on the window object';
  expect(found).toEqual([refusal, refusal, 'bound']);
  expect(await fixture.page.evaluate(() => typeof Reflect.get(window, 'freshName'))).toBe('object');
});

test('the page sees nothing of the preload but what was exposed', async () => {
  const found = await fixture.page.evaluate(() =>
    ['require', 'process', 'module', 'exports', 'ipcRenderer', 'valuesFor', 'Buffer', 'global'].filter(
      (name) => name in window,
    ),
  );
  expect(found).toEqual([]);
});

test('a sandboxed preload requires electron and no file or Node module', async () => {
  const found = await fixture.page.evaluate(() =>
    ['electron', 'node:fs', './values.cjs'].map((it) => window.fixture.required(it)),
  );
  expect(found).toEqual([
    'object',
    expect.stringContaining('module not found: node:fs'),
    expect.stringContaining('module not found'),
  ]);
  expect(await fixture.page.evaluate(() => window.fixture.processType)).toBe('renderer');
});

test('listeners hear what main sends until they are taken off', async () => {
  await fixture.page.evaluate(() => {
    const heard: unknown[] = [];
    const off = window.fixture.onTold((...args) => heard.push(args));
    window.fixture.onceTold((...args) => heard.push(['once', ...args]));
    Object.assign(window, { heard, off });
  });
  const tell = (word: string) =>
    fixture.app.evaluate(
      ({ BrowserWindow }, it) => BrowserWindow.getAllWindows()[0]?.webContents.send('told', it),
      word,
    );
  const heard = () => fixture.page.evaluate(() => Reflect.get(window, 'heard'));
  await tell('first');
  await expect.poll(heard).toEqual([['first'], ['once', 'first']]);
  await tell('second');
  await expect.poll(heard).toEqual([['first'], ['once', 'first'], ['second']]);
  await fixture.page.evaluate(() => Reflect.get(window, 'off')());
  await tell('third');
  await fixture.page.evaluate(() => window.fixture.invoke('echo', 1));
  expect(await heard()).toEqual([['first'], ['once', 'first'], ['second']]);
});

/**
 * Which values cross between main and a preload, and in what form. Electron documents the Structured Clone Algorithm,
 * with prototypes lost, and an exception for functions, promises, symbols, weak maps and weak sets.
 */
import { expect, test } from '@playwright/test';
import { type FixtureApp, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.afterAll(() => fixture.close());

const buffer = 'ArrayBuffer [1,2,3,4,5,6,7,8]';
const arrives: Readonly<Record<string, string>> = {
  undefined: 'undefined',
  null: 'null',
  true: 'true',
  NaN: 'NaN',
  'minus zero': '-0',
  infinity: '-Infinity',
  float: '0.30000000000000004',
  bigint: '-1180591620717411303424n',
  text: '"Zoë 山本 \u{1f4e6} \\u0000"',
  'lone surrogate': '"a\\ud800b"',
  date: 'Date 1770091506007',
  'invalid date': 'Date NaN',
  regexp: 'RegExp /a(b)+\\/c/giu',
  map: 'Map {"a" => 1, {key: true} => Map {1 => undefined}}',
  set: 'Set {1, "a", null, Set {2}}',
  uint8: 'Uint8Array [0, 127, 255] at 0 in ArrayBuffer [0,127,255]',
  'int16 with offset': `Int16Array [1027, 1541] at 2 in ${buffer}`,
  float64: 'Float64Array [1.5, NaN, -0] at 0 in ArrayBuffer [0,0,0,0,0,0,248,63,0,0,0,0,0,0,248,127,0,0,0,0,0,0,0,128]',
  bigint64: 'BigInt64Array [1, -1] at 0 in ArrayBuffer [1,0,0,0,0,0,0,0,255,255,255,255,255,255,255,255]',
  dataview: `DataView at 1 of 3 in ${buffer}`,
  arraybuffer: buffer,
  'empty arraybuffer': 'ArrayBuffer []',
  'two views of one buffer': `[Uint8Array [1] at 0 in ${buffer}, Uint8Array [2] at 1 in #3]`,
  array: '[1, "two", [3]]',
  'sparse array': '[0, 1, hole, hole, 4]',
  'array with a property': '[1, extra: "yes"]',
  nested: '{"1": "one", a: {b: [{c: undefined}]}, "": 0}',
  cyclic: '{list: [#1]}',
  'one object twice': '{first: {shared: true}, second: #2}',
  'class instance': '{x: 1, y: 2}',
  getter: '{computed: 42}',
  'symbol key': '{shown: 2}',
  'not enumerable': '{shown: 1}',
  'no prototype': '{a: 1}',
  'own __proto__': '{"__proto__": {polluted: true}}',
  error: 'Error plain with stack',
  'type error with cause': 'TypeError typed cause {reason: 1} with stack',
  'own error class': 'Error own with stack',
  'boxed number': 'boxed -0',
  'boxed string': 'boxed "boxed"',
  'boxed boolean': 'boxed false',
  'boxed bigint': 'boxed 5n',
};
const refused = ['function', 'nested function', 'symbol', 'promise', 'weakmap', 'proxy', 'shared memory'];
const refusal = 'An object could not be cloned.';
const told = (error: Error): string => error.message;

test('values from a preload arrive in main as structured clone makes them', async () => {
  const names = Object.keys(arrives);
  const found = await fixture.page.evaluate(
    async (all) => Promise.all(all.map(async (name) => [name, await window.fixture.describedByMain(name)] as const)),
    names,
  );
  expect(Object.fromEntries(found)).toEqual(arrives);
});

test('values from main arrive in a preload as structured clone makes them', async () => {
  const names = Object.keys(arrives);
  const found = await fixture.page.evaluate(
    async (all) => Promise.all(all.map(async (name) => [name, await window.fixture.describedHere(name)] as const)),
    names,
  );
  expect(Object.fromEntries(found)).toEqual(arrives);
});

test('webContents.send carries the same values, in order', async () => {
  const names = Object.keys(arrives);
  await fixture.app.evaluate(({ BrowserWindow }, all) => {
    const { values } = process
      .getBuiltinModule('node:module')
      .createRequire(`${process.argv.find((it) => it.includes('conformance-'))}/`)('./values.cjs');
    const [window] = BrowserWindow.getAllWindows();
    for (const name of all) window?.webContents.send('told', name, values[name]());
  }, names);
  const received = () => fixture.page.evaluate(() => window.fixture.received());
  await expect.poll(async () => (await received()).length).toBe(names.length);
  expect(await received()).toEqual(names.map((name) => [JSON.stringify(name), arrives[name]]));
});

test('ipcRenderer.send carries values to ipcMain.on', async () => {
  await fixture.app.evaluate(({ ipcMain }) => {
    ipcMain.on('sent', (_event, value) => {
      Object.assign(globalThis, { lastSent: value });
    });
  });
  await fixture.page.evaluate(() => window.fixture.sendNamed('map'));
  await expect
    .poll(() => fixture.app.evaluate(() => Object.prototype.toString.call(Reflect.get(globalThis, 'lastSent'))))
    .toBe('[object Map]');
});

for (const name of refused) {
  test(`a preload cannot send: ${name}`, async () => {
    const invoked = await fixture.page.evaluate((it) => window.fixture.describedByMain(it).catch(String), name);
    expect(invoked).toBe(`Error: ${refusal}`);
    const sent = await fixture.page.evaluate((it) => {
      try {
        return window.fixture.sendNamed(it);
      } catch (error) {
        return String(error);
      }
    }, name);
    expect(sent).toBe(`Error: ${refusal}`);
  });

  test(`main cannot answer or send: ${name}`, async () => {
    const answered = await fixture.page.evaluate(
      (it) => window.fixture.describedHere(it).catch((e) => e.message),
      name,
    );
    // An awaited promise gives its value.
    if (name === 'promise') expect(answered).toBe('1');
    else expect(answered).toBe(`Error invoking remote method 'make': Error: ${refusal}`);
    const sent = await fixture.app
      .evaluate(({ BrowserWindow }, it) => {
        const { values } = process
          .getBuiltinModule('node:module')
          .createRequire(`${process.argv.find((arg) => arg.includes('conformance-'))}/`)('./values.cjs');
        BrowserWindow.getAllWindows()[0]?.webContents.send('told', values[it]());
      }, name)
      .catch(told);
    expect(sent).toContain(refusal);
  });
}

test('a DOM node cannot leave the page', async () => {
  const sent = await fixture.page.evaluate(async () => {
    const send = async () => window.fixture.invoke('echo', document.body);
    return send().catch(String);
  });
  expect(sent).toMatch(/Error/);
});

test('a Buffer of main arrives as a Uint8Array', async () => {
  await fixture.app.evaluate(({ ipcMain }) => {
    ipcMain.handle('buffer', () => Buffer.from('bytes'));
  });
  const found = await fixture.page.evaluate(async () => {
    const bytes = (await window.fixture.invoke('buffer')) as Uint8Array;
    return [Object.prototype.toString.call(bytes), new TextDecoder().decode(bytes)];
  });
  expect(found).toEqual(['[object Uint8Array]', 'bytes']);
});

/** What the page is given of itself: the files of its own folder, its scripts behind its first picture, and nothing else. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveApp } from '../../../src-main/electron/app-protocol.ts';

const page = [
  '<script type="module" src="./assets/page.js"></script>',
  '<link rel="stylesheet" href="./assets/page.css"><link rel="preload" href="./assets/page.woff2">',
].join('');

const files: Readonly<Record<string, string>> = {
  'index.html': page,
  'assets/page.js': 'the script',
  'assets/page.css': 'the style',
  'assets/page.woff2': 'the font',
  'assets/a ü.json': 'named as nobody would',
  'cmaps/some.bcmap': 'bytes',
};

async function openFolder(read?: (path: string) => Promise<Uint8Array>) {
  const outside = await mkdtemp(join(tmpdir(), 'packbench-protocol-'));
  onTestFinished(() => rm(outside, { recursive: true, force: true }));
  const folder = join(outside, 'renderer');
  await writeFile(join(outside, 'secret.json'), 'a secret');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const painted = Promise.withResolvers<void>();
  const answering: ((request: Request) => Response | Promise<Response>)[] = [];
  const protocol = { handle: (_: string, answer: (typeof answering)[number]) => void answering.push(answer) };
  const asShownFirst = (html: string): string => `as chosen: ${html}`;
  let hasLoaded = false;
  const firstLoad = serveApp({ protocol, folder, asShownFirst, painted: () => painted.promise, ...(read && { read }) });
  void firstLoad.then(() => {
    hasLoaded = true;
  });
  const ask = async (address: string, method = 'GET') => {
    const url = address.includes('://') ? address : `app://packbench${address}`;
    // As Electron hands it over: a request of fetch would be written in another way before it is sent.
    const response = await answering[0]?.({ url, method } as Request);
    return { status: response?.status, text: await response?.text(), headers: response?.headers };
  };
  return { outside, ask, painted, firstLoad, hasLoaded: () => hasLoaded };
}

test('each file of the page is there, with its type; the page is as it is shown first, and nothing else is changed', async () => {
  const { ask, painted } = await openFolder();
  painted.resolve();
  const given = await Promise.all(
    Object.keys(files).map(async (name) => {
      const { status, text, headers } = await ask(encodeURI(`/${name}`));
      return [name, status, text, headers?.get('content-type')];
    }),
  );
  expect(given).toEqual([
    ['index.html', 200, `as chosen: ${page}`, 'text/html; charset=utf-8'],
    ['assets/page.js', 200, 'the script', 'text/javascript; charset=utf-8'],
    ['assets/page.css', 200, 'the style', 'text/css; charset=utf-8'],
    ['assets/page.woff2', 200, 'the font', 'font/woff2'],
    ['assets/a ü.json', 200, 'named as nobody would', 'application/json; charset=utf-8'],
    ['cmaps/some.bcmap', 200, 'bytes', 'application/octet-stream'],
  ]);
});

test('no other file is, however it is asked for, and by no other host or method', async () => {
  const { outside, ask, painted } = await openFolder();
  painted.resolve();
  const asked = [
    ...[
      '/../secret.json',
      '/%2e%2e/secret.json',
      '/..%2fsecret.json',
      '/..%5csecret.json',
      '/assets/../../secret.json',
    ],
    ...[join(outside, 'secret.json'), `/${join(outside, 'secret.json')}`, '/assets', '/assets/', '/', '/index.html/'],
    ...['/index.html%00', '/INDEX.HTML', '//index.html', '/./assets//page.js', '/constructor', '/__proto__'],
    ...[
      'app://evil/index.html',
      'app://packbench.evil/index.html',
      'app://packbench:81/index.html',
      'app:///index.html',
    ],
  ];
  for (const address of asked) expect([address, (await ask(address)).status]).toEqual([address, 404]);
  for (const method of ['POST', 'HEAD', 'PUT', 'OPTIONS']) expect((await ask('/index.html', method)).status).toBe(404);
  const policies = [await ask('/index.html'), await ask('/none')].map(({ headers }) =>
    headers?.get('content-security-policy'),
  );
  expect(policies).toEqual([expect.stringContaining("default-src 'none'"), policies[0]]);
});

test('scripts and fonts come behind the first picture, what draws it does not wait; it has loaded when all that it names has been given', async () => {
  const { ask, painted, firstLoad, hasLoaded } = await openFolder();
  const script = ask('/assets/page.js');
  const order: string[] = [];
  void script.then(() => order.push('script'));
  const font = ask('/assets/page.woff2').then(() => order.push('font'));
  await ask('/index.html');
  await ask('/assets/page.css');
  await ask('/cmaps/some.bcmap');
  order.push('picture');
  expect(hasLoaded()).toBe(false);
  painted.resolve();
  await script;
  await font;
  expect(order).toEqual(['picture', 'script', 'font']);
  await firstLoad;
});

test('a file that the disk does not give once is given all the same; one that it never gives is an error of the network', async () => {
  let failures = 1;
  const { ask } = await openFolder(async (path) => {
    if (failures-- > 0) throw new Error('EIO');
    return readFile(path);
  });
  expect((await ask('/assets/page.css')).text).toBe('the style');
  failures = 2;
  await expect(ask('/assets/page.css')).rejects.toThrow('EIO');
});

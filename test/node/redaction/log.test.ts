/** No key is ever written to a log file, in whatever form it reaches the logger. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from '../../../src-main/redaction/log.ts';
import { createSecretRegister } from '../../../src-main/redaction/secrets.ts';

const key = 'canary/+Key=7f3a9c"é';
let folder = '';
const makePipe = (path: string): unknown => execFileSync('mkfifo', [path]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packbench-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function everyForm(): string[] {
  const bytes = Buffer.from(key);
  const padded = [0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.from('ab'.slice(0, offset)), bytes, Buffer.from('xyz')]),
  );
  return [
    key,
    encodeURIComponent(key),
    JSON.stringify({ key }),
    bytes.toString('hex'),
    ...padded.map((one) => one.toString('base64')),
    ...padded.map((one) => one.toString('base64url')),
  ];
}

test('nobody but its owner may read it: it names orders', () => {
  const logs = join(folder, 'logs');
  openLog({ folder: logs, level: 'info', secrets: createSecretRegister() }).close();
  const modes = [logs, join(logs, 'packbench.log')].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(['700', '600']);
});

test.each(everyForm())('a held key is cut out of %s', (form) => {
  const secrets = createSecretRegister();
  secrets.hold(key);
  const log = openLog({ folder, level: 'debug', secrets });
  log.debug(`before ${form} after`, { deep: [{ deeper: form }] });
  log.error('it threw', { err: new Error(form) });
  log.close();
  const written = readFileSync(join(folder, 'packbench.log'), 'utf8');
  expect(written).toContain('before');
  for (const one of everyForm()) expect(written).not.toContain(one);
  expect(written).not.toContain('canary');
  expect(written.match(/key removed/g)?.length).toBeGreaterThanOrEqual(3);
});

test.each([
  { 'Service-Api-Key': 'canary-1234' },
  { request: { headers: { 'ocp-apim-subscription-key': 'canary-1234' } } },
  { account: { serviceKey: 'canary-1234' }, subscriptionKey: 'canary-1234' },
  { body: '{"orders":[{"current_api_key":"canary-1234","new_api_key":"canary-1234"}]}' },
  { body: '<order><current_api_key>canary-1234</current_api_key></order>' },
  { sent: 'Service-Api-Key: canary-1234\r\nHost: x' },
])('a key nobody held is cut out by the name of its field: %j', (facts) => {
  const log = openLog({ folder, level: 'debug', secrets: createSecretRegister() });
  log.info('a request', facts);
  log.close();
  const written = readFileSync(join(folder, 'packbench.log'), 'utf8');
  expect(written).toContain('a request');
  expect(written).not.toContain('canary');
});

test('a key is found through three ways of writing at once: JSON in XML in an address', () => {
  const secrets = createSecretRegister();
  secrets.hold('service-key-0000000000000001');
  const inJson = [...'service-key-0000000000000001'].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('');
  const inXml = inJson.replaceAll('\\', '&#92;');
  for (const written of [inJson, inXml, encodeURIComponent(inXml)]) {
    expect(secrets.scrub(`before ${written} after`)).toBe('before [key removed] after');
  }
});

test('of a key that holds another one nothing is left', () => {
  const secrets = createSecretRegister(['service-key-0001-and-its-end', 'key-0001']);
  expect(secrets.scrub('of service-key-0001-and-its-end and key-0001')).toBe('of [key removed] and [key removed]');
});

test('a few starts are kept, the newest in packbench.log', () => {
  for (let start = 1; start <= 7; start += 1) {
    const log = openLog({ folder, level: undefined, secrets: createSecretRegister() });
    log.info(`start ${start}`);
    log.debug('not at this level');
    log.close();
  }
  expect(readdirSync(folder)).toHaveLength(5);
  expect(readFileSync(join(folder, 'packbench.log'), 'utf8')).toContain('start 7');
  expect(readFileSync(join(folder, 'packbench.log'), 'utf8')).not.toContain('not at this level');
  expect(readFileSync(join(folder, 'packbench.4.log'), 'utf8')).toContain('start 3');
});

test('a log that is full goes on in a new file: the newest lines are kept, however long Packbench runs', () => {
  const log = openLog({ folder, level: 'info', secrets: createSecretRegister() });
  const long = 'x'.repeat(1024 * 1024);
  for (let line = 1; line <= 8; line += 1) log.info(`line ${line}`, { long });
  log.info('the last line');
  log.close();
  const has = (name: string, words: string): boolean => readFileSync(join(folder, name), 'utf8').includes(words);
  expect([has('packbench.log', 'the last line'), has('packbench.1.log', '"line 7"')]).toEqual([true, true]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a disk that takes no new file for a while ends no log: what comes later is kept, and so are the older ones', () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => told.mockRestore());
  const [logs, away] = [join(folder, 'logs'), join(folder, 'away')];
  for (const start of [1, 2]) {
    const earlier = openLog({ folder: logs, level: 'info', secrets: createSecretRegister() });
    earlier.info(`start ${start}`);
    earlier.close();
  }
  const log = openLog({ folder: logs, level: 'info', secrets: createSecretRegister() });
  const long = 'x'.repeat(1024 * 1024);
  for (let line = 1; line <= 7; line += 1) log.info(`line ${line}`, { long });
  renameSync(logs, away);
  writeFileSync(logs, 'a file stands where the folder should be');
  for (const words of ['lost', 'lost as well']) log.info(words, { long });
  rmSync(logs);
  renameSync(away, logs);
  log.info('after that');
  log.info('and later');
  log.close();
  const lastIn = (name: string) =>
    readFileSync(join(logs, name), 'utf8')
      .match(/"msg":"([^"]*)"/g)
      ?.at(-1);
  expect(readdirSync(logs).sort().map(lastIn)).toEqual([
    '"msg":"line 7"',
    '"msg":"start 2"',
    '"msg":"start 1"',
    '"msg":"and later"',
  ]);
  expect(told).toHaveBeenCalledOnce();
});

test('a folder or a pipe in the place of an older log keeps no start from its own, and is kept', () => {
  const places = [1, 4].map((place) => join(folder, `packbench.${place}.log`));
  const stand = [(path: string) => mkdirSync(join(path, 'deep'), { recursive: true }), makePipe];
  for (const [index, path] of [...places, ...places.toReversed()].entries()) {
    rmSync(path, { force: true });
    stand[index % 2]?.(path);
    const log = openLog({ folder, level: 'info', secrets: createSecretRegister() });
    log.info(`start ${index}`);
    log.close();
    expect(readFileSync(join(folder, 'packbench.log'), 'utf8')).toContain(`start ${index}`);
  }
  expect(readdirSync(folder).filter((name) => name.includes('.kept-'))).toHaveLength(4);
});

test('a folder that takes no file does not stop the app: the log is lost, and stderr says so', () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => told.mockRestore());
  const blocked = join(folder, 'logs');
  writeFileSync(blocked, 'a file stands where the folder should be');
  const log = openLog({ folder: blocked, level: 'info', secrets: createSecretRegister() });
  log.info('nowhere to go');
  log.close();
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(blocked));
});

test.each(['loud', 'constructor', 'toString', ''])('an unknown level means info: %j', (level) => {
  const log = openLog({ folder, level, secrets: createSecretRegister() });
  log.info('at this level');
  log.debug('not at this level');
  log.close();
  expect(readFileSync(join(folder, 'packbench.log'), 'utf8').match(/at this level/g)).toHaveLength(1);
});

test('what cannot be told because nobody reads stderr any more stops nobody', async () => {
  const blocked = join(folder, 'logs');
  writeFileSync(blocked, 'a file stands where the folder should be');
  const path = resolve(import.meta.dirname, '../../helpers/blocked-log-program.ts');
  const program = spawn(process.execPath, [path, blocked], { stdio: 'pipe' });
  const ended = once(program, 'exit');
  const said = text(program.stdout);
  program.stderr.destroy();
  program.stdin.end();
  expect(await ended).toEqual([0, null]);
  expect(await said).toBe('still here');
});

test('a line that cannot be written stops nobody, and is told once', () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => told.mockRestore());
  const log = openLog({ folder, level: 'info', secrets: createSecretRegister() });
  log.close();
  log.error('after the file is gone');
  log.error('and again');
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('EBADF'));
});

test('a text that is written in escapes alone takes no more than some of its own size to search', () => {
  const secrets = createSecretRegister();
  secrets.hold('service-key-0000000000000001');
  const written = `${'%41'.repeat(5_500_000)}%73ervice-key-0000000000000001`;
  const before = process.resourceUsage().maxRSS;
  expect(secrets.scrub(written).slice(-8)).not.toContain('0001');
  // In kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(350_000);
});

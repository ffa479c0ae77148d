/**
 * The workflows for machines unlike ours cannot run here. Their makers' own parser reads them, and what they call is
 * looked up in this project.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';

// It imports its schema as JSON in the way of bundlers, which Node refuses.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
hooks.deregister();

const root = resolve(import.meta.dirname, '..', '..', '..');
const folder = join(root, '.github', 'workflows');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder);

async function faultsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(names)('%s', (name) => {
  test('is a workflow', async () => {
    expect(await faultsOf(name, read(name))).toEqual([]);
  });

  test('calls what is there', () => {
    const commands = [...read(name).matchAll(/node tools\/setup\/run\.cjs (\S+)|npm run ([\w:]+)/g)].map(
      ([, own, script]) => own ?? script ?? '',
    );
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const known = Object.entries(scripts).flatMap(([script, line]) => [
      script,
      /run\.cjs (\S+)$/.exec(line)?.[1] ?? script,
    ]);
    expect(commands.filter((command) => !known.includes(command))).toEqual([]);
    const files = [...read(name).matchAll(/\b((?:tools|test)\/[\w./-]+\.ts)\b/g)].map(([, path = '']) => path);
    const specs = [...read(name).matchAll(/ ([\w/-]+\.spec\.ts)\b/g)].map(([, path = '']) => `test/app/${path}`);
    expect([...files, ...specs].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('a job that runs the app specs as an ordinary user has brought all that they would install as root', async () => {
  const require = createRequire(import.meta.url);
  const { installSystemPackages } = require(join(root, 'tools', 'setup', 'system-packages.cjs')) as {
    installSystemPackages(purposes: readonly string[]): Promise<void>;
  };
  // An empty PATH has no programs; what is found as a file all the same is no package that a test must name.
  vi.stubEnv('PATH', '');
  const words = await installSystemPackages(['test', 'virtual-display']).catch(String);
  vi.unstubAllEnvs();
  const [, wanted = ''] = /--no-install-recommends (.*)/.exec(String(words)) ?? [];
  expect(wanted).toMatch(/xdotool.* xvfb/);
  const lines = [...read('tests.yml').matchAll(/apt-get install -y (.*)/g)].map(([, packages = '']) => packages);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line.split(' ')).toEqual(expect.arrayContaining(wanted.split(' ')));
});

test('a fault of a workflow is found', async () => {
  const broken = read('tests.yml').replace('runs-on: ubuntu-24.04', 'runs-on: ubuntu-24.04\n    steps-to-take: []');
  expect(await faultsOf('tests.yml', broken)).toEqual([expect.stringContaining('steps-to-take')]);
  const expression = read('tests.yml').replace('matrix.system', 'matrix.system +');
  expect(await faultsOf('tests.yml', expression)).not.toEqual([]);
});

test('the packages of Linux bring the library of the keychain and the commands of the print system', () => {
  const settings = readFileSync(join(root, 'electron-builder.yml'), 'utf8');
  for (const [kind, library] of [
    ['deb', 'libsecret-1-0'],
    ['rpm', '(libsecret or libsecret-1-0)'],
  ] as const) {
    const [, lines = ''] =
      new RegExp(`^${kind}:\\n(?: +#.*\\n)? +depends:\\n((?: +- .*\\n)+)`, 'm').exec(settings) ?? [];
    expect(lines.split('\n').map((line) => line.trim().slice(2))).toEqual(
      expect.arrayContaining([library, 'cups-client']),
    );
  }
});

test('an AppImage asks for no library that systems no longer bring', () => {
  // electron-builder's own choice is a runtime that loads FUSE 2.
  expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).toMatch(/^toolsets:\n {2}appimage: 1\.\d/m);
});

test('the taskbar of Windows knows a running Packbench by the name that its installer gives the shortcuts', () => {
  const [, name] = /^appId: (.*)$/m.exec(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) ?? [];
  const [, own] = /setAppUserModelId\('(.*)'\)/.exec(readFileSync(join(root, 'src-main', 'index.ts'), 'utf8')) ?? [];
  expect(own).toBe(name);
});

/** Which line above the screens has a next step that goes on: the help that fits, or another start. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { StartTrouble } from '../../../src-preload/contract/app-status.ts';
import { bannersFor, languageBanner } from '../../../src-renderer/shell/banner-words.ts';
import { soundStatus } from '../../helpers/sound-status.ts';
import { say } from '../../helpers/texts.ts';

const trouble = (changed: 'done' | 'nothing', path = '/data/one.json'): StartTrouble => ({
  failure: { ...failureOf('file-failed', { facts: { path } }).failure, changed },
  keptAs: null,
});

const noRoom: StartTrouble = {
  failure: failureOf('disk-full', { facts: { path: '/data/one.json' } }).failure,
  keptAs: null,
};

test.each([
  ['keys are kept for this run only', { keychain: { kind: 'session', reason: '' } }, 'keychain', undefined],
  ['the records cannot be written', { ledger: 'not-writable' }, 'damaged-file', true],
  ['the records cannot be read', { ledger: 'not-readable' }, 'damaged-file', true],
  ['a part of the start was left out', { startTroubles: [trouble('nothing')] }, 'damaged-file', true],
  ['a part of the start was left out for want of room', { startTroubles: [noRoom] }, 'disk-full', true],
  ['a manifest could not be kept', { startTroubles: [trouble('done')] }, 'damaged-file', undefined],
] as const)('where %s', (_, some, drill, startsAgain) => {
  const banners = bannersFor({ ...soundStatus, ...some });
  expect(banners.map((banner) => [banner.drill, banner.startsAgain])).toEqual([[drill, startsAgain]]);
});

test('each part of the start that was left out has its line, and one that is told twice has one', () => {
  const startTroubles = ['/data/one.json', '/data/two.json', '/data/one.json'].map((path) => trouble('nothing', path));
  const lines = bannersFor({ ...soundStatus, startTroubles }).map(({ words }) => words);
  expect(lines).toEqual([expect.stringContaining('one.json'), expect.stringContaining('two.json')]);
});

test('a file that was damaged is not called something else: its line says where it is, and what to compare', () => {
  const failure = failureOf('file-failed', { facts: { path: '/data/rounds.sqlite', field: 'aside' } }).failure;
  const [line] = bannersFor({ ...soundStatus, startTroubles: [{ failure, keptAs: '/data/rounds.sqlite.damaged-1' }] });
  expect(line?.words).toContain('/data/rounds.sqlite was damaged, and is kept as /data/rounds.sqlite.damaged-1.');
  expect(line?.words).toContain('with the parcels');
});

test('of manifests and other files that had trouble, only the manifests are counted', () => {
  const startTroubles = [trouble('done'), trouble('done'), trouble('nothing')];
  const [manifests] = bannersFor({ ...soundStatus, startTroubles });
  const { words: ofTwo } = bannersFor({ ...soundStatus, startTroubles: startTroubles.slice(0, 2) })[0] ?? expect.fail();
  expect(manifests?.words).toBe(ofTwo);
});

test('what could not be written down because the disk is full asks for room on it', () => {
  const wordsOf = (code: 'disk-full' | 'file-failed') =>
    bannersFor({ ...soundStatus, unwritten: { count: 2, failure: failureOf(code).failure } })[0]?.words;
  expect(wordsOf('disk-full')).toContain('Free some space: Packbench tries again by itself');
  expect(wordsOf('file-failed')).toContain('Check the disk of this computer: Packbench tries again by itself');
});

test.each(['not-writable', 'not-readable'] as const)(
  'records that are %s on a full disk ask for room on it, others do not',
  (ledger) => {
    const bannerOf = (code: 'disk-full' | 'file-failed') => {
      const { failure } = failureOf(code, { facts: { path: '/data/ledger.sqlite' } });
      const [banner] = bannersFor({ ...soundStatus, ledger, ledgerRefusal: failure });
      return [banner?.words, banner?.drill];
    };
    const [room, rights] = ['Make room on the disk', 'Ask whoever looks after this computer to mend that'];
    expect(bannerOf('disk-full')).toEqual([expect.stringContaining(room), 'disk-full']);
    expect(bannerOf('disk-full')[0]).not.toContain(rights);
    expect(bannerOf('file-failed')).toEqual([expect.stringContaining(rights), 'damaged-file']);
    expect(bannerOf('file-failed')[0]).not.toContain(room);
    expect(bannerOf('file-failed')[0]).toContain('(/data/ledger.sqlite)');
  },
);

test('English in place of a language that could not be loaded is told, and only then', () => {
  expect(languageBanner(false)).toEqual([]);
  expect(languageBanner(true)).toMatchObject([{ tone: 'warn', words: say('shell.banner.language') }]);
});

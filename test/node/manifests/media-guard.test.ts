/** What fits on which paper, what is offered instead, and the words on the Print button. */
import { expect, test } from 'vitest';
import type { Media, Printer } from '../../../src-preload/contract/printing.ts';
import { judgeMedia, mediaFor, notLoaded } from '../../../src-renderer/manifests/print/media-guard.ts';
import { fitOn, paperOf, papersOf, paperWords } from '../../../src-renderer/manifests/print/paper-size.ts';
import { printLabel } from '../../../src-renderer/manifests/print/print-words.ts';
import { usualChoice } from '../../../src-renderer/manifests/print/use-print-choice.ts';
import { printerWords } from '../../../src-renderer/paper/printer-words.ts';
import { printerNamed } from '../../helpers/printer-named.ts';

const A4_PAGE = { width: 595.28, height: 841.89 };
const LABEL_PAGE = { width: 288, height: 432 };

const media = (
  name: string,
  label: string,
  widthMillimetres: number | null,
  heightMillimetres: number | null,
): Media => ({
  name,
  label,
  widthMillimetres,
  heightMillimetres,
});
const A4 = media('iso_a4_210x297mm', 'A4', 210, 297);
const A3 = media('iso_a3_297x420mm', 'A3', 297, 420);
const LEGAL = media('na_legal_8.5x14in', 'Legal', 215.9, 355.6);
const LETTER = media('na_letter_8.5x11in', 'Letter', 215.9, 279.4);
const INDEX = media('na_index-4x6_4x6in', '4 x 6 in', 101.6, 152.4);

const printer = (name: string, papers: readonly Media[], more: Partial<Printer> = {}): Printer =>
  printerNamed(name, { media: papers, defaultMedia: papers[0]?.name ?? null, ...more });

test('an A4 page fits on A4 and not on Letter, which is shorter', () => {
  expect(fitOn(paperOf(A4_PAGE), { widthMillimetres: 210, heightMillimetres: 297 })).toBe('fits');
  expect(fitOn(paperOf(A4_PAGE), { widthMillimetres: 215.9, heightMillimetres: 279.4 })).toBe('cut');
});

test('a page that lies on its side fits: the printer turns it', () => {
  const turned = paperOf({ width: A4_PAGE.height, height: A4_PAGE.width });
  expect(fitOn(turned, { widthMillimetres: 210, heightMillimetres: 297 })).toBe('fits');
});

test('a label on A4 is lost in its corner, an A4 page on a label is cut', () => {
  expect(fitOn(paperOf(LABEL_PAGE), { widthMillimetres: 210, heightMillimetres: 297 })).toBe('lost');
  expect(fitOn(paperOf(A4_PAGE), { widthMillimetres: 101.6, heightMillimetres: 152.4 })).toBe('cut');
});

test('a label of 4 x 6 in goes on one of 100 x 150 mm, as shops sell them; one of A6 does not, and a longer one neither', () => {
  const label = { widthMillimetres: 100, heightMillimetres: 150 };
  const inches = (width: number, height: number) => paperOf({ width: width * 72, height: height * 72 });
  expect([inches(4, 6), inches(6, 4)].map((page) => fitOn(page, label))).toEqual(['fits', 'fits']);
  const others = [{ widthMillimetres: 105, heightMillimetres: 148 }, inches(4, 6.25), inches(4.25, 6)];
  expect(others.map((page) => fitOn(page, label))).toEqual(['cut', 'cut', 'cut']);
  expect(paperWords(label)).toBe('100 × 150 mm');
});

test('a printer that has the paper is offered before the chosen one that says it has other paper', () => {
  const office = printer('Office', [A4, INDEX], { loadedMedia: [A4.name] });
  const labels = printer('Labels', [INDEX], { loadedMedia: [INDEX.name] });
  const driver = printer('Driver', [A4, INDEX]);
  const offered = (chosen: Printer, ...others: readonly Printer[]): string | undefined => {
    const verdict = judgeMedia([LABEL_PAGE], { printer: chosen, media: A4 }, [chosen, ...others]);
    return verdict.kind === 'misfit' ? verdict.better?.printer.name : verdict.kind;
  };
  expect(offered(office, labels)).toBe('Labels');
  // Of a queue with a driver nobody knows what is loaded.
  expect(offered(office, driver)).toBe('Driver');
  expect(offered(office, driver, labels)).toBe('Labels');
  expect(offered(driver, labels)).toBe('Driver');
  expect(offered(office)).toBe('Office');
  expect(offered(office, { ...labels, state: 'stopped' })).toBe('Office');
});

test('the guard offers the smallest paper of the same printer that takes every page', () => {
  const office = printer('Office', [LETTER, A3, LEGAL, A4]);
  expect(judgeMedia([A4_PAGE, A4_PAGE], { printer: office, media: LETTER }, [office])).toMatchObject({
    kind: 'misfit',
    fit: 'cut',
    better: { printer: { name: 'Office' }, media: { name: A4.name } },
  });
});

test('the guard offers another printer, never a stopped one or one that takes no jobs', () => {
  const office = printer('Office', [A4]);
  const stopped = printer('Stopped', [INDEX], { state: 'stopped' });
  const closed = printer('Closed', [INDEX], { acceptsJobs: false });
  const zebra = printer('Zebra', [INDEX]);
  const judge = (printers: readonly Printer[]) => judgeMedia([LABEL_PAGE], { printer: office, media: A4 }, printers);
  expect(judge([office, stopped, closed, zebra])).toMatchObject({
    fit: 'lost',
    better: { printer: { name: 'Zebra' } },
  });
  expect(judge([office, stopped, closed])).toMatchObject({ kind: 'misfit', better: null });
});

test('one page that does not fit among many is enough', () => {
  const zebra = printer('Zebra', [INDEX]);
  expect(judgeMedia([LABEL_PAGE, A4_PAGE], { printer: zebra, media: INDEX }, [zebra])).toMatchObject({ fit: 'cut' });
});

test('of pages that do not fit the one that would be cut is told: what is lost on large paper can still be read', () => {
  const large = { width: A4_PAGE.width * 2, height: A4_PAGE.height };
  const office = printer('Office', [A4]);
  const verdict = judgeMedia([LABEL_PAGE, LABEL_PAGE, large], { printer: office, media: A4 }, [office]);
  expect(verdict).toMatchObject({ kind: 'misfit', fit: 'cut', page: paperOf(large) });
});

test('what cannot be known is not called fitting', () => {
  const vague = printer('Vague', [media('custom', 'Custom', null, null)]);
  const custom = vague.media[0] ?? null;
  expect(judgeMedia([A4_PAGE], { printer: vague, media: custom }, [vague])).toEqual({ kind: 'cannot-check' });
  expect(judgeMedia([A4_PAGE], { printer: vague, media: null }, [vague])).toEqual({ kind: 'cannot-check' });
  expect(judgeMedia(null, { printer: printer('Office', [A4]), media: A4 }, [])).toEqual({ kind: 'cannot-check' });
});

test('paper is named by its usual name and by its size', () => {
  expect(paperWords(paperOf(A4_PAGE))).toBe('A4, 210 × 297 mm');
  expect(paperWords(paperOf({ width: 841.89, height: 595.28 }))).toBe('A4 landscape, 297 × 210 mm');
  expect(paperWords(paperOf(LABEL_PAGE))).toBe('4 x 6 in, 102 × 152 mm');
  expect(paperWords({ widthMillimetres: 100, heightMillimetres: 77 })).toBe('100 × 77 mm');
  expect(papersOf([A4_PAGE, LABEL_PAGE, A4_PAGE]).map(({ pageCount }) => pageCount)).toEqual([2, 1]);
});

test('the Print button says which copies it makes', () => {
  expect(printLabel(1, 0)).toBe('Print');
  expect(printLabel(3, 0)).toBe('Print 3 copies');
  expect(printLabel(1, 1)).toBe('Print copy 2');
  expect(printLabel(3, 1)).toBe('Print copies 2 to 4');
});

test('a printer tells its reasons in plain words', () => {
  expect(printerWords(printer('P', [A4], { state: 'stopped', stateReasons: ['paused'] })).word).toBe('Stopped: paused');
  expect(printerWords(printer('P', [A4], { stateReasons: ['media-empty-error'] })).word).toContain('out of paper');
  expect(printerWords(printer('P', [A4], { acceptsJobs: false })).tone).toBe('bad');
});

test('of loaded paper the guard speaks only where the printer says what is loaded', () => {
  const loaded = printer('P', [A4, INDEX, LEGAL], { loadedMedia: [A4.name] });
  expect(notLoaded(loaded, A4, null)).toBeNull();
  expect(notLoaded(loaded, INDEX, null)).toEqual({ media: INDEX, loaded: [A4] });
  expect(notLoaded(printer('P', [A4, INDEX]), INDEX, null)).toBeNull();
  // The same label, as another driver rounds it.
  const rounded = media('custom_102x152mm_102x152mm', '102 x 152 mm', 102, 152);
  expect(notLoaded(printer('P', [rounded, INDEX], { loadedMedia: [rounded.name] }), INDEX, null)).toBeNull();
  const trays = [
    { name: 'main', media: A4.name },
    { name: 'rear', media: INDEX.name },
  ];
  const two = printer('P', [A4, INDEX], { loadedMedia: [A4.name, INDEX.name], trays });
  expect(notLoaded(two, INDEX, 'rear')).toBeNull();
  expect(notLoaded(two, INDEX, 'main')).toEqual({ media: INDEX, loaded: [A4] });
});

test('paper that is loaded is chosen before a smaller one that is not', () => {
  const loaded = printer('P', [A4, LEGAL], { loadedMedia: [LEGAL.name] });
  expect(mediaFor([paperOf(A4_PAGE)], loaded)).toBe(LEGAL);
});

test('a label printer that names no default paper is asked for one of its papers, and a page of A4 is not called fitting on it', () => {
  const small = media('custom_62x100mm_62x100mm', '62 x 100 mm', 62, 100);
  const zebra = printer('Zebra', [small, INDEX], { defaultMedia: null });
  const choose = (page: typeof A4_PAGE) => usualChoice([zebra], [page], { printer: null, media: null });
  expect(choose(LABEL_PAGE)?.media).toBe(INDEX);
  const choice = choose(A4_PAGE);
  expect(choice?.media).toBe(INDEX);
  if (choice === null) return;
  expect(judgeMedia([A4_PAGE], choice, [zebra])).toMatchObject({ kind: 'misfit', fit: 'cut' });
});

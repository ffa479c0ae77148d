/**
 * Several who ask: an answer of the print system that comes late, but was asked for earlier, does not bring back
 * printers that are gone, and what one of them was answered is told to the page, which need not have asked.
 */
import { expect, test } from 'vitest';
import { createPrinterWatch } from '../../../src-main/printing/printer-watch.ts';
import type { PrinterList } from '../../../src-preload/contract/printing.ts';
import { inMemoryLog, recordAnnouncements } from '../../helpers/in-memory-ports.ts';
import { printerNamed } from '../../helpers/printer-named.ts';

const listOf = (...names: string[]): PrinterList => ({
  spooler: 'available',
  printers: names.map((name) => printerNamed(name)),
});

/** Answers are given by hand, in the order of the questions. */
function watchByHand() {
  const answers: PromiseWithResolvers<PrinterList>[] = [];
  let change: () => void = () => undefined;
  let ends = 0;
  const { all, announce, first } = recordAnnouncements();
  const watch = createPrinterWatch({
    spooler: {
      listPrinters() {
        const answer = Promise.withResolvers<PrinterList>();
        answers.push(answer);
        return answer.promise;
      },
      watch(changed) {
        change = changed;
        return () => {
          ends += 1;
        };
      },
    },
    log: inMemoryLog(),
    announce,
    changed: () => undefined,
  });
  watch.start();
  const told = (): string[][] =>
    all.flatMap(({ name, event }) =>
      name === 'printing.printersChanged' ? [event.printers.map((one) => one.name)] : [],
    );
  return { watch, answers, change: () => change(), told, first, ends: () => ends };
}

test('what was asked for later is known, whichever answer comes first', async () => {
  const { watch, answers, change, first } = watchByHand();
  const page = watch.list();
  change();
  answers[1]?.resolve(listOf('Bench', 'Other'));
  await first('printing.printersChanged', ({ printers }) => printers.length === 2);
  answers[0]?.resolve(listOf('Other'));
  expect((await page).printers.map(({ name }) => name)).toEqual(['Bench', 'Other']);
  watch.close();
});

test('a printer that somebody else was answered first is told to the page all the same', async () => {
  const { watch, answers, change, told, first } = watchByHand();
  change();
  answers[0]?.resolve(listOf('Other'));
  await first('printing.printersChanged', ({ printers }) => printers.length === 1);
  // A round that is being printed asks for itself, before the change of which it learns is looked at.
  const round = watch.list();
  answers[1]?.resolve(listOf('Bench', 'Other'));
  await round;
  change();
  answers[2]?.resolve(listOf('Bench', 'Other'));
  await expect.poll(told).toEqual([['Other'], ['Bench', 'Other']]);
  watch.close();
});

test('a change while the printers are being asked is not missed: they are asked once more', async () => {
  const { watch, answers, change, first } = watchByHand();
  change();
  change();
  change();
  answers[0]?.resolve(listOf('Other'));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve(listOf('Bench', 'Other'));
  await first('printing.printersChanged', ({ printers }) => printers.length === 2);
  watch.close();
});

test('at the end the print system is asked no more, and what it still answers is told to nobody', async () => {
  const { watch, answers, change, told, ends } = watchByHand();
  change();
  change();
  watch.close();
  expect(ends()).toBe(1);
  answers[0]?.resolve(listOf('Other'));
  await new Promise(setImmediate);
  expect([answers.length, told()]).toEqual([1, []]);
});

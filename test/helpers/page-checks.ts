/** What holds for every screen, whatever it shows: axe finds nothing, and nothing is cut off sideways. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { gluedTexts } from './glued-texts.ts';
import type { ShownTheme } from './screens.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Every rule in light, and what a screen reader hears about controls; the other themes differ only in colours. */
export async function violationsOf(page: Page, theme: ShownTheme = 'light'): Promise<readonly string[]> {
  const found = await axeViolations(page, theme);
  if (theme !== 'light') return found;
  return [
    ...found,
    ...(await namelessControls(page)),
    ...(await readTwice(page)),
    ...(await readAtLength(page)),
    ...(await endedTwice(page)),
    ...(await gluedTexts(page)),
  ];
}

async function axeViolations(page: Page, theme: ShownTheme): Promise<readonly string[]> {
  return foundByAxe(page, {
    resultTypes: ['violations'],
    // Whoever says what to press says the words that are seen (WCAG 2.5.3); axe asks that only when told.
    ...(theme === 'light'
      ? { rules: { 'label-content-name-mismatch': { enabled: true } } }
      : { runOnly: ['color-contrast'] }),
  });
}

/** Texts that are fainter than 7:1 (WCAG 1.4.6), large ones than 4.5:1. `within`: a CSS selector. */
export function faintTexts(page: Page, within = ':root'): Promise<readonly string[]> {
  return foundByAxe(page, { resultTypes: ['violations'], runOnly: ['color-contrast-enhanced'] }, within);
}

async function foundByAxe(page: Page, options: RunOptions, within = ':root'): Promise<readonly string[]> {
  // Once for each document: loading axe into the page takes several times as long as one run of it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(readFileSync(axeFile, 'utf8'));
  await untilNothingFades(page);
  return page.evaluate(
    async ({ asked, place }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations, passes } = await axe.run(place === ':root' ? document : place, asked);
      if (violations.length + passes.length === 0) return ['axe looked at nothing'];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
      );
    },
    { asked: options, place: within },
  );
}

const controlRoles: ReadonlySet<string> = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'switch', 'slider', 'spinbutton'],
  ...['tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'radio', 'DisclosureTriangle', 'PopUpButton', 'Date'],
]);

/**
 * Controls and pictures without a name, controls whose name is said twice, and those with the same name as another
 * control of the same kind: a person who cannot see the screen, or who says what to press, could not tell them apart. As
 * the browser tells it to a screen reader; with an open dialog, only what is in it.
 */
async function namelessControls(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const above = (node: (typeof nodes)[number]): readonly (typeof nodes)[number][] => {
    const parent = byId.get(node.parentId ?? '');
    return parent === undefined ? [] : [parent, ...above(parent)];
  };
  const isModal = ({ properties = [] }: (typeof nodes)[number]): boolean =>
    properties.some(({ name, value }) => name === 'modal' && value.value === true);
  const modal = nodes.find((node) => !node.ignored && isModal(node));
  // The parts of a date field have the field's name.
  const isPart = (node: (typeof nodes)[number]): boolean => above(node).some(({ role }) => role?.value === 'Date');
  const controls = nodes.filter(
    (node) =>
      !node.ignored &&
      !isPart(node) &&
      controlRoles.has(String(node.role?.value)) &&
      (modal === undefined || above(node).includes(modal)),
  );
  const called = (node: (typeof nodes)[number]): string => {
    const name = String(node.name?.value ?? '').trim();
    // A control inside a question or a group of fields is read with that group's name.
    const group = above(node).find(({ role }) => ['radiogroup', 'group'].includes(String(role?.value)));
    const of = group === undefined ? '' : ` of ${group.name?.value}`;
    return `${node.role?.value} '${name}'${of}`;
  };
  const words = controls.map(called);
  const isDrawn = (node: (typeof nodes)[number]): boolean =>
    !node.ignored && ['image', 'img'].includes(String(node.role?.value)) && String(node.name?.value ?? '') === '';
  const isOfControl = (node: (typeof nodes)[number]): boolean =>
    above(node).some(({ role }) => controlRoles.has(String(role?.value)));
  const pictures = nodes.filter((node) => isDrawn(node) && !isOfControl(node));
  const saidTwice = controls.filter(({ name, description }) => {
    const [called, more] = [String(name?.value ?? ''), String(description?.value ?? '')];
    return more !== '' && called !== '' && (more.includes(called) || called.includes(more));
  });
  return [
    ...pictures.map(({ parentId }) => `a picture without a name in ${byId.get(parentId ?? '')?.role?.value}`),
    ...saidTwice.map((node) => `its description repeats the name: ${called(node)}`),
    ...words.filter((one) => / ''/.test(one)).map((one) => `no name: ${one}`),
    ...[...new Set(words.filter((one, at) => words.indexOf(one) !== at))].map((one) => `more than one ${one}`),
  ];
}

/** Sentences with two full stops, as where one that has its own is put in front of another. */
async function endedTwice(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    return [document.body.textContent, ...names]
      .flatMap((words) => words?.match(/.{0,60}[\p{L}\p{N})]\.\.(?!\.)/gu) ?? [])
      .map((words) => `two full stops: ${words}`);
  });
}

/** What a screen reader reads twice: a live region inside another one, and a text that its own tooltip repeats. */
async function readTwice(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const regions = '[role="alert"], [role="status"], [aria-live]';
    const isLive = (element: Element): boolean => element.getAttribute('aria-live') !== 'off';
    const inLive = [...document.querySelectorAll(regions)].filter((element) => {
      const around = element.parentElement?.closest(regions);
      return isLive(element) && around != null && isLive(around);
    });
    const wordsOf = (element: Element): string => (element.textContent ?? '').trim();
    // A text in `data-whole` has a tooltip only while someone points at it.
    const repeated = [...document.querySelectorAll<HTMLElement>('[title]:not([data-whole])')].filter(
      (element) => element.checkVisibility() && element.title !== '' && element.title.trim() === wordsOf(element),
    );
    return [
      ...inLive.map((element) => `a live region in a live region: '${wordsOf(element)}'`),
      ...repeated.map((element) => `its tooltip repeats the text: '${wordsOf(element)}'`),
    ];
  });
}

/** A list that is scrolled is read as one comes to it: not line by line, to the end, as its dialog opens. */
async function readAtLength(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wholes = [...document.querySelectorAll('[role="dialog"][aria-describedby]')].map((dialog) =>
      document.getElementById(dialog.getAttribute('aria-describedby') ?? ''),
    );
    return wholes
      .flatMap((whole) => [...(whole?.querySelectorAll('ul[tabindex="0"], ol[tabindex="0"]') ?? [])])
      .map((list) => `a dialog is described by a list: '${list.getAttribute('aria-label')}'`);
  });
}

/**
 * Elements that fade in or out have other colours meanwhile, so this waits for a while without motion. Elements that
 * never rest, such as a growing bar, are checked in motion.
 */
async function untilNothingFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moves = (): boolean =>
      document.getAnimations().some((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    for (let still = 0, frames = 0; still < 6 && frames < 600; still = moves() ? 0 : still + 1, frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/**
 * Elements that reach over the right side, and scroll boxes that scroll sideways. The zoomed desk of the preview may.
 */
export async function widerThanTheWindow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wordsFor = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} ${(element.textContent ?? '').slice(0, 40)}`;
    const all = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const outside = all.filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.right > innerWidth + 1;
    });
    const sideways = all.filter((element) => {
      const { overflowX } = getComputedStyle(element);
      return (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1;
    });
    const page = document.documentElement.scrollWidth > innerWidth ? ['the page itself scrolls sideways'] : [];
    return [...page, ...outside.map(wordsFor), ...sideways.map((element) => `scrolls sideways: ${wordsFor(element)}`)];
  });
}

/** Names of columns that do not begin, and do not end, where the words below them do. */
export function headsAsideOfTheirColumns(page: Page): Promise<readonly string[]> {
  return page.getByRole('table').evaluateAll((tables) => {
    const edgesOf = (cell: Element | undefined): readonly number[] => {
      const words = document.createRange();
      words.selectNodeContents(cell ?? document.body);
      const { left, right } = words.getBoundingClientRect();
      return cell === undefined || left === right ? [] : [left, right];
    };
    return tables.flatMap((table) => {
      const rows = [...table.querySelectorAll('tbody tr')];
      return [...table.querySelectorAll('thead th')].flatMap((head, at) => {
        const below = rows.map((row) => edgesOf(row.children[at])).filter((edges) => edges.length > 0);
        const above = edgesOf(head);
        if (below.length === 0 || above.length === 0) return [];
        // What stands out in its row has room around it.
        const stands = below.some((edges) => edges.some((edge, side) => Math.abs(edge - (above[side] ?? 0)) < 2));
        return stands ? [] : [head.textContent];
      });
    });
  });
}

/** Presses whose words take a second line. */
export function pressesInTwoLines(place: Locator): Promise<readonly string[]> {
  return place.getByRole('button').evaluateAll((presses) =>
    presses.flatMap((press) => {
      const words = document.createRange();
      words.selectNodeContents(press.querySelector('[class*="label"]') ?? press);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [press.textContent] : [];
    }),
  );
}

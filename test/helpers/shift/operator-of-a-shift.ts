/** The person at the station in a shift: scans and types, and hears the result of each. */
import type { Locator, Page } from '@playwright/test';
import { ENTER } from '../../node/scanner/strokes.ts';
import { expect } from '../expect.ts';
import { scanAgain } from '../operator.ts';
import { strike, strokesOf } from '../scan.ts';
import { say } from '../texts.ts';
import { humanRhythm, type Step } from './rhythm.ts';

/** Milliseconds from one stroke of the scanner to the next, in turn. */
const paces = [5, 15, 40] as const;
/** Longer than any verdict takes without a service. */
const patience = 5_000;

export interface ShiftOperator {
  work(page: Page, steps: readonly Step[]): Promise<void>;
  /** Waits for its verdict; answers when the scanner's Enter was struck (`Date.now()`). */
  scan(page: Page, step: Extract<Step, { kind: 'scan' }>): Promise<number>;
  /** So far; `cut`: codes that a machine standing still had cut in two, and that were scanned again. */
  readonly scanned: { readonly count: number; readonly cut: number };
}

export function createShiftOperator(random: () => number): ShiftOperator {
  const rhythm = humanRhythm(random);
  let count = 0;
  let cut = 0;

  const scan: ShiftOperator['scan'] = async (page, step) => {
    const pace = paces[count % paces.length] ?? 5;
    count += 1;
    const endedAt = await struck(page, step.code, pace);
    let says = step.says;
    if (!(await isSaid(bandOf(page).filter({ hasText: step.shows })))) {
      cut += 1;
      // A verdict that came late has already put it into the round: it counts once.
      says = new RegExp(`${says.source}|already in this round`);
      await scanAgain(page, step.code, says);
    }
    await expect(bandOf(page).filter({ hasText: step.shows })).not.toHaveAttribute('data-look', 'waiting');
    await expect(bandOf(page)).toContainText(says);
    return endedAt;
  };

  return {
    scanned: {
      get count() {
        return count;
      },
      get cut() {
        return cut;
      },
    },
    scan,
    async work(page, steps) {
      for (const step of steps) {
        if (step.kind === 'scan') await scan(page, step);
        else await typeInto(page, step, rhythm);
      }
    },
  };
}

const bandOf = (page: Page): Locator => page.getByRole('alert', { name: say('scan.flash') });

async function struck(page: Page, code: string, pace: number): Promise<number> {
  const endedAt = await strike(page, [...strokesOf(code), ENTER], pace);
  await expect.poll(() => Date.now(), { intervals: [5, 20, 50] }).toBeGreaterThan(endedAt);
  return endedAt;
}

async function isSaid(band: Locator): Promise<boolean> {
  return band.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  );
}

/** As people type into a field: it keeps every letter, and none was taken for a scan. */
async function typeInto(
  page: Page,
  { where, text }: Extract<Step, { kind: 'typing' }>,
  rhythm: () => number,
): Promise<void> {
  const isPalette = where === 'palette';
  const field = isPalette
    ? page.getByRole('combobox', { name: say('keyboard.palette.open') })
    : page.getByRole('searchbox', { name: say('orders.search') });
  if (!isPalette) await page.keyboard.press('Control+1');
  await expect(async () => {
    await page.keyboard.press(isPalette ? 'Control+k' : 'Control+f');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  const endedAt = await strike(page, strokesOf(text), rhythm);
  // As long as a hand rests: an Escape at a scanner's pace, and a scan right after it, would join the typed text.
  await expect.poll(() => Date.now(), { intervals: [20] }).toBeGreaterThan(endedAt + 300);
  await expect(field).toHaveValue(text);
  await page.keyboard.press('Escape');
  if (isPalette) await expect(field).toBeHidden();
  else await page.keyboard.press('F11');
  await expect(page.getByRole('region', { name: say('common.screen.station'), exact: true })).toBeVisible();
}

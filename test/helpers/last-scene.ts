/** What an app showed and wrote when its test failed: a log of CI keeps nothing else of a run. */
import type { Page } from '@playwright/test';
import { readLog } from './app-faults.ts';

const answerWaitMilliseconds = 3_000;
const logLines = 8;

/** Short lines; never throws. */
export async function lastScene(page: Page, userData: string): Promise<readonly string[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the page does not answer')), answerWaitMilliseconds);
  try {
    return [...(await Promise.race([page.evaluate(look), late])), ...lastLogged(userData)];
  } catch (error) {
    return [String(error), ...lastLogged(userData)];
  } finally {
    clearTimeout(timer);
  }
}

function lastLogged(userData: string): readonly string[] {
  try {
    return readLog(userData).slice(-logLines);
  } catch (error) {
    return [`no log: ${error}`];
  }
}

/** Runs in the page. */
function look(): string[] {
  const said = [...document.querySelectorAll('[role="alert"], [role="status"], [aria-modal="true"]')]
    .map(({ role, textContent }) => `${role}: ${textContent.replace(/\s+/g, ' ').trim().slice(0, 200)}`)
    .filter((line) => !line.endsWith(': '));
  const { tagName, ariaLabel, textContent } = document.activeElement ?? document.body;
  const focused = `${tagName} ${ariaLabel ?? textContent.replace(/\s+/g, ' ').slice(0, 60)}`;
  return [`focus: ${focused}`, `the window has the focus: ${document.hasFocus()}`, ...said];
}

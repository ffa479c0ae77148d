/** What a screen does when the answer to a scan is late: the result of the parcel before must not be taken for this one's. */
import { after } from './other-scanner.ts';

/** Milliseconds. Nearly every answer is here sooner, and the screen would only flicker. */
const PATIENCE = 200;

export function tellIfLate(answer: Promise<unknown>, tell: () => void): void {
  const callOff = after(PATIENCE, tell);
  answer.then(callOff, callOff);
}

/**
 * The second press of a double click counts only where the first was made. Many double-click by habit, and a first press
 * may take its own line away: then the line that follows lies under the pointer, and its parcel would be counted by
 * hand, taken out or manifested, too.
 */

let first: Element | null = null;

/** For each click on the page, before anything else hears it. */
export function dropSecondPress(click: MouseEvent): void {
  const pressed = pressOf(click.target);
  // The system's count of presses at one place, one soon after the other; 0: a key, or the press on a label passed on.
  if (click.detail < 2) first = pressed;
  else if (pressed !== first) {
    click.preventDefault();
    click.stopPropagation();
  }
}

function pressOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const press = target.closest('button, a, input, select, textarea, label, summary, [role="row"], [role="option"]');
  return press instanceof HTMLLabelElement ? (press.control ?? press) : press;
}

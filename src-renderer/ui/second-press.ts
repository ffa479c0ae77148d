/**
 * The second press of a double click counts only for what the first was made on. Many double-click by habit, and a first
 * press may take its own line away, so that the next line lies under the pointer, or turn its button into another one,
 * as 'Undo' names the parcel before: that parcel would be counted by hand, or taken out, too.
 */

interface Press {
  readonly on: Element | null;
  /** What a button said then, and its `data-about` where its words do not tell what it is about; null: no button. */
  readonly words: string | null;
}

let first: Press = { on: null, words: null };

/** For each click on the page, before anything else hears it. */
export function dropSecondPress(click: MouseEvent): void {
  const press = pressOf(click.target);
  // The system's count of presses at one place, one soon after the other; 0: a key, or the press on a label passed on.
  if (click.detail < 2) first = press;
  else if (press.on !== first.on || press.words !== first.words) {
    click.preventDefault();
    click.stopPropagation();
  }
}

function pressOf(target: EventTarget | null): Press {
  if (!(target instanceof Element)) return { on: null, words: null };
  const on = target.closest('button, a, input, select, textarea, label, summary, [role="row"], [role="option"]');
  if (on instanceof HTMLLabelElement) return { on: on.control ?? on, words: null };
  if (!(on instanceof HTMLButtonElement)) return { on, words: null };
  return { on, words: `${on.ariaLabel} ${on.textContent} ${on.dataset.about}` };
}

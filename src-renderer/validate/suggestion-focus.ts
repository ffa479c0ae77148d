/** Moves from one suggestion to the next by keys: the focus goes to its button, so that Enter chooses it. */

export function focusSuggestion(step: 1 | -1): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-suggestion]')];
  const now = document.activeElement instanceof HTMLElement ? buttons.indexOf(document.activeElement) : -1;
  const next = now < 0 ? (step === 1 ? 0 : buttons.length - 1) : (now + step + buttons.length) % buttons.length;
  const button = buttons[next];
  button?.focus({ preventScroll: true });
  button?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

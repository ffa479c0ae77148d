/** Where the keys of a screen are heard: its list, or the screen itself where it has none or its details lie over it. */
export const placeOfScreen = (screen: HTMLElement | null): HTMLElement | null =>
  screen?.querySelector<HTMLElement>('[role="grid"]:not([inert] *)') ?? screen;

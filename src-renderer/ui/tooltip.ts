/** For a tooltip that says what is the element's name already: a screen reader would read it once more, as its description. */
export function tooltip(words: string): { readonly title: string; readonly 'aria-description': '' } {
  return { title: words, 'aria-description': '' };
}

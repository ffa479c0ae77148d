/** Reading what must not be given up, or thrown away, for one error of a disk. */

/**
 * A disk that stumbles once must not cost a file, or the day: what is said the second time counts. SQLite calls bytes that
 * could not be read damaged, as if they were others than those that were written.
 */
export function askTwice<Answer>(ask: () => Answer): Answer {
  try {
    return ask();
  } catch {
    return ask();
  }
}

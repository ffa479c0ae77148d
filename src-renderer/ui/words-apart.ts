/** Things that must be told from each other: each in the first of the wordings in which no other one reads alike. */
type Wording<Thing> = (thing: Thing) => string;

export function wordsApart<Thing>(
  all: readonly Thing[],
  wordings: readonly [Wording<Thing>, ...Wording<Thing>[]],
): readonly string[] {
  const readings = wordings.map((wording) => all.map(wording));
  return all.map(
    (one, at) =>
      readings.find((said) => said.filter((words) => words === said[at]).length === 1)?.[at] ?? wordings[0](one),
  );
}

/**
 * fast-check, as the node tests use it: the draws are the same in each run of `npm test`, so that a failure comes from
 * the change and not from the day. `npm run proof -- --only properties` makes new draws; PROPERTY_SEED repeats one of
 * them.
 */
import fc from 'fast-check';

const { PROPERTY_SEED } = process.env;
fc.configureGlobal({ seed: Number(PROPERTY_SEED ?? 1) });

/** `few` in `npm test`, where a property meets each of its classes more than once; `many` in each pass of the proof. */
export function draws(few: number, many: number): number {
  return PROPERTY_SEED === undefined ? few : many;
}

/** The seed of the numbers that a test draws by itself: `own` in `npm test`, another one in each pass of the proof. */
export function seedOf(own: number): number {
  return PROPERTY_SEED === undefined ? own : own + 1_000 * Number(PROPERTY_SEED);
}

const surrogates = 0x800;

/**
 * From the whole of Unicode: draws the same as fast-check's own unit 'binary', character by character. That one makes a
 * table of all 1.1 million to find a number by its character, which takes 0.7 s and 180 MB in each process that draws
 * one text.
 */
export const anyCharacter = fc.nat(0x10ffff - surrogates).map(characterAt, (character) => {
  const point = typeof character === 'string' ? (character.codePointAt(0) ?? 0) : 0;
  const index = point < 0xd800 ? point : point - surrogates;
  if (characterAt(index) !== character) throw new Error('That is not one character.');
  return index;
});

function characterAt(index: number): string {
  return String.fromCodePoint(index < 0xd800 ? index : index + surrogates);
}

export default fc;

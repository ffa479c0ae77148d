/**
 * What the test card shows about a scanner. Pure, and from the same answers that the listener takes its scans from, so
 * that it never claims what the listener would refuse.
 */
import type { ScanAnswer } from './scan-answers.ts';
import { learnKeys, mayBeCard, type TaughtKeys, TEST_CARD } from './taught-keys.ts';

export type Finding =
  /** The characters arrive as on the card: this is how the scanner is set. */
  | { readonly kind: 'layout'; readonly layout: 'us' | 'same' }
  /**
   * The system does not say which keys are struck; the card taught what arrives for each. `lost`: characters that
   * cannot be told apart.
   */
  | { readonly kind: 'taught'; readonly keys: TaughtKeys; readonly lost: readonly string[] }
  /** The taught keys read the card, except for the characters that cannot be told apart. */
  | { readonly kind: 'proved' }
  /** The other code of the card must still be scanned. */
  | { readonly kind: 'other-code'; readonly which: 1 | 2 }
  /** Something arrived that is not the card in either reading. */
  | { readonly kind: 'not-the-card' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'no-end' }
  | { readonly kind: 'enter-in-front' }
  | { readonly kind: 'caps-lock' }
  | { readonly kind: 'in-front'; readonly text: string }
  | { readonly kind: 'behind'; readonly text: string }
  | { readonly kind: 'twice' };

/** Milliseconds a character: with a slower scanner a person has to wait. */
const SLOW = 30;

/** `answers`: the scans since the examination began, in order. */
export function diagnose(answers: readonly ScanAnswer[]): readonly Finding[] {
  const last = answers.findLast((answer) => answer.kind === 'scan' || answer.reason !== 'repeated');
  if (last === undefined) return [];
  const findings: Finding[] = [...whatArrived(last, answers)];
  const { gaps } = last.timing;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
  if (mean > SLOW) findings.push({ kind: 'slow', milliseconds: Math.round(mean) });
  if (last.kind === 'scan') {
    if (last.end === 'silence') findings.push({ kind: 'no-end' });
    if (last.enterInFront) findings.push({ kind: 'enter-in-front' });
    if (last.capsLock) findings.push({ kind: 'caps-lock' });
  }
  if (answers.some((answer) => answer.kind === 'refused' && answer.reason === 'repeated'))
    findings.push({ kind: 'twice' });
  return findings;
}

function whatArrived(last: ScanAnswer, answers: readonly ScanAnswer[]): readonly Finding[] {
  if (last.kind === 'refused') {
    if (last.reason === 'layout-unknown') return taughtBy(answers);
    const isPartly = last.reason === 'dead-key' || last.reason === 'unknown-character';
    return [{ kind: isPartly && mayBeCard(last.keys) ? 'proved' : 'not-the-card' }];
  }
  for (const { by, text } of last.readings) {
    const code = TEST_CARD.find((one) => text.includes(one.trim()));
    if (code === undefined) continue;
    const [front = '', behind = ''] = text.split(code.trim());
    const findings: Finding[] = [
      by === 'card' || by === 'device' ? { kind: 'proved' } : { kind: 'layout', layout: by === 'code' ? 'us' : 'same' },
    ];
    if (front !== '') findings.push({ kind: 'in-front', text: front });
    if (behind.trim() !== '') findings.push({ kind: 'behind', text: behind });
    return findings;
  }
  return [{ kind: 'not-the-card' }];
}

/** The two codes may come in any order; each is recognised by its number of keys. */
function taughtBy(answers: readonly ScanAnswer[]): readonly Finding[] {
  const arrived = answers.filter((answer) => answer.kind === 'refused' && answer.reason === 'layout-unknown');
  const [previous, last] = arrived.slice(-2);
  if (previous === undefined || last === undefined) return [{ kind: 'other-code', which: 2 }];
  const inOrder = learnKeys([previous.keys, last.keys]);
  const lesson = inOrder.kind === 'taught' ? inOrder : learnKeys([last.keys, previous.keys]);
  if (lesson.kind === 'taught') return [{ kind: 'taught', keys: lesson.keys, lost: lesson.lost }];
  return [{ kind: 'not-the-card' }];
}

/** The fault table, each row for each of the ten operations in both formats; and cuts at places drawn from a seed. */
import { answerBytes, type Behaviour, bytes, bytesThenEnd, bytesThenReset } from '../../helpers/misbehaving-server.ts';
import { faultsAfterSending } from '../../node/shipping/faults.ts';
import { goodAnswer, type OperationOfTheDocument, operationsOfTheDocument } from '../operations-of-the-document.ts';
import type { Chance } from '../seeded.ts';

export type Fate = 'not-sent' | 'rejected' | 'in-doubt';

export interface FaultCell {
  readonly fault: string;
  readonly operation: OperationOfTheDocument;
  readonly format: 'json' | 'xml';
  /** What the service does. */
  readonly behaviour: Behaviour;
  /** How often it does so before it answers correctly; null: always. */
  readonly times: number | null;
  /** One of these is reported; for a write in doubt as its reason. */
  readonly codes: readonly string[];
  readonly fate: Fate;
  /** Only a deadline ends it. */
  readonly endless: boolean;
  readonly readAttempts: number;
}

export function faultCells(chance: Chance): readonly FaultCell[] {
  const kinds = operationsOfTheDocument.flatMap((operation) => [
    { operation, format: 'json' as const },
    { operation, format: 'xml' as const },
  ]);
  const cells = kinds.flatMap((kind) => [...tableCells(kind, chance), ...cutCells(kind, chance)]);
  return shuffled(cells, chance);
}

type Kind = Pick<FaultCell, 'operation' | 'format'>;

function tableCells(kind: Kind, chance: Chance): FaultCell[] {
  return faultsAfterSending.map(({ name, behaviour, code, endless = false, readAttempts, writeFate }) => ({
    ...kind,
    fault: name,
    behaviour,
    // Sometimes the service recovers while a read still asks; not where our own deadlines are short.
    times: readAttempts > 1 && !endless && chance.oneIn(3) ? 1 + chance.below(2) : null,
    codes: [code],
    fate: isOfPartsUntold(name, kind) ? 'in-doubt' : writeFate,
    endless,
    readAttempts,
  }));
}

/** The document does not say what these two did with their orders before they refused: only a look-up tells. */
function isOfPartsUntold(fault: string, { operation }: Kind): boolean {
  return fault === 'success false' && ['assign', 'delete many'].includes(operation.name);
}

/** A good answer that breaks off somewhere in its body. */
function cutCells(kind: Kind, chance: Chance): FaultCell[] {
  const whole = Buffer.from(goodAnswer(kind.operation, kind.format));
  const headers = { 'content-type': `application/${kind.format}` };
  const cut = (): Buffer =>
    answerBytes({ body: whole.subarray(0, chance.below(whole.length)), headers, length: whole.length });
  const cell = (fault: string, behaviour: Behaviour, code: string, endless = false): FaultCell => {
    return { ...kind, fault, behaviour, times: null, codes: [code], fate: 'in-doubt', endless, readAttempts: 3 };
  };
  return [
    cell('an end somewhere in the body', bytesThenEnd(cut()), 'connection-lost'),
    cell('a reset somewhere in the body', bytesThenReset(cut()), 'connection-lost'),
    cell('silence somewhere in the body', bytes(cut()), 'timed-out', true),
  ];
}

function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const left = [...items];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = chance.below(at + 1);
    [left[at], left[other]] = [left[other] as Item, left[at] as Item];
  }
  return left;
}

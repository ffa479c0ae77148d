/** The paper of a closed round: each PDF of its manifest is handed to the printer once, unless somebody has printed it. */
import type { PaperFound, RoundPaper } from '../../src-preload/contract/station.ts';
import { PackbenchError } from '../failures.ts';
import type { ManifestsService } from '../manifests/manifests-service.ts';
import type { PrintingService } from '../printing/printing-service.ts';
import type { OpenRounds } from './open-rounds.ts';
import type { Round } from './round.ts';
import { filesNotToPrint, jobsInQuestion } from './round-standing.ts';

export interface RoundPaperParts {
  readonly rounds: OpenRounds;
  readonly manifests: Pick<ManifestsService, 'get'>;
  readonly printing: Pick<PrintingService, 'print' | 'listJobs'>;
}

/** More jobs than anybody prints for one manifest. */
export const mostJobs = 1_000;

/**
 * Notes what was found of the paper, and that this program prints it. Answers the printing, which keeps its failure with
 * the round; null: nothing is to be printed now, or another program prints it.
 */
export function beginPaper(
  { rounds, manifests, printing }: RoundPaperParts,
  round: Round,
  manifestId: string,
  found: PaperFound,
  { printer, media, tray }: RoundPaper,
): (() => Promise<void>) | null {
  const { roundId } = round;
  const jobsBefore = printing.listJobs(manifestId, mostJobs).length;
  const paper = { missing: found.missing, fits: found.fits, printer };
  const isHeldBack = printer === null || (!round.printsAnyway && (paper.missing.length > 0 || !paper.fits));
  const begun = rounds().change(roundId, (now) => {
    const isSame = now.printing?.by === round.printing?.by && now.printing?.jobsBefore === round.printing?.jobsBefore;
    if (!isSame) return null;
    if (isHeldBack) return { ...now, paper, printing: null, printsAnyway: false };
    return { ...now, paper, printing: { by: rounds().program, jobsBefore, failure: null } };
  });
  if (begun === null || begun.printing === null || printer === null) return null;
  const printAll = async (): Promise<void> => {
    for (const { fileNumber } of manifests.get(manifestId).files) {
      // It may have come out already, or somebody has printed it while this waited for its turn.
      if (filesNotToPrint(printing.listJobs(manifestId, mostJobs), jobsBefore).has(fileNumber)) continue;
      const pageCount = found.pageCounts?.[fileNumber - 1] ?? null;
      await printing.print({ manifestId, fileNumber, printer, media, tray, copies: 1, pageCount });
    }
  };
  return async () => {
    try {
      await printAll();
    } catch (error) {
      if (!(error instanceof PackbenchError)) throw error;
      const { failure } = error;
      rounds().change(roundId, (now) =>
        now.printing === null ? null : { ...now, printing: { ...now.printing, failure } },
      );
    }
  };
}

/**
 * What a person says of paper of which nobody knew whether it came out holds for its print jobs: one that is still on its
 * way to the printer would come out as well.
 */
export function answerForPaper(
  printing: Pick<PrintingService, 'answer' | 'listJobs'>,
  manifestId: string,
  cameOut: boolean,
): void {
  const asked = jobsInQuestion(printing.listJobs(manifestId, mostJobs));
  for (const { printJobId } of asked) printing.answer(printJobId, cameOut);
}

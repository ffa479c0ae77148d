/** Keeps retries to a tenth of the calls, so that we do not flood a service in trouble; a few are free at the start. */
const creditPerCall = 0.1;
const creditAtMost = 10;

export interface RetryBudget {
  earn(): void;
  /** False: this call gets no further attempt. */
  spend(): boolean;
}

export function createRetryBudget(): RetryBudget {
  let credit = creditAtMost;
  return {
    earn() {
      credit = Math.min(creditAtMost, credit + creditPerCall);
    },
    spend() {
      if (credit < 1) return false;
      credit -= 1;
      return true;
    },
  };
}

/** Keeps retries to a tenth of the calls, so that a service in trouble is not buried by us; a few are free at the start. */
const creditPerCall = 0.1;
const creditAtMost = 10;

export class RetryBudget {
  #credit = creditAtMost;

  earn(): void {
    this.#credit = Math.min(creditAtMost, this.#credit + creditPerCall);
  }

  /** False: this call must be content with the attempt it had. */
  spend(): boolean {
    if (this.#credit < 1) {
      return false;
    }
    this.#credit -= 1;
    return true;
  }
}

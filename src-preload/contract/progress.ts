/** How far something has come that may take longer than a second. */
export interface Progress {
  readonly doneCount: number;
  /** Null: it is not known how much there is. */
  readonly totalCount: number | null;
}

/** Of questions to a service that the page asked under a name, and may stop by it. */
export interface QuestionProgress extends Progress {
  readonly questionId: string;
}

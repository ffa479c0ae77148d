/** The progress of something that may take longer than a second. */
export interface Progress {
  readonly doneCount: number;
  /** Null: the total is not known. */
  readonly totalCount: number | null;
}

/** For questions to a service that the page named, and may stop by that name. */
export interface QuestionProgress extends Progress {
  readonly questionId: string;
}

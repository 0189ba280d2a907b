/** What an order knows of the number that it tops up; the time in milliseconds. */
export interface TopUpPart {
  readonly phone: string;
  /** Whole yuan. */
  readonly face: number;
  readonly creditedAt: number | null;
}

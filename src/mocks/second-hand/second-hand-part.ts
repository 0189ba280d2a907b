/** What an order knows of the item that a colleague sells with it; times in milliseconds. */
export interface SecondHandPart {
  /** The item's id. */
  readonly item: string;
  /** Usercode. */
  readonly seller: string;
  readonly handedOverAt: number | null;
  readonly receivedAt: number | null;
}

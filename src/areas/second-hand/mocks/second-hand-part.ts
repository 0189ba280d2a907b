/** A refund requested after the hand-over, and its outcome; times in milliseconds. */
export interface RefundClaim {
  readonly requestedAt: number;
  readonly answer: 'agreed' | 'refused' | 'unanswered' | null;
  readonly answeredAt: number | null;
}

/** What an order knows of the item that a colleague sells with it; times in milliseconds. */
export interface SecondHandPart {
  /** The item's id. */
  readonly item: string;
  /** Usercode. */
  readonly seller: string;
  /** When its seller confirmed it; null before that. */
  readonly handedOverAt: number | null;
  readonly receivedAt: number | null;
  /** Null without a refund requested after the hand-over. */
  readonly claim: RefundClaim | null;
  /** What the buyer thought of it; null until then. */
  readonly rating: { readonly isGood: boolean; readonly at: number } | null;
}

/** An item that was just ordered. */
export function orderedItem(item: string, seller: string): SecondHandPart {
  return { item, seller, handedOverAt: null, receivedAt: null, claim: null, rating: null };
}

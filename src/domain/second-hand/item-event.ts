/** What happens to an item that is sold, with the side that does it; null where time does. */
export const itemEvents = {
  placed: 'buyer',
  paid: 'buyer',
  /** Cancelled before it was paid. */
  cancelled: 'buyer',
  /** Not paid in time. */
  expired: null,
  handedOver: 'seller',
  /** The refund before the hand-over, which needs no consent. */
  tookBack: 'buyer',
  /** The money asked back after the hand-over. */
  refundAsked: 'buyer',
  agreed: 'seller',
  refused: 'seller',
  /** The seller said nothing in time. */
  unanswered: null,
  refunded: null,
  received: 'buyer',
  /** The buyer said nothing in time. */
  countedReceived: null,
  praised: 'buyer',
  criticised: 'buyer',
} as const;

export type ItemEventName = keyof typeof itemEvents;
export const itemEventNames = Object.keys(itemEvents) as readonly ItemEventName[];

/** The two people of a sale. */
export type SaleSide = 'buyer' | 'seller';

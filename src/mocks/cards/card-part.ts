/** What an order knows of the card that it buys. */
export interface CardPart {
  /** The card's id on the shelf. */
  readonly product: string;
}

/** What can be won. */
export interface DrawPrize {
  /** Its share of all tickets, a whole number. */
  readonly tickets: number;
}

/** The published odds: tickets are numbered from 0, and each prize has those from `from` to `to`. */
export interface TicketRange {
  readonly from: number;
  readonly to: number;
}

/** How many tickets the prizes have altogether. */
export function ticketCount(prizes: readonly DrawPrize[]): number {
  return prizes.reduce((sum, { tickets }) => sum + tickets, 0);
}

/** The tickets of each prize, in the order of the prizes. */
export function ticketRanges(prizes: readonly DrawPrize[]): readonly TicketRange[] {
  let next = 0;
  return prizes.map(({ tickets }) => {
    const from = next;
    next += tickets;
    return { from, to: next - 1 };
  });
}

/** The ticket that a seed draws; a seed is a whole number from 0. */
export function ticketOf(seed: number, prizes: readonly DrawPrize[]): number {
  return seed % ticketCount(prizes);
}

/** The place of the prize that a ticket wins; throws for a ticket that does not exist. */
export function prizeOfTicket(ticket: number, prizes: readonly DrawPrize[]): number {
  const index = ticketRanges(prizes).findIndex(({ from, to }) => ticket >= from && ticket <= to);
  if (index < 0) throw new RangeError(`no ticket ${ticket}`);
  return index;
}

/** By how many degrees a wheel of equal fields turns until the pointer at its top is in the middle of a field. */
export function wheelTurn(index: number, fields: number): number {
  return 360 - ((index + 0.5) * 360) / fields;
}

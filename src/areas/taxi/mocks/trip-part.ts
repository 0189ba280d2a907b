/** What an order knows of the trip that it pays. */
export interface TripPart {
  readonly trip: string;
}

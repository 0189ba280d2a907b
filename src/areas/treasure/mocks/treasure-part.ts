/** What an order knows of the draw whose shares it buys. */
export interface TreasurePart {
  /** The round's id. */
  readonly round: string;
}

/** That a prize of a draw was claimed, with the address as it was then; the time in milliseconds. */
interface TreasureClaim {
  /** The order that won. */
  readonly order: string;
  readonly time: number;
  readonly address: {
    readonly name: string;
    readonly phone: string;
    readonly area: string;
    readonly detail: string;
  };
}

export interface Treasure {
  readonly claims: readonly TreasureClaim[];
  /** Ids of the rounds that were not full in time and are paid back. */
  readonly cancelled: readonly string[];
}

export const noTreasure: Treasure = { claims: [], cancelled: [] };

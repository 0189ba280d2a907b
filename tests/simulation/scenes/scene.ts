import type { Outage } from '../gateway';
import type { Process } from '../schedule';
import type { Client, World } from '../world';

/** Milliseconds. */
export const second = 1_000;
export const minute = 60_000;

/** A part of a day in which many people use the app at once. */
export interface Scene {
  name: string;
  title: string;
  /** Milliseconds. */
  length: number;
  /** What each gateway can serve in a second, as a part of the busiest second that the busiest of them would have if it could serve everything. */
  capacity: number;
  /** How long a call may wait for its turn, ms; one that would wait longer is refused. */
  queue: number;
  /** What a refusal says: its status and its `Retry-After`, s; null for none. */
  refusal: { status: 429 | 503; retryAfter: number | null };
  outage: Outage | null;
  /** Takes the world of one run and how many clients it has; gives what each of them does. */
  begin: (world: World, clients: number) => (client: Client) => Process;
}

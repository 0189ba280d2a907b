import type { Fault } from './faults';
import type { Headers } from './identity';

/** A call as it arrives, whatever way it took. */
export interface GatewayRequest {
  /** The address without host and query. */
  path: string;
  headers: Headers;
  body: string;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  /** Milliseconds between its pieces; null where it comes at once. */
  dripMs: number | null;
}

/** How many pieces a dripping answer comes in. */
const dripPieces = 5;

/** A call that is put off: it is carried out when its time has come. */
export interface Ticket {
  id: string;
  request: GatewayRequest;
  faults: readonly Fault[];
  /** The key that is marked as running for it; null where none is. */
  marked: string | null;
}

/** What becomes of a call, as data, for each way to play. */
export type Rendering = Final | Waiting;

export type Final = { kind: 'answer'; answer: HttpAnswer } | { kind: 'drop' } | { kind: 'hang' };

type Waiting =
  /** Booked, and answered after a while. */
  | { kind: 'wait'; ms: number; then: Rendering }
  /** Booked, and answered when QA releases it. */
  | { kind: 'hold'; held: string; then: Rendering }
  /** Not booked yet: to be carried out after a while, and when QA has released it. */
  | { kind: 'later'; ms: number; held: string | null; ticket: Ticket };

export interface Player {
  resume: (ticket: Ticket) => Promise<Rendering>;
  isHeld: (held: string) => Promise<boolean>;
  sleep: (ms: number) => Promise<void>;
}

const lookEvery = 100;

/** Waits where a rendering says so, and ends in what is to be sent. */
export async function play(rendering: Rendering, player: Player): Promise<Final> {
  let current = rendering;
  for (;;) {
    if (current.kind === 'wait') {
      await player.sleep(current.ms);
      current = current.then;
    } else if (current.kind === 'hold') {
      await released(current.held, player);
      current = current.then;
    } else if (current.kind === 'later') {
      if (current.ms > 0) await player.sleep(current.ms);
      if (current.held !== null) await released(current.held, player);
      current = await player.resume(current.ticket);
    } else {
      return current;
    }
  }
}

async function released(held: string, { isHeld, sleep }: Player): Promise<void> {
  while (await isHeld(held)) await sleep(lookEvery);
}

/** An answer cut into pieces of about the same length. */
export function piecesOf(body: string): readonly string[] {
  const length = Math.max(1, Math.ceil(body.length / dripPieces));
  return Array.from({ length: Math.ceil(body.length / length) }, (_, index) =>
    body.slice(index * length, (index + 1) * length),
  );
}

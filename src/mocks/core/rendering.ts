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
  /** When it was put off, by the machine's clock in milliseconds. */
  since: number;
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
  | { kind: 'hold'; held: string; then: Rendering; failure: HttpAnswer }
  /** Not booked yet: to be carried out after a while, and when QA has released it. */
  | { kind: 'later'; ms: number; held: string | null; ticket: Ticket };

export interface Player {
  resume: (ticket: Ticket) => Promise<Rendering>;
  isHeld: (held: string) => Promise<boolean>;
  /** Whether QA let a held reply go as an error; where it is left out, none does. */
  hasFailed?: (held: string) => Promise<boolean>;
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
      const released = await outcome(current.held, player);
      current = released === 'failed' ? { kind: 'answer', answer: current.failure } : current.then;
    } else if (current.kind === 'later') {
      if (current.ms > 0) await player.sleep(current.ms);
      const released = current.held === null ? 'sound' : await outcome(current.held, player);
      current = await player.resume(released === 'failed' ? failing(current.ticket) : current.ticket);
    } else {
      return current;
    }
  }
}

async function outcome(held: string, { isHeld, hasFailed, sleep }: Player): Promise<'sound' | 'failed'> {
  while (await isHeld(held)) await sleep(lookEvery);
  return (await hasFailed?.(held)) === true ? 'failed' : 'sound';
}

/** The same call, which now is turned away with a status instead of being carried out. */
function failing(ticket: Ticket): Ticket {
  const failure: Fault = {
    id: `${ticket.id}-failed`,
    call: '*',
    kind: 'status',
    when: 'before',
    times: 1,
    rolls: 0,
  };
  return { ...ticket, faults: [...ticket.faults, failure] };
}

/** An answer cut into pieces of about the same length. */
export function piecesOf(body: string): readonly string[] {
  const length = Math.max(1, Math.ceil(body.length / dripPieces));
  return Array.from({ length: Math.ceil(body.length / length) }, (_, index) =>
    body.slice(index * length, (index + 1) * length),
  );
}

/** How long a rendering keeps an answer back by itself, in milliseconds; null where QA ends it, or nothing does. */
export function waitOf(rendering: Rendering): number | null {
  if (rendering.kind === 'answer') return 0;
  if (rendering.kind !== 'wait') return null;
  const rest = waitOf(rendering.then);
  return rest === null ? null : rendering.ms + rest;
}

/** The id under which it waits for QA; null where it does not. */
export function heldIn(rendering: Rendering): string | null {
  if (rendering.kind === 'hold') return rendering.held;
  return rendering.kind === 'wait' ? heldIn(rendering.then) : null;
}

/** The HTTP status that it ends in; 0 where no answer goes out. */
export function statusOf(rendering: Rendering): number {
  if (rendering.kind === 'answer') return rendering.answer.status;
  return 'then' in rendering ? statusOf(rendering.then) : 0;
}

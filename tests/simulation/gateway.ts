/** What a gateway can do at most. */
interface Limits {
  /** Calls per second; Infinity for no limit. */
  capacity: number;
  /** How long a call may wait for its turn, ms: the length of the queue. One that would wait longer is refused. */
  queue: number;
}

/** A time in which nothing is served, ms. */
export interface Outage {
  from: number;
  until: number;
  /** Calls are refused at once, or get no answer until their connections break. */
  way: 'refuses' | 'hangs';
  /** How long it takes after the end until all such connections are broken, ms. */
  breaks: number;
}

/** How a call ends: its status, and when its answer leaves the gateway, ms. */
interface Reply {
  outcome: 'served' | 'refused' | 'cut';
  at: number;
}

/** How long the work for one call takes, ms. */
const work = 60;
/** How long a refusal takes, ms. */
const refusal = 5;

/** Its multiples lie evenly between whole numbers. */
const golden = 0.618_033_988_75;

/** Takes a call at a moment, ms. */
export type Gateway = (now: number) => Reply;

/** A gateway that serves calls in the order of their arrival, so many a second, and nothing during its outage. */
export function limitedGateway({ capacity, queue }: Limits, outage: Outage | null): Gateway {
  let freeAt = 0;
  let held = 0;
  return (now) => {
    if (outage !== null && now >= outage.from && now < outage.until) {
      if (outage.way === 'refuses') return { outcome: 'refused', at: now + refusal };
      held += 1;
      return { outcome: 'cut', at: outage.until + ((held * golden) % 1) * outage.breaks };
    }
    const turn = Math.max(now, freeAt);
    if (turn - now > queue) return { outcome: 'refused', at: now + refusal };
    freeAt = turn + 1_000 / capacity;
    return { outcome: 'served', at: turn + work };
  };
}

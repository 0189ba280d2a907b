import { create } from 'zustand';

/** What became of this visit as a whole. */
interface Visit {
  /** The gateways said that the session is over; every page gives way to the log-in-again page (decision 3). */
  expired: boolean;
  /** False while a probe of our own origin fails (decision 29). */
  online: boolean;
  /** How often a call got no answer at all: each time is a reason to probe. */
  doubts: number;
}

export const useVisit = create<Visit>(() => ({ expired: false, online: true, doubts: 0 }));

/** Gives true the first time only, so that expiry is told once however many calls fail together. */
export function visitExpired(): boolean {
  const first = !useVisit.getState().expired;
  if (first) useVisit.setState({ expired: true });
  return first;
}

/** A new session stands. */
export function visitRenewed(): void {
  useVisit.setState({ expired: false });
}

/** The probe found out whether the network is there. */
export function connectivityKnown(online: boolean): void {
  useVisit.setState({ online });
}

/** A call found no network; nothing is shown before the probe found out. */
export function networkDoubted(): void {
  useVisit.setState(({ doubts }) => ({ doubts: doubts + 1 }));
}

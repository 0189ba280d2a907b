import { inMemory } from './slice';

/** What became of this visit as a whole. */
interface Visit {
  /** The gateways said that the session is over; every page gives way to the log-in-again page. */
  expired: boolean;
  /** False while a probe of our own origin fails. */
  online: boolean;
  /** How often a call got no answer at all: each time is a reason to probe. */
  doubts: number;
}

export const useAppStatus = inMemory<Visit>('device', { expired: false, online: true, doubts: 0 });

/** Gives true the first time only, so that expiry is told once however many calls fail together. */
export function sessionExpired(): boolean {
  const first = !useAppStatus.getState().expired;
  if (first) useAppStatus.setState({ expired: true });
  return first;
}

/** A new session stands. */
export function sessionRenewed(): void {
  useAppStatus.setState({ expired: false });
}

/** The probe found out whether the network is there. */
export function connectivityKnown(online: boolean): void {
  useAppStatus.setState({ online });
}

/** A call found no network; nothing is shown before the probe found out. */
export function networkDoubted(): void {
  useAppStatus.setState(({ doubts }) => ({ doubts: doubts + 1 }));
}

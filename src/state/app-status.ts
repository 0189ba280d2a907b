import { inMemory } from './slice';

/** Session and network, as all pages share them. */
interface AppStatus {
  /** The gateways reported that the session has expired; the log-in-again page replaces every page. */
  expired: boolean;
  /** The host wants the app one page back, and the router has not gone there yet. */
  isStepBackPending: boolean;
  /** The app went back because the host refused to refresh the token; the expiry that follows does not go back again. */
  hasSteppedBack: boolean;
  /** False while a probe of our own origin fails. */
  online: boolean;
  /** How many calls got no response at all, or none so far; each one triggers a probe. */
  networkDoubts: number;
}

export const useAppStatus = inMemory<AppStatus>('device', {
  expired: false,
  isStepBackPending: false,
  hasSteppedBack: false,
  online: true,
  networkDoubts: 0,
});

/** True the first time only, so that the expiry is announced once however many calls fail together. */
export function sessionExpired(): boolean {
  const first = !useAppStatus.getState().expired;
  if (first) useAppStatus.setState({ expired: true });
  return first;
}

/** The host has refused a log-in or a new token, and wants the app one page back. */
export function stepBackRequested(): void {
  useAppStatus.setState({ isStepBackPending: true });
}

/** The router has gone there, or preview stays where it is. */
export function stepBackSettled(): void {
  useAppStatus.setState({ isStepBackPending: false });
}

/** The host has refused a new token for the one that ran out. */
export function tokenRefreshRefused(): void {
  useAppStatus.setState({ hasSteppedBack: true });
}

/** The probe succeeded or failed. */
export function connectivityKnown(online: boolean): void {
  useAppStatus.setState({ online });
}

/** A call got no response, or waits for one; nothing is shown before the probe has ended. */
export function networkDoubted(): void {
  useAppStatus.setState(({ networkDoubts }) => ({ networkDoubts: networkDoubts + 1 }));
}

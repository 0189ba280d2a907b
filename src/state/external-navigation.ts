import { inMemory } from './slice';

/** What the partner's log-in page is given about the person, as far as it is known. */
export interface LoginParameters {
  prefix: string;
  phoneNumber: string;
  bToken: string;
}

interface ExternalNavigation {
  /** An external address that was requested and not checked yet. */
  offered: string | null;
  /** The partner's log-in page was requested. */
  login: LoginParameters | null;
}

export const useExternalNavigation = inMemory<ExternalNavigation>('device', { offered: null, login: null });

/** Requests an external address; the external link guard checks it. */
export function openExternal(address: string): void {
  useExternalNavigation.setState({ offered: address });
}

/** The address was opened or refused, or the person chose to stay. */
export function externalNavigationSettled(): void {
  useExternalNavigation.setState({ offered: null });
}

/** Not checked like an external address: the log-in page is configured for the environment, and the only one that gets secrets. */
export function loginRequested(login: LoginParameters): void {
  useExternalNavigation.setState({ login });
}

export function loginSettled(): void {
  useExternalNavigation.setState({ login: null });
}

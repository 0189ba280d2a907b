import { inMemory } from './slice';

/** What the log-in page is told of the person, as far as it is known. */
export interface LoginParameters {
  prefix: string;
  phoneNumber: string;
  bToken: string;
}

interface ExternalNavigation {
  /** An address from outside that somebody wants to go to; not judged yet. */
  offered: string | null;
  /** Somebody wants to the partner's log-in page. */
  login: LoginParameters | null;
}

export const useExternalNavigation = inMemory<ExternalNavigation>('device', { offered: null, login: null });

/** An address came from outside: the external link guard decides what becomes of it. */
export function openExternal(address: string): void {
  useExternalNavigation.setState({ offered: address });
}

/** It was opened, refused, or the person stays. */
export function externalNavigationSettled(): void {
  useExternalNavigation.setState({ offered: null });
}

/** The log-in page is no address from outside: it is the environment's own, and the only one that carries secrets. */
export function loginRequested(login: LoginParameters): void {
  useExternalNavigation.setState({ login });
}

export function loginSettled(): void {
  useExternalNavigation.setState({ login: null });
}
